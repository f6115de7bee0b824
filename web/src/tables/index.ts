/** Every game that the browser has a table for; a game that is not listed is not offered.
 *
 * To add one: a folder with `state.ts` (pure, tested) and `Table.svelte`, and a line here.
 */
import type { Component } from "svelte";
import type { CardText } from "../cards.ts";
import type { View } from "../net/types.ts";
import type { Room } from "../table/room.svelte.ts";

/** What every `Table.svelte` is given: the table with its people, and the view of the deal. */
export interface TableProps<V extends View = View> {
  readonly room: Room;
  readonly view: V;
}

export interface TableEntry {
  readonly load: () => Promise<{ default: Component<never> }>;
  /** The cards that stand for the game where it is chosen. */
  readonly picture: readonly CardText[];
}

export const TABLES: Readonly<Record<string, TableEntry>> = {
  classic: { load: () => import("./classic/Table.svelte"), picture: ["1rso", "2ghw", "3ped"] },
  solitaire: { load: () => import("./solitaire/Table.svelte"), picture: ["2phd", "2rhd", "2ghd"] },
  scout: { load: () => import("./scout/Table.svelte"), picture: ["3gso", "1pho", "2reo"] },
  coopset: { load: () => import("./coopset/Table.svelte"), picture: ["1gew", "3rsw", "2phw"] },
};

export async function loadTable(game: string): Promise<Component<TableProps> | null> {
  const entry = TABLES[game];
  return entry ? ((await entry.load()).default as unknown as Component<TableProps>) : null;
}
