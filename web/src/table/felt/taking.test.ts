import { describe, expect, it } from "vitest";
import { readTaking, takersOf } from "./taking.ts";

const BEFORE = ["1rso", "2rso", "3rso", "1gso"];
const TAKEN = { event: "taken", seat: 1, cards: ["1rso", "2rso", "3rso"] };

describe("cards that are taken", () => {
  it("stay as they lay, each with whoever took it", () => {
    const taking = readTaking([{ event: "called", seat: 1 }, TAKEN], BEFORE, 2);
    expect(taking?.before).toEqual(BEFORE);
    expect([...taking!.takers]).toEqual([
      ["1rso", 1],
      ["2rso", 1],
      ["3rso", 1],
    ]);
  });

  it("may go to two players at once, as in Scout", () => {
    const won = [
      { event: "won", seat: 0, cards: ["1rso", "3rso"] },
      { event: "won", seat: 2, cards: ["2rso"] },
    ];
    expect(takersOf(won).get("3rso")).toBe(0);
    expect(takersOf(won).get("2rso")).toBe(2);
  });

  it("are not held back alone, nor where nothing was taken", () => {
    expect(readTaking([TAKEN], BEFORE, 1)).toBeNull();
    expect(readTaking([{ event: "laid", cards: ["3gso"] }], BEFORE, 3)).toBeNull();
    expect(readTaking([TAKEN], ["1gso"], 2)).toBeNull();
  });
});
