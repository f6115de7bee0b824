/** What goes between a page and the worker in which its house stands. */
import type { PythonFile, PythonIndex } from "../net/protocol.ts";

/** The page asks. `text` is a message of the table protocol, `ask` what would go over HTTP. */
export type ToWorker =
  | { readonly is: "open"; readonly base: string }
  | { readonly is: "text"; readonly text: string }
  | {
      readonly is: "ask";
      readonly number: number;
      readonly method: string;
      readonly address: string;
      readonly body: string;
    };

/** Why Python could not start, or why something is not kept; each has a text of its own. */
export type Trouble = "no-wasm" | "no-memory" | "unreachable" | "not-kept" | "storage-full";

export type FromWorker =
  | { readonly is: "progress"; readonly loaded: number; readonly total: number }
  | { readonly is: "ready" }
  | { readonly is: "say"; readonly texts: readonly string[] }
  | {
      readonly is: "answer";
      readonly number: number;
      readonly status: number;
      readonly body: string;
    }
  | { readonly is: "failed"; readonly why: Trouble }
  | { readonly is: "trouble"; readonly why: Trouble };

/** Where the service worker keeps Python's files. */
export const PYTHON = "tercet-python";

/** Every file of Python that a page loads. */
export function filesOf({ files, library, wheels, house }: PythonIndex): readonly PythonFile[] {
  return [...files, library, ...wheels, house];
}

/** Python itself; it goes over the wire compressed, from every kind of web space. */
export const WASM = "pyodide.asm.wasm.gz";

/** Under which name a file is kept: Python itself unpacked, because a browser keeps machine code only of
 * what it has been given as WebAssembly. */
export function keptAs(path: string): string {
  return path.endsWith(WASM) ? path.slice(0, -".gz".length) : path;
}

export function unpacked(stream: Bytes): Bytes {
  return stream.pipeThrough(new DecompressionStream("gzip"));
}

/** Compressed WebAssembly, as an answer that can be compiled while it comes. */
export function asWasm(stream: Bytes): Response {
  return new Response(unpacked(stream), { headers: { "content-type": "application/wasm" } });
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** How the id of every table in a page begins (`tercet.page.house`). */
export const PREFIX = "page-";

export function isInPage(table: string): boolean {
  return table.startsWith(PREFIX);
}

/** How the id of every game begins that was handed in to a server (`tercet.server.wire.bodies`). */
const HANDED = "handed-";

export function isHandedIn(table: string): boolean {
  return table.startsWith(HANDED);
}

/** Python cannot start in this page. */
export class NotHere extends Error {
  constructor(readonly why: Trouble) {
    super(why);
  }
}
