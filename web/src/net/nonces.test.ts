import { beforeEach, describe, expect, it } from "vitest";
import { Lost, Refusal } from "./connection.ts";
import { freshNonce, OwnNonces } from "./nonces.ts";

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const lost = () => Promise.reject(new Lost("broken"));
const refused = () =>
  Promise.reject(new Refusal({ kind: "illegal", code: "seat_taken", data: {}, text: "" }));

/** Send a nonce for a table, and tell which one it was. */
async function sent(own: OwnNonces, table: string, answer = () => Promise.resolve()) {
  let told = "";
  await own
    .send(table, (nonce) => {
      told = nonce;
      return answer();
    })
    .catch(() => undefined);
  own.playing(table, 0);
  return told;
}

beforeEach(() => kept.clear());

describe("one's own nonce", () => {
  it("is fresh each time", () => {
    expect(new Set(Array.from({ length: 50 }, freshNonce)).size).toBe(50);
  });

  it("is found in the log, or missed", async () => {
    const own = new OwnNonces(store);
    const nonce = await sent(own, "T");
    expect(own.isAmong([nonce, "other"], "T")).toBe(true);
    expect(own.isAmong(["other", nonce], "T")).toBe(false);
    expect(own.isAmong(["", nonce], "T")).toBe(false);
    expect(own.isAmong([], "T")).toBe(false);
    expect(own.isAmong(["other"], "another table")).toBeNull();
  });

  it("is still known after a reload, and without a storage as long as the page lives", async () => {
    const nonce = await sent(new OwnNonces(store), "T");
    expect(new OwnNonces(store).isAmong([nonce], "T")).toBe(true);
    expect(new OwnNonces(store).isAmong(["other"], "T")).toBe(false);
    const forbidden = (): never => {
      throw new Error("forbidden");
    };
    const own = new OwnNonces({ getItem: forbidden, setItem: forbidden });
    expect(own.isAmong([await sent(own, "T")], "T")).toBe(true);
  });

  it("is not missed when it was refused, or may not have arrived", async () => {
    const own = new OwnNonces(store);
    await sent(own, "refused", refused);
    expect(own.isAmong(["other"], "refused")).toBeNull();
    const nonce = await sent(own, "lost", lost);
    expect(own.isAmong([nonce], "lost")).toBe(true);
    expect(own.isAmong([""], "lost")).toBeNull();
    expect(own.isAmong(["other"], "lost")).toBe(false);
  });

  it("is the last one that was confirmed", async () => {
    const own = new OwnNonces(store);
    const first = await sent(own, "T", lost);
    const second = await sent(own, "T");
    await sent(own, "T", refused);
    expect(own.isAmong([first], "T")).toBe(false);
    expect(own.isAmong([second], "T")).toBe(true);
  });

  it("is not missed in a game that one did not play", async () => {
    const own = new OwnNonces(store);
    await own.send("T", () => Promise.resolve());
    expect(own.isAmong(["other"], "T")).toBeNull();
  });

  it("is kept for a few tables only", async () => {
    const own = new OwnNonces(store);
    const nonces: string[] = [];
    for (let at = 0; at < 30; at++) nonces.push(await sent(own, `T${at}`));
    expect(own.isAmong([nonces[0]!], "T0")).toBeNull();
    expect(own.isAmong([nonces[29]!], "T29")).toBe(true);
    expect(Object.keys(JSON.parse(kept.get("tercet.nonces")!))).toHaveLength(20);
  });

  it("does not trip over what is kept broken", () => {
    kept.set("tercet.nonces", '{"T":{"sent":[1,"a"],"seat":"x"},"U":3}');
    expect(new OwnNonces(store).isAmong(["a"], "T")).toBeNull();
  });
});
