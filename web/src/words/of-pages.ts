/** Catalogues that only some pages need: `need` in `pages/index.ts` says which.
 *
 * What a server refuses it says itself (`server`); without one its sentences are made here.
 */
export const OF_PAGES = [
  "account",
  "console",
  "fair",
  "figures",
  "games",
  "handed",
  "learn",
  "me",
  "practice",
  "rules",
  "server",
  "standing",
] as const;
export type PageCatalogue = (typeof OF_PAGES)[number];
