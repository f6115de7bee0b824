import { describe, expect, it } from "vitest";
import type { ClassicView } from "../../net/protocol.ts";
import { dealHeading, innerSeat, innerView, pausePrompt, type SeriesView } from "./screen.ts";

const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const over = { scores: [1, 0], winners: [0], reason: "no_set_left" };

function classic(change: Partial<ClassicView> = {}): ClassicView {
  const player = { score: 2, sets: 2, wrong: 0, debt: 0, locked: false, said_none: false };
  return {
    ...frame,
    game: "classic",
    table: THREE,
    pile: 9,
    caller: null,
    players: [player, player],
    ...change,
  };
}

describe("a match", () => {
  const view: SeriesView = {
    ...frame,
    game: "series",
    form: "deals",
    deal: 2,
    deals: 3,
    target: null,
    dealer: 1,
    leader: null,
    totals: [3, 1],
    ready: [],
    table: classic(),
  };

  it("shows the deal inside, from one's own seat or a leader's", () => {
    expect(innerView(view)).toBe(view.table);
    expect(innerView(view.table)).toBe(view.table);
    expect(innerSeat(view, 1)).toBe(1);
    const led: SeriesView = { ...view, leader: 1 };
    expect(innerSeat(led, 1)).toBeNull();
  });

  it("says which deal it is", () => {
    expect(dealHeading(view)).toEqual({ key: "series-deal-of", figures: { deal: 2, deals: 3 } });
    expect(dealHeading({ ...view, deals: null, target: 20 }).figures).toEqual({
      deal: 2,
      target: 20,
    });
  });

  it("asks who is ready in a pause", () => {
    expect(pausePrompt(view, 0)).toBeNull();
    const pause = { ...view, table: classic({ outcome: over }) };
    expect(pausePrompt(pause, 0)?.key).toBe("series-ready");
    expect(pausePrompt({ ...pause, ready: [0] }, 0)?.key).toBe("series-waiting");
    expect(pausePrompt(pause, null)?.key).toBe("series-pause");
    expect(pausePrompt({ ...pause, outcome: over }, 0)).toBeNull();
  });
});
