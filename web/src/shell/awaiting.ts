/** The tables that wait for this player, as the server has told, each with the time it waits until. */
import type { Awaited, News } from "../net/types.ts";

export interface AwaitingTable extends Awaited {
  /** When the seat is lost, in the same time as `now`. */
  readonly until: number;
}

/** The tables after some news, the newest last; any other news leaves them as they are. */
export function afterNews(
  tables: readonly AwaitingTable[],
  news: News,
  now: number,
): readonly AwaitingTable[] {
  if (news.is === "awaited")
    return [...without(tables, news.table), { ...news, until: now + news.left_ms }];
  return news.is === "awaited_over" ? without(tables, news.table) : tables;
}

export function without(tables: readonly AwaitingTable[], table: string): readonly AwaitingTable[] {
  return tables.some((each) => each.table === table)
    ? tables.filter((each) => each.table !== table)
    : tables;
}

/** Those that still wait. */
export function notOver(tables: readonly AwaitingTable[], now: number): readonly AwaitingTable[] {
  return tables.filter(({ until }) => until > now);
}
