import { describe, expect, it } from "vitest";
import { findEdition } from "../cards/editions.ts";
import vectors from "../vectors/game.json";
import { LANGUAGES } from "./language.ts";
import { type GameEvent, refusalText, Teller } from "./story.ts";
import { loadTexts } from "./texts.ts";

describe("the story", () => {
  it.each(LANGUAGES)("is told as Python tells it in %s", async (lang) => {
    const texts = await loadTexts(lang);
    for (const { event, names, edition, said } of vectors.told) {
      const teller = new Teller(texts, names, findEdition(edition));
      expect(teller.sentence(event as GameEvent)).toBe(said[lang]);
    }
  });

  it("can show dice in another way", async () => {
    const texts = await loadTexts("en");
    const teller = new Teller(texts, ["Ada"], findEdition(null), undefined, (die) => `[${die}]`);
    const sets = [{ line: "row", dice: ["f8=1gd", "g8=*2rw"], counted: [], points: 2 }];
    const event = {
      event: "dice_placed",
      seat: 0,
      dice: ["g8=*2rw"],
      sets,
      bonuses: [{ square: "g8", points: 5 }],
      points: 7,
    };
    expect(teller.sentence(event)).toBe(
      "Ada places [g8=*2rw] and scores 7 points. SETs: [f8=1gd] [g8=*2rw] (2). Bonus: g8 (+5).",
    );
    const refusal = {
      code: "dice_meaning_wrong",
      data: { square: "g8", die: "*2rw", needs: "1ro 2gd" },
      text: "",
    };
    expect(refusalText(texts, refusal, [], (die) => `[${die}]`)).toBe(
      "The wild on g8 makes no SET as [*2rw]; there it would have to be [1ro] [2gd].",
    );
  });

  it("can show cards in another way", async () => {
    const teller = new Teller(
      await loadTexts("en"),
      ["Ada"],
      findEdition(null),
      (card) => `[${card}]`,
    );
    const event = { event: "taken", seat: 0, cards: ["1rso", "2rso", "3rso"] };
    expect(teller.sentence(event)).toBe("Ada takes [1rso], [2rso] and [3rso].");
  });
});

describe("a refusal", () => {
  it("names the one who was faster", async () => {
    const texts = await loadTexts("en");
    const refusal = { code: "called_first", data: { by: 1 }, text: "P2" };
    expect(refusalText(texts, refusal, ["Ada", "Ben"])).toBe("Too late: Ben called first.");
    expect(refusalText(texts, { code: "odd", data: {}, text: "Odd." })).toBe("Odd.");
  });
});

describe("a refusal", () => {
  it("names the card, never its code", async () => {
    const texts = await loadTexts("en");
    const teller = new Teller(texts, ["Ada"], findEdition(null));
    const said = teller.refusal({ code: "card_not_on_table", data: { card: "2rso" }, text: "" });
    expect(said).toContain("two red");
    expect(said).not.toContain("2rso");
  });
});
