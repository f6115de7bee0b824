import { describe, expect, it } from "vitest";
import type { Analysis, LaidSet } from "../net/protocol.ts";
import { lettered, lettersOn, lyingAt, turningPoints, unseen } from "./sets.ts";

function laid(
  cards: string,
  first: number,
  gone: number | null,
  more: Partial<LaidSet> = {},
): LaidSet {
  const [a, b, c] = cards.split(" ") as [string, string, string];
  return {
    cards: [a, b, c],
    differs: 1,
    first,
    at: 0,
    gone,
    lay: 100,
    fate: "taken",
    seat: 0,
    overlooked: false,
    ...more,
  };
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

describe("turning points", () => {
  it("are the entries of all finds and mistakes", () => {
    const finds = [{ seq: 3 }, { seq: 6 }, { seq: 8 }];
    const misses = [{ seq: 5 }, { seq: 6 }];
    expect(turningPoints({ finds, misses } as unknown as Analysis)).toEqual([3, 5, 6, 8]);
  });
});
