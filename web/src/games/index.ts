/** Every game with its table, its ending and its picture: the one list of games in the browser.
 *
 * To add one: a folder with `screen.ts` (pure, tested) and `Table.svelte`, and an entry here. A game
 * that the server has and this list has not fails `npm run check` and `npm test`.
 */
import type { Component } from "svelte";
import type { CardText } from "../cards/notation.ts";
import type { AnyView, SolitaireView } from "../net/protocol.ts";
import type { View } from "../net/types.ts";
import type { Phrase } from "../table/screen.ts";
import type { TableState } from "../table/table-state.svelte.ts";
import type { Outcome } from "../words/story.ts";
import { solitaireResult } from "./solitaire/result.ts";

/** What every `Table.svelte` is given: the table, and the view of the deal. */
export interface TableProps<V extends View = View> {
  readonly table: TableState;
  readonly view: V;
}

export interface GameParts {
  readonly load: () => Promise<{ default: Component<never> }>;
  /** What the end of the game shows; without it, what all races show. */
  readonly ending?: () => Promise<{ default: Component<never> }>;
  /** What the end is called, where winning and losing do not say it. */
  readonly result?: (view: View) => Phrase | null;
  /** The cards, or dice, that stand for the game where it is chosen. */
  readonly picture: readonly CardText[];
  /** Whether its cards are dealt from the top of one shuffled pack, so that a deal can be checked. */
  readonly fromPack: boolean;
}

/** The games that the server has; a series is a match of any of them. */
export type GameKey = Exclude<AnyView["game"], "series">;

/** In the order in which people are shown them, which is that of the server. */
export const GAMES: Readonly<Record<GameKey, GameParts>> = {
  classic: {
    load: () => import("./classic/Table.svelte"),
    picture: ["1rso", "2ghw", "3ped"],
    fromPack: true,
  },
  solitaire: {
    load: () => import("./solitaire/Table.svelte"),
    ending: () => import("./solitaire/Ending.svelte"),
    result: (view) => solitaireResult(view as SolitaireView),
    picture: ["2phd", "2rhd", "2ghd"],
    fromPack: true,
  },
  scout: {
    load: () => import("./scout/Table.svelte"),
    picture: ["3gso", "1pho", "2reo"],
    fromPack: true,
  },
  chipset: {
    load: () => import("./chipset/Table.svelte"),
    ending: () => import("./chipset/Ending.svelte"),
    picture: ["1pso", "2ghd", "3rew"],
    fromPack: true,
  },
  setup: {
    load: () => import("./setup/Table.svelte"),
    ending: () => import("./setup/Ending.svelte"),
    picture: ["2gsd", "2rew", "1pho"],
    fromPack: true,
  },
  coopset: {
    load: () => import("./coopset/Table.svelte"),
    picture: ["1gew", "3rsw", "2phw"],
    fromPack: true,
  },
  twenty: {
    load: () => import("./twenty/Table.svelte"),
    picture: ["2gsd", "2psw", "2rso"],
    fromPack: true,
  },
  dice: {
    load: () => import("./dice/Table.svelte"),
    ending: () => import("./dice/Ending.svelte"),
    picture: ["1ro", "2gw", "3pd"],
    fromPack: false,
  },
};

export const GAME_KEYS = Object.keys(GAMES) as readonly GameKey[];

/** The parts of a game; undefined for a game of a newer server. */
export function findGame(key: string): GameParts | undefined {
  return Object.hasOwn(GAMES, key) ? GAMES[key as GameKey] : undefined;
}

export async function loadTable(game: string): Promise<Component<TableProps> | null> {
  const parts = findGame(game);
  return parts ? ((await parts.load()).default as unknown as Component<TableProps>) : null;
}

/** What an `Ending.svelte` is given: the last view, and how the game ended. */
export interface EndingProps<V extends View = View> extends TableProps<V> {
  readonly outcome: Outcome;
}

export async function loadEnding(game: string): Promise<Component<EndingProps>> {
  const load = findGame(game)?.ending ?? (() => import("../table/ending/RaceEnding.svelte"));
  return (await load()).default as unknown as Component<EndingProps>;
}
