import { describe, expect, it } from "vitest";
import type { GameEvent } from "../words/story.ts";
import { chapterAt, chapters } from "./chapters.ts";
import type { Moment } from "./film.ts";

function film(...events: (readonly GameEvent[])[]): Moment[] {
  return events.map((each, seq) => ({ seq, at: seq, events: each, view: {} as never, hands: [] }));
}

const deal = (number: number): GameEvent => ({ event: "deal_started", deal: number, seat: 0 });
const round = (number: number): GameEvent => ({ event: "round_began", round: number, seat: 0 });
const scored: GameEvent = { event: "layout_scored" };

describe("the chapters of a game", () => {
  it("are the deals of a match", () => {
    const all = chapters(film([deal(1)], [], [deal(2)], []));
    expect(all.map(({ seq, figures }) => [seq, figures?.deal])).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect([0, 1, 2, 3].map((seq) => chapterAt(all, seq))).toEqual([0, 0, 1, 1]);
  });

  it("are the rounds of SET Dice, in their deals if there are several", () => {
    const alone = chapters(film([], [round(2)], [round(3)]));
    expect(alone.map(({ seq, figures }) => [seq, figures?.round])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const match = chapters(film([deal(1)], [round(2)], [deal(2)]));
    expect(match.map(({ figures }) => [figures?.deal, figures?.round])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it("are the layouts of CoopSet, and the last one ends the game", () => {
    const all = chapters(film([], [scored], [], [scored]));
    expect(all.map(({ seq, figures }) => [seq, figures?.layout])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it("are none where there is only one", () => {
    expect(chapters(film([], [], []))).toEqual([]);
    expect(chapters(film([deal(1)], []))).toEqual([]);
  });
});
