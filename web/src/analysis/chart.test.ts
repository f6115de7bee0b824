import { describe, expect, it } from "vitest";
import type { Analysis } from "../net/protocol.ts";
import { onScale, scaleMarks, stair } from "./chart.ts";

describe("a chart of a game", () => {
  const analysis = {
    end: 1000,
    finds: [
      { seq: 3, at: 250, seat: 0 },
      { seq: 6, at: 500, seat: 0 },
      { seq: 8, at: 1000, seat: 1 },
    ],
    misses: [
      { seq: 5, at: 400, seat: 1 },
      { seq: 6, at: 500, seat: 1 },
    ],
    seats: [{ finds: 2 }, { finds: 1 }],
  } as unknown as Analysis;

  it("climb with every find", () => {
    expect(stair(analysis, 0, { width: 100, height: 50 })).toBe("M0 50H25V25H50V0H100");
    expect(stair(analysis, 1, { width: 100, height: 50 })).toBe("M0 50H100V25H100");
  });

  it("give short times more room", () => {
    expect(onScale(0, 60_000, 100)).toBe(0);
    expect(onScale(60_000, 60_000, 100)).toBe(100);
    expect(onScale(6000, 60_000, 100)).toBeGreaterThan(40);
    expect(scaleMarks(20_000)).toEqual([1, 5, 15]);
  });
});
