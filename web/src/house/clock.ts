/** Milliseconds that pass while the device is awake: a lid that was closed takes no time at a table.
 *
 * Whoever uses it looks at it at least once a second; a longer gap was no time for anybody.
 */
export const LONGEST_GAP_MS = 5000;

export class AwakeClock {
  #passed = 0;
  #last: number;

  constructor(readonly read: () => number) {
    this.#last = read();
  }

  now(): number {
    const at = this.read();
    // A clock that was set back has not gone back here.
    this.#passed += Math.min(Math.max(0, at - this.#last), LONGEST_GAP_MS);
    this.#last = at;
    return this.#passed;
  }
}
