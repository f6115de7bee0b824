/** Every page by the first word of its address; the first page is in the main bundle.
 *
 * To add one: a component that takes `rest` (the other words of the address), and a line here. A
 * page with texts of its own names their catalogues, which are loaded with it.
 */
import type { Component } from "svelte";
import type { PageCatalogue } from "../words/texts.ts";

export interface PageProps {
  readonly rest: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

type Loaded = Promise<{ default: Component<PageProps> }>;
type Need = (...catalogues: PageCatalogue[]) => Promise<void>;

export const PAGES: Readonly<Record<string, (need: Need) => Loaded>> = {
  fair: () => import("./fair/FairPage.svelte"),
  games: () => import("./history/GamesPage.svelte"),
  new: () => import("./new-table/NewTable.svelte"),
  replay: () => import("./replay/ReplayRoute.svelte"),
  settings: () => import("./settings/Settings.svelte"),
  t: () => import("./table/TableRoute.svelte"),
  learn: (need) => both(need("learn", "practice"), import("./learn/Learn.svelte")),
  practice: (need) => both(need("practice"), import("./practice/Practice.svelte")),
  puzzle: (need) => both(need("practice"), import("./puzzle/Puzzle.svelte")),
  rules: (need) => both(need("rules"), import("./rules/Rules.svelte")),
};

async function both(texts: Promise<void>, page: Loaded): Loaded {
  const [, loaded] = await Promise.all([texts, page]);
  return loaded;
}
