/** Which language a reader gets: the one chosen here before, else the browser's, else English. */
import { keepText, recallText, type Store } from "../shell/storage.ts";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "tercet.language";

export function isLanguage(text: string | null): text is Language {
  return (LANGUAGES as readonly (string | null)[]).includes(text);
}

/** The first of the browser's languages that is spoken here; "de-AT" counts as "de". */
export function chooseLanguage(recalled: Language | null, preferred: readonly string[]): Language {
  if (recalled) return recalled;
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(primary)) return primary;
  }
  return "en";
}

/** A language's name in that language, for the list to choose from. */
export function ownName(lang: Language): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

export function recallLanguage(store: Pick<Store, "getItem">): Language | null {
  const recalled = recallText(store, KEY);
  return isLanguage(recalled) ? recalled : null;
}

export function keepLanguage(store: Store, lang: Language): void {
  keepText(store, KEY, lang);
}
