import { describe, expect, it } from "vitest";
import { chooseLanguage, keepLanguage, LANGUAGES, ownName, recallLanguage } from "./language.ts";

function emptyStore(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

const forbidden: Pick<Storage, "getItem" | "setItem"> = {
  getItem: () => {
    throw new Error("denied");
  },
  setItem: () => {
    throw new Error("denied");
  },
};

describe("the language", () => {
  it.each([
    [["fr-CH", "de"], "fr"],
    [["es", "pt-BR", "it-IT"], "it"],
    [["DE-at"], "de"],
    [["ja"], "en"],
    [[], "en"],
  ])("of a browser that wants %j is %s", (preferred, expected) => {
    expect(chooseLanguage(null, preferred)).toBe(expected);
  });

  it("chosen by hand goes before the browser's", () => {
    expect(chooseLanguage("it", ["fr"])).toBe("it");
  });

  it("is remembered", () => {
    const kept = emptyStore();
    expect(recallLanguage(kept)).toBeNull();
    keepLanguage(kept, "de");
    expect(recallLanguage(kept)).toBe("de");
  });

  it("is not recalled when it is none of ours", () => {
    expect(recallLanguage({ getItem: () => "tlh" })).toBeNull();
  });

  it("survives a browser that forbids storage", () => {
    expect(recallLanguage(forbidden)).toBeNull();
    expect(() => keepLanguage(forbidden, "fr")).not.toThrow();
  });

  it("is called by its own name", () => {
    expect(LANGUAGES.map(ownName)).toEqual(["English", "Français", "Italiano", "Deutsch"]);
  });
});
