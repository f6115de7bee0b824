/** The frame in which Python of the console runs: of an origin of its own, without cookies, without a network.
 *
 * It hands on what the page and the worker say to each other, and starts another worker when the
 * page asks to stop: whatever somebody has written may run for ever.
 */
import type { Files, FromFrame, ToFrame } from "./wire.ts";

/** The code of `worker.ts`, by the build (`console-frame.ts`). */
declare const WORKER_CODE: string;

const code = URL.createObjectURL(new Blob([WORKER_CODE], { type: "text/javascript" }));
/** Whoever shows this frame, or keeps it, must have taken its origin away; else nothing runs here. */
const hasOrigin = origin !== "null";
let worker: Worker | null = null;
let opened: { readonly is: "open"; readonly index: never; readonly files: Files } | null = null;

addEventListener("message", ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || hasOrigin) return;
  if (data.is === "open") {
    opened = data as never;
    begin();
  } else if (data.is === "stop") begin();
  else worker?.postMessage(data);
});

function begin(): void {
  worker?.terminate();
  worker = new Worker(code, { name: "python" });
  worker.onmessage = ({ data }: MessageEvent<FromFrame>) => say(data);
  worker.onerror = ({ message }) => {
    say({ is: "wrote", text: `${message}\n` });
    say({ is: "failed" });
  };
  worker.postMessage(opened);
}

function say(message: FromFrame): void {
  parent.postMessage(message, "*"); // nothing here is a secret, and a frame without an origin knows no other's
}

say({ is: "here" });
