import { describe, expect, it } from "vitest";
import { SYMBOL } from "../cards/drawing.ts";
import { DIE, standing, star } from "./drawing.ts";

describe("the drawing of a die", () => {
  it.each(["one", "two", "three"] as const)(
    "stands %s symbols about the middle, apart and inside",
    (number) => {
      const symbols = standing(number);
      const tall = SYMBOL.height * symbols[0]!.scale;
      expect(symbols.reduce((sum, { y }) => sum + y, 0) / symbols.length).toBe(DIE / 2);
      expect(symbols[0]!.y - tall / 2).toBeGreaterThan(4);
      for (const [at, { y }] of symbols.slice(1).entries())
        expect(y - symbols[at]!.y).toBeGreaterThan(tall);
    },
  );

  it("draws a star with its points", () => {
    expect(star(5, 40, 18).match(/L/g)).toHaveLength(9);
    expect(star(5, 40, 18)).toMatch(/^M0 -40L.*Z$/);
  });
});
