/** How scores have just changed: "+3", "−1", shown beside each for a moment. */

const SHOWN_MS = 2200;

export interface Change {
  readonly by: number;
}

export class Changes {
  #last: readonly (number | null)[] = [];
  #shown = $state.raw<ReadonlyMap<number, Change>>(new Map());

  of(seat: number): Change | undefined {
    return this.#shown.get(seat);
  }

  /** Look at the scores as they are now. */
  look(scores: readonly (number | null)[]): void {
    const before = this.#last;
    this.#last = scores;
    if (before.length !== scores.length) return; // a new table: nothing has changed
    scores.forEach((score, seat) => {
      const by = (score ?? 0) - (before[seat] ?? 0);
      if (by !== 0) this.#show(seat, { by });
    });
  }

  #show(seat: number, change: Change): void {
    this.#shown = new Map([...this.#shown, [seat, change]]);
    setTimeout(() => {
      if (this.#shown.get(seat) !== change) return;
      this.#shown = new Map([...this.#shown].filter(([each]) => each !== seat));
    }, SHOWN_MS);
  }
}
