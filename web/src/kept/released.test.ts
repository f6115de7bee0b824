/** Today's client reads all that released versions kept in browsers (`tests/fixtures`). */
import { describe, expect, it } from "vitest";
import { hintsAt } from "../games/solitaire/hints.ts";
import { recallResults as solitaires } from "../games/solitaire/results.ts";
import { listed } from "../house/history.ts";
import type { KeptGame } from "../net/protocol.ts";
import { recallResults as drills } from "../pages/practice/results.ts";
import { recallPreferences } from "../shell/preferences.ts";
import { notedCommitment } from "../table/commitments.ts";
import { recallLanguage } from "../words/language.ts";
import { recallProgress } from "./course.ts";
import { keysTold } from "./keys.ts";
import { KEYS, KINDS, merged } from "./merging.ts";
import { bestMs, recallRecords } from "./puzzles.ts";
import { recallRivals, runOf } from "./rivals.ts";

interface Kept {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly indexedDB: { readonly games: readonly { readonly text: string }[] };
}

const FILES = import.meta.glob<string>("../../../tests/fixtures/*/browser.json.gz", {
  query: "?url&inline",
  import: "default",
  eager: true,
});

async function unpacked(address: string): Promise<Kept> {
  const { body } = await fetch(address);
  return (await new Response(body?.pipeThrough(new DecompressionStream("gzip"))).json()) as Kept;
}

it("is there of every version", () => expect(Object.keys(FILES)).not.toEqual([]));

describe.each(Object.entries(FILES))("what a browser kept (%s)", async (_, address) => {
  const kept = await unpacked(address);
  const store = { getItem: (key: string) => kept.localStorage[key] ?? null, setItem: () => {} };

  it("is the language, the settings, and what was told", () => {
    expect(recallLanguage(store)).toBe("fr");
    expect(recallPreferences(store)).toMatchObject({
      palette: "warm",
      edition: "italian",
      scheme: "night",
      letters: true,
      keyOrder: "alphabet",
      sound: false,
      volume: "soft",
      confirm: true,
    });
    expect(keysTold(store)).toBe(true);
    const table = store.getItem("tercet.table") ?? "";
    expect(notedCommitment(store, table)).toBe("ab".repeat(32));
    expect(hintsAt(store, table)).toBe(1);
  });

  it("is how far somebody has come", () => {
    expect(recallProgress(store)).toEqual(["cards", "rule", "nine"]);
    expect(bestMs(recallRecords(store))).toBe(61_234);
    expect(recallRecords(store)["2026-11-18"]).toMatchObject({ hints: 1, solved: false });
    expect(runOf(recallRivals(store), "classic", "regular")).toBe(2);
    expect(drills(store).best["find-whole-3"]).toBe(45_678);
    expect(solitaires(store)).toMatchObject([{ result: "won", score: 27, wrong: 1, ms: 98_765 }]);
  });

  it("can be made one with what another device keeps", () => {
    for (const kind of KINDS) {
      const mine: unknown = JSON.parse(store.getItem(KEYS[kind]) ?? "null");
      expect(mine, kind).not.toBeNull();
      expect(merged(kind, mine, mine, true), kind).toEqual(mine);
    }
  });

  it("is games that go on and games that are over", () => {
    const games = kept.indexedDB.games.map(({ text }) => JSON.parse(text) as KeptGame);
    const { over, going } = listed(games);
    const kinds = new Set(games.map(({ settings }) => settings.game));
    expect(new Set(over.map(({ game }) => game))).toEqual(kinds);
    expect(new Set(going.map(({ game }) => game))).toEqual(kinds);
    expect(over.every(({ seat, outcome }) => seat === 0 && outcome.scores.length > 0)).toBe(true);
  });
});
