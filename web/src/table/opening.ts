/** Opening a table: create it, sit down, call the bots, and start when every seat is taken. */

import { fetchGames, gentlestBot } from "../games/catalogue.ts";
import { Api } from "../net/api.ts";
import { Lost, Refusal } from "../net/connection.ts";
import { lacksNonce, ownNonces } from "../net/nonces.ts";
import type { Joined, NewTable, RematchAt, TableInfo } from "../net/types.ts";
import type { App } from "../shell/app.svelte.ts";
import { bigLink, link } from "../shell/route.ts";
import type { TableState } from "./table-state.svelte.ts";

/** Codes with which a server says that it cannot take another table now. */
const FULL = ["house_full", "storage_failed", "internal"];
/** Whoever plays alone does not wait longer for a server. */
const PATIENCE_MS = 5000;

/** Open a table and sit down; alone or against bots it may stand in this page, if no server answers. */
export async function openTable(app: App, draft: NewTable, bots: readonly string[]): Promise<void> {
  const alone = bots.length + 1 === draft.seats;
  if (app.door.serverless || (alone && !navigator.onLine)) return openInPage(app, draft, bots);
  try {
    await (alone ? inTime(reachServer(app)) : reachServer(app));
    const { table } = await app.api.create(draft);
    await sitDown(app, table, draft, bots);
  } catch (error) {
    if (!alone || !isAway(error)) throw error;
    await openInPage(app, draft, bots);
  }
}

async function reachServer(app: App): Promise<void> {
  if (!app.name) await app.rename(app.say("guest-name"));
  else await app.introduce();
  await app.connection.ready();
}

async function openInPage(app: App, draft: NewTable, bots: readonly string[]): Promise<void> {
  await (await app.house()).start(); // or it is said why not
  await app.pageConnection.ready();
  const { table } = await new Api(app.door.ask).create(draft);
  await sitDown(app, table, draft, bots);
}

async function sitDown(
  app: App,
  table: string,
  draft: NewTable,
  bots: readonly string[],
): Promise<void> {
  const ask = (request: Record<string, unknown> & { do: string }): Promise<unknown> =>
    app.connectionOf(table).ask({ ...request, table });
  await ask({ do: "join" });
  await ownNonces.send(table, (nonce) => ask({ do: "sit", nonce }));
  for (const bot of bots) await ask({ do: "add_bot", bot });
  if (bots.length + 1 === draft.seats) await ask({ do: "start" });
  app.go(link("t", table));
}

/** Whether an error says that the server is away or full, and not that it refuses. */
function isAway(error: unknown): boolean {
  return error instanceof Refusal ? FULL.includes(error.refusal.code) : true;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Lost("no answer")), PATIENCE_MS),
  );
  return Promise.race([work, late]);
}

/** Bots against whom this person wins a fair share; the weakest for who is new here. */
export async function fittingBots(app: App, game: string, count: number): Promise<string[]> {
  if (count > 0 && app.name && !app.door.serverless && navigator.onLine) {
    try {
      const told = app.introduce().then(() => app.api.fittingBot(game, count));
      return [...(await inTime(told)).bots];
    } catch {
      // Then as for somebody new.
    }
  }
  const games = await fetchGames(app.texts.lang, app.door.fetch);
  return Array<string>(count).fill(gentlestBot(games.find(({ key }) => key === game)));
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
  const connection = app.connectionOf(next);
  const joined = await connection.ask<Joined>({ do: "join", table: next });
  if (lacksNonce(joined.info, joined.seat)) {
    const give = (nonce: string) => connection.ask({ do: "give_nonce", table: next, nonce });
    await ownNonces.send(next, give).catch(() => undefined); // somebody else has started it
  }
  if (onlyBots(joined.info, joined.seat)) await connection.ask({ do: "start", table: next });
  app.go(link("t", next));
}

function onlyBots(info: TableInfo, me: number | null): boolean {
  return info.seats.every((seat, at) => at === me || seat.bot !== null);
}
