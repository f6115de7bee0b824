import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../words/language.ts";
import { loadTexts } from "../words/texts.ts";
import { findEdition } from "./editions.ts";
import { colourLetter } from "./letter.ts";

describe("the letter of a colour", () => {
  it("is as long as it must be", async () => {
    const [french, edition] = [await loadTexts("fr"), findEdition("carnet")];
    const letters = edition.values("colour").map((colour) => colourLetter(french, edition, colour));
    expect(letters).toEqual(["R", "Ve", "Vi"]);
  });

  it.each(LANGUAGES)("tells all colours of an edition apart in %s", async (lang) => {
    const texts = await loadTexts(lang);
    for (const key of ["fxs1995", "carnet", "turquoise"]) {
      const edition = findEdition(key);
      expect(
        new Set(edition.values("colour").map((colour) => colourLetter(texts, edition, colour)))
          .size,
      ).toBe(3);
    }
  });
});
