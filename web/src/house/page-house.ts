/** The page's side of its house: a worker that is started when first needed, and again if it dies.
 *
 * It is a socket for a `Connection` and a `fetch` for an `Api`, so that nobody who uses those knows
 * whether a table stands on a server or in here.
 */
import type { SocketLike } from "../net/connection.ts";
import { type FromWorker, NotHere, type ToWorker, type Trouble } from "./wire.ts";

export interface Loading {
  readonly loaded: number;
  readonly total: number;
}

/** The slowest phone has started Python in less, once its files are there. */
export const SILENCE_MS = 60_000;

interface Asked {
  resolve(answer: Response): void;
  reject(error: Error): void;
}

export class PageHouse {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #socket: WorkerSocket | null = null;
  #numbers = 0;
  readonly #asked = new Map<number, Asked>();

  constructor(
    readonly base: string,
    readonly loading: (state: Loading | null) => void,
    readonly trouble: (why: Trouble) => void,
  ) {}

  /** Start Python, if that has not been done. */
  start(): Promise<void> {
    // A worker has what its page has: without WebAssembly none need be started.
    if (typeof WebAssembly !== "object") return Promise.reject(new NotHere("no-wasm"));
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async #start(): Promise<void> {
    // A worker that was lost on its way is tried once more.
    if ((await this.#begin()) || (await this.#begin())) return;
    this.#ready = null;
    this.loading(null);
    throw new NotHere("unreachable");
  }

  /** Start a worker; tells whether it is ready, or has been silent for too long. */
  #begin(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        type: "module",
        name: "python",
      });
      this.#worker = worker;
      const silence = new Silence(() => {
        worker.terminate();
        resolve(false);
      });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        silence.broken(data.is === "progress");
        if (data.is === "ready") resolve(true);
        if (data.is === "failed") reject(new NotHere(data.why));
        this.#hear(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        silence.broken(false);
        reject(new NotHere("unreachable"));
        this.#end(worker);
      };
      this.#post({ is: "open", base: this.base });
    });
  }

  /** What would go over HTTP. */
  readonly fetch = async (address: string, how: RequestInit = {}): Promise<Response> => {
    await this.start();
    const number = ++this.#numbers;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      const body = typeof how.body === "string" ? how.body : "";
      this.#post({ is: "ask", number, method: how.method ?? "GET", address, body });
    });
  };

  /** What would be a WebSocket; Python has started before. */
  open(): SocketLike {
    const socket = new WorkerSocket(
      (text) => this.#post({ is: "text", text }),
      () => this.#worker && this.#end(this.#worker),
    );
    this.#socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.is) {
      case "progress":
        this.loading({ loaded: message.loaded, total: message.total });
        break;
      case "ready":
        this.loading(null);
        break;
      case "failed":
        this.loading(null);
        if (this.#worker) this.#end(this.#worker);
        break;
      case "trouble":
        this.trouble(message.why);
        break;
      case "say":
        for (const data of message.texts) this.#socket?.onmessage?.({ data });
        break;
      case "answer": {
        const { status, body } = message;
        this.#asked.get(message.number)?.resolve(new Response(body, { status }));
        this.#asked.delete(message.number);
      }
    }
  }

  /** The worker is gone; whoever needs it again starts another, which knows all that was kept. */
  #end(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    this.#ready = null;
    this.loading(null);
    for (const { reject } of this.#asked.values()) reject(new NotHere("unreachable"));
    this.#asked.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.onclose?.({ code: 1006 });
  }
}

/** Rings when a worker that starts has said nothing for a while. */
class Silence {
  #timer: ReturnType<typeof setTimeout>;

  constructor(readonly ring: () => void) {
    this.#timer = setTimeout(ring, SILENCE_MS);
  }

  /** Something was said; from now on silence means nothing, unless it still starts. */
  broken(starting: boolean): void {
    clearTimeout(this.#timer);
    if (starting) this.#timer = setTimeout(this.ring, SILENCE_MS);
  }
}

class WorkerSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}
