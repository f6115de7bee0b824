/** The games that this server offers, as it describes them; the browser knows no rules itself. */

import type { BotEntry, EditionEntry, GameEntry, OptionEntry } from "../net/protocol.ts";
import type { Language } from "../words/language.ts";
import { dashed } from "../words/story.ts";
import type { Texts } from "../words/texts.ts";

export type { EditionEntry, OptionEntry };
export type Bot = BotEntry;
export type Game = GameEntry;

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

/** A bot for a first game: gentle, but one that plays. */
export function gentleBot(game: Game | undefined): string {
  return named(game, "novice");
}

/** The weakest that still looks for SETs: a newcomer wins about every second game (`docs/bots.md`). */
export function gentlestBot(game: Game | undefined): string {
  return named(game, "first_timer");
}

function named(game: Game | undefined, wanted: string): string {
  const bots = game?.bots ?? [];
  return (bots.find(({ key }) => key === wanted) ?? bots[0])?.key ?? "random";
}

export function botName(key: string, texts: Texts): string {
  const strength = Number(/^strength:(.+)$/.exec(key)?.[1] ?? Number.NaN);
  if (strength) return texts.say("skill-strength", { strength });
  const text = `skill-${dashed(key)}`;
  return texts.has(text) ? texts.say(text) : texts.say("room-bot");
}
