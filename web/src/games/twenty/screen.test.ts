import { describe, expect, it } from "vitest";
import type { TwentyView } from "../../net/protocol.ts";
import { rowKeyOf, underKey } from "../../table/felt/keys.ts";
import { twentyScreen } from "./screen.ts";

const NAMES = ["Ada", "Ben"];
const player = { cards: 6, wrong: 0, said_none: false };
const THREE = ["1rso", "2rso", "3gew"];

function twenty(change: Partial<TwentyView> = {}): TwentyView {
  return {
    game: "twenty",
    seat: 0,
    may_act: [0, 1],
    away: [],
    deadline: null,
    outcome: null,
    hand: ["3rso", "1gso"],
    table: ["1rso", null, "2rso"],
    pile: 40,
    removed: 0,
    most: 9,
    caller: null,
    players: [player, { ...player, cards: 4 }],
    ...change,
  };
}

const acts = (view: TwentyView): string[] =>
  twentyScreen(view, 0, NAMES).actions.map(({ act }) => act.act);

describe("20/20", () => {
  it("shows the table without its empty places, and the own hand", () => {
    const screen = twentyScreen(twenty(), 0, NAMES);
    expect(screen.cards).toEqual(["1rso", "2rso"]);
    expect(screen.hand).toEqual({
      cards: ["3rso", "1gso"],
      caption: { key: "table-hand", figures: { count: 2, most: 9 } },
    });
    expect(twentyScreen(twenty({ hand: null }), null, NAMES)).toMatchObject({
      hand: null,
      choice: null,
      actions: [],
    });
  });

  it("makes SETs of both", () => {
    expect(twentyScreen(twenty(), 0, NAMES).choice?.act(THREE)).toEqual({
      act: "call",
      cards: THREE,
    });
    const called = twenty({ caller: 0, may_act: [0] });
    expect(twentyScreen(called, 0, NAMES).choice?.act(THREE)).toEqual({
      act: "show",
      cards: THREE,
    });
    expect(twentyScreen(called, 1, NAMES)).toMatchObject({
      choice: null,
      prompt: { key: "prompt-other-called" },
    });
  });

  it("offers a card while there is room and one to give", () => {
    expect(acts(twenty())).toEqual(["call", "ask_card", "none_here"]);
    expect(acts(twenty({ most: 2 }))).toEqual(["call", "none_here"]);
    expect(acts(twenty({ pile: 0 }))).toEqual(["call", "none_here"]);
    expect(acts(twenty({ pile: 0, removed: 3 }))).toContain("ask_card");
    expect(acts(twenty({ players: [{ ...player, said_none: true }, player] }))).toContain(
      "take_back",
    );
  });

  it("counts the cards of the others", () => {
    const { players } = twentyScreen(twenty({ away: [1] }), 0, NAMES);
    expect(players.map(({ cards, score }) => [cards, score])).toEqual([
      [6, null],
      [4, null],
    ]);
    expect(players[1]?.signs).toEqual(["away"]);
  });

  it("has the upper letters for the table and the middle ones for the hand", () => {
    const rows = [
      ["a", "b"],
      ["c", "d"],
    ];
    expect(rowKeyOf(0, 1, 0, "rows")).toBe("KeyW");
    expect(rowKeyOf(1, 1, 2, "rows")).toBe("KeyS");
    expect(rowKeyOf(1, 1, 2, "alphabet")).toBe("KeyD");
    expect(underKey("KeyW", rows, "rows")).toBe("b");
    expect(underKey("KeyS", rows, "rows")).toBe("d");
    expect(underKey("KeyD", rows, "alphabet")).toBe("d");
    for (const code of ["KeyP", "KeyZ", "Enter"])
      expect(underKey(code, rows, "rows")).toBeUndefined();
  });
});
