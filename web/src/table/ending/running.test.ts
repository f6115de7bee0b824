import { expect, it } from "vitest";
import { runningScore } from "./running.ts";

const seat = { name: "Ada", bot: null, present: true, host: true, won: 0, points: 0 };
const bo = { ...seat, name: "Bo", won: 2, points: 20 };
const outcome = { scores: [9, 4], winners: [0], reason: "agreed" };

it("adds the game that is over, the leader first", () => {
  expect(runningScore([seat, bo], outcome)).toEqual([
    { name: "Bo", won: 2, points: 24 },
    { name: "Ada", won: 1, points: 9 },
  ]);
});

it("has nothing to say after the first game", () => {
  expect(runningScore([seat, { ...seat, name: "Bo" }], outcome)).toEqual([]);
});
