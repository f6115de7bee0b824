/** How dates are written: as in the language; English is British, unless the browser is American. */

export function dateLocale(lang: string, browser: string = navigator.language): string {
  if (lang !== "en") return lang;
  return browser === "en-US" ? browser : "en-GB";
}

/** A moment with its time of day: 16 Nov 2026, 14:05. */
export function momentFormat(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: "medium", timeStyle: "short" });
}
