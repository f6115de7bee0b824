import { describe, expect, it } from "vitest";
import { isSet } from "../cards/notation.ts";
import { LANGUAGES } from "../words/language.ts";
import { loadTexts } from "../words/texts.ts";
import { rulesName, rulesOf, rulesPicture, rulesSummary } from "./names.ts";
import { isDie, RULE_PAGES, readRulePage, rulePage } from "./rule-page.ts";

describe("a page of rules", () => {
  it("is read block by block", () => {
    expect(readRulePage("# Aim\nWin.\n- one\n- two\n\n1rso 2rso 3rso\nA SET.\n\nMore.")).toEqual([
      { kind: "heading", text: "Aim", items: [] },
      { kind: "text", text: "Win.", items: [] },
      { kind: "list", text: "", items: ["one", "two"] },
      { kind: "cards", text: "A SET.", items: ["1rso", "2rso", "3rso"] },
      { kind: "text", text: "More.", items: [] },
    ]);
  });

  it("has boards, row by row", () => {
    expect(readRulePage("| .  2rw\n| +1ro .\nA board.\n- two")).toEqual([
      { kind: "board", text: "A board.", items: [". 2rw", "+1ro ."] },
      { kind: "list", text: "", items: ["two"] },
    ]);
  });

  it("leaves cards without a caption alone", () => {
    expect(readRulePage("1ro 2ro\n\nMore.").map(({ text }) => text)).toEqual(["", "More."]);
  });

  it.each(LANGUAGES)("is there for every game in %s, with cards to look at", async (lang) => {
    const texts = await loadTexts(lang, ["rules"]);
    for (const key of RULE_PAGES) {
      const blocks = rulePage(texts, key);
      expect(blocks[0]?.kind).toBe("heading");
      expect(blocks.some(({ kind }) => kind === "list")).toBe(true);
      if (key !== "match") expect(blocks.some(({ kind }) => kind === "cards")).toBe(true);
    }
  });

  it("of the base game shows two SETs and one that is none", async () => {
    const texts = await loadTexts("en", ["rules"]);
    const shown = rulePage(texts, "classic").filter(({ kind }) => kind === "cards");
    expect(shown.map(({ items: [a, b, c] }) => isSet(a!, b!, c!))).toEqual([true, true, false]);
  });

  it("has a name, a summary and a picture", async () => {
    const texts = await loadTexts("en", ["rules"]);
    for (const key of RULE_PAGES) {
      expect(rulesName(texts, key) && rulesSummary(texts, key)).toBeTruthy();
      expect(rulesPicture(key)).toHaveLength(3);
    }
  });

  it("is that of the smaller pack where one attribute is fixed", () => {
    expect(rulesOf("classic", { fixed: "s" })).toBe("beginners");
    expect(rulesOf("classic", { fixed: "off" })).toBe("classic");
    expect(rulesOf("solitaire", { fixed: "s" })).toBe("solitaire");
  });

  it("tells dice from cards", () => {
    expect([isDie("2rw"), isDie("2rsw")]).toEqual([true, false]);
  });
});
