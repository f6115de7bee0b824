import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchAlive } from "./alive.ts";

type Pour = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

/** A line on which bytes come when they are poured. */
function line(): Pour {
  let pour: Pour | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => {
      pour = given;
    },
  });
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", () => pour?.error(signal.reason));
    return Promise.resolve(new Response(body, { headers: { "content-encoding": "gzip" } }));
  });
  if (!pour) throw new Error("no line");
  return pour;
}

const BYTES = new Uint8Array([1, 2, 3]);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits as long as something comes", async () => {
  const pour = line();
  const read = (await fetchAlive("file")).arrayBuffer();
  for (let each = 0; each < 10; each += 1) {
    await vi.advanceTimersByTimeAsync(25_000);
    pour.enqueue(BYTES);
  }
  pour.close();
  expect((await read).byteLength).toBe(30);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends when nothing comes any more", async () => {
  const pour = line();
  const read = (await fetchAlive("file")).arrayBuffer();
  const ended = expect(read).rejects.toThrow();
  pour.enqueue(BYTES);
  await vi.advanceTimersByTimeAsync(31_000);
  await ended;
});

it("does not say of unpacked bytes that they are packed", async () => {
  const pour = line();
  pour.close();
  expect((await fetchAlive("file")).headers.has("content-encoding")).toBe(false);
});

it("fails where the file is not there", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  await expect(fetchAlive("file")).rejects.toThrow("404");
});
