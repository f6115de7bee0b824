/** What every page shares: language, settings, the player's name, the connection, and notices. */

import { getContext, setContext } from "svelte";
import type { Loading, PageHouse } from "../house/page-house.ts";
import { isInPage, NotHere, type Trouble } from "../house/wire.ts";
import type { Everywhere } from "../kept/everywhere.ts";
import { Api } from "../net/api.ts";
import { Connection, Lost, Refusal, type State } from "../net/connection.ts";
import { Door } from "../net/door.ts";
import type { ChallengedBy } from "../net/protocol.ts";
import type { Me, News } from "../net/types.ts";
import { keepLanguage, type Language } from "../words/language.ts";
import type { PageCatalogue } from "../words/of-pages.ts";
import { refusalText, type Teller } from "../words/story.ts";
import { loadTexts, type Texts } from "../words/texts.ts";
import type { AwaitingTable } from "./awaiting.ts";
import { AwaitingTables } from "./awaiting-tables.svelte.ts";
import { keepPreferences, type Preferences, recallPreferences } from "./preferences.ts";
import { type Route, readRoute } from "./route.ts";
import { playTune, shake, type Tune } from "./sound.ts";
import { BROWSER, forgetTexts, keepText, recallText } from "./storage.ts";

const NAME = "tercet.name";
const LOGIN = "tercet.login";
const TABLE = "tercet.table";
const NOTICE_MS = 6000;

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly wrong: boolean;
}

export class App {
  texts: Texts;
  route = $state.raw<Route>(readRoute(location));
  preferences = $state.raw<Preferences>(recallPreferences(BROWSER));
  name = $state(recallText(BROWSER, NAME) ?? "");
  login = $state(recallText(BROWSER, LOGIN) ?? "");
  /** The name that an older account has; the page asks for another one. */
  lostName = $state("");
  state = $state<State>("idle");
  /** Whether the server has not answered for a while, although it is there. */
  silent = $state(false);
  notices = $state.raw<readonly Notice[]>([]);
  /** What the live region says; the number makes it say the same text again. */
  said = $state.raw({ text: "", count: 0 });
  /** Who asks one to play, the newest last. */
  challenges = $state.raw<readonly ChallengedBy[]>([]);
  readonly awaiting = new AwaitingTables();
  /** The table where one has a seat, so that home can link to it. */
  table = $state(recallText(BROWSER, TABLE) ?? "");

  /** While Python comes into the page: how much of it has. */
  coming = $state.raw<Loading | null>(null);
  /** Why no table can stand in this page. */
  trouble = $state<Trouble | null>(null);

  #loading: Promise<void> = Promise.resolve();
  /** What brings together what one's devices keep; null for a guest. */
  #everywhere: Promise<Everywhere> | null = null;
  #house: Promise<PageHouse> | null = null;
  readonly door = new Door({
    // A site of plain files says so in its page (`tercet site`).
    serverless: document.querySelector('meta[name="tercet-serverless"]') !== null,
    house: () => this.house(),
    fetch: (address, how) => fetch(address, how),
  });
  readonly api = new Api(this.door.fetch);
  /** What is answered in this page, whether there is a server or not. */
  readonly pageApi = new Api(this.door.ask);
  readonly connection: Connection;
  /** To the tables in this page. */
  readonly pageConnection: Connection;

  constructor(initial: Texts) {
    this.texts = $state.raw(initial);
    const timing = {
      later: (work: () => void, ms: number) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    };
    this.connection = new Connection(
      {
        open: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`) as never,
        introduce: () => this.introduce(),
        online: () => navigator.onLine,
        ...timing,
      },
      () => this.texts.lang,
    );
    this.pageConnection = new Connection(
      {
        open: () => this.door.open(),
        introduce: () => this.#enterPage(),
        online: () => true,
        ...timing,
      },
      () => this.texts.lang,
    );
    this.connection.watch((state) => (this.state = state));
    this.connection.onsilent = (silent) => (this.silent = silent);
    this.connection.listen((news) => this.#hear(news));
    // An account can be challenged on any page, and a table can wait for a seated player.
    if (this.login || (this.table && !isInPage(this.table))) this.connection.start();
    addEventListener("hashchange", () => (this.route = readRoute(location)));
    addEventListener("online", () => this.connection.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.lookEverywhere();
    });
    void this.lookEverywhere();
  }

  say(key: string, figures: Record<string, string | number> = {}): string {
    return this.texts.say(key, figures);
  }

  async speak(lang: Language): Promise<void> {
    await this.#load(lang, []);
    keepLanguage(BROWSER, lang);
  }

  /** Speak another language, on one's other devices, too. */
  async choose(lang: Language): Promise<void> {
    await this.speak(lang);
    if (!this.login) return;
    try {
      const { preferences } = await this.api.account();
      await this.api.prefer({ ...preferences, lang });
    } catch {
      /* here it is spoken all the same */
    }
  }

  /** Load the texts that a page needs beside the usual ones. */
  async need(...catalogues: PageCatalogue[]): Promise<void> {
    if (catalogues.some((name) => !this.texts.ofPages.includes(name)))
      await this.#load(null, catalogues);
  }

  // One after the other: a language and a page may be asked for at the same time.
  #load(lang: Language | null, more: readonly PageCatalogue[]): Promise<void> {
    const load = async (): Promise<void> => {
      this.texts = await loadTexts(lang ?? this.texts.lang, [
        ...new Set([...this.texts.ofPages, ...more]),
      ]);
    };
    this.#loading = this.#loading.then(load, load);
    return this.#loading;
  }

  set(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change };
    keepPreferences(BROWSER, this.preferences);
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Nothing moves when the player or the system asks for that. */
  get still(): boolean {
    const { motion } = this.preferences;
    if (motion !== "system") return motion === "none";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  play(tune: Tune): void {
    const { lively, sound, vibration, volume } = this.preferences;
    if (lively && sound) playTune(tune, volume);
    if (lively && vibration && !this.still) shake(tune);
  }

  // --- The player ----------------------------------------------------------------------------

  /** The name that is told to others; without one, a guest's. That of an account is its owner's to change. */
  async introduce(otherwise = this.say("guest-name")): Promise<void> {
    const me = (this.login && (await this.#known())) || (await this.#told(this.name || otherwise));
    this.#take(me, me.login !== null);
  }

  /** Who one is, if the server still knows it. */
  async #known(): Promise<Me | null> {
    try {
      return await this.api.session();
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  async #told(name: string): Promise<Me> {
    return this.door.serverless ? { name, login: null } : this.api.name(name);
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim() || this.say("guest-name");
    try {
      this.recognised(await this.#told(wanted));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Nobody to tell it to: whoever is there later is told then.
      this.recognised({ name: wanted, login: this.login || null });
    }
  }

  /** Take over name and login from the server; an open connection is made anew under them. */
  recognised(me: Me): void {
    this.#take(me, true);
    if (this.connection.state !== "idle") {
      this.connection.stop();
      this.connection.start();
    }
  }

  /** A guest who has said no name is called something, and still has none. */
  #take({ name, login, lost_name }: Me, named: boolean): void {
    const left = this.login && !login;
    this.login = login ?? "";
    this.lostName = lost_name ?? "";
    if (named) this.name = name;
    keepText(BROWSER, NAME, this.name);
    keepText(BROWSER, LOGIN, this.login);
    void this.door.renamed(this.name);
    if (left) void this.#everywhere?.then((kept) => kept.forget());
    if (!this.login) this.#everywhere = null;
  }

  // --- The account ---------------------------------------------------------------------------

  /** Somebody has come into an account: what this browser keeps is theirs, and what they keep is here. */
  async entered(me: Me): Promise<void> {
    this.recognised(me);
    await this.lookEverywhere();
  }

  /** End the session; what belongs to the account is in this browser no more. */
  async leave(): Promise<void> {
    const kept = await this.#everywhere;
    await kept?.flush();
    await this.api.leave();
    await this.#left();
  }

  /** Delete the account for good. */
  async remove(password: string): Promise<void> {
    await this.api.remove(password);
    await this.#left();
  }

  async #left(): Promise<void> {
    this.connection.stop();
    const kept = await this.#everywhere;
    this.#everywhere = null;
    [this.name, this.login, this.lostName, this.table] = ["", "", "", ""];
    forgetTexts([NAME, LOGIN, TABLE]);
    await kept?.forget();
    this.preferences = recallPreferences(BROWSER);
  }

  /** Bring together what one's devices keep; the code for it is loaded only for accounts. */
  async lookEverywhere(): Promise<void> {
    if (!this.login) return;
    this.#everywhere ??= import("../kept/everywhere.ts").then(
      ({ Everywhere }) =>
        new Everywhere(this.api, () => {
          this.preferences = recallPreferences(BROWSER);
        }),
    );
    try {
      await (await this.#everywhere).look();
      const { lang } = (await this.api.account()).preferences;
      if (lang && lang !== this.texts.lang) await this.speak(lang);
    } catch {
      /* not now: it is tried again when something is kept, or at the next visit */
    }
  }

  /** Keep the table where one has a seat, or forget it. */
  seated(table: string, seated: boolean): void {
    if (!seated && this.table !== table) return;
    this.table = seated ? table : "";
    keepText(BROWSER, TABLE, this.table);
  }

  // --- Challenges ----------------------------------------------------------------------------

  #hear(news: News): void {
    this.awaiting.hear(news);
    if (news.is === "challenged") this.challenges = [...this.challenges.slice(-2), news];
    else if (news.is === "challenge_over") this.#forget(news.table);
    else if (news.is === "declined")
      this.notify(this.say("challenge-declined", { name: news.name }));
  }

  /** Come to the table of a challenge, or decline it. */
  answer(challenge: ChallengedBy, accept: boolean): void {
    this.#forget(challenge.table);
    if (accept) this.go(`#/t/${challenge.table}`);
    else this.#decline(challenge.table);
  }

  /** Come to a table that waits, or give up the seat there. */
  come({ table }: AwaitingTable, comes: boolean): void {
    this.awaiting.forget(table);
    if (comes) this.go(`#/t/${table}`);
    else this.#decline(table);
  }

  #decline(table: string): void {
    this.connection.ask({ do: "decline", table }).catch((error: unknown) => this.complain(error));
  }

  /** Block the sender of a challenge; the sender is not told. */
  async block({ table, name }: ChallengedBy): Promise<void> {
    try {
      await this.api.block(table);
      this.#forget(table);
      this.notify(this.say("challenge-blocked", { name }));
    } catch (error) {
      this.complain(error);
    }
  }

  #forget(table: string): void {
    this.challenges = this.challenges.filter((each) => each.table !== table);
  }

  // --- The page as a house -------------------------------------------------------------------

  /** The connection to where a table stands. */
  connectionOf(table: string): Connection {
    return isInPage(table) ? this.pageConnection : this.connection;
  }

  async #enterPage(): Promise<void> {
    try {
      await this.door.introduce(this.name || this.say("guest-name"));
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof NotHere ? error.why : "unreachable";
      throw error;
    }
  }

  /** What answers in this page when no server does; loaded when it is first needed. */
  house(): Promise<PageHouse> {
    void this.need("server");
    this.#house ??= import("../house/page-house.ts").then(
      ({ PageHouse }) =>
        new PageHouse(
          new URL("py/", document.baseURI).href,
          (coming) => (this.coming = coming),
          (why) => this.notify(this.say(`page-trouble-${why}`), true),
        ),
    );
    return this.#house;
  }

  // --- Notices -------------------------------------------------------------------------------

  announce(text: string): void {
    this.said = { text, count: this.said.count + 1 };
  }

  notify(text: string, wrong = false): void {
    const notice = { id: Date.now() + Math.random(), text, wrong };
    this.notices = [...this.notices.slice(-2), notice];
    setTimeout(() => this.dismiss(notice), NOTICE_MS);
  }

  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((each) => each !== notice);
  }

  /** Show an error as a notice. */
  complain(error: unknown, teller?: Teller): void {
    if (error instanceof Refusal && error.refusal.code === "client_seq_old") return;
    this.notify(this.explain(error, teller), true);
  }

  /** An error in words; at a table, its teller has names for seats, cards and dice. */
  explain(error: unknown, teller?: Teller): string {
    if (error instanceof Refusal && error.refusal.code) {
      return teller?.refusal(error.refusal) ?? refusalText(this.texts, error.refusal);
    }
    if (error instanceof NotHere) return this.say(`page-trouble-${error.why}`);
    return this.say(error instanceof Lost ? "net-lost" : "net-unreachable");
  }
}

const KEY = Symbol("app");

export function provideApp(app: App): App {
  return setContext(KEY, app);
}

export function useApp(): App {
  return getContext<App>(KEY);
}
