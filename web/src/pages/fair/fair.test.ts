import { describe, expect, it } from "vitest";
import type { Proof } from "../../net/protocol.ts";
import { noteCommitment, notedCommitment } from "../../table/commitments.ts";
import { checksElsewhere, checksOf, verdictOf } from "./check.ts";

const FAIR = {
  header: { commitment: "c" },
  names: ["Ada"],
  entries: 3,
  seed: "00",
  broken: null,
  committed: true,
  compared: 4,
  differs: null,
  first: [],
  holds: true,
  refusal: null,
} as unknown as Proof;

describe("what Python has found", () => {
  const said = (proof: Proof, noted: string | null = null) =>
    checksOf(proof, noted).map(({ key, verdict }) => `${key} ${verdict}`);

  it("is a yes when all of it holds", () => {
    const all = ["links yes", "commitment yes", "noted yes", "deal yes", "rules yes"];
    expect(said(FAIR, "c")).toEqual(all);
    expect(verdictOf(checksOf(FAIR, "c"))).toBe("yes");
    expect(verdictOf(checksOf({ ...FAIR, compared: null }, null))).toBe("yes");
  });

  it.each([
    [{ broken: 2, header: null }, null],
    [{ committed: false, holds: false }, null],
    [{ differs: 1 }, null],
    [{ holds: false }, null],
    [{}, "another promise"],
  ])("is a no as soon as something does not (%o)", (change, noted) => {
    expect(verdictOf(checksOf({ ...FAIR, ...change } as Proof, noted))).toBe("no");
  });

  it("is open while the game is not over, and where Python cannot start", () => {
    const open = { ...FAIR, committed: null, holds: false, compared: null };
    expect(verdictOf(checksOf(open, null))).toBe("unknown");
    expect(verdictOf(checksElsewhere(true))).toBe("unknown");
    expect(verdictOf(checksElsewhere(false))).toBe("no");
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
