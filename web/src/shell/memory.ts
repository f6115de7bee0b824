/** This browser's storage, for what lasts longer than a visit. */

export type Memory = Pick<Storage, "getItem" | "setItem">;

/** Even looking at it may be forbidden, so it is looked at late, where a refusal is expected. */
export const BROWSER: Memory = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};
