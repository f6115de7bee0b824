import { describe, expect, it } from "vitest";
import { oddOnes } from "../table/story/claim.ts";
import vectors from "../vectors/game.json";
import { broken, explain } from "./findings.ts";

describe("three cards", () => {
  it("are explained as Python explains them", () => {
    for (const [cards, findings] of Object.entries(vectors.findings)) {
      expect(explain(cards.split(" "))).toEqual(findings);
    }
    for (const { cards, broken: names } of vectors.sets) {
      expect(broken(cards).map(({ attribute }) => attribute)).toEqual(names);
    }
  });

  it("show on which card what is odd", () => {
    const cards = ["1rso", "2rso", "3gso"];
    const odd = oddOnes({ cards, broken: broken(cards) });
    expect([...odd]).toEqual([["3gso", ["colour"]]]);
  });
});
