import { describe, expect, it } from "vitest";
import { linePath, ticks, timeTicks, valueAt } from "./axes.ts";

describe("an axis", () => {
  it("has a few round figures, and no fractions", () => {
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(45)).toEqual([0, 20, 40]);
    expect(ticks(80)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(0)).toEqual([0]);
  });

  it("has round times", () => {
    expect(timeTicks(95_000)).toEqual([0, 30_000, 60_000, 90_000]);
    expect(timeTicks(4000)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(timeTicks(20 * 3_600_000).length).toBeLessThan(6);
  });
});

describe("a line", () => {
  const dots = [
    { x: 0, y: 0 },
    { x: 50, y: 2 },
    { x: 80, y: 1 },
  ];

  it("goes from dot to dot, or as a stair to the end", () => {
    const scale = { xMost: 100, yMost: 2, width: 200, height: 10 };
    expect(linePath(dots, scale, false)).toBe("M0 10L100 0L160 5");
    expect(linePath(dots, scale, true)).toBe("M0 10H100V0H160V5H200");
    expect(linePath([], scale, true)).toBe("");
  });

  it("is worth what the last step before says", () => {
    expect([valueAt(dots, 49), valueAt(dots, 50), valueAt(dots, 99)]).toEqual([0, 2, 1]);
    expect(valueAt(dots.slice(1), 10)).toBeNull();
  });
});
