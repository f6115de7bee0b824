/** The page's side of its console: brings Python's files into the frame, and hears what is written there. */
import { Files, readIndex } from "../house/python.ts";
import { filesOf, WASM } from "../house/wire.ts";
import type { FromFrame, ToFrame } from "./wire.ts";

export type Phase = "off" | "coming" | "running" | "asks" | "more" | "failed";

export interface Shown {
  readonly id: number;
  /** Whether somebody entered it; else it was written. */
  readonly entered: boolean;
  readonly text: string;
}

/** So many pieces stay on the page. */
const MOST_SHOWN = 400;

export class Console {
  phase = $state<Phase>("off");
  percent = $state(0);
  welcome = $state("");
  shown = $state.raw<readonly Shown[]>([]);
  #frame: Window | null = null;
  #id = 0;

  constructor(readonly base: string) {}

  /** What the frame says; messages of anybody else are passed over. */
  readonly hear = ({ source, origin, data }: MessageEvent<FromFrame>): void => {
    if (!this.#frame || source !== this.#frame || origin !== "null") return;
    if (typeof data !== "object") return;
    if (data.is === "here") void this.#bring();
    else if (data.is === "ready") this.welcome = String(data.welcome).slice(0, 80);
    else if (data.is === "wrote") this.#show(String(data.text), false);
    else if (data.is === "asks") this.phase = data.more === true ? "more" : "asks";
    else if (data.is === "failed") this.phase = "failed";
  };

  /** The frame is there; what it needs follows once it says so. */
  begin(frame: Window): void {
    this.#frame = frame;
    this.phase = "coming";
  }

  enter(line: string): void {
    this.#show(`${this.phase === "more" ? "..." : ">>>"} ${line}\n`, true);
    this.#say({ is: "enter", line });
    this.phase = "running";
  }

  /** Run an example, shown as if somebody had entered it. */
  run(text: string): void {
    this.#show(`${text.replace(/^/gm, ">>> ").replace(/^>>> ( {4})/gm, "... $1")}\n`, true);
    this.#say({ is: "run", text });
    this.phase = "running";
  }

  /** Begin anew, whatever runs. */
  stop(): void {
    this.#say({ is: "stop" });
    this.phase = "coming";
  }

  async #bring(): Promise<void> {
    try {
      const index = await readIndex(this.base);
      const all = filesOf(index);
      const source = new Files(this.base, all, (loaded, total) => {
        this.percent = Math.floor((100 * loaded) / total);
      });
      const read = all.map(async ({ path }) => [path, await this.#read(source, path)] as const);
      const files = new Map(await Promise.all(read));
      this.#say({ is: "open", index, files }, [...files.values()]);
    } catch {
      this.phase = "failed";
    }
  }

  async #read(source: Files, path: string): Promise<ArrayBuffer> {
    if (path.endsWith(WASM)) return (await source.wasm(path)).arrayBuffer();
    return source.content(path);
  }

  #say(message: ToFrame, given: Transferable[] = []): void {
    this.#frame?.postMessage(message, "*", given); // a frame without an origin cannot be named
  }

  #show(text: string, entered: boolean): void {
    const last = this.shown.at(-1);
    // What is written piece by piece is one text: a screen reader hears it whole.
    const joined = last && !last.entered && !entered && last.text.length < 10_000;
    const before = joined ? this.shown.slice(0, -1) : this.shown;
    const piece = { id: ++this.#id, entered, text: joined ? last.text + text : text };
    this.shown = [...before, piece].slice(-MOST_SHOWN);
  }
}
