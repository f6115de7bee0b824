/** What goes between a page, the sandboxed frame in it, and the worker in the frame that runs Python. */
import type { PythonIndex } from "../net/protocol.ts";

/** Every file that Python needs, unpacked, by its address in the list: the frame may fetch nothing itself. */
export type Files = ReadonlyMap<string, ArrayBuffer>;

export type ToFrame =
  | { readonly is: "open"; readonly index: PythonIndex; readonly files: Files }
  | { readonly is: "enter"; readonly line: string }
  | { readonly is: "run"; readonly text: string }
  | { readonly is: "stop" };

/** `asks`: it waits for a line, or for one more of the same entry. */
export type FromFrame =
  | { readonly is: "here" }
  | { readonly is: "ready"; readonly welcome: string }
  | { readonly is: "wrote"; readonly text: string }
  | { readonly is: "asks"; readonly more: boolean }
  | { readonly is: "failed" };
