/** Downloads a whole finished game, stretch by stretch. */
import type { Api } from "../net/api.ts";
import type { Analysis } from "../net/protocol.ts";
import type { TableInfo } from "../net/types.ts";
import { type Moment, moments } from "./film.ts";

export interface Film {
  readonly info: TableInfo;
  readonly film: readonly Moment[];
  readonly analysis: Analysis;
}

/** The whole film; what was hidden comes with the moments (`hands`), through nobody's eyes. */
export async function fetchFilm(
  api: Pick<Api, "replay" | "analysis">,
  table: string,
): Promise<Film> {
  const [analysis, first] = await Promise.all([api.analysis(table), api.replay(table, null)]);
  const { info } = first;
  const film = moments(first.frames);
  for (let { more } = first; more !== null;) {
    const page = await api.replay(table, null, more);
    film.push(...moments(page.frames));
    ({ more } = page);
  }
  return { info, film, analysis };
}
