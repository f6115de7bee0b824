import { describe, expect, it } from "vitest";
import { cardsAt, Places, placesIn, settled } from "./places.ts";

describe("places", () => {
  it("are kept by cards that stay; new cards lie in the holes, in their order", () => {
    expect(settled(["1rso", "2rso", "3rso"], ["1rso", "3rso", "1gso"])).toEqual([
      "1rso",
      "1gso",
      "3rso",
    ]);
    expect(settled(["1rso", "2rso", "3rso"], ["3rso"])).toEqual([null, null, "3rso"]);
    expect(settled([null, null, "3rso"], ["1gso", "3rso"])).toEqual(["1gso", null, "3rso"]);
  });

  it("grow at the end, and close there", () => {
    expect(settled(["1rso"], ["2rso", "1rso"])).toEqual(["1rso", "2rso"]);
    expect(settled(["1rso", "2rso"], ["1rso"])).toEqual(["1rso"]);
    expect(settled([], ["2rso", "1rso"])).toEqual(["2rso", "1rso"]);
    expect(settled(["1rso"], [])).toEqual([]);
  });

  it("are remembered from one look to the next", () => {
    const hand = new Places();
    expect(hand.of(["1rso", "2rso"])).toEqual(["1rso", "2rso"]);
    expect(hand.of(["2rso", "3rso"])).toEqual(["3rso", "2rso"]);
  });

  it("are those of the view, with its holes", () => {
    expect(placesIn({ table: ["1rso"], places: [null, "1rso"] })).toEqual([null, "1rso"]);
    expect(placesIn({ table: ["1rso", null] })).toEqual(["1rso", null]);
    expect([placesIn({ table: { deal: 1 } }), placesIn(null)]).toEqual([[], []]);
    expect(cardsAt([null, "1rso"])).toEqual(["1rso"]);
  });
});
