/** What has just happened, shown for a moment; what was there before one looked is no news. */

/** How long people need to see a result. */
export const MOMENT_MS = 2000;

export class Brief<T> {
  shown = $state.raw<T | null>(null);
  /** What was looked at last; nothing has been before the first look. */
  #last: string | number | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at what is newest; `key` tells one from another, null is nothing. */
  look(key: string | number | null, newest: T | null): void {
    const first = this.#last === undefined;
    if (key === this.#last) return;
    this.#last = key;
    if (!first) this.#show(key === null ? null : newest);
  }

  #show(what: T | null): void {
    clearTimeout(this.#timer);
    this.shown = what;
    if (what !== null) this.#timer = setTimeout(() => (this.shown = null), MOMENT_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
