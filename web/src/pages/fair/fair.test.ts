import { describe, expect, it } from "vitest";
import type { Proof } from "../../net/protocol.ts";
import { noteCommitment, notedCommitment } from "../../table/commitments.ts";
import { checksElsewhere, checksOf, verdictOf } from "./check.ts";
import { type SeatNonce, seatNonces } from "./seats.ts";

const FAIR = {
  header: { commitment: "c", nonces: ["a1", ""] },
  names: ["Ada", ""],
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
  const known = { noted: null, own: null, seats: [] };

  it("is a yes when all of it holds", () => {
    const all = ["links yes", "commitment yes", "noted yes", "own yes", "deal yes", "rules yes"];
    const checks = checksOf(FAIR, { noted: "c", own: true, seats: [] });
    expect(checks.map(({ key, verdict }) => `${key} ${verdict}`)).toEqual(all);
    expect(verdictOf(checks).verdict).toBe("yes");
    expect(verdictOf(checksOf({ ...FAIR, compared: null }, known)).verdict).toBe("yes");
  });

  it.each([
    [{ broken: 2, header: null }, {}],
    [{ committed: false, holds: false }, {}],
    [{ differs: 1 }, {}],
    [{ holds: false }, {}],
    [{}, { noted: "another promise" }],
    [{}, { own: false }],
  ])("is a no as soon as something does not (%o, %o)", (change, more) => {
    const checks = checksOf({ ...FAIR, ...change } as Proof, { ...known, ...more });
    expect(verdictOf(checks).verdict).toBe("no");
  });

  it("is open while the game is not over, and where Python cannot start", () => {
    const open = { ...FAIR, committed: null, holds: false, compared: null };
    expect(verdictOf(checksOf(open, known)).verdict).toBe("unknown");
    expect(verdictOf(checksElsewhere(true)).verdict).toBe("unknown");
    expect(verdictOf(checksElsewhere(false)).verdict).toBe("no");
  });
});

describe("the nonces of the seats", () => {
  const person = { bot: null };
  const bot = { bot: "novice" };
  const program = { bot: "program", owner: "Cy" };

  function seats(at: Parameters<typeof seatNonces>[1]): readonly SeatNonce[] {
    return seatNonces(FAIR, at, (seat) => `player ${seat + 1}`);
  }

  function verdict(all: readonly SeatNonce[], change: Partial<Proof> = {}) {
    return verdictOf(checksOf({ ...FAIR, ...change }, { noted: null, own: null, seats: all }));
  }

  it("are told with the player", () => {
    expect(seats([person, bot])).toEqual([
      { name: "Ada", nonce: "a1", player: "person" },
      { name: "player 2", nonce: "", player: "bot" },
    ]);
  });

  it("are needed of everybody but the server's own bots", () => {
    expect(verdict(seats([person, bot])).verdict).toBe("yes");
    const missing = { verdict: "missing", names: ["player 2"] };
    expect(verdict(seats([person, person]))).toEqual(missing);
    expect(verdict(seats([person, program]))).toEqual(missing);
  });

  it("may be missing of a bot where the log is all there is", () => {
    expect(verdict(seats(null))).toEqual({ verdict: "bots", names: ["player 2"] });
    expect(verdict(seats(null).slice(0, 1)).verdict).toBe("yes");
  });

  it("do not make up for anything else that is wrong or unknown", () => {
    expect(verdict(seats([person, person]), { holds: false }).verdict).toBe("no");
    expect(verdict(seats([person, person]), { committed: null }).verdict).toBe("unknown");
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
