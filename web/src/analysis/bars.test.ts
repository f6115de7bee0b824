import { describe, expect, it } from "vitest";
import { barOn, scaleOf } from "./bars.ts";

describe("the scale of bars", () => {
  it("has round figures up to the highest", () => {
    const scale = scaleOf([{ name: "own", values: [12_300, null, 4000] }]);
    expect(scale.ticks).toEqual([0, 5000, 10_000]);
    expect(barOn(12_300, scale, 120)).toBe(120);
    expect(barOn(0, scale, 120)).toBe(0);
  });

  it("has fractions where all values are small", () => {
    expect(scaleOf([{ name: "share", values: [0.31, 0.05] }]).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it("is there where there is nothing", () => {
    expect(scaleOf([{ name: "none", values: [null, 0] }]).most).toBe(1);
    expect(scaleOf([]).ticks[0]).toBe(0);
  });
});
