/** Who is around a table besides those who sit, and whether the game can begin with these. */

import type { TableInfo } from "../../net/types.ts";

type Around = Pick<TableInfo, "spectators" | "watching">;

/** Those without a seat by name, and how many more there are. */
export function withoutSeat({ spectators, watching }: Around): {
  readonly names: readonly string[];
  readonly more: number;
} {
  const names = watching.map(({ name }) => name);
  return { names, more: Math.max(0, spectators - names.length) };
}

/** Who has asked for a seat at the next game. */
export function wishing({ watching }: Around): readonly string[] {
  return watching.filter(({ wants_next }) => wants_next).map(({ name }) => name);
}

/** How many must sit: what the game asks for, and three where somebody leads. */
export function leastPlayers(game: { readonly players: readonly [number, number] }, form: unknown) {
  return Math.max(game.players[0], form === "tournament" ? 3 : 1);
}

export function seated({ seats }: Pick<TableInfo, "seats">): number {
  return seats.filter(({ name }) => name !== null).length;
}
