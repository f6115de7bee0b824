import { describe, expect, it } from "vitest";
import type { CoopSetView } from "../../net/protocol.ts";
import { coopsetFigures, coopsetScreen } from "./screen.ts";

const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const acts = (screen: { actions: readonly { act: { act: string } }[] }): string[] =>
  screen.actions.map(({ act }) => act.act);

describe("coopset", () => {
  const view: CoopSetView = {
    ...frame,
    game: "coopset",
    table: THREE,
    pile: 9,
    score: 4,
    layout: 2,
    sets: 0,
    added: 1,
    wrong: 0,
    players: [
      { sets: 1, word: null },
      { sets: 0, word: "add" },
    ],
    verdict: null,
  };

  it("asks for a card while nothing is taken, and says done after", () => {
    expect(acts(coopsetScreen(view, 0))).toEqual(["say_add"]);
    expect(acts(coopsetScreen({ ...view, sets: 1 }, 0))).toEqual(["say_done"]);
    expect(acts(coopsetScreen({ ...view, pile: 0 }, 0))).toEqual(["say_done"]);
    expect(acts(coopsetScreen(view, 1))).toEqual(["unsay"]);
    expect(coopsetScreen(view, 1).prompt?.key).toBe("prompt-team-waits");
  });

  it("shows what members have said, and the team's figures", () => {
    expect(coopsetScreen(view, 0).players.map(({ signs }) => signs)).toEqual([[], ["add"]]);
    expect(coopsetFigures(view).map(([, figure]) => figure)).toEqual([4, 2, 0, 1]);
  });
});
