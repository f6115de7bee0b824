import { describe, expect, it } from "vitest";
import type { CoopSetView } from "../../net/protocol.ts";
import { coopsetScreen, hasPartner, scaleOf } from "./screen.ts";

const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const acts = (screen: { actions: readonly { act: { act: string } }[] }): string[] =>
  screen.actions.map(({ act }) => act.act);

describe("coopset", () => {
  const view: CoopSetView = {
    ...frame,
    game: "coopset",
    table: THREE,
    places: [...THREE, null],
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
    expect(coopsetScreen(view, 0).players.map(({ signs }) => signs)).toEqual([["looks"], ["add"]]);
  });

  it("tells what the layout is worth, as the options say", () => {
    expect(scaleOf(view).map(({ points }) => points)).toEqual([0, 1, 3, 5]);
    expect(scaleOf(view).some(({ now }) => now)).toBe(false);
    expect(scaleOf({ ...view, sets: 5 }, { four_sets: 9 }).at(-1)).toEqual({
      sets: 4,
      points: 9,
      now: true,
    });
  });

  it("keeps empty places, and lets people propose; alone one takes at once", () => {
    expect(coopsetScreen(view, 0).places).toEqual([...THREE, null]);
    expect(coopsetScreen(view, 0).choice?.proposes).toBe(false);
    const company = { names: ["Ada", "Ben"], touches: new Map(), people: true };
    expect(coopsetScreen(view, 0, company).choice?.proposes).toBe(true);
  });

  it("lets a partner take what is proposed", () => {
    const company = { names: ["Ada", "Ben"], touches: new Map([[1, THREE]]), people: true };
    const screen = coopsetScreen(view, 0, company);
    expect(screen.prompt).toEqual({ key: "prompt-proposed", figures: { name: "Ben" } });
    expect(screen.actions[0]).toMatchObject({ act: { act: "take", cards: THREE }, main: true });
    expect(acts(coopsetScreen(view, null, company))).toEqual([]);
    const gone = { ...view, table: THREE.slice(1) };
    expect(acts(coopsetScreen(gone, 0, company))).toEqual(["say_add"]);
  });

  it("counts people who are here as partners, not bots", () => {
    const seat = { name: "Ada", bot: null, present: true, host: true, won: 0, points: 0 };
    expect(hasPartner([seat, { ...seat, name: "Ben" }], 0)).toBe(true);
    expect(hasPartner([seat, { ...seat, bot: "novice" }], 0)).toBe(false);
    expect(hasPartner([seat, { ...seat, present: false }], 0)).toBe(false);
    expect(hasPartner([seat, { ...seat, name: null }], 0)).toBe(false);
  });
});
