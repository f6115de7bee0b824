import { describe, expect, it } from "vitest";
import type { DiceView } from "../../net/protocol.ts";
import { Placing } from "./placing.svelte.ts";

const HAND = [
  { die: "#1", shows: "1ro" },
  { die: "#2", shows: "*" },
  { die: "#3", shows: "2gw" },
];
const BOARD = [
  { square: "d5", die: "#5", shows: "1ro" },
  { square: "e5", die: "#6", shows: "*2ro" },
];
const ROW = ["d5", "e5", "f5"];
const COLUMN = ["e4", "e5", "e6"];

/** What seat 0 places at a table where it is to act. */
function placing(phase: DiceView["phase"], board: DiceView["board"] = BOARD): Placing {
  const view = { phase, board, may_act: [0], hands: [HAND], openings: [ROW, COLUMN] };
  return new Placing(() => ({ view: view as unknown as DiceView, me: 0 }));
}

describe("In one's turn", () => {
  it("lays the chosen die on the square that is touched", () => {
    const dice = placing("turn");
    dice.pressDie("#1");
    expect(dice.held?.die).toBe("#1");
    expect(dice.pressSquare("f5")).toBe(true);
    expect(dice.placed).toEqual([{ die: "#1", square: "f5", shows: "1ro" }]);
    expect(dice.held).toBeNull();
  });

  it("takes a die back, still chosen, when its square is touched again", () => {
    const dice = placing("turn");
    dice.lay("#1", "f5");
    dice.pressSquare("f5");
    expect(dice.placed).toEqual([]);
    expect(dice.held?.die).toBe("#1");
  });

  it("says when there is nothing to lay", () => {
    expect(placing("turn").pressSquare("f5")).toBe(false);
  });

  it("chooses nothing when the same die is pressed twice", () => {
    const dice = placing("turn");
    dice.pressDie("#1");
    dice.pressDie("#1");
    expect(dice.held).toBeNull();
  });

  it("asks what a wild stands for before it lies there", () => {
    const dice = placing("turn");
    dice.lay("#2", "f5");
    expect(dice.wild).toEqual({ die: "#2", square: "f5", meaning: null });
    expect(dice.placed).toEqual([]);
    expect(dice.tried).toEqual([{ die: "#2", square: "f5", shows: "*" }]);
    expect(dice.layWild()).toBe(false);
    dice.mean("3pd");
    expect(dice.tried).toEqual([{ die: "#2", square: "f5", shows: "*3pd" }]);
    expect(dice.placed).toEqual([]);
    expect(dice.layWild()).toBe(true);
    expect(dice.wild).toBeNull();
    expect(dice.placed).toEqual([{ die: "#2", square: "f5", shows: "*3pd" }]);
  });

  it("asks about a wild anew when another square is touched, and not at all when it is left", () => {
    const dice = placing("turn");
    dice.pressDie("#2");
    dice.pressSquare("f5");
    dice.mean("3pd");
    dice.pressSquare("g5");
    expect(dice.wild).toEqual({ die: "#2", square: "g5", meaning: null });
    dice.deselect();
    expect([dice.wild, dice.tried, dice.held?.die]).toEqual([null, [], "#2"]);
    dice.deselect();
    expect(dice.held).toBeNull();
  });

  it("offers to replace a wild on the board, and leaves every other die alone", () => {
    const dice = placing("turn");
    dice.lay("#1", "d5");
    expect(dice.swap).toBeNull();
    dice.lay("#1", "e5");
    expect(dice.swap).toEqual({ square: "e5", shows: "1ro" });
    dice.deselect();
    expect(dice.swap).toBeNull();
  });

  it("takes everything back at once", () => {
    const dice = placing("turn");
    dice.lay("#1", "f5");
    dice.lay("#3", "f6");
    expect(dice.placed).toHaveLength(2);
    dice.clear();
    expect(dice.placed).toEqual([]);
  });
});

describe("In the opening", () => {
  it("lays dice along the line, one after the other, and turns them with it", () => {
    const dice = placing("opening", []);
    dice.pressDie("#1");
    dice.pressDie("#3");
    expect(dice.placed.map(({ square }) => square)).toEqual(["d5", "e5"]);
    dice.turnLine();
    expect(dice.placed.map(({ square }) => square)).toEqual(["e4", "e5"]);
  });

  it("turns to the line on which a die is dropped, and knows no other square", () => {
    const dice = placing("opening", []);
    dice.lay("#1", "e6");
    expect(dice.line).toBe(1);
    dice.lay("#3", "a1");
    expect(dice.placed.map(({ square }) => square)).toEqual(["e6"]);
  });
});

describe("When dice may be thrown again", () => {
  it("chooses any of them, and lays none", () => {
    const dice = placing("again");
    dice.pressDie("#1");
    dice.pressDie("#3");
    dice.pressDie("#1");
    expect(dice.chosen).toEqual(new Set(["#3"]));
    dice.lay("#3", "f5");
    expect(dice.placed).toEqual([]);
  });
});

it("does nothing while one waits", () => {
  const dice = new Placing(() => ({
    view: { phase: "turn", board: [], may_act: [1], hands: [HAND] } as unknown as DiceView,
    me: 0,
  }));
  dice.lay("#1", "f5");
  expect(dice.placed).toEqual([]);
});
