import { expect, it } from "vitest";
import { polyline } from "./chart.ts";

it("draws figures as a line across the box", () => {
  expect(polyline([0, 5, 10], 10, 100, 20)).toBe("M0 20L50 10L100 0");
  expect(polyline([5], 10, 100, 20)).toBe("M0 10H100");
  expect(polyline([], 0, 100, 20)).toBe("M0 20H100");
});
