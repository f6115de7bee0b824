import { describe, expect, it } from "vitest";
import type { SolitaireView } from "../../net/protocol.ts";
import { solitaireFigures, solitaireScreen } from "./screen.ts";

const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const acts = (screen: { actions: readonly { act: { act: string } }[] }): string[] =>
  screen.actions.map(({ act }) => act.act);

describe("solitaire", () => {
  const view: SolitaireView = {
    ...frame,
    game: "solitaire",
    may_act: [0],
    form: "penalty",
    table: THREE,
    pile: 9,
    sets: 3,
    penalties: 1,
    wrong: 2,
    won: null,
  };

  it("takes, lays more, or gives up, after asking", () => {
    const screen = solitaireScreen(view, 0);
    expect(screen.choice?.act(THREE)).toEqual({ act: "take", cards: THREE });
    expect(screen.actions).toEqual([{ act: { act: "more" } }, { act: { act: "stop" }, ask: true }]);
  });

  it("lays no more in the first form or from an empty pile", () => {
    expect(acts(solitaireScreen({ ...view, form: "first" }, 0))).toEqual(["stop"]);
    expect(acts(solitaireScreen({ ...view, pile: 0 }, 0))).toEqual(["stop"]);
  });

  it("counts what its form counts", () => {
    expect(solitaireFigures(view).map(([, figure]) => figure)).toEqual([3, 2, 1]);
    expect(solitaireFigures({ ...view, form: "first" })).toHaveLength(2);
  });
});
