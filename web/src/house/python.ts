/** Starts Python in a worker: Pyodide, the wheels it needs, and an archive of our own package. */
import type { PyodideInterface } from "pyodide";
import type { PythonFile, PythonIndex } from "../net/protocol.ts";
import { bootPyodide, unpack } from "./boot.ts";
import { asWasm, filesOf, keptAs, PYTHON, unpacked, WASM } from "./wire.ts";

export type Progress = (loaded: number, total: number) => void;

/** Load everything; `base` is the address of the folder of files. `fresh` passes over what is kept. */
export async function startPython(
  base: string,
  progress: Progress,
  fresh = false,
): Promise<PyodideInterface> {
  const index = await readIndex(base);
  const files = new Files(base, filesOf(index), progress, fresh);
  const wheels = index.wheels.map(({ path }) => files.content(path));
  const own = files.content(index.house.path);
  const folder = base + index.pyodide;
  const python = await bootPyodide({
    folder,
    // A module that was broken stays so in this worker: by another address it is another one.
    load: (name) => import(/* @vite-ignore */ folder + name + (fresh ? FRESH : "")),
    wasm: files.wasm(`${index.pyodide}${WASM}`),
    library: files.content(index.library.path),
  });
  unpack(python, await Promise.all(wheels), await own);
  return python;
}

/** What the service worker keeps is known to it by the plain address. */
const FRESH = "?fresh";
/** So long the service worker is waited for: Chromium now and then loses what a worker asks that has just begun. */
const PATIENCE_MS = 1500;

/** What comes soon, or nothing. */
function soon<T>(coming: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([coming.catch(() => null), late]);
}

export async function readIndex(base: string): Promise<PythonIndex> {
  const answer = await fetch(`${base}index.json`);
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`);
  return (await answer.json()) as PythonIndex;
}

/** Fetches files and counts their bytes, over all of them. */
export class Files {
  #loaded = 0;
  readonly #total: number;
  readonly #sizes: ReadonlyMap<string, number>;

  constructor(
    readonly base: string,
    files: readonly PythonFile[],
    readonly progress: Progress,
    readonly fresh = false,
  ) {
    this.#total = files.reduce((sum, { size }) => sum + size, 0);
    this.#sizes = new Map(files.map(({ path, size }) => [path, size]));
  }

  /** The bytes of a file, unpacked. */
  async content(path: string): Promise<ArrayBuffer> {
    const stream = await this.#stream(path);
    const plain = path.endsWith(".gz") ? unpacked(stream) : stream;
    return new Response(plain).arrayBuffer();
  }

  /** Python itself, ready to be compiled. Where the service worker keeps it unpacked it is asked of
   * that, and handed on as it is: the browser then has its machine code from the last start. */
  async wasm(path: string): Promise<Response> {
    const address = this.base + keptAs(path);
    const kept = this.fresh ? undefined : await this.#kept(address);
    if (!kept) return asWasm(await this.#stream(path));
    this.#count(this.#sizes.get(path) ?? 0);
    const answer = await soon(fetch(address));
    return answer?.ok ? answer : kept;
  }

  async #kept(address: string): Promise<Response | undefined> {
    return globalThis.caches?.match(address, { cacheName: PYTHON }).catch(() => undefined);
  }

  /** What is kept is read where it lies: the way through the service worker takes longer. */
  async #answer(address: string): Promise<Response> {
    if (this.fresh) return fetch(address + FRESH, { cache: "reload" });
    return (await this.#kept(address)) ?? fetch(address);
  }

  #count(bytes: number): void {
    this.#loaded += bytes;
    this.progress(Math.min(this.#loaded, this.#total), this.#total);
  }

  async #stream(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await this.#answer(this.base + path);
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, next) => {
        this.#count(chunk.length);
        next.enqueue(chunk);
      },
    });
    return answer.body.pipeThrough(count);
  }
}
