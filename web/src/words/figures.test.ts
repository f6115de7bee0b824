import { expect, it } from "vitest";
import { figure, signed } from "./figures.ts";

it("has a minus as long as a plus", () => {
  expect([12, -8, 0].map(figure)).toEqual([12, "−8", 0]);
});

it("says which way a figure went", () => {
  expect([12, -8, 0].map(signed)).toEqual(["+12", "−8", "±0"]);
});
