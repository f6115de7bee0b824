import { describe, expect, it } from "vitest";
import type { Game, OptionEntry } from "../../games/catalogue.ts";
import {
  FITTING,
  formsOf,
  livable,
  nameAndNote,
  optionValue,
  presetOf,
  toTable,
  usualDraft,
  whoMay,
  whoOf,
  withBots,
  withOption,
  withPreset,
  withSeats,
  withWho,
} from "./draft.ts";

const penalty: OptionEntry = {
  name: "penalty",
  kind: "choice",
  default: "point",
  label: "",
  least: null,
  most: null,
  choices: { point: "a point", aside: "cards" },
  lowest: null,
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
  offered: null,
  bots: [],
  rated: true,
  editions: [{ key: "carnet", name: "Notebook", options: { penalty: "aside" }, match: "deals" }],
  options: [penalty],
  matches: ["single", "deals", "tournament"],
  match_options: [{ ...penalty, name: "deals", kind: "number", default: 3 }],
};
const CLASS = { key: "class", name: "", options: { words: "any" } };
const usual = usualDraft(game, "random");

describe("a time", () => {
  const time = { ...penalty, name: "turn_ms", kind: "number", least: 0, lowest: 5000 };

  it("is never shorter than people can live with, or it is never", () => {
    expect([0, 1, 4999, 5000, 9000].map((ms) => livable(time, ms))).toEqual([
      0, 5000, 5000, 5000, 9000,
    ]);
  });

  it("that has to be has no never", () => {
    expect(livable({ ...time, least: 1000 }, 1000)).toBe(5000);
    expect(livable({ ...time, lowest: null }, 3)).toBe(3);
  });
});

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

  it("says whether its bots are to follow whoever plays", () => {
    const follows = { ...usual, bot: FITTING };
    expect(toTable(game, follows).fitting).toBe(true);
    expect(toTable(game, usual).fitting).toBeUndefined();
    expect(toTable(game, withWho(game, follows, "friends")).fitting).toBeUndefined();
  });

  it("of a class has every seat, and the word of one is enough", () => {
    const team = { ...game, players: [1, 32] as [number, number], presets: [CLASS] };
    expect(whoMay(team)).toEqual(["alone", "bots", "friends", "class"]);
    expect(whoMay(game)).not.toContain("class");
    const asClass = withWho(team, usual, "class");
    expect(asClass).toMatchObject({ seats: 32, bots: 0, options: { words: "any" }, public: false });
    expect([whoOf(team, asClass), whoOf(team, usual)]).toEqual(["class", "bots"]);
    expect(withWho(team, asClass, "friends")).toMatchObject({ seats: 2, bots: 0, options: {} });
    expect(whoOf(team, withWho(team, asClass, "friends"))).toBe("friends");
  });
});

describe("presets", () => {
  const chipset: Game = {
    ...game,
    presets: [
      { key: "lively", name: "", options: { ante: 1 } },
      { key: "fast", name: "", options: { ante: 1, bet_ms: 15000 } },
      { key: "sheet", name: "", options: {} },
    ],
    offered: "lively",
  };
  const draft = usualDraft(chipset, "random");

  it("begin with the one that is offered, and say which is chosen", () => {
    expect(draft.options).toEqual({ ante: 1 });
    expect(presetOf(chipset, draft)).toBe("lively");
    expect(presetOf(chipset, withPreset(chipset, draft, "fast"))).toBe("fast");
    const sheet = withPreset(chipset, draft, "sheet");
    expect(sheet.options).toEqual({});
    expect(presetOf(chipset, sheet)).toBe("sheet");
  });

  it("are none when an option was chosen by itself", () => {
    expect(presetOf(chipset, { ...draft, options: { ante: 2 } })).toBe("");
    expect(usualDraft(game, "random").options).toEqual({});
  });

  it("have a name for a button and a note", () => {
    expect(nameAndNote("Livelier: with an ante")).toEqual(["Livelier", "With an ante"]);
    expect(nameAndNote("Rapide\u00a0: une mise")).toEqual(["Rapide", "Une mise"]);
    expect(nameAndNote("plain")).toEqual(["plain", ""]);
  });
});
