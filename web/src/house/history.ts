/** One's games in this browser, read without Python: what is kept of each says enough for a list. */
import type { KeptGame, Played } from "../net/protocol.ts";
import { Keeping } from "./keeping.ts";

export interface Going {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly since: number;
}

export interface OwnGames {
  readonly over: readonly Played[];
  readonly going: readonly Going[];
  /** What a server calls those of them that were handed in to it. */
  readonly handed: ReadonlySet<string>;
}

export const NO_GAMES: OwnGames = { over: [], going: [], handed: new Set() };

/** The games that are kept here, the newest first; none where nothing can be kept. */
export async function ownGames(factory: IDBFactory): Promise<OwnGames> {
  try {
    const rows = await (await Keeping.open(factory)).rows();
    return listed(rows.map(({ text }) => JSON.parse(text) as KeptGame));
  } catch {
    return NO_GAMES;
  }
}

export function listed(kept: readonly KeptGame[]): OwnGames {
  const newest = [...kept].sort((one, other) => other.created_ms - one.created_ms);
  return {
    over: newest.flatMap((game) => played(game) ?? []),
    going: newest
      .filter(({ status }) => status === "playing")
      .map((game) => ({
        table: game.id,
        game: game.settings.game,
        seats: names(game),
        since: game.created_ms,
      })),
    handed: new Set(kept.flatMap(({ handed }) => handed ?? [])),
  };
}

/** A game that is over, as it is kept. */
export async function ownGame(factory: IDBFactory, table: string): Promise<KeptGame | null> {
  const row = await (await Keeping.open(factory)).row(table);
  return row ? (JSON.parse(row.text) as KeptGame) : null;
}

function played(game: KeptGame): Played | null {
  const { id, settings, seats, outcome, ended_ms } = game;
  if (game.status !== "over" || !outcome) return null;
  const seat = seats.findIndex(({ person }) => person);
  return {
    table: id,
    game: settings.game,
    seats: names(game),
    seat: seat < 0 ? null : seat,
    outcome,
    ended_ms: ended_ms ?? 0,
    unknown: false,
  };
}

function names({ seats }: KeptGame): readonly string[] {
  return seats.map(({ name }) => name ?? "");
}
