import { describe, expect, it } from "vitest";
import type { ClassicView, CoopSetView, ScoutView, SolitaireView } from "../net/protocol.ts";
import { classicScreen } from "./classic/state.ts";
import { coopsetFigures, coopsetScreen } from "./coopset/state.ts";
import { scoutScreen, searchDeadline, votes } from "./scout/state.ts";
import { dealHeading, innerSeat, innerView, pausePrompt, type SeriesView } from "./series/state.ts";
import { solitaireFigures, solitaireScreen } from "./solitaire/state.ts";

const NAMES = ["Ada", "Ben"];
const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const over = { scores: [1, 0], winners: [0], reason: "no_set_left" };

function classic(change: Partial<ClassicView> = {}): ClassicView {
  const player = { score: 2, sets: 2, wrong: 0, debt: 0, locked: false, said_none: false };
  return { ...frame, game: "classic", table: THREE, pile: 9, caller: null, players: [player, player], ...change };
}

const acts = (screen: { actions: readonly { act: { act: string } }[] }): string[] =>
  screen.actions.map(({ act }) => act.act);

describe("classic", () => {
  it("offers the call, three cards at once, and none here", () => {
    const screen = classicScreen(classic(), 0, NAMES);
    expect(acts(screen)).toEqual(["call", "none_here"]);
    expect(screen.choice?.act(THREE)).toEqual({ act: "call", cards: THREE });
    expect(screen.prompt?.key).toBe("prompt-look");
  });

  it("lets the caller show, and the others wait", () => {
    const called = classic({ caller: 1, may_act: [1] });
    const mine = classicScreen(called, 1, NAMES);
    expect(mine.choice?.act(THREE)).toEqual({ act: "show", cards: THREE });
    expect(acts(mine)).toEqual([]);
    const other = classicScreen(called, 0, NAMES);
    expect(other.choice).toBeNull();
    expect(other.prompt).toEqual({ key: "prompt-other-called", figures: { name: "Ben" } });
    expect(other.players[1]).toMatchObject({ active: true, signs: ["calls"] });
  });

  it("shows who is locked out, owes, has left or sees no SET", () => {
    const [a, b] = classic().players as [ClassicView["players"][0], ClassicView["players"][0]];
    const view = classic({ may_act: [1], players: [{ ...a, locked: true, debt: 1 }, { ...b, said_none: true }], away: [1] });
    const screen = classicScreen(view, 0, NAMES);
    expect(screen.players.map(({ signs }) => signs)).toEqual([["locked", "debt"], ["none", "away"]]);
    expect(screen.prompt?.key).toBe("prompt-locked");
    expect(acts(classicScreen(view, 1, NAMES))).toEqual(["call", "take_back"]);
  });

  it("lets spectators look, and nobody act at the end", () => {
    expect(classicScreen(classic(), null, NAMES)).toMatchObject({ choice: null, actions: [] });
    const ended = classicScreen(classic({ may_act: [], outcome: over }), 0, NAMES);
    expect(ended).toMatchObject({ choice: null, actions: [], prompt: null });
  });
});

describe("solitaire", () => {
  const view: SolitaireView = {
    ...frame, game: "solitaire", may_act: [0], form: "penalty", table: THREE, pile: 9, sets: 3, penalties: 1, wrong: 2, won: null,
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

describe("coopset", () => {
  const view: CoopSetView = {
    ...frame, game: "coopset", table: THREE, pile: 9, score: 4, layout: 2, sets: 0, added: 1, wrong: 0,
    players: [{ sets: 1, word: null }, { sets: 0, word: "add" }], verdict: null,
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

describe("scout", () => {
  const player = { score: 0, mistakes: 0, sits_out: false, said_none: false, forfeits: [] };
  const view: ScoutView = {
    ...frame, game: "scout", table: [...THREE, "1gso"], pile: 9, search: null, ballots: [], players: [player, player],
  };
  const search = { scout: 0, card: "1rso", sealed: null, due: 9000, searching: [1], barred: [], gave_up: [] };

  it("points with three cards, the first under the finger", () => {
    const screen = scoutScreen(view, 0, NAMES);
    expect(screen.choice?.act(THREE)).toEqual({ act: "point", cards: THREE });
    expect(acts(screen)).toEqual(["none_here"]);
  });

  it("lets the others look for one second card", () => {
    const screen = scoutScreen({ ...view, search }, 1, NAMES);
    expect(screen.choice?.count).toBe(1);
    expect(screen.choice?.act(["2rso"])).toEqual({ act: "point_second", card: "2rso" });
    expect(screen.marks.get("1rso")).toBe("finger");
    expect(acts(screen)).toEqual(["give_up"]);
    expect(searchDeadline({ ...view, search })).toEqual({ at: 9000, label: "search" });
  });

  it("shows the scout what is sealed, and nobody else", () => {
    const mine = { ...search, sealed: ["2rso", "3rso"] as const };
    const screen = scoutScreen({ ...view, search: mine }, 0, NAMES);
    expect([...screen.marks.values()]).toEqual(["finger", "sealed", "sealed"]);
    expect(screen).toMatchObject({ choice: null, actions: [] });
  });

  it("keeps out whoever is barred or sits out", () => {
    const barred = scoutScreen({ ...view, search: { ...search, searching: [], barred: [1] } }, 1, NAMES);
    expect(barred).toMatchObject({ choice: null, prompt: { key: "prompt-out-of-search" } });
    expect(barred.players[1]?.signs).toEqual(["barred"]);
    const out = scoutScreen({ ...view, players: [player, { ...player, sits_out: true, forfeits: ["dishes"] }] }, 1, NAMES);
    expect(out).toMatchObject({ choice: null, prompt: { key: "prompt-sits-out" } });
    expect(out.players[1]?.signs).toEqual(["out", "dishes"]);
  });

  it("asks the others for their vote", () => {
    const voting = { ...view, ballots: [{ seat: 0, due: 5, voted: [], mine: null }] };
    expect(votes(voting, 1)).toEqual([{ seat: 0, mine: null, deadline: { at: 5, label: "vote" } }]);
    expect(votes(voting, 0)).toEqual([]);
    expect(votes(voting, null)).toEqual([]);
  });
});

describe("a match", () => {
  const view: SeriesView = {
    ...frame, game: "series", form: "deals", deal: 2, deals: 3, target: null, dealer: 1, leader: null, totals: [3, 1], ready: [], table: classic(),
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
    expect(dealHeading({ ...view, deals: null, target: 20 }).figures).toEqual({ deal: 2, target: 20 });
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
