/** Starts Python in a worker: Pyodide, the wheels it needs, and an archive of our own package. */
import type { PyodideInterface } from "pyodide";
import type { PythonFile, PythonIndex } from "../net/protocol.ts";
import { bootPyodide, unpack } from "./boot.ts";
import { filesOf, PYTHON } from "./wire.ts";

export type Progress = (loaded: number, total: number) => void;

/** Load everything; `base` is the address of the folder of files. `fresh` passes over what is kept. */
export async function startPython(
  base: string,
  progress: Progress,
  fresh = false,
): Promise<PyodideInterface> {
  const index = await readIndex(base);
  const files = new Files(base, filesOf(index), progress, fresh);
  const wheels = index.wheels.map(async ({ path }) => bytes(await files.response(path)));
  const own = files.unpacked(index.house.path).then(bytes);
  const folder = base + index.pyodide;
  const python = await bootPyodide({
    folder,
    load: (name) => import(/* @vite-ignore */ folder + name),
    wasm: files.unpacked(`${index.pyodide}pyodide.asm.wasm.gz`),
    library: files.unpacked(index.library.path),
  });
  unpack(python, await Promise.all(wheels), await own);
  return python;
}

export async function readIndex(base: string): Promise<PythonIndex> {
  const answer = await fetch(`${base}index.json`);
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`);
  return (await answer.json()) as PythonIndex;
}

async function bytes(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}

/** Fetches files and counts their bytes, over all of them. */
export class Files {
  #loaded = 0;
  readonly #total: number;

  constructor(
    readonly base: string,
    files: readonly PythonFile[],
    readonly progress: Progress,
    readonly fresh = false,
  ) {
    this.#total = files.reduce((sum, { size }) => sum + size, 0);
  }

  async response(path: string): Promise<Response> {
    return new Response(await this.#stream(path));
  }

  async unpacked(path: string): Promise<Response> {
    const stream = (await this.#stream(path)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": "application/wasm" } });
  }

  /** What is kept is read where it lies: the way through the service worker takes longer. */
  async #answer(address: string): Promise<Response> {
    if (this.fresh) return fetch(address, { cache: "reload" });
    const kept = await globalThis.caches
      ?.match(address, { cacheName: PYTHON })
      .catch(() => undefined);
    return kept ?? fetch(address);
  }

  async #stream(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await this.#answer(this.base + path);
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, next) => {
        this.#loaded += chunk.length;
        this.progress(Math.min(this.#loaded, this.#total), this.#total);
        next.enqueue(chunk);
      },
    });
    return answer.body.pipeThrough(count);
  }
}
