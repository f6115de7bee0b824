import { describe, expect, it } from "vitest";
import type { ScoutView } from "../../net/protocol.ts";
import { scoutScreen, searchDeadline, votes } from "./screen.ts";

const NAMES = ["Ada", "Ben"];
const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const acts = (screen: { actions: readonly { act: { act: string } }[] }): string[] =>
  screen.actions.map(({ act }) => act.act);

describe("scout", () => {
  const player = { score: 0, mistakes: 0, sits_out: false, said_none: false, forfeits: [] };
  const view: ScoutView = {
    ...frame,
    game: "scout",
    table: [...THREE, "1gso"],
    pile: 9,
    search: null,
    ballots: [],
    players: [player, player],
  };
  const search = {
    scout: 0,
    card: "1rso",
    sealed: null,
    due: 9000,
    searching: [1],
    barred: [],
    gave_up: [],
  };

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
    const barred = scoutScreen(
      { ...view, search: { ...search, searching: [], barred: [1] } },
      1,
      NAMES,
    );
    expect(barred).toMatchObject({ choice: null, prompt: { key: "prompt-out-of-search" } });
    expect(barred.players[1]?.signs).toEqual(["barred"]);
    const out = scoutScreen(
      { ...view, players: [player, { ...player, sits_out: true, forfeits: ["dishes"] }] },
      1,
      NAMES,
    );
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
