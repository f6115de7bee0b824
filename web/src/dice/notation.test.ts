import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../words/language.ts";
import { loadTexts } from "../words/texts.ts";
import { isDie, readDie, spokenDie } from "./notation.ts";

describe("a die in notation", () => {
  it("is a face, a wild, or a wild with a meaning, on a square or not", () => {
    const waves = { number: "two", colour: "red", shape: "wave" };
    expect(readDie("2rw")).toEqual({ square: null, wild: false, face: waves });
    expect(readDie("*")).toEqual({ square: null, wild: true, face: null });
    expect(readDie("m13=*2rw")).toEqual({ square: "m13", wild: true, face: waves });
  });

  it.each(["", "g7", "g7=", "2rhw", "4rw", "red", "**"])("is not %j", (word) => {
    expect(isDie(word)).toBe(false);
  });

  it("is spoken in full", async () => {
    const texts = await loadTexts("en");
    const say = texts.say.bind(texts);
    expect(spokenDie("g7=2rw", say)).toBe("two red waves on g7");
    expect(spokenDie("*1po", say)).toBe("a wild as one purple oval");
    expect(spokenDie("*", say)).toBe("wild");
  });

  it.each(LANGUAGES)("has 27 names in %s", async (lang) => {
    const texts = await loadTexts(lang);
    const words = [..."123"].flatMap((n) =>
      [..."rgp"].flatMap((c) => [..."owd"].map((s) => n + c + s)),
    );
    const names = new Set(words.map((word) => spokenDie(word, texts.say.bind(texts))));
    expect(names.size).toBe(27);
  });
});
