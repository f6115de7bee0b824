/** Starts Pyodide from files that somebody brings: from the network in a worker of the page, or from memory. */
import type { PyodideInterface } from "pyodide";

const SITE = "/lib/python3.14/site-packages";
/** There are no packages but ours: nothing is ever fetched from elsewhere. */
const NO_PACKAGES = {
  info: { arch: "wasm32", abi_version: "2026_0", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

export interface Parts {
  /** The address that Pyodide believes its files to be at. */
  readonly folder: string;
  /** Brings one of its modules. */
  load(name: string): Promise<unknown>;
  /** As it came: a browser keeps the machine code of an answer that nobody has touched. */
  readonly wasm: Promise<Response>;
  readonly library: Promise<ArrayBuffer>;
}

export async function bootPyodide(parts: Parts): Promise<PyodideInterface> {
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all([
    parts.load("pyodide.mjs"),
    parts.load("pyodide.asm.mjs"),
  ])) as [{ loadPyodide(options: object): Promise<PyodideInterface> }, { default: unknown }];
  return lending(parts, () =>
    loadPyodide({
      indexURL: parts.folder,
      packageBaseUrl: parts.folder,
      lockFileContents: NO_PACKAGES,
      createPyodideModule,
    }),
  );
}

/** Pyodide asks for two files by name, which are on their way; where one fails, or WebAssembly does, it
 * would only log that and wait for ever: here the start fails. */
async function lending<T>(parts: Parts, start: () => Promise<T>): Promise<T> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const library = parts.library.then((bytes) => new Response(bytes));
  const ahead = new Map([
    ["pyodide.asm.wasm", parts.wasm],
    ["python_stdlib.zip", library],
  ]);
  self.fetch = (request, how) =>
    ahead.get(String(request).split("/").at(-1) ?? "") ?? fetch(request, how);
  try {
    return await new Promise<T>((resolve, reject) => {
      WebAssembly.instantiateStreaming = async (...given) => {
        const made = instantiateStreaming.apply(WebAssembly, given);
        made.catch(reject);
        return made;
      };
      for (const each of ahead.values()) each.catch(reject);
      start().then(resolve, reject);
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Lay down what comes on top: wheels, and the archive of our own package. */
export function unpack(
  python: PyodideInterface,
  wheels: readonly ArrayBuffer[],
  own: ArrayBuffer,
): void {
  for (const wheel of wheels) python.unpackArchive(wheel, "wheel");
  python.unpackArchive(own, "zip", { extractDir: SITE });
}
