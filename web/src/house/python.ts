/** Starts Python in a worker: Pyodide, the wheels it needs, and an archive of our own package. */
import type { PyodideInterface } from "pyodide";
import type { PythonFile, PythonIndex } from "../net/protocol.ts";

export type Progress = (loaded: number, total: number) => void;

const SITE = "/lib/python3.14/site-packages";
/** There are no packages but ours: nothing is ever fetched from elsewhere. */
const NO_PACKAGES = {
  info: { arch: "wasm32", abi_version: "2026_0", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

/** Load everything; `base` is the address of the folder of files. */
export async function startPython(base: string, progress: Progress): Promise<PyodideInterface> {
  const index = await readIndex(base);
  const own = index.house;
  const files = new Files(base, [...index.files, ...index.wheels, own], progress);
  const wheels = index.wheels.map((wheel) => files.bytes(wheel.path));
  const packed = files.bytes(own.path);
  const python = await startPyodide(base + index.pyodide, files, index.pyodide);
  for (const wheel of wheels) python.unpackArchive(await wheel, "wheel");
  python.unpackArchive(await packed, "zip", { extractDir: SITE });
  return python;
}

async function readIndex(base: string): Promise<PythonIndex> {
  const answer = await fetch(`${base}index.json`);
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`);
  return (await answer.json()) as PythonIndex;
}

async function startPyodide(
  folder: string,
  files: Files,
  prefix: string,
): Promise<PyodideInterface> {
  const ahead = new Map<string, Promise<Response>>([
    ["pyodide.asm.wasm", files.unpacked(`${prefix}pyodide.asm.wasm.gz`)],
    ["python_stdlib.zip", files.response(`${prefix}python_stdlib.zip`)],
  ]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<PyodideInterface>;
  };
  const usual = self.fetch;
  // Pyodide asks for these two by name; both are on their way, and one of them comes compressed.
  self.fetch = (request, how) =>
    ahead.get(String(request).split("/").at(-1) ?? "") ?? usual(request, how);
  try {
    return await loadPyodide({
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: NO_PACKAGES,
    });
  } finally {
    self.fetch = usual;
  }
}

/** Fetches files and counts their bytes, over all of them. */
class Files {
  #loaded = 0;
  readonly #total: number;

  constructor(
    readonly base: string,
    files: readonly PythonFile[],
    readonly progress: Progress,
  ) {
    this.#total = files.reduce((sum, { size }) => sum + size, 0);
  }

  async bytes(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.response(path)).arrayBuffer());
  }

  async response(path: string): Promise<Response> {
    return new Response(await this.#stream(path));
  }

  async unpacked(path: string): Promise<Response> {
    const stream = (await this.#stream(path)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": "application/wasm" } });
  }

  async #stream(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await fetch(this.base + path);
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
