import { expect, it } from "vitest";
import { signed } from "./figures.ts";

it("says which way a figure went", () => {
  expect([12, -8, 0].map(signed)).toEqual(["+12", "−8", "±0"]);
});
