import { describe, expect, it } from "vitest";
import vectors from "../vectors/game.json";
import { DEFAULT_EDITION, findEdition } from "./editions.ts";
import { findSets, isSet, thirdOf } from "./notation.ts";

describe("cards", () => {
  it("are a SET where Python says so", () => {
    for (const { cards, is_set } of vectors.sets) {
      expect(isSet(cards[0]!, cards[1]!, cards[2]!), cards.join(" ")).toBe(is_set);
    }
  });

  it("have the third card that Python finds", () => {
    for (const [two, third] of Object.entries(vectors.thirds)) {
      expect(thirdOf(two.slice(0, 4), two.slice(5)), two).toBe(third);
    }
  });

  it("show each SET once", () => {
    const found = findSets(["1rso", "2rso", "3rso", "1gso", "1pso"]);
    expect(found).toEqual([
      ["1rso", "2rso", "3rso"],
      ["1rso", "1gso", "1pso"],
    ]);
  });

  it("have the faces of their edition", () => {
    expect(DEFAULT_EDITION).toBe(vectors.default_edition);
    for (const [key, cards] of Object.entries(vectors.faces)) {
      for (const [card, face] of Object.entries(cards)) {
        expect(Object.values(findEdition(key).face(card)), `${key} ${card}`).toEqual(face);
      }
    }
  });
});
