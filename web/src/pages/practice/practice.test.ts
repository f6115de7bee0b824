import { describe, expect, it } from "vitest";
import { findSets, isSet } from "../../cards/notation.ts";
import { ask, OPTIONS } from "../../exercise/question.ts";
import { Random } from "../../exercise/random.ts";
import { bestOf, hardestFound, keepResults, recallResults, withResult } from "./results.ts";
import { answer, beginStreak, FIRST_MS, isOver, LEAST_MS, MISTAKE_MS, timeFor } from "./streak.ts";
import { accuracy, counted, NO_TALLY } from "./tally.ts";

function shelf(kept: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
  };
}

describe("results", () => {
  it("keep the shortest time and the longest streak", () => {
    let results = recallResults(shelf());
    results = withResult(results, "find", "solid", 40_000, 4);
    results = withResult(results, "find", "solid", 50_000, 4);
    results = withResult(results, "find", "solid", 9_000, 2); // a board with fewer SETs
    results = withResult(results, "streak", "whole", 3);
    results = withResult(results, "streak", "whole", 2);
    expect([
      bestOf(results, "find", "solid", 4),
      bestOf(results, "find", "solid", 2),
      bestOf(results, "streak", "whole"),
      bestOf(results, "find", "whole", 4),
    ]).toEqual([40_000, 9_000, 3, 0]);
    expect([hardestFound(results, "solid"), hardestFound(results, "whole")]).toEqual([
      4,
      undefined,
    ]);
    expect(withResult(results, "third", "solid", 0)).toBe(results);
  });

  it("are there again, whatever else was written there", () => {
    const store = shelf();
    keepResults(store, { pack: "whole", best: { "find-whole-3": 1234 } });
    expect(recallResults(store)).toMatchObject({
      pack: "whole",
      best: { "find-whole-3": 1234, "streak-solid": 0 },
    });
    expect(recallResults(shelf('{"pack":"none","best":{"find-solid-2":"x"}}'))).toMatchObject({
      pack: "solid",
      best: { "find-solid-2": 0 },
    });
  });
});

describe("the drill of the missing card", () => {
  it.each(["solid", "whole"] as const)("has one right answer among the options (%s)", (pack) => {
    for (let seed = 0; seed < 60; seed++) {
      const { two, options, answer: right } = ask(pack, new Random(seed));
      expect(new Set(options).size).toBe(OPTIONS[pack]);
      expect(options.filter((card) => isSet(...two, card))).toEqual([right]);
      expect(options.some((card) => two.includes(card))).toBe(false);
    }
  });

  it("counts streak and accuracy", () => {
    const tally = [true, true, false, true].reduce(counted, NO_TALLY);
    expect(tally).toEqual({ streak: 1, asked: 4, right: 3 });
    expect([accuracy(NO_TALLY), accuracy(tally)]).toEqual([null, 75]);
  });
});

describe("a streak", () => {
  it("grows with each SET and leaves less and less time", () => {
    const random = new Random(5);
    let streak = beginStreak("solid", random, 1000);
    expect(streak.until).toBe(1000 + FIRST_MS);
    streak = answer(streak, findSets(streak.board)[0]!, random, 2000);
    expect(streak).toMatchObject({ length: 1, until: 2000 + timeFor(1) });
    expect(findSets(streak.board).length).toBeGreaterThan(0);
    expect(timeFor(1)).toBeLessThan(FIRST_MS);
    expect(timeFor(1000)).toBe(LEAST_MS);
  });

  it("loses time by a mistake, and ends with the time", () => {
    const streak = beginStreak("whole", new Random(6), 0);
    const [a, b] = streak.board;
    const after = answer(streak, [a!, b!, a!], new Random(1), 500);
    expect(after).toEqual({ ...streak, until: FIRST_MS - MISTAKE_MS });
    expect([
      isOver(after, FIRST_MS - MISTAKE_MS - 1),
      isOver(after, FIRST_MS - MISTAKE_MS),
    ]).toEqual([false, true]);
  });
});
