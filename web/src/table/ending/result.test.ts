import { describe, expect, it } from "vitest";
import type { Find } from "../../net/protocol.ts";
import { highlights, margin, rivalBot } from "./result.ts";

const seconds = (ms: number): string => `${ms / 1000} s`;

function find(seat: number, search: number): Find {
  return {
    seq: 1,
    at: 0,
    seat,
    search,
    cards: ["1rso", "2rso", "3rso"],
    differs: 1,
    lay: null,
  } as Find;
}

describe("a result", () => {
  it("says by how much one has won or lost, and against whom", () => {
    const outcome = { scores: [9, 4, 7], winners: [0], reason: "no_set_left" };
    expect(margin(outcome, 0)).toEqual({ ahead: true, by: 2, seat: 2 });
    expect(margin(outcome, null)).toEqual({ ahead: true, by: 2, seat: 2 });
    expect(margin(outcome, 1)).toEqual({ ahead: false, by: 5, seat: 0 });
  });

  it("says nothing of a shared win, equal points or a game alone", () => {
    const none = (scores: number[], winners: number[]) =>
      margin({ scores, winners, reason: "" }, 0);
    expect(none([5, 5], [0, 1])).toBeNull();
    expect(none([5, 5], [0])).toBeNull();
    expect(none([5], [0])).toBeNull();
    expect(none([5, 2], [])).toBeNull();
  });

  it("says what one did well", () => {
    const finds = [find(0, 900), find(0, 4000), find(0, 1200), find(1, 300)];
    const seats = [
      { finds: 3, misses: 0, middle: 1200 },
      { finds: 1, misses: 2, middle: 300 },
    ];
    expect(highlights({ finds, seats }, 0, seconds)).toEqual([
      { key: "end-best-clean", figures: { finds: 3 } },
      { key: "end-best-run", figures: { finds: 3 } },
      { key: "end-best-most" },
      { key: "end-best-quickest", figures: { time: "0.9 s" } },
    ]);
    expect(highlights({ finds, seats }, 1, seconds).map(({ key }) => key)).toEqual([
      "end-best-quickest",
    ]);
    expect(highlights({ finds, seats }, null, seconds)).toEqual([]);
  });

  it("knows the bot one has played against", () => {
    const seat = (bot: string | null) => ({
      name: "A",
      bot,
      present: true,
      host: false,
      won: 0,
      points: 0,
    });
    expect(rivalBot([seat(null), seat("novice"), seat("novice")], 0)).toBe("novice");
    expect(rivalBot([seat(null), seat("novice"), seat("regular")], 0)).toBeNull();
    expect(rivalBot([seat(null), seat(null)], 0)).toBeNull();
    expect(rivalBot([seat(null)], 0)).toBeNull();
  });
});
