/** What a player has set for this browser: how cards look, keys, sound, motion. Kept locally. */
import { DEFAULT_EDITION, EDITION_KEYS } from "../cards/editions.ts";
import { VOLUMES } from "./sound.ts";
import { keepText, recallText, type Store } from "./storage.ts";

export const PALETTES = ["usual", "warm", "blue", "grey"] as const;
export const KEY_ORDERS = ["rows", "alphabet"] as const;
export const SCHEMES = ["system", "day", "night"] as const;
/** How cards lie on the table: as they are largest, or as one likes. */
export const LIES = ["auto", "upright", "lying"] as const;
export const MOTIONS = ["system", "full", "none"] as const;

export interface Preferences {
  readonly palette: (typeof PALETTES)[number];
  /** How the cards look where there is no table to say it: lessons, practice, puzzles, rules. */
  readonly edition: string;
  readonly scheme: (typeof SCHEMES)[number];
  readonly lie: (typeof LIES)[number];
  readonly letters: boolean;
  readonly patterns: boolean;
  readonly keysShown: boolean;
  readonly keyOrder: (typeof KEY_ORDERS)[number];
  /** Sounds, vibration and flourishes: one switch for all that is only joy. */
  readonly lively: boolean;
  readonly sound: boolean;
  readonly volume: (typeof VOLUMES)[number];
  readonly vibration: boolean;
  readonly motion: (typeof MOTIONS)[number];
  /** Ask before three chosen cards are sent. */
  readonly confirm: boolean;
  /** Show where dice fit. */
  readonly hints: boolean;
}

export const USUAL: Preferences = {
  palette: "usual",
  edition: DEFAULT_EDITION,
  scheme: "system",
  lie: "auto",
  letters: false,
  patterns: false,
  keysShown: false,
  keyOrder: "rows",
  lively: true,
  sound: true,
  volume: "middle",
  vibration: true,
  motion: "system",
  confirm: false,
  hints: false,
};

const KEY = "tercet.settings";
const CHOICES: Partial<Record<keyof Preferences, readonly string[]>> = {
  palette: PALETTES,
  edition: EDITION_KEYS,
  keyOrder: KEY_ORDERS,
  scheme: SCHEMES,
  lie: LIES,
  motion: MOTIONS,
  volume: VOLUMES,
};

/** What was kept, as far as it makes sense; anything else is as usual. */
export function readPreferences(text: string | null): Preferences {
  let kept: Record<string, unknown>;
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return USUAL;
  }
  const sound = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name];
    const choices = CHOICES[name as keyof Preferences];
    const fits = choices ? choices.includes(value as string) : typeof value === typeof usual;
    return [name, fits ? value : usual];
  });
  return Object.fromEntries(sound) as unknown as Preferences;
}

export function recallPreferences(store: Store): Preferences {
  return readPreferences(recallText(store, KEY));
}

export function keepPreferences(store: Store, preferences: Preferences): void {
  keepText(store, KEY, JSON.stringify(preferences));
}
