import { describe, expect, it } from "vitest";
import { dealLines } from "./deals.ts";

function ended(deal: number, scores: number[], totals: number[]) {
  const outcome = { scores, winners: [0], reason: "no_set_left" };
  return { seq: deal * 10, at: 0, events: [{ event: "deal_ended", deal, outcome, totals }] };
}

describe("the deals of a match", () => {
  it("have a line each", () => {
    const steps = [ended(1, [3, 1], [3, 1]), ended(2, [0, 2], [3, 3])];
    expect(dealLines(steps, [3, 3])).toEqual([
      { deal: 1, scores: [3, 1], winners: [0] },
      { deal: 2, scores: [0, 2], winners: [0] },
    ]);
    expect(dealLines([], [0, 0])).toEqual([]);
  });

  it("are one line together, where the story does not reach back so far", () => {
    expect(dealLines([ended(3, [1, 2], [6, 7])], [6, 7])[0]).toEqual({
      deal: null,
      scores: [5, 5],
      winners: [],
    });
    expect(dealLines([], [5, 5])).toEqual([{ deal: null, scores: [5, 5], winners: [] }]);
  });
});
