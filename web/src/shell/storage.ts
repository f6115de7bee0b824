/** What this browser keeps beyond a visit: texts and JSON under a key.
 *
 * A browser may forbid its storage; then nothing is kept, and what was chosen holds for this visit.
 */

export type Store = Pick<Storage, "getItem" | "setItem">;

/** Even looking at it may be forbidden, so it is looked at late, where a refusal is expected. */
export const BROWSER: Store = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** What lasts as long as the tab: for what is of no use tomorrow. */
export const VISIT: Store = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
};

export function recallText(store: Pick<Store, "getItem">, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

export function keepText(store: Pick<Store, "setItem">, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    /* for this visit only */
  }
  if (store === BROWSER) heard(key);
}

let heard: (key: string) => void = () => undefined;

/** Be told what this browser keeps, whenever it does: for somebody whose other devices want it, too. */
export function whenKept(tell: (key: string) => void): void {
  heard = tell;
}

/** Keep nothing under these keys any more. */
export function forgetTexts(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    /* then nothing was kept */
  }
}

/** What was kept under a key; null when there is nothing, or nothing that can be read. */
export function recallJson(store: Pick<Store, "getItem">, key: string): unknown {
  try {
    return JSON.parse(recallText(store, key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function keepJson(store: Pick<Store, "setItem">, key: string, value: unknown): void {
  keepText(store, key, JSON.stringify(value));
}

/** The fields of something kept, as far as they can be trusted: it may be of any shape. */
export function fieldsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === "object" && kept !== null && !Array.isArray(kept)
    ? (kept as Record<string, unknown>)
    : {};
}

export function countOf(kept: unknown): number {
  return typeof kept === "number" && Number.isFinite(kept) && kept >= 0 ? kept : 0;
}
