import { describe, expect, it } from "vitest";
import type { Game, OptionEntry } from "../../games/catalogue.ts";
import {
  formsOf,
  optionValue,
  toTable,
  usualDraft,
  withBots,
  withOption,
  withSeats,
} from "./draft.ts";

const penalty: OptionEntry = {
  name: "penalty",
  kind: "choice",
  default: "point",
  label: "",
  least: null,
  most: null,
  choices: { point: "a point", aside: "cards" },
};
const game: Game = {
  key: "classic",
  version: 1,
  name: "SET",
  summary: "",
  players: [1, 8],
  pace: "race",
  hidden: false,
  presets: [],
  bots: [],
  editions: [{ key: "carnet", name: "Notebook", options: { penalty: "aside" }, match: "deals" }],
  options: [penalty],
  matches: ["single", "deals", "tournament"],
  match_options: [{ ...penalty, name: "deals", kind: "number", default: 3 }],
};
const usual = usualDraft(game, "random");

describe("a draft of a table", () => {
  it("is at first one against one bot", () => {
    expect(usual).toMatchObject({ seats: 2, bots: 1, form: "single", deals: 3 });
    expect(usualDraft({ ...game, players: [1, 1] }, "random")).toMatchObject({ seats: 1, bots: 0 });
  });

  it("follows its edition, and keeps only what differs", () => {
    expect(optionValue(game, usual, penalty)).toBe("aside");
    const changed = withOption(game, usual, penalty, "point");
    expect(changed.options).toEqual({ penalty: "point" });
    expect(optionValue(game, changed, penalty)).toBe("point");
    expect(withOption(game, changed, penalty, "aside").options).toEqual({});
  });

  it("keeps seats and bots within what is possible", () => {
    expect(withSeats(game, usual, 4)).toMatchObject({ seats: 4, bots: 3 });
    expect(withSeats(game, usual, 99).seats).toBe(8);
    expect(withSeats(game, withBots(usual, 0), 4)).toMatchObject({ seats: 4, bots: 0 });
    expect(withBots(usual, 5).bots).toBe(1);
    expect(withBots(usual, Number.NaN).bots).toBe(0);
  });

  it("offers a tournament to three", () => {
    expect(formsOf(game, usual)).toEqual(["single", "deals"]);
    expect(formsOf(game, withSeats(game, usual, 3))).toContain("tournament");
  });

  it("becomes what the server reads", () => {
    expect(toTable(game, usual)).toEqual({
      game: "classic",
      seats: 2,
      edition: "carnet",
      options: {},
      match: { form: "single" },
      public: false,
    });
    const open = withBots({ ...usual, form: "deals", deals: 5 }, 0);
    expect(toTable(game, open)).toMatchObject({ match: { form: "deals", deals: 5 }, public: true });
    expect(toTable(game, { ...usual, form: "tournament" }).match).toEqual({ form: "single" });
  });
});
