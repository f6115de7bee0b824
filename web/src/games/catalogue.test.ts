import { describe, expect, it } from "vitest";
import { loadTexts } from "../words/texts.ts";
import {
  botName,
  describePlay,
  fetchGames,
  type Game,
  gentleBot,
  gentlestBot,
} from "./catalogue.ts";

const classic: Game = {
  key: "classic",
  name: "The base game",
  summary: "Find SETs.",
  players: [1, 8],
  version: 1,
  pace: "race",
  hidden: false,
  editions: [],
  options: [],
  presets: [],
  offered: null,
  matches: ["single"],
  match_options: [],
  rated: true,
  bots: [
    { key: "first_timer", name: "First-timer" },
    { key: "novice", name: "Novice" },
  ],
};

describe("games", () => {
  it("are asked for in the reader's language", async () => {
    const asked: string[] = [];
    const games = await fetchGames("fr", (address) => {
      asked.push(address);
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve([classic]) });
    });
    expect(asked).toEqual(["/api/games?lang=fr"]);
    expect(games).toEqual([classic]);
  });

  it("that cannot be had are an error", async () => {
    const broken = { ok: false, status: 503, json: () => Promise.resolve(null) };
    await expect(fetchGames("en", () => Promise.resolve(broken))).rejects.toThrow("503");
  });

  it("say how many play and how", async () => {
    const texts = await loadTexts("en");
    expect(describePlay(classic, texts)).toBe("1 to 8 players · everyone at once");
    expect(describePlay({ ...classic, players: [1, 1] }, texts)).toBe("1 player");
  });

  it("know their bots, and the gentle one among them", async () => {
    const texts = await loadTexts("en");
    expect(gentleBot(classic)).toBe("novice");
    expect(gentlestBot(classic)).toBe("first_timer");
    expect(gentlestBot({ ...classic, bots: [{ key: "odd", name: "Odd" }] })).toBe("odd");
    expect(gentleBot(undefined)).toBe("random");
    expect(botName("first_timer", texts)).toBe("First-timer");
    expect(botName("odd", texts)).toBe("bot");
  });
});
