import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./language.ts";
import { loadTexts, Texts } from "./texts.ts";

describe("texts", () => {
  it.each([
    ["en", "two red hatched waves", "one purple solid oval"],
    ["fr", "deux vagues rouges hachurées", "un ovale pourpre plein"],
    ["it", "due onde rosse tratteggiate", "un ovale porpora pieno"],
    ["de", "zwei rote schraffierte Wellen", "ein lila ausgefülltes Oval"],
  ] as const)("speak a card in %s", async (lang, waves, oval) => {
    const texts = await loadTexts(lang);
    expect(
      texts.say("card-name", { number: "two", colour: "red", filling: "hatched", shape: "wave" }),
    ).toBe(waves);
    expect(
      texts.say("card-name", { number: "one", colour: "purple", filling: "solid", shape: "oval" }),
    ).toBe(oval);
  });

  it.each(LANGUAGES)("count players in %s", async (lang) => {
    const texts = await loadTexts(lang);
    const one = texts.say("players-exactly", { count: 1 });
    expect(one).toContain("1");
    expect(one).not.toBe(texts.say("players-exactly", { count: 2 }).replace("2", "1"));
  });

  it("of a page come only with that page", async () => {
    expect((await loadTexts("en")).has("rules-classic")).toBe(false);
    const texts = await loadTexts("fr", ["rules"]);
    expect(texts.has("rules-classic")).toBe(true);
    expect(texts.has("learn-intro")).toBe(false);
    expect(texts.ofPages).toEqual(["rules"]);
  });

  it("refuse a key that is not there", () => {
    const texts = new Texts("en", ["hello = Hello"]);
    expect(texts.has("hello")).toBe(true);
    expect(texts.has("goodbye")).toBe(false);
    expect(() => texts.say("goodbye")).toThrow("goodbye");
  });
});
