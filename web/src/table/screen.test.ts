import { describe, expect, it } from "vitest";
import { keyName, keyOf, placeOf } from "./felt/keys.ts";
import { type Choice, glance, stillThere, toggled } from "./screen.ts";

const three: Choice = { count: 3, act: (cards) => ({ act: "take", cards }) };

describe("choosing", () => {
  it("takes a card, puts it back, and stops at the count", () => {
    expect(toggled([], "1rso", 3)).toEqual(["1rso"]);
    expect(toggled(["1rso", "2rso"], "1rso", 3)).toEqual(["2rso"]);
    expect(toggled(["1rso"], "2rso", 1)).toEqual(["1rso"]);
  });

  it("forgets cards that are gone, and everything when nothing may be chosen", () => {
    const chosen = ["1rso", "2rso"];
    expect(stillThere(chosen, ["1rso", "3rso"], three)).toEqual(["1rso"]);
    expect(stillThere(chosen, ["1rso", "2rso"], three)).toBe(chosen);
    expect(stillThere(chosen, ["1rso", "2rso"], null)).toEqual([]);
  });

  it("sees at once whether three are a SET", () => {
    expect(glance(["1rso", "2rso"])).toBeNull();
    expect(glance(["1rso", "2rso", "3rso"])).toBe("set");
    expect(glance(["1rso", "2rso", "3rsw"])).toBe("none");
  });
});

describe("keys", () => {
  it("lie as the cards lie: three rows", () => {
    expect([0, 1, 2, 3].map((place) => keyOf(place, "rows"))).toEqual([
      "KeyQ",
      "KeyA",
      "KeyZ",
      "KeyW",
    ]);
    expect(keyOf(20, "rows")).toBe("KeyM");
    expect(keyOf(30, "rows")).toBeNull();
  });

  it("or follow the alphabet", () => {
    expect(keyOf(2, "alphabet")).toBe("KeyC");
    expect(keyOf(26, "alphabet")).toBeNull();
  });

  it.each(["rows", "alphabet"] as const)("find their card again (%s)", (order) => {
    for (let place = 0; place < 21; place++) {
      expect(placeOf(keyOf(place, order)!, order)).toBe(place);
    }
    expect(placeOf("Enter", order)).toBeNull();
  });

  it("are called as they are printed", () => {
    expect(keyName("KeyQ", null)).toBe("Q");
    expect(keyName("KeyQ", new Map([["KeyQ", "a"]]))).toBe("A");
    expect(keyName("Digit1", null)).toBe("1");
    expect(keyName("Comma", null)).toBe(",");
  });
});
