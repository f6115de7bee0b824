/** Opening a table: create it, sit down, call the bots, and start when every seat is taken. */

import { fetchGames, gentlestBot } from "../games/catalogue.ts";
import type { Joined, NewTable, RematchAt, TableInfo } from "../net/types.ts";
import type { App } from "../shell/app.svelte.ts";
import { bigLink, link } from "../shell/route.ts";
import type { TableState } from "./table-state.svelte.ts";

/** A random text of this player, which is mixed into the seed, so that nobody can know the deal before. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function openTable(app: App, draft: NewTable, bots: readonly string[]): Promise<void> {
  if (!app.name) await app.rename(app.say("guest-name"));
  else await app.introduce();
  const { table } = await app.api.create(draft);
  await app.connection.ready();
  const ask = (request: Record<string, unknown> & { do: string }): Promise<unknown> =>
    app.connection.ask({ ...request, table });
  await ask({ do: "join" });
  await ask({ do: "sit", nonce: nonce() });
  for (const bot of bots) await ask({ do: "add_bot", bot });
  if (bots.length + 1 === draft.seats) await ask({ do: "start" });
  app.go(link("t", table));
}

/** The bot that wins about every second game against this person; the weakest for who is new here. */
export async function fittingBot(app: App, game: string): Promise<string> {
  if (app.name) {
    try {
      await app.introduce();
      return (await app.api.fittingBot(game)).bot;
    } catch {
      // Then as for somebody new.
    }
  }
  const games = await fetchGames(app.texts.lang, (address) => fetch(address));
  return gentlestBot(games.find(({ key }) => key === game));
}

/** A table for others, on a screen that all of them see: whoever opens it has no seat. */
export async function openBigScreen(app: App, draft: NewTable): Promise<void> {
  if (!app.name) await app.rename(app.say("guest-name"));
  else await app.introduce();
  const { table } = await app.api.create(draft);
  await app.connection.ready();
  app.go(bigLink(table));
}

/** The next game for the same people; against bots alone it starts at once. */
export async function playAgain(app: App, table: TableState): Promise<void> {
  const { table: next } = await table.source.ask<RematchAt>({ do: "rematch" });
  const joined = await app.connection.ask<Joined>({ do: "join", table: next });
  if (onlyBots(joined.info, joined.seat)) await app.connection.ask({ do: "start", table: next });
  app.go(link("t", next));
}

export function onlyBots(info: TableInfo, me: number | null): boolean {
  return info.seats.every((seat, at) => at === me || seat.bot !== null);
}
