import { describe, expect, it } from "vitest";
import { CARD, FILLINGS, NUMBERS, OUTLINES, rows, SHAPES, SYMBOL, strokes } from "./drawing.ts";

describe("the drawing of a card", () => {
  it.each(NUMBERS)("stands %s symbols evenly about the middle, inside the card", (number) => {
    const heights = rows(number);
    expect(heights).toHaveLength(NUMBERS.indexOf(number) + 1);
    expect(heights.reduce((sum, y) => sum + y, 0) / heights.length).toBe(CARD.height / 2);
    expect(Math.min(...heights)).toBeGreaterThan(SYMBOL.height / 2);
  });

  it("leaves room between symbols", () => {
    const [first = 0, second = 0] = rows("three");
    expect(second - first).toBeGreaterThan(SYMBOL.height);
  });

  it.each(SHAPES)("closes the outline of the %s", (shape) => {
    expect(OUTLINES[shape]).toMatch(/^M.*Z$/);
  });

  it("gives each shape an outline of its own", () => {
    expect(new Set(Object.values(OUTLINES)).size).toBe(SHAPES.length);
  });

  it("draws lines for striped and hatched only, and not the same ones", () => {
    expect(FILLINGS.filter((filling) => strokes(filling))).toEqual(["striped", "hatched"]);
    expect(strokes("striped")).not.toBe(strokes("hatched"));
  });

  it("rules the whole width of a symbol", () => {
    const starts = [...strokes("striped").matchAll(/M(-?\d+)/g)].map((found) => Number(found[1]));
    expect(Math.min(...starts)).toBeLessThan(-SYMBOL.width / 2 + 6);
    expect(Math.max(...starts)).toBeGreaterThan(SYMBOL.width / 2 - 6);
  });
});
