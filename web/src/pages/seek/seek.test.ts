import { expect, it } from "vitest";
import { seekable } from "./seek.ts";

it("offers games that two play against each other", () => {
  expect(seekable({ rated: true, players: [1, 8] })).toBe(true);
  expect(seekable({ rated: true, players: [3, 8] })).toBe(false);
  expect(seekable({ rated: true, players: [1, 1] })).toBe(false);
  expect(seekable({ rated: false, players: [1, 32] })).toBe(false);
});
