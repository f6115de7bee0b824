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
  readonly wasm: Promise<Response>;
  readonly library: Promise<Response>;
}

export async function bootPyodide(parts: Parts): Promise<PyodideInterface> {
  const ahead = new Map([
    ["pyodide.asm.wasm", parts.wasm],
    ["python_stdlib.zip", parts.library],
  ]);
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all([
    parts.load("pyodide.mjs"),
    parts.load("pyodide.asm.mjs"),
  ])) as [{ loadPyodide(options: object): Promise<PyodideInterface> }, { default: unknown }];
  const usual = self.fetch;
  // Pyodide asks for these two by name; both are on their way, and one of them comes compressed.
  self.fetch = (request, how) =>
    ahead.get(String(request).split("/").at(-1) ?? "") ?? usual(request, how);
  try {
    return await loadPyodide({
      indexURL: parts.folder,
      packageBaseUrl: parts.folder,
      lockFileContents: NO_PACKAGES,
      createPyodideModule,
    });
  } finally {
    self.fetch = usual;
  }
}

/** Lay down what comes on top: wheels, and the archive of our own package. */
export function unpack(
  python: PyodideInterface,
  wheels: readonly Uint8Array[],
  own: Uint8Array,
): void {
  for (const wheel of wheels) python.unpackArchive(wheel, "wheel");
  python.unpackArchive(own, "zip", { extractDir: SITE });
}
