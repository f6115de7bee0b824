/** A key for every card: three rows of the keyboard for three rows of cards, or the alphabet.
 *
 * Keys are named by their place (`KeyQ`), so that the rows stay rows on every keyboard.
 */
import type { Preferences } from "../../shell/preferences.ts";

const ROWS = [
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon",
  "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
].map((row) => row.split(" "));

/** Whether a key is meant for the table: no shortcut of the browser, and not for a field or a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  const field = (event.target as HTMLElement).closest("input, select, textarea, dialog");
  return !(event.ctrlKey || event.metaKey || event.altKey || field);
}

export const ACTION_KEYS = ["Digit1", "Digit2", "Digit3"];

export function keyOf(place: number, order: Preferences["keyOrder"]): string | null {
  if (order === "alphabet") {
    return place < 26 ? `Key${String.fromCharCode(65 + place)}` : null;
  }
  return ROWS[place % 3]?.[Math.floor(place / 3)] ?? null;
}

export function placeOf(code: string, order: Preferences["keyOrder"]): number | null {
  if (order === "alphabet") {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    return letter ? letter.charCodeAt(0) - 65 : null;
  }
  const row = ROWS.findIndex((keys) => keys.includes(code));
  return row < 0 ? null : ROWS[row]!.indexOf(code) * 3 + row;
}

/** The key of a card where table and hand are rows of their own: the upper letters, the middle ones. */
export function rowKeyOf(
  row: number,
  place: number,
  before: number,
  order: Preferences["keyOrder"],
): string | null {
  return order === "alphabet" ? keyOf(before + place, order) : (ROWS[row]?.[place] ?? null);
}

/** What lies under a key, of such rows. */
export function underKey<T>(
  code: string,
  rows: readonly (readonly T[])[],
  order: Preferences["keyOrder"],
): T | undefined {
  if (order === "alphabet") return rows.flat()[placeOf(code, order) ?? -1];
  const row = ROWS.findIndex((keys) => keys.includes(code));
  return rows[row]?.[ROWS[row]?.indexOf(code) ?? -1];
}

const SIGNS: Record<string, string> = { Semicolon: ";", Comma: ",", Period: ".", Slash: "/" };

/** What is printed on a key; from the browser's layout where it tells one. */
export function keyName(code: string, layout: ReadonlyMap<string, string> | null): string {
  const known = layout?.get(code) ?? SIGNS[code] ?? code.replace(/^Key|^Digit/, "");
  return known.toLocaleUpperCase();
}

interface WithKeyboard {
  readonly keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

export async function readLayout(): Promise<ReadonlyMap<string, string> | null> {
  try {
    return (await (navigator as WithKeyboard).keyboard?.getLayoutMap()) ?? null;
  } catch {
    return null;
  }
}
