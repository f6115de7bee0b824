import { describe, expect, it } from "vitest";
import type { Step } from "../net/types.ts";
import { oddOnes, readHappening, worthTelling } from "./happening.ts";
import { middleTime, stair, summarise } from "./summary.ts";

const steps: Step[] = [
  { seq: 0, at: 0, events: [{ event: "dealt", cards: ["1rso", "2rso", "3rso", "1gso"] }] },
  { seq: 1, at: 1000, events: [{ event: "wrong", seat: 1 }] },
  { seq: 2, at: 3000, events: [{ event: "laid", cards: ["1pso"] }] },
  { seq: 3, at: 4000, events: [{ event: "taken", seat: 0, cards: ["1rso", "1gso", "1pso"] }] },
  { seq: 4, at: 9000, events: [{ event: "taken", seat: 1, cards: ["2rso"] }, { event: "over" }] },
];

describe("the summary of a game", () => {
  const summary = summarise(steps, 2);

  it("tells who found what, and how long it took", () => {
    expect(summary.finds.map(({ seat, took }) => [seat, took])).toEqual([[0, 1000], [1, 5000]]);
    expect(summary.quickest?.seat).toBe(0);
    expect(summary.wrong).toEqual([0, 1]);
    expect(middleTime(summary.finds, 1)).toBe(5000);
    expect(middleTime([], 0)).toBeNull();
  });

  it("tells what nobody saw when more cards were laid", () => {
    expect(summary.missed).toEqual([["1rso", "2rso", "3rso"]]);
  });

  it("draws finds as a stair", () => {
    expect(stair(summary, 0, 90, 10)).toBe("M0 10H40V0H90");
    expect(stair(summarise([], 2), 0, 90, 10)).toBe("M0 10H90");
  });
});

describe("what has just happened", () => {
  it("is a SET taken, or a wrong one and why", () => {
    const broken = [{ attribute: "colour", verdict: "broken", values: ["r", "r", "g"], two: "r", one: "g" }];
    const cards = ["1rso", "2rso", "3gso"];
    const wrong = readHappening([{ event: "called", seat: 1 }, { event: "wrong", seat: 1, cards, broken }]);
    expect(wrong).toMatchObject({ kind: "wrong", seat: 1, cards });
    expect([...oddOnes(wrong!)]).toEqual([["3gso", ["colour"]]]);
    expect(readHappening([{ event: "wrong", seat: 1 }])).toMatchObject({ kind: "slow", cards: [] });
    expect(readHappening([{ event: "called", seat: 1 }])).toBeNull();
    expect(readHappening([{ event: "taken", seat: 0, cards }])).toMatchObject({ kind: "taken" });
  });

  it("is told once: a call together with its cards is one thing", () => {
    const tags = (...events: string[]): string[] =>
      worthTelling(events.map((event) => ({ event }))).map(({ event }) => event);
    expect(tags("called", "taken", "dealt")).toEqual(["taken"]);
    expect(tags("called")).toEqual(["called"]);
    expect(tags("dealt")).toEqual([]);
  });
});
