/** Downloads a whole finished game, stretch by stretch. */
import type { Api } from "../net/api.ts";
import type { Analysis, Replay } from "../net/protocol.ts";
import type { TableInfo } from "../net/types.ts";
import { type Moment, moments } from "./film.ts";

export interface Film {
  readonly info: TableInfo;
  readonly film: readonly Moment[];
  readonly analysis: Analysis;
}

/** The frames as the server tells them, each as it came. */
export async function fetchFrames(
  api: Pick<Api, "replay">,
  table: string,
): Promise<readonly Replay["frames"][number][]> {
  const frames: Replay["frames"][number][] = [];
  for (let more: number | null = 0; more !== null;) {
    const page: Replay = await api.replay(table, null, more);
    frames.push(...page.frames);
    ({ more } = page);
  }
  return frames;
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
