import { describe, expect, it } from "vitest";
import { thirdOf } from "../../cards/notation.ts";
import { readClaim } from "./claim.ts";

describe("a wrong second card in Scout", () => {
  const events = [
    { event: "pointed_second", seat: 1, card: "2gso" },
    { event: "barred", seat: 1 },
  ];

  it("is explained by the third card that does not lie there", () => {
    const claim = readClaim(events, "1rso");
    expect(claim).toMatchObject({ kind: "second", seat: 1, cards: ["1rso", "2gso"] });
    expect(claim?.absent?.card).toBe("3pso");
    expect(claim?.absent?.needed.map(({ verdict }) => verdict)).toEqual([
      "different",
      "different",
      "same",
      "same",
    ]);
  });

  it("is none where it was right, or nobody had a finger on a card", () => {
    expect(readClaim(events.slice(0, 1), "1rso")).toBeNull();
    expect(readClaim(events)).toBeNull();
  });

  it("gives way to a SET that was opened, with all its cards", () => {
    const three = ["1rso", "2rso", "3rso"];
    const claim = readClaim([
      { event: "opened", seat: 0, cards: three },
      { event: "won", seat: 1, cards: ["2rso"] },
      { event: "won", seat: 0, cards: ["1rso", "3rso"] },
    ]);
    expect(claim).toMatchObject({ kind: "taken", seat: 0, cards: three });
  });

  it("knows every third card", () => {
    expect([thirdOf("1rso", "2rso"), thirdOf("3ped", "3ped"), thirdOf("1rso", "3ped")]).toEqual([
      "3rso",
      "3ped",
      "2ghw",
    ]);
  });
});
