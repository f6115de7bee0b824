import { describe, expect, it } from "vitest";
import { leastPlayers, seated, wishing, withoutSeat } from "./company.ts";

const watching = [
  { name: "Cy", wants_next: true },
  { name: "Di", wants_next: false },
];

describe("those without a seat", () => {
  it("are told by name as far as they are known, and the others counted", () => {
    expect(withoutSeat({ spectators: 5, watching })).toEqual({ names: ["Cy", "Di"], more: 3 });
    // One person with two windows is one person.
    expect(withoutSeat({ spectators: 2, watching }).more).toBe(0);
    expect(wishing({ spectators: 2, watching })).toEqual(["Cy"]);
  });
});

describe("a game can begin", () => {
  it("with as many as it needs, and three where somebody leads", () => {
    expect(leastPlayers({ players: [2, 8] }, undefined)).toBe(2);
    expect(leastPlayers({ players: [1, 8] }, "tournament")).toBe(3);
    const seat = { name: "Ada", bot: null, present: true, host: true, won: 0, points: 0 };
    expect(seated({ seats: [seat, { ...seat, name: null }] })).toBe(1);
  });
});
