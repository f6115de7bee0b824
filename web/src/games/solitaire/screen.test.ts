import { describe, expect, it } from "vitest";
import type { SolitaireView } from "../../net/protocol.ts";
import { countHint, hintsAt } from "./hints.ts";
import { solitaireResult } from "./result.ts";
import { bestOf, earlier, keepResult, recallResults, resultOf } from "./results.ts";
import { overlookedSets, solitaireFigures, solitaireScreen } from "./screen.ts";

const THREE = ["1rso", "2rso", "3rso"] as const;
const frame = { seat: null, away: [], deadline: null, outcome: null };
const view: SolitaireView = {
  ...frame,
  game: "solitaire",
  may_act: [0],
  form: "penalty",
  table: THREE,
  pile: 9,
  score: 3,
  sets: 3,
  debt: 0,
  penalties: 1,
  wrong: 2,
  overlooked: [],
  result: null,
  ms: null,
  won: null,
};
const over: SolitaireView = { ...view, may_act: [], result: "lost", ms: 65_000, won: false };

describe("solitaire", () => {
  const labels = (change: Partial<SolitaireView>): [string | undefined, boolean | undefined][] =>
    solitaireScreen({ ...view, ...change }, 0).actions.map(({ label, ask }) => [label?.key, ask]);

  it("takes, says that there is none, or gives up after asking", () => {
    const screen = solitaireScreen(view, 0);
    expect(screen.choice?.act(THREE)).toEqual({ act: "take", cards: THREE });
    expect(screen.actions.map(({ act }) => act.act)).toEqual(["none_here", "stop"]);
  });

  it("says what the word does, and asks before it ends the game", () => {
    expect(labels({})[0]).toEqual(["solitaire-none-more", false]);
    expect(labels({ form: "first" })[0]).toEqual(["solitaire-none-end", true]);
    expect(labels({ pile: 0 })[0]).toEqual(["solitaire-none-end", true]);
  });

  it("counts what its form counts, and mistakes always", () => {
    expect(solitaireFigures(view).map(([, figure]) => figure)).toEqual([3, 2, 1]);
    expect(solitaireFigures({ ...view, form: "patience" })).toHaveLength(2);
    const first = solitaireFigures({ ...view, form: "first", score: 1 });
    expect(first.map(([, figure]) => figure)).toEqual([1, 3, 2]);
    const keys = solitaireFigures({ ...over, debt: 1 }).map(([key]) => key);
    expect(keys).toContain("figure-debt");
    expect(solitaireFigures(over).at(-1)).toEqual(["figure-time", "1:05"]);
  });

  it("shows each SET that was overlooked once", () => {
    const other = ["1gso", "2gso", "3gso"] as const;
    const overlooked = [[THREE], [other, ["3rso", "1rso", "2rso"] as const]];
    expect(overlookedSets({ ...over, overlooked })).toEqual([THREE, other]);
  });

  it("calls the end what it was", () => {
    expect(solitaireResult(view)).toBeNull();
    expect(solitaireResult(over)).toEqual({
      key: "solitaire-lost",
      figures: { sets: 3, left: 12, penalties: 1 },
    });
  });
});

describe("results of solitaires", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const of = (table: string, change: Partial<SolitaireView>, fixed = "off") =>
    resultOf({ ...over, ...change }, table, { fixed }, 1)!;

  it("are kept once a table, and compared under the same rules", () => {
    expect(resultOf(view, "a", {}, 1)).toBeNull();
    for (const each of [of("a", {}), of("a", { wrong: 9 }), of("b", {}, "s"), of("c", {})])
      keepResult(store, each);
    expect(recallResults(store).map(({ table }) => table)).toEqual(["a", "b", "c"]);
    const found = earlier(recallResults(store), of("d", {}));
    expect(found.map(({ table, wrong }) => [table, wrong])).toEqual([
      ["c", 2],
      ["a", 2],
    ]);
  });

  it("have a best one, as their form counts", () => {
    expect(bestOf([])).toBeNull();
    const won = of("w", { result: "won", penalties: 0, score: 20 });
    expect(bestOf([of("l", {}), won, of("m", { penalties: 0 })])).toBe(won);
    const patience = { form: "patience", result: "cards_left" };
    const few = of("f", { ...patience, table: [], pile: 6 });
    expect(bestOf([of("g", patience), few])).toBe(few);
    const first = { form: "first", result: "until_none", score: 5 };
    const quick = of("q", { ...first, ms: 10 });
    expect(bestOf([of("s", first), quick, of("c", { ...first, score: 4 })])).toBe(quick);
  });

  it("forget what cannot be read", () => {
    kept.set("tercet.solitaire", '[null, {"table": 5}, "x"]');
    expect(recallResults(store)).toEqual([]);
    kept.set("tercet.solitaire", "{");
    expect(recallResults(store)).toEqual([]);
  });
});

describe("hints", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };

  it("are marked on the cards, counted for their table, and never a best result", () => {
    expect(solitaireScreen(view, 0, ["1rso"]).marks.get("1rso")).toBe("hint");
    countHint(store, "a");
    countHint(store, "a");
    expect([hintsAt(store, "a"), hintsAt(store, "b")]).toEqual([2, 0]);
    expect(solitaireFigures(view, 2, 65_000).slice(-2)).toEqual([
      ["figure-hints", 2],
      ["figure-time", "1:05"],
    ]);
    expect(bestOf([resultOf(over, "a", {}, 1, 2)!])).toBeNull();
  });
});
