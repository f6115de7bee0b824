/** Pauses between tries that failed: each twice as long as the one before, up to five minutes.
 *
 * A network that is back ends one at once, and so does somebody who asks.
 */

const FIRST_MS = 4000;
const LONGEST_MS = 300_000;

export class Pauses {
  #next = FIRST_MS;
  #end: (() => void) | null = null;

  constructor(network: EventTarget) {
    network.addEventListener("online", () => this.end());
  }

  /** Wait; the next one is longer. */
  pass(): Promise<void> {
    const length = this.#next;
    this.#next = Math.min(2 * length, LONGEST_MS);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), length);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Whether nobody waits here now; else what is waited for begins at once. */
  end(): boolean {
    const end = this.#end;
    this.#end = null;
    end?.();
    return !end;
  }

  /** What was tried has worked: the next one is short again. */
  reset(): void {
    this.#next = FIRST_MS;
  }
}
