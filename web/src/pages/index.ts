/** Every page by the first word of its address; the first page is in the main bundle.
 *
 * To add one: a component that takes `rest` (the other words of the address), and a line here. A
 * page with texts of its own names their catalogues, which are loaded with it.
 */
import type { Component } from "svelte";
import type { PageCatalogue } from "../words/of-pages.ts";

export interface PageProps {
  readonly rest: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

type Loaded = Promise<{ default: Component<PageProps> }>;
type Need = (...catalogues: PageCatalogue[]) => Promise<void>;

export const PAGES: Readonly<Record<string, (need: Need) => Loaded>> = {
  account: (need) => both(need("account"), import("./account/AccountPage.svelte")),
  console: (need) => both(need("console"), import("./console/ConsolePage.svelte")),
  fair: (need) => both(need("fair"), import("./fair/FairPage.svelte")),
  games: (need) => both(need("handed"), import("./history/HistoryPage.svelte")),
  game: (need) => both(need("games"), import("./game/GamePage.svelte")),
  me: (need) => both(need("me"), import("./me/FiguresPage.svelte")),
  new: () => import("./choose/ChooseGamePage.svelte"),
  replay: (need) => both(need("handed"), import("./replay/ReplayPage.svelte")),
  settings: () => import("./settings/SettingsPage.svelte"),
  t: () => import("./table/TablePage.svelte"),
  learn: (need) => both(need("learn", "practice"), import("./learn/LearnPage.svelte")),
  practice: (need) => both(need("practice"), import("./practice/PracticePage.svelte")),
  puzzle: (need) => both(need("practice"), import("./puzzle/PuzzlePage.svelte")),
  race: (need) => both(need("standing"), import("./race/RacePage.svelte")),
  seek: (need) => both(need("standing"), import("./seek/SeekPage.svelte")),
  standing: (need) => both(need("standing"), import("./standing/StandingPage.svelte")),
  rules: (need) => both(need("rules"), import("./rules/RulesPage.svelte")),
};

async function both(texts: Promise<void>, page: Loaded): Loaded {
  const [, loaded] = await Promise.all([texts, page]);
  return loaded;
}
