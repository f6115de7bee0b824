/** Which language a reader gets: the one chosen here before, else the browser's, else English. */

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const MEMORY = "tercet.language";

export function isLanguage(text: string | null): text is Language {
  return (LANGUAGES as readonly (string | null)[]).includes(text);
}

/** The first of the wishes that is spoken here; "de-AT" counts as "de". */
export function chooseLanguage(recalled: Language | null, wishes: readonly string[]): Language {
  if (recalled) return recalled;
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(primary)) return primary;
  }
  return "en";
}

/** A language's name in that language, for the list to choose from. */
export function ownName(lang: Language): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

// A browser may forbid its storage: then the choice holds for this visit only.

export function recallLanguage(memory: Pick<Storage, "getItem">): Language | null {
  try {
    const recalled = memory.getItem(MEMORY);
    return isLanguage(recalled) ? recalled : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(memory: Pick<Storage, "setItem">, lang: Language): void {
  try {
    memory.setItem(MEMORY, lang);
  } catch {
    /* for this visit only */
  }
}
