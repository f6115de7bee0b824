/** Downloads a whole finished game, stretch by stretch. */
import type { Api } from "../net/api.ts";
import type { Analysis, Header } from "../net/protocol.ts";
import type { TableInfo } from "../net/types.ts";
import { type Moment, moments } from "./film.ts";

export interface Film {
  readonly info: TableInfo;
  readonly header: Header;
  readonly viewer: number | null;
  readonly film: readonly Moment[];
  readonly analysis: Analysis;
}

/** Where a person of this name sat; seat 0 for anybody else, because hidden hands need a seat. */
export function ownSeat(info: TableInfo, name: string): number {
  return Math.max(
    0,
    info.seats.findIndex((seat) => seat.name === name && seat.bot === null),
  );
}

/** The film as a seat saw it; undefined takes one's own seat where hands were hidden, else none. */
export async function fetchFilm(
  api: Pick<Api, "replay" | "analysis">,
  table: string,
  seat: number | null | undefined,
  whose: (info: TableInfo) => number,
): Promise<Film> {
  const [analysis, first] = await Promise.all([
    api.analysis(table),
    api.replay(table, seat ?? null),
  ]);
  const hidden = (first.frames[0]?.hands ?? []).length > 0;
  if (seat === undefined && hidden) return fetchFilm(api, table, whose(first.info), whose);
  const { info, header, viewer } = first;
  const film = moments(first.frames);
  for (let { more } = first; more !== null;) {
    const page = await api.replay(table, viewer, more);
    film.push(...moments(page.frames));
    ({ more } = page);
  }
  return { info, header, viewer, film, analysis };
}
