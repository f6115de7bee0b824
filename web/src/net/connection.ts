/** The one connection to the server: hello, requests with answers, news, and reconnecting.
 *
 * It reconnects by itself, a little later each time. A table, which has to be joined
 * again after a break, watches the state. Sockets and timers are given, so that tests need neither.
 */
import type { Message, News, Refused } from "./types.ts";

const PROTOCOL = 1;

/** `restarting`: the server said goodbye; `offline`: the device has no network at all. */
export type State = "idle" | "connecting" | "open" | "reconnecting" | "restarting" | "offline";

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  open(): SocketLike;
  /** Make sure that the server knows us; resolves when a cookie is there. */
  introduce(): Promise<void>;
  online(): boolean;
  later(work: () => void, ms: number): () => void;
  random(): number;
}

export class Refusal extends Error {
  constructor(readonly refusal: Pick<Refused, "kind" | "code" | "data" | "text">) {
    super(refusal.text);
  }
}

/** The answer did not come: the connection broke first. */
export class Lost extends Error {}

interface Waiting {
  late: boolean;
  resolve(message: Message): void;
  reject(error: Error): void;
}

const GOING_AWAY = 1001;
const NO_SESSION = 4004;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
const PATIENCE_MS = 15_000;
/** After this long without an answer the server counts as silent. */
const SILENT_MS = 3000;

export class Connection {
  state: State = "idle";
  #socket: SocketLike | null = null;
  #tries = 0;
  #ids = 0;
  #cancel: (() => void) | null = null;
  #restarting = false;
  #silent = false;
  /** Told when the server has been silent about a request for long, and when that is over. */
  onsilent: (silent: boolean) => void = () => {};
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchers = new Set<(state: State) => void>();
  readonly #listeners = new Set<(news: News) => void>();

  constructor(
    readonly environment: Environment,
    readonly lang: () => string,
  ) {}

  /** Connect, if that has not been done. */
  start(): void {
    if (this.state === "idle") this.#open("connecting");
  }

  /** Try again at once: somebody asks for it, or the network is back. */
  hurry(): void {
    if (this.state === "open" || this.state === "idle" || this.#socket) return;
    this.#tries = 0;
    this.#open(this.state === "offline" ? "reconnecting" : this.state);
  }

  stop(): void {
    this.#cancel?.();
    this.#drop();
    this.#turn("idle");
  }

  watch(watcher: (state: State) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Wait until there is a connection. */
  async ready(): Promise<void> {
    this.start();
    if (this.state === "open") return;
    await new Promise<void>((resolve) => {
      const forget = this.watch((state) => {
        if (state !== "open") return;
        forget();
        resolve();
      });
    });
  }

  /** Ask and wait for the answer; a refusal or a broken connection is an error. */
  ask<Answer>(request: Record<string, unknown> & { do: string }): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || (this.state !== "open" && request.do !== "hello")) {
      return Promise.reject(new Lost("not connected"));
    }
    const id = ++this.#ids;
    return new Promise<Answer>((resolve, reject) => {
      const waiting = { resolve: resolve as (message: Message) => void, reject, late: false };
      this.#waiting.set(id, waiting);
      this.environment.later(() => {
        waiting.late = true;
        this.#listenForSilence();
      }, SILENT_MS);
      this.environment.later(() => this.#giveUp(id), PATIENCE_MS);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #listenForSilence(): void {
    const silent = [...this.#waiting.values()].some(({ late }) => late);
    if (silent === this.#silent) return;
    this.#silent = silent;
    this.onsilent(silent);
  }

  #giveUp(id: number): void {
    // No answer for this long: the connection is dead, so it is closed and opened again.
    if (!this.#waiting.has(id)) return;
    this.#socket?.close();
    this.#broken(0);
  }

  #open(state: State): void {
    this.#cancel?.();
    this.#cancel = null;
    if (!this.environment.online()) {
      this.#turn("offline");
      return;
    }
    this.#turn(state);
    void this.environment.introduce().then(
      () => this.#connect(),
      () => this.#again(),
    );
  }

  #connect(): void {
    if (this.state === "idle" || this.#socket) return;
    const socket = this.environment.open();
    this.#socket = socket;
    socket.onopen = () => void this.#hello(socket);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Message);
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#broken(code);
    };
  }

  async #hello(socket: SocketLike): Promise<void> {
    try {
      await this.ask({ do: "hello", protocol: PROTOCOL, lang: this.lang(), nonces: true });
    } catch {
      socket.close();
      return;
    }
    this.#tries = 0;
    this.#restarting = false;
    this.#turn("open");
  }

  #hear(message: Message): void {
    const id = message.id;
    const waiting = typeof id === "number" ? this.#waiting.get(id) : undefined;
    if (waiting) {
      this.#waiting.delete(id as number);
      this.#listenForSilence();
      if (message.is === "error") waiting.reject(new Refusal(message as unknown as Refused));
      else waiting.resolve(message);
      return;
    }
    for (const listener of [...this.#listeners]) listener(message as unknown as News);
  }

  #broken(code: number): void {
    this.#drop();
    if (this.state === "idle") return;
    this.#restarting ||= code === GOING_AWAY;
    if (code === NO_SESSION) this.#tries = Math.max(this.#tries, 1);
    this.#again();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#listenForSilence();
    for (const each of waiting) each.reject(new Lost("the connection broke"));
  }

  #again(): void {
    if (this.state === "idle") return;
    const state = this.#restarting ? "restarting" : "reconnecting";
    this.#turn(this.environment.online() ? state : "offline");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++);
    // Spread out, so that not every client connects at once after a restart.
    this.#cancel = this.environment.later(
      () => this.#open(state),
      wait * (0.75 + this.environment.random() / 2),
    );
  }

  #turn(state: State): void {
    if (state === this.state) return;
    this.state = state;
    for (const watcher of [...this.#watchers]) watcher(state);
  }
}
