import { describe, expect, it } from "vitest";
import { shownCount } from "./starting.ts";

describe("the count-down", () => {
  it("says three, two, one, and never zero", () => {
    expect([3000, 2999, 2000, 1500, 1000, 1, 0, -40].map(shownCount)).toEqual([
      3, 3, 2, 2, 1, 1, 1, 1,
    ]);
  });
});
