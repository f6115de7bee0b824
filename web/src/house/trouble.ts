/** Why Python did not start, and what is tried before anybody is told. */
import type { Trouble } from "./wire.ts";

/** What an error at the start means; each has words that say what to do. */
export function whyNot(error: unknown): Trouble {
  const said = String(error);
  if (error instanceof RangeError || /memory/i.test(said)) return "no-memory";
  // A policy or a locked-down browser lets nothing be compiled.
  if (/disallowed|unsafe-eval|not supported/i.test(said)) return "no-wasm";
  // Anything else was not loaded, or not as it should be.
  return "unreachable";
}

/** Start, and once more without what is kept: a file that was kept broken must not stay so. What is kept is
 * forgotten only once that has helped: without a network it may be all there is. */
export async function startTwice<T>(
  start: (fresh: boolean) => Promise<T>,
  forget: () => Promise<unknown>,
): Promise<T> {
  try {
    return await start(false);
  } catch (error) {
    if (whyNot(error) !== "unreachable") throw error;
    const started = await start(true);
    await forget().catch(() => undefined);
    return started;
  }
}
