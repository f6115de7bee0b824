/** Every HTTP request of the client: sessions, tables, finished games, puzzles. */
import { Refusal } from "./connection.ts";
import type {
  Analysis,
  Blocked,
  BotHere,
  DayRanking,
  Figures,
  FittingBot,
  HandedIn,
  JudgedFind,
  MadeToken,
  OwnAccount,
  OwnBot,
  OwnSession,
  OwnTry,
  Played,
  Proof,
  RaceInvitation,
  RaceMade,
  Records,
  Replay,
  ShownAtTables,
  Standing,
  Verdict,
} from "./protocol.ts";
import type { Me, NewTable, Refused, TableInfo } from "./types.ts";

export interface Puzzle {
  readonly date: string;
  readonly cards: readonly string[];
  readonly sets: number;
}

export interface Kept {
  readonly version: number;
  readonly value: unknown;
}

/** Where all that is kept about one can be downloaded. */
export const EXPORT = "/api/account/export";

export type Fetch = (address: string, how?: RequestInit) => Promise<Response>;

export class Api {
  constructor(readonly fetch: Fetch) {}

  /** Become a guest with this name, or take this name; the cookie comes with the answer. */
  name(name: string): Promise<Me> {
    return this.#ask("POST", "/api/session", { name });
  }

  /** Who one is; refused without a session. */
  session(): Promise<Me> {
    return this.#ask("GET", "/api/session");
  }

  leave(): Promise<void> {
    return this.#ask("DELETE", "/api/session");
  }

  register(login: string, password: string): Promise<Me> {
    return this.#ask("POST", "/api/account", { login, password });
  }

  enter(login: string, password: string): Promise<Me> {
    return this.#ask("POST", "/api/login", { login, password });
  }

  recover(login: string, code: string, password: string): Promise<Me> {
    return this.#ask("POST", "/api/recover", { login, code, password });
  }

  // --- One's own account ---------------------------------------------------------------------

  account(): Promise<OwnAccount> {
    return this.#ask("GET", "/api/account");
  }

  prefer(preferences: OwnAccount["preferences"]): Promise<OwnAccount["preferences"]> {
    return this.#ask("PUT", "/api/account/preferences", preferences);
  }

  changePassword(password: string, fresh: string): Promise<void> {
    return this.#ask("PUT", "/api/account/password", { password, new: fresh });
  }

  /** Another recovery code, told this once. */
  newCode(password: string): Promise<Me> {
    return this.#ask("POST", "/api/account/recovery", { password });
  }

  sessions(): Promise<readonly OwnSession[]> {
    return this.#ask("GET", "/api/account/sessions");
  }

  endSession(key: string): Promise<void> {
    return this.#ask("DELETE", `/api/account/sessions/${encodeURIComponent(key)}`);
  }

  /** End every session but this one. */
  endSessions(): Promise<void> {
    return this.#ask("DELETE", "/api/account/sessions");
  }

  // --- Blocks --------------------------------------------------------------------------------

  blocked(): Promise<readonly Blocked[]> {
    return this.#ask("GET", "/api/account/blocked");
  }

  /** Block the sender of the challenge to this table. */
  block(table: string): Promise<void> {
    return this.#ask("POST", "/api/account/blocked", { table });
  }

  unblock(key: string): Promise<void> {
    return this.#ask("DELETE", `/api/account/blocked/${encodeURIComponent(key)}`);
  }

  // --- Bots ----------------------------------------------------------------------------------

  /** The programs that are here and can be challenged. */
  botsHere(): Promise<readonly BotHere[]> {
    return this.#ask("GET", "/api/bots");
  }

  ownBots(): Promise<readonly OwnBot[]> {
    return this.#ask("GET", "/api/account/bots");
  }

  makeBot(name: string): Promise<OwnBot> {
    return this.#ask("POST", "/api/account/bots", { name });
  }

  removeBot(bot: string): Promise<void> {
    return this.#ask("DELETE", `/api/account/bots/${encodeURIComponent(bot)}`);
  }

  /** A token for a bot, told this once; it allows to play, and this besides. */
  makeToken(bot: string, scope: readonly ("open" | "chat")[]): Promise<MadeToken> {
    const wanted = { scope: ["play", ...scope] };
    return this.#ask("POST", `/api/account/bots/${encodeURIComponent(bot)}/tokens`, wanted);
  }

  revokeToken(bot: string, key: string): Promise<void> {
    const path = `/api/account/bots/${encodeURIComponent(bot)}/tokens/${encodeURIComponent(key)}`;
    return this.#ask("DELETE", path);
  }

  /** Go for good. */
  remove(password: string): Promise<void> {
    return this.#ask("POST", "/api/account/delete", { password });
  }

  /** What one's devices keep. */
  kept(): Promise<Readonly<Record<string, Kept>>> {
    return this.#ask("GET", "/api/kept");
  }

  /** Keep something; `version` is that of the value it was made from. */
  keep(what: string, version: number, value: object): Promise<void> {
    return this.#ask("PUT", `/api/kept/${what}`, { version, value });
  }

  // --- The ranked puzzle ---------------------------------------------------------------------

  daily(day: string): Promise<DayRanking> {
    return this.#ask("GET", `/api/daily/${encodeURIComponent(day)}`);
  }

  startDaily(day: string): Promise<OwnTry> {
    return this.#ask("POST", `/api/daily/${encodeURIComponent(day)}/start`);
  }

  findDaily(day: string, cards: readonly string[]): Promise<JudgedFind> {
    return this.#ask("POST", `/api/daily/${encodeURIComponent(day)}/find`, { cards });
  }

  // --- Tables --------------------------------------------------------------------------------

  tables(): Promise<readonly TableInfo[]> {
    return this.#ask("GET", "/api/tables");
  }

  create(table: NewTable): Promise<TableInfo> {
    return this.#ask("POST", "/api/tables", table);
  }

  /** A table by its id, for whoever has its link. */
  table(id: string): Promise<TableInfo> {
    return this.#ask("GET", finished(id));
  }

  byCode(code: string): Promise<TableInfo> {
    return this.#ask("GET", `/api/codes/${encodeURIComponent(code)}`);
  }

  /** A stretch of a finished game as a seat saw it, from one frame on. */
  replay(table: string, seat: number | null, from = 0): Promise<Replay> {
    const who = seat === null ? "" : `&seat=${seat}`;
    return this.#ask("GET", `${finished(table)}/replay?from=${from}${who}`);
  }

  analysis(table: string): Promise<Analysis> {
    return this.#ask("GET", `${finished(table)}/analysis`);
  }

  /** The games one has finished, the newest first; those that ended before a time, if one is given. */
  history(before?: number): Promise<readonly Played[]> {
    return this.#ask("GET", `/api/history${before === undefined ? "" : `?before=${before}`}`);
  }

  /** One's own figures, or those of somebody who shows them. */
  figures(name: string | null): Promise<Figures> {
    const whose = name === null ? "me" : `people/${encodeURIComponent(name)}`;
    return this.#ask("GET", `/api/${whose}/figures`);
  }

  /** Who shows their figures of those at these tables: by table and seat, under which name. */
  async shownAt(tables: readonly string[]): Promise<ShownAtTables["tables"]> {
    const asked = encodeURIComponent(tables.join(","));
    return (await this.#ask<ShownAtTables>("GET", `/api/figures?tables=${asked}`)).tables;
  }

  /** The bot that wins about every second game against oneself, and so many for one table. */
  fittingBot(game: string, count: number): Promise<FittingBot> {
    return this.#ask("GET", `/api/me/bot?game=${encodeURIComponent(game)}&count=${count}`);
  }

  /** The log of a finished game, as text. */
  async log(table: string): Promise<string> {
    const answer = await this.fetch(logAddress(table));
    if (!answer.ok) throw new Refusal((await answer.json()) as Refused);
    return answer.text();
  }

  /** Hand a game of this page in to one's account. */
  handIn(log: string, seat: number, ended: number): Promise<HandedIn> {
    return this.#ask("POST", `/api/handed?seat=${seat}&ended=${ended}`, log);
  }

  /** Note in this browser that a game was handed in. */
  handed(table: string, told: HandedIn): Promise<TableInfo> {
    return this.#ask("POST", `${finished(table)}/handed`, told);
  }

  /** Let the server play a log through by the rules. */
  verify(log: string): Promise<Verdict> {
    return this.#ask("POST", "/api/verify", log);
  }

  /** What a log proves, beside what was shown of its game; only a page answers this. */
  prove(log: string, frames: readonly unknown[] | null): Promise<Proof> {
    return this.#ask("POST", "/api/fair", { log, frames });
  }

  /** Who is rated how high at a game. */
  standing(game: string): Promise<Standing> {
    return this.#ask("GET", `/api/standings/${encodeURIComponent(game)}`);
  }

  /** The best of all against the pack, and one's own. */
  records(kind: string): Promise<Records> {
    return this.#ask("GET", `/api/records/${encodeURIComponent(kind)}`);
  }

  /** An invitation to beat one's own finished solitaire on its pack. */
  makeRace(table: string): Promise<RaceMade> {
    return this.#ask("POST", `${finished(table)}/race`);
  }

  race(id: string): Promise<RaceInvitation> {
    return this.#ask("GET", `/api/races/${encodeURIComponent(id)}`);
  }

  /** A table of one's own with the pack of a race. */
  takeRace(id: string): Promise<TableInfo> {
    return this.#ask("POST", `/api/races/${encodeURIComponent(id)}`);
  }

  /** The puzzle of a day (YYYY-MM-DD). */
  puzzle(day: string): Promise<Puzzle> {
    return this.#ask("GET", `/api/puzzle/${encodeURIComponent(day)}`);
  }

  async #ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
    const how: RequestInit = { method };
    if (body !== undefined) {
      const text = typeof body === "string";
      how.headers = { "content-type": text ? "application/x-ndjson" : "application/json" };
      how.body = text ? body : JSON.stringify(body);
    }
    const answer = await this.fetch(address, how);
    const text = await answer.text();
    const content: unknown = text ? JSON.parse(text) : null;
    if (!answer.ok) throw new Refusal(content as Refused);
    return content as Answer;
  }
}

function finished(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** Where the log of a finished game can be downloaded. */
export function logAddress(table: string): string {
  return `${finished(table)}/log`;
}
