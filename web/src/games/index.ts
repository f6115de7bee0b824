/** Every game that the browser has a table for; a game that is not listed is not offered.
 *
 * To add one: a folder with `screen.ts` (pure, tested) and `Table.svelte`, and a line here.
 */
import type { Component } from "svelte";
import type { CardText } from "../cards/notation.ts";
import type { View } from "../net/types.ts";
import type { TableState } from "../table/table-state.svelte.ts";
import type { Outcome } from "../words/story.ts";

/** What every `Table.svelte` is given: the table, and the view of the deal. */
export interface TableProps<V extends View = View> {
  readonly table: TableState;
  readonly view: V;
}

export interface TableEntry {
  readonly load: () => Promise<{ default: Component<never> }>;
  /** What the end of the game shows; without it, what all races show. */
  readonly ending?: () => Promise<{ default: Component<never> }>;
  /** The cards, or dice, that stand for the game where it is chosen. */
  readonly picture: readonly CardText[];
}

export const TABLES: Readonly<Record<string, TableEntry>> = {
  classic: { load: () => import("./classic/Table.svelte"), picture: ["1rso", "2ghw", "3ped"] },
  solitaire: { load: () => import("./solitaire/Table.svelte"), picture: ["2phd", "2rhd", "2ghd"] },
  scout: { load: () => import("./scout/Table.svelte"), picture: ["3gso", "1pho", "2reo"] },
  chipset: {
    load: () => import("./chipset/Table.svelte"),
    ending: () => import("./chipset/Ending.svelte"),
    picture: ["1pso", "2ghd", "3rew"],
  },
  setup: {
    load: () => import("./setup/Table.svelte"),
    ending: () => import("./setup/Ending.svelte"),
    picture: ["2gsd", "2rew", "1pho"],
  },
  twenty: { load: () => import("./twenty/Table.svelte"), picture: ["2gsd", "2psw", "2rso"] },
  dice: {
    load: () => import("./dice/Table.svelte"),
    ending: () => import("./dice/Ending.svelte"),
    picture: ["1ro", "2gw", "3pd"],
  },
  coopset: { load: () => import("./coopset/Table.svelte"), picture: ["1gew", "3rsw", "2phw"] },
};

export async function loadTable(game: string): Promise<Component<TableProps> | null> {
  const entry = TABLES[game];
  return entry ? ((await entry.load()).default as unknown as Component<TableProps>) : null;
}

/** What an `Ending.svelte` is given: the last view, and how the game ended. */
export interface EndingProps<V extends View = View> extends TableProps<V> {
  readonly outcome: Outcome;
}

export async function loadEnding(game: string): Promise<Component<EndingProps>> {
  const load = TABLES[game]?.ending ?? (() => import("../table/ending/RaceEnding.svelte"));
  return (await load()).default as unknown as Component<EndingProps>;
}
