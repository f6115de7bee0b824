import { describe, expect, it } from "vitest";
import { moments } from "../../film/film.ts";
import type { Frame } from "../../net/protocol.ts";
import { noteCommitment, notedCommitment } from "../../table/commitments.ts";
import vectors from "../../vectors/fair.json";
import { Chance, commitment, mixedSeed } from "./chance.ts";
import { checkCards, checkLog, verdictOf } from "./check.ts";
import { firstPack, pack } from "./deal.ts";
import { readLog, relinked } from "./log.ts";
import { fromHex, hmac, sha256, toHex } from "./sha256.ts";

const text = new TextEncoder();

describe("SHA-256", () => {
  it("gives what the standard says", () => {
    expect(toHex(sha256(text.encode("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(toHex(sha256(text.encode("")))).toBe(
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
  });

  it.each([1, 55, 56, 63, 64, 65, 119, 120, 1000])(
    "agrees with another hand on %i bytes",
    async (size) => {
      const data = Uint8Array.from({ length: size }, (_, i) => (i * 31 + size) & 255);
      const { subtle } = crypto;
      const key = await subtle.importKey("raw", data, { name: "HMAC", hash: "SHA-256" }, false, [
        "sign",
      ]);
      expect(toHex(sha256(data))).toBe(toHex(new Uint8Array(await subtle.digest("SHA-256", data))));
      expect(toHex(hmac(data, data))).toBe(
        toHex(new Uint8Array(await subtle.sign("HMAC", key, data))),
      );
    },
  );
});

describe("chance", () => {
  it.each(vectors.chance)("is drawn as Python draws it ($seed)", (vector) => {
    const seed = fromHex(vector.seed);
    expect(commitment(seed)).toBe(vector.commitment);
    const mixed = mixedSeed(seed, vector.nonces);
    expect(toHex(mixed)).toBe(vector.mixed);
    const chance = new Chance(mixed);
    expect(chance.shuffle(pack())).toEqual(vector.pack);
    expect(chance.shuffle([0, 1, 2, 3, 4])).toEqual(vector.few);
    expect(chance.below(3_000_000_000)).toBe(vector.drawn);
  });
});

const games = Object.entries(vectors.games).map(([game, { log, frames }]) => ({
  game,
  log,
  film: moments(frames as unknown as Frame[]),
}));

describe.each(games)("a finished game of $game", ({ log, film }) => {
  const read = readLog(log)!;
  /** All lines that are linked; the last one, the names, is not. */
  const lines = log.trimEnd().split("\n").slice(0, -1);

  it("is found fair", () => {
    const checks = [...checkLog(read, read.header.commitment), checkCards(read, film)];
    expect(checks.map(({ key, verdict }) => `${key} ${verdict}`)).toEqual([
      "links yes",
      "commitment yes",
      "noted yes",
      "deal yes",
    ]);
    expect(checks.at(-1)?.figures?.deals).toBe(2);
    expect(verdictOf(checks)).toBe("yes");
  });

  it("knows the players as long as their names stand beside it", () => {
    expect(read.names.every((name) => name)).toBe(true);
    const cut = readLog(`${lines.join("\n")}\n`)!;
    expect(cut).toMatchObject({
      names: read.names.map(() => ""),
      broken: null,
      entries: read.entries,
    });
    const renamed = readLog(`${lines.join("\n")}\n{"names":["x"]}\n`)!;
    expect(renamed).toMatchObject({ names: ["x", ...read.names.slice(1).fill("")], broken: null });
  });

  it("shows one changed letter", () => {
    const at = log.indexOf('"at":') + 5;
    const changed = readLog(`${log.slice(0, at)}9${log.slice(at)}`)!;
    expect(changed.broken).toBe(2);
    expect(verdictOf(checkLog(changed, null))).toBe("no");
  });

  it("shows another seed, though the links hold", () => {
    const forged = lines.with(-1, lines.at(-1)!.replace(read.end!.seed, "0".repeat(64)));
    const checks = checkLog(readLog(relinked(forged))!, null);
    expect(checks.map(({ verdict }) => verdict)).toEqual(["yes", "no"]);
  });

  it("shows a seed and a commitment exchanged together, to whom the first was shown", () => {
    const forged = lines
      .with(-1, lines.at(-1)!.replace(read.end!.seed, "0".repeat(64)))
      .with(0, lines[0]!.replace(read.header.commitment, commitment(new Uint8Array(32))));
    const exchanged = readLog(relinked(forged))!;
    expect(verdictOf(checkLog(exchanged, null))).toBe("unknown");
    expect(verdictOf(checkLog(exchanged, read.header.commitment))).toBe("no");
    expect(checkCards(exchanged, film)).toMatchObject({
      key: "deal",
      verdict: "no",
      figures: { entry: 0 },
    });
  });

  it("shows other words of the players", () => {
    const forged = readLog(relinked(lines.with(0, lines[0]!.replace('"ada"', '"eve"'))))!;
    expect(checkCards(forged, film).verdict).toBe("no");
  });

  it("shows two cards of the pack exchanged", () => {
    const [a, b] = [
      firstPack(read.header, read.end!.seed)![0]!,
      firstPack(read.header, read.end!.seed)!.at(-1)!,
    ];
    const swapped = JSON.parse(
      JSON.stringify(film).replaceAll(a, "@").replaceAll(b, a).replaceAll("@", b),
    ) as typeof film;
    expect(checkCards(read, swapped)).toMatchObject({ verdict: "no", figures: { entry: 0 } });
  });
});

describe("what cannot be known", () => {
  it("is said", () => {
    const lines = vectors.games.classic.log.trimEnd().split("\n");
    const unfinished = readLog(lines.slice(0, -1).join("\n"))!;
    expect(verdictOf(checkLog(unfinished, null))).toBe("unknown");
    expect(readLog("hello")).toBeNull();
    expect(readLog("")).toBeNull();
    const dice = readLog(
      relinked(lines.with(0, lines[0]!.replace('"game":"classic"', '"game":"dice"'))),
    )!;
    expect(checkCards(dice, []).verdict).toBe("unknown");
  });
});

describe("what a table has promised", () => {
  it("is noted once, and the first word counts", () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage;
    noteCommitment(store, "t1", "first");
    noteCommitment(store, "t1", "second");
    expect(notedCommitment(store, "t1")).toBe("first");
    expect(notedCommitment(store, "t2")).toBeNull();
    for (let i = 0; i < 70; i++) noteCommitment(store, `x${i}`, "c");
    expect(notedCommitment(store, "t1")).toBeNull();
    kept.set("tercet.commitments", "{broken");
    expect(notedCommitment(store, "x69")).toBeNull();
  });
});
