import { describe, expect, it } from "vitest";
import { findSets } from "../cards/notation.ts";
import vectors from "../vectors/game.json";
import { cardsOf, dealBoard, SIZES } from "./boards.ts";
import { Random } from "./random.ts";
import { beginSearch, giveHint, left, resumeSearch, tryThree } from "./search.ts";

describe("chance for exercises", () => {
  it("is the same from the same seed, and another from another", () => {
    const order = (seed: number): string => new Random(seed).shuffled([..."abcdefgh"]).join("");
    expect(order(7)).toBe(order(7));
    expect(order(7)).not.toBe(order(8));
    expect([...order(7)].sort().join("")).toBe("abcdefgh");
  });

  it("favours nobody", () => {
    const random = new Random(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) counts[random.below(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe("boards", () => {
  it("come from 81 different cards, or from the 27 solid ones", () => {
    expect(new Set(cardsOf("whole")).size).toBe(81);
    expect(cardsOf("solid")).toHaveLength(27);
    expect(cardsOf("solid").every((card) => card[2] === "s")).toBe(true);
  });

  it.each(["solid", "whole"] as const)("of the %s pack hold as many SETs as asked for", (pack) => {
    for (let seed = 0; seed < 40; seed++) {
      const board = dealBoard(pack, new Random(seed), 2, 5);
      expect(new Set(board).size).toBe(SIZES[pack]);
      const sets = findSets(board).length;
      expect(sets >= 2 && sets <= 5).toBe(true);
    }
  });

  it("are judged as Python judges them", () => {
    for (const [cards, sets] of Object.entries(vectors.boards)) {
      const board = cards.split(" ");
      expect(beginSearch(board).sets.map((three) => three.join(" "))).toEqual(sets);
      for (const a of board.slice(0, 4))
        for (const b of board.slice(4, 8))
          for (const c of board.slice(8))
            expect(tryThree(beginSearch(board), [c, a, b])[1], `${a} ${b} ${c}`).toBe(
              sets.includes(`${a} ${b} ${c}`) ? "found" : "wrong",
            );
    }
  });
});

describe("a search", () => {
  const board = ["1rso", "2rso", "3rso", "1gso", "1pso", "2ghw"];

  it("counts what is found, once", () => {
    const begun = beginSearch(board);
    expect(left(begun)).toBe(2);
    const [one, verdict] = tryThree(begun, ["3rso", "1rso", "2rso"]);
    expect([verdict, left(one)]).toEqual(["found", 1]);
    expect(tryThree(one, ["1rso", "2rso", "3rso"])[1]).toBe("again");
    const [wrong, no] = tryThree(one, ["1rso", "2rso", "1gso"]);
    expect([no, wrong.mistakes, left(wrong)]).toEqual(["wrong", 1, 1]);
    expect(left(tryThree(one, ["1pso", "1gso", "1rso"])[0])).toBe(0);
  });

  it("gives away two cards at most, and forgets them when a SET is found", () => {
    const twice = giveHint(giveHint(beginSearch(board)));
    expect(twice.hinted).toEqual(["1rso", "2rso"]);
    expect(giveHint(twice)).toBe(twice);
    expect(tryThree(twice, ["1rso", "2rso", "3rso"])[0]).toMatchObject({ hinted: [], hints: 2 });
  });

  it("goes on where it was left, as far as that was right", () => {
    const kept = [
      ["1rso", "2rso", "3rso"],
      ["1rso", "2rso", "1gso"],
      ["9xxx"],
      ["3rso", "1rso", "2rso"],
    ];
    expect(resumeSearch(board, kept)).toMatchObject({
      found: [["1rso", "2rso", "3rso"]],
      mistakes: 0,
    });
  });
});
