/** The games that this server offers, as it describes them; the browser knows no rules itself. */
import type { Language } from "./language.ts";
import type { OptionValue } from "./net/types.ts";
import { dashed } from "./story.ts";
import type { Texts } from "./texts.ts";

export interface OptionEntry {
  readonly name: string;
  readonly kind: "switch" | "number" | "choice";
  readonly default: OptionValue;
  readonly label: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly choices: Readonly<Record<string, string>> | null;
}

export interface EditionEntry {
  readonly key: string;
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly match: string;
}

export interface Bot {
  readonly key: string;
  readonly name?: string;
}

export interface Game {
  readonly key: string;
  readonly name: string;
  readonly summary: string;
  readonly players: readonly [number, number];
  readonly pace: string;
  readonly editions: readonly EditionEntry[];
  readonly options: readonly OptionEntry[];
  readonly matches: readonly string[];
  readonly match_options: readonly OptionEntry[];
  /** Who can be asked to sit down, the weakest first; a server may not tell. */
  readonly bots?: readonly Bot[];
}

export type Fetch = (address: string) => Promise<Pick<Response, "ok" | "status" | "json">>;

export async function fetchGames(lang: Language, fetch: Fetch): Promise<readonly Game[]> {
  const answer = await fetch(`/api/games?lang=${lang}`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as readonly Game[];
}

/** "1 to 8 players · everyone at once"; alone, there is no pace to speak of. */
export function describePlay(game: Pick<Game, "players" | "pace">, texts: Texts): string {
  const [min, max] = game.players;
  const players =
    min === max
      ? texts.say("players-exactly", { count: min })
      : texts.say("players-range", { min, max });
  const pace = `pace-${game.pace}`;
  return max > 1 && texts.has(pace) ? `${players} · ${texts.say(pace)}` : players;
}

/** The bots for a game, the weakest first; every skill that has a name plays every game. */
export function botsOf(game: Game | undefined, texts: Texts): readonly Bot[] {
  if (game?.bots?.length) return game.bots;
  return texts.after("skill-").map((skill) => ({ key: skill.replaceAll("-", "_") }));
}

/** A bot for a first game: gentle, but one that plays. */
export function gentleBot(game: Game | undefined, texts: Texts): string {
  const bots = botsOf(game, texts);
  return (bots.find(({ key }) => key === "novice") ?? bots[0])?.key ?? "random";
}

export function botName(key: string, texts: Texts): string {
  const text = `skill-${dashed(key)}`;
  return texts.has(text) ? texts.say(text) : texts.say("room-bot");
}
