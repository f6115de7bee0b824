/** Python for the console: started from files that were brought here, one entry after the other. */
import type { PyProxy } from "pyodide/ffi";
import { bootPyodide, unpack } from "../house/boot.ts";
import { WASM } from "../house/wire.ts";
import type { FromFrame, ToFrame } from "./wire.ts";

/** `tercet.page.console.Prompt`. */
interface Prompt extends PyProxy {
  enter(line: string): boolean;
  run(text: string): void;
}

let prompt: Prompt;

self.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
  try {
    if (data.is === "open") await open(data);
    else if (data.is === "enter") say({ is: "asks", more: prompt.enter(data.line) });
    else if (data.is === "run") {
      prompt.run(data.text);
      say({ is: "asks", more: false });
    }
  } catch (error) {
    say({ is: "wrote", text: `${String(error)}\n` });
    say({ is: "failed" });
  }
};

async function open({ index, files }: ToFrame & { is: "open" }): Promise<void> {
  const file = (path: string): ArrayBuffer => {
    const found = files.get(path);
    if (!found) throw new Error(path);
    return found;
  };
  const wasm = { headers: { "content-type": "application/wasm" } };
  const python = await bootPyodide({
    // Nothing is ever fetched from there: everything is here.
    folder: "https://tercet.invalid/",
    load: (name) => import(/* @vite-ignore */ module(file(index.pyodide + name))),
    wasm: Promise.resolve(new Response(file(index.pyodide + WASM), wasm)),
    library: Promise.resolve(file(index.library.path)),
  });
  unpack(
    python,
    index.wheels.map(({ path }) => file(path)),
    file(index.house.path),
  );
  python.globals.set("_write", (text: string) => say({ is: "wrote", text }));
  prompt = python.runPython(
    "from tercet.page.console import Prompt, welcome\nPrompt(_write)",
  ) as Prompt;
  say({ is: "ready", welcome: python.runPython("welcome()") as string });
  say({ is: "asks", more: false });
}

function module(code: ArrayBuffer): string {
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

function say(message: FromFrame): void {
  self.postMessage(message);
}
