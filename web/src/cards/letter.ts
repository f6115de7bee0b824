/** The shortest beginning of a colour's name that no other colour of the edition shares. */

import type { Texts } from "../words/texts.ts";
import type { Edition } from "./editions.ts";

export function colourLetter(
  texts: Texts,
  edition: Pick<Edition, "values">,
  colour: string,
): string {
  const names = edition.values("colour").map((each) => texts.say(`value-${each}`));
  const name = texts.say(`value-${colour}`);
  for (let length = 1; length < name.length; length++) {
    const start = name.slice(0, length);
    if (names.filter((each) => each.startsWith(start)).length === 1)
      return capital(start, texts.lang);
  }
  return capital(name, texts.lang);
}

function capital(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
