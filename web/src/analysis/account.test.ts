import { describe, expect, it } from "vitest";
import type { Analysis, LaidSet } from "../net/protocol.ts";
import { lettered, lettersOn, lyingAt, onScale, scaleMarks, stair, turningPoints, unseen } from "./account.ts";

function laid(cards: string, first: number, gone: number | null, more: Partial<LaidSet> = {}): LaidSet {
  const [a, b, c] = cards.split(" ") as [string, string, string];
  return { cards: [a, b, c], differs: 1, first, at: 0, gone, lay: 100, fate: "taken", seat: 0, overlooked: false, ...more };
}

const SETS = [
  laid("1rso 2rso 3rso", 0, 4),
  laid("1rso 1gso 1pso", 0, 2),
  laid("1rsw 2rsw 3rsw", 2, null, { fate: "left", overlooked: true, lay: 700 }),
  laid("1gsw 2gsw 3gsw", 4, 9, { fate: "cleared", overlooked: true, lay: 900 }),
];

describe("the SETs of a moment", () => {
  const sets = lettered(SETS);

  it("keep their letters as long as they lie there, and no two share one", () => {
    expect(sets.map(({ letter }) => letter)).toEqual(["A", "B", "B", "A"]);
    for (const seq of [0, 1, 2, 3, 4, 8, 9]) {
      const here = lyingAt(sets, seq).map(({ letter }) => letter);
      expect(new Set(here).size).toBe(here.length);
    }
  });

  it("are told apart however many there are", () => {
    const many = lettered(Array.from({ length: 117 }, () => laid("1rso 2rso 3rso", 0, null)));
    const letters = lyingAt(many, 0).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(117);
    expect(letters.slice(24, 28)).toEqual(["Y", "Z", "A2", "B2"]);
  });

  it("lie there from the entry that brought them to the one that took them", () => {
    expect(lyingAt(sets, 1).map(({ letter }) => letter)).toEqual(["A", "B"]);
    expect(lyingAt(sets, 4).map(({ cards }) => cards[0])).toEqual(["1gsw", "1rsw"]);
    expect(lyingAt(sets, 99)).toHaveLength(1);
  });

  it("mark each card with all its letters", () => {
    expect(lettersOn(lyingAt(sets, 0)).get("1rso")).toEqual(["A", "B"]);
    expect(lettersOn(lyingAt(sets, 0)).get("3rso")).toEqual(["A"]);
  });

  it("that nobody saw come the longest first", () => {
    expect(unseen(SETS).map(({ lay }) => lay)).toEqual([900, 700]);
  });
});

describe("pictures", () => {
  const analysis = {
    end: 1000,
    finds: [{ seq: 3, at: 250, seat: 0 }, { seq: 6, at: 500, seat: 0 }, { seq: 8, at: 1000, seat: 1 }],
    misses: [{ seq: 5, at: 400, seat: 1 }, { seq: 6, at: 500, seat: 1 }],
    seats: [{ finds: 2 }, { finds: 1 }],
  } as unknown as Analysis;

  it("climb with every find", () => {
    expect(stair(analysis, 0, { width: 100, height: 50 })).toBe("M0 50H25V25H50V0H100");
    expect(stair(analysis, 1, { width: 100, height: 50 })).toBe("M0 50H100V25H100");
  });

  it("lead from one turning point to the next", () => {
    expect(turningPoints(analysis)).toEqual([3, 5, 6, 8]);
  });

  it("give short times more room", () => {
    expect(onScale(0, 60_000, 100)).toBe(0);
    expect(onScale(60_000, 60_000, 100)).toBe(100);
    expect(onScale(6000, 60_000, 100)).toBeGreaterThan(40);
    expect(scaleMarks(20_000)).toEqual([1, 5, 15]);
  });
});
