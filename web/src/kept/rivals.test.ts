import { describe, expect, it } from "vitest";
import { keepRivals, recallRivals, runOf, suggested, withGame } from "./rivals.ts";

const BOTS = ["novice", "regular", "champion"];

function shelf(kept: string | null = null) {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
}

function runAfter(...won: boolean[]): number {
  const store = shelf();
  won.forEach((each, at) => {
    const game = { table: `t${at}`, game: "classic", bot: "regular", won: each };
    keepRivals(store, withGame(recallRivals(store), game));
  });
  return runOf(recallRivals(store), "classic", "regular");
}

describe("games against one bot", () => {
  it("are counted in a row, each table once", () => {
    expect([
      runAfter(),
      runAfter(true, true),
      runAfter(true, false),
      runAfter(false, false, false),
    ]).toEqual([0, 2, -1, -3]);
    const once = withGame(recallRivals(shelf()), {
      table: "t",
      game: "classic",
      bot: "regular",
      won: true,
    });
    expect(withGame(once, { table: "t", game: "classic", bot: "regular", won: true })).toBe(once);
    expect(runOf(once, "scout", "regular")).toBe(0);
  });

  it("lead to a stronger bot after two wins and to a weaker one after two losses", () => {
    expect(suggested(BOTS, "regular", 1)).toBeNull();
    expect(suggested(BOTS, "regular", 2)).toEqual({ bot: "champion", stronger: true });
    expect(suggested(BOTS, "regular", -2)).toEqual({ bot: "novice", stronger: false });
    expect(suggested(BOTS, "champion", 5)).toBeNull();
    expect(suggested(BOTS, "novice", -5)).toBeNull();
    expect(suggested(BOTS, "unheard", 5)).toBeNull();
  });

  it("are forgotten where nothing sensible was kept", () => {
    expect(recallRivals(shelf('{"runs":{"a":"x","b":2},"last":3}'))).toEqual({
      runs: { b: 2 },
      last: "",
    });
  });
});
