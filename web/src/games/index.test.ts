import { describe, expect, it } from "vitest";
import { isCard } from "../cards/notation.ts";
import { isDie } from "../dice/notation.ts";
import protocol from "../net/protocol.ts?raw";
import { loadTexts } from "../words/texts.ts";
import type { Game } from "./catalogue.ts";
import { findGame, GAME_KEYS, GAMES } from "./index.ts";
import { BEGINNERS, tilesOf } from "./tiles.ts";

/** The games of the server in its order, read from the types that Python has written. */
function gamesOfTheServer(): string[] {
  const views = /^export type AnyView = (.*);$/m.exec(protocol)?.[1]?.split(" | ") ?? [];
  const keyOf = (view: string): string =>
    new RegExp(`export interface ${view} \\{\\s+readonly game: "(\\w+)"`).exec(protocol)?.[1] ?? "";
  return views.map(keyOf).filter((key) => key !== "series");
}

describe("the list of games", () => {
  it("has every game of the server, in its order", () => {
    expect(gamesOfTheServer().length).toBeGreaterThan(1);
    expect(GAME_KEYS).toEqual(gamesOfTheServer());
  });

  it.each(GAME_KEYS)("has a picture of three cards or dice for %s", (key) => {
    const { picture, fromPack } = GAMES[key];
    expect(new Set(picture).size).toBe(3);
    expect(picture.every(fromPack ? isCard : isDie)).toBe(true);
  });

  it("offers every game of the server to be chosen, and none that it does not know", async () => {
    const offered = [...gamesOfTheServer(), "whist", "constructor"].map(
      (key) => ({ key, name: key, summary: "" }) as Game,
    );
    const keys = tilesOf(offered, await loadTexts("en")).map(({ key }) => key);
    expect(keys.filter((key) => key !== BEGINNERS)).toEqual(gamesOfTheServer());
    expect(findGame("constructor")).toBeUndefined();
  });
});
