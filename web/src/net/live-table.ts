/** One table as this browser knows it: joined, resumed after a break, acted at exactly once.
 *
 * A snapshot is a frozen value; whoever shows it subscribes. Acts carry a number of their own and
 * the last entry seen, so that repeating one after a break never plays it twice.
 */
import type { GameEvent } from "../words/story.ts";
import { type Connection, Lost, Refusal } from "./connection.ts";
import { lacksNonce, type OwnNonces, ownNonces } from "./nonces.ts";
import type { Act, ChatLine, Done, Joined, News, Refused, Step, TableInfo, View } from "./types.ts";

export interface Snapshot {
  readonly phase: "joining" | "here" | "gone";
  /** Why it is gone: a refusal, or the code with which the server closed it. */
  readonly why: Pick<Refused, "code" | "data" | "text"> | null;
  readonly info: TableInfo | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly seq: number;
  readonly view: View | null;
  readonly steps: readonly Step[];
  /** Whether `steps` reach back to the deal. */
  readonly whole: boolean;
  readonly chat: readonly ChatLine[];
  /** By seat, the cards on which the others have their fingers, where the game shares that. */
  readonly touches: ReadonlyMap<number, readonly string[]>;
}

export interface Timer {
  now(): number;
}

interface Pending {
  readonly act: Act;
  readonly number: number;
  readonly seen: number;
  readonly since: number;
  resolve(): void;
  reject(error: Error): void;
}

/** An act older than this is not repeated after a break: it may no longer be what the player wants. */
const STALE_MS = 6000;

/** What a screen needs of a table: a live one, or one that is played back. */
export type TableSource = Pick<LiveTable, "snapshot" | "watch" | "now" | "play" | "ask" | "close">;

const NOTHING: Snapshot = {
  phase: "joining",
  why: null,
  info: null,
  seat: null,
  host: false,
  seq: 0,
  view: null,
  steps: [],
  whole: true,
  chat: [],
  touches: new Map(),
};

export class LiveTable {
  snapshot: Snapshot = NOTHING;
  #number = 0;
  #offset = 0;
  #joined = false;
  /** Whether a nonce was sent since the last join; it is sent again only after the next one. */
  #nonceSent = false;
  #pending: Pending[] = [];
  readonly #stops: (() => void)[];
  readonly #watchers = new Set<(snapshot: Snapshot, events: readonly GameEvent[]) => void>();

  constructor(
    readonly id: string,
    readonly connection: Connection,
    readonly timer: Timer,
    readonly nonces: OwnNonces = ownNonces,
  ) {
    this.#stops = [
      connection.listen((news) => this.#hear(news)),
      connection.watch((state) => {
        this.#joined = false;
        if (state === "open") void this.#join();
      }),
    ];
    connection.start();
    if (connection.state === "open") void this.#join();
  }

  /** Told of every change, with the events that are new since the last one. */
  watch(watcher: (snapshot: Snapshot, events: readonly GameEvent[]) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Table time, in milliseconds. */
  now(): number {
    return this.timer.now() + this.#offset;
  }

  /** Ask something of this table: sit, start, kick … */
  ask<Answer = Done>(request: Record<string, unknown> & { do: string }): Promise<Answer> {
    return this.connection.ask<Answer>({ ...request, table: this.id });
  }

  /** Act from one's seat; resolves when it is stored, throws the refusal. */
  play(act: Act): Promise<void> {
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      const pending: Pending = {
        act,
        number,
        seen: this.snapshot.seq,
        since: this.timer.now(),
        resolve,
        reject,
      };
      this.#pending.push(pending);
      if (this.#joined) void this.#send(pending);
    });
  }

  /** Stop watching this table; the seat is kept. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.#watchers.clear();
    if (this.#joined) void this.ask({ do: "depart" }).catch(() => undefined);
    this.#joined = false;
  }

  async #join(): Promise<void> {
    const seen = this.snapshot.view && this.snapshot.whole ? this.snapshot.seq : null;
    try {
      this.#arrive(await this.ask<Joined>({ do: "join", seen }));
    } catch (error) {
      if (error instanceof Refusal) this.#leave(error.refusal);
      // Else the connection broke again; the next one joins again.
    }
  }

  #arrive(joined: Joined): void {
    this.#joined = true;
    this.#nonceSent = false;
    this.#number = Math.max(this.#number, joined.client_seq);
    this.#tick(joined.now);
    const { info, seat, host, seq, view, chat } = joined;
    const fresh = (joined.steps ?? []).filter((step) => this.#isNew(step));
    const steps = joined.steps ? [...this.snapshot.steps, ...fresh] : [];
    const resumed = this.snapshot.view !== null;
    const whole = joined.steps !== null;
    const touches = new Map<number, readonly string[]>(); // they are told anew
    this.#change(
      { phase: "here", why: null, info, seat, host, seq, view, chat, steps, whole, touches },
      resumed ? fresh.flatMap((step) => step.events) : [],
    );
    this.#repeat();
  }

  #isNew(step: Step): boolean {
    return step.seq > (this.snapshot.steps.at(-1)?.seq ?? -1);
  }

  #hear(news: News): void {
    if (news.is === "table") {
      if (news.info.table === this.id)
        this.#change({ info: news.info, seat: news.seat, host: news.host });
      return;
    }
    if (!("table" in news) || news.table !== this.id || !this.#joined) return;
    const { chat, steps, touches } = this.snapshot;
    switch (news.is) {
      case "steps": {
        this.#tick(news.now);
        const fresh = news.steps.filter((step) => this.#isNew(step));
        const events = fresh.flatMap((step) => step.events);
        this.#change({ seq: news.seq, view: news.view, steps: [...steps, ...fresh] }, events);
        break;
      }
      case "chat":
        this.#change({ chat: [...chat, news.line] });
        break;
      case "chat_removed":
        this.#change({ chat: chat.filter((line) => line.line !== news.line) });
        break;
      case "touched":
        this.#change({ touches: new Map([...touches, [news.seat, news.cards]]) });
        break;
      case "bye":
        this.#leave({ code: news.code, data: {}, text: news.text });
    }
  }

  #leave(why: Snapshot["why"]): void {
    this.#joined = false;
    for (const pending of this.#pending.splice(0)) pending.reject(new Lost("gone"));
    this.#change({ phase: "gone", why });
  }

  #tick(now: number): void {
    this.#offset = now - this.timer.now();
  }

  async #send(pending: Pending): Promise<void> {
    const { act, number, seen } = pending;
    try {
      await this.ask({ do: "act", act, client_seq: number, seen });
      pending.resolve();
    } catch (error) {
      if (error instanceof Lost && this.#pending.includes(pending)) return; // repeated later
      pending.reject(error as Error);
    }
    this.#pending = this.#pending.filter((each) => each !== pending);
  }

  /** After a break: what was on its way is sent again under its own number. */
  #repeat(): void {
    const now = this.timer.now();
    const [stale, fresh] = [
      this.#pending.filter((each) => now - each.since > STALE_MS),
      this.#pending.filter((each) => now - each.since <= STALE_MS),
    ];
    this.#pending = fresh;
    for (const pending of stale) pending.reject(new Lost("too old"));
    for (const pending of fresh) void this.#send(pending);
  }

  #change(change: Partial<Snapshot>, events: readonly GameEvent[] = []): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.#addNonce();
    for (const watcher of [...this.#watchers]) watcher(this.snapshot, events);
  }

  /** Add a nonce to the deal if one has a seat that was not taken with one. */
  #addNonce(): void {
    const { info, seat } = this.snapshot;
    if (info && info.status !== "waiting" && seat !== null) this.nonces.playing(this.id, seat);
    if (!this.#joined || this.#nonceSent || !lacksNonce(info, seat)) return;
    this.#nonceSent = true;
    this.nonces
      .send(this.id, (nonce) => this.ask({ do: "give_nonce", nonce }))
      .catch(() => undefined); // the game has begun meanwhile, or the next join sends one
  }
}
