/** Chance as the server draws it, version 1, repeated here from its description in `tercet.engine.chance`. */
import { hmac, joined, sha256, toHex } from "./sha256.ts";

const WORDS = 8;
const SPAN = 2 ** 32;
const text = new TextEncoder();

/** What was published before the first card. */
export function commitment(seed: Uint8Array): string {
  return toHex(sha256(joined(text.encode("tercet-seed-1"), seed)));
}

/** The seed of the deal: the committed one mixed with what each player added to it. */
export function mixedSeed(seed: Uint8Array, nonces: readonly string[]): Uint8Array {
  return hmac(seed, text.encode(`tercet-nonces-1${nonces.join("\0")}`));
}

/** A stream of numbers from a seed. */
export class Chance {
  #used = 0;
  #block: Uint8Array = new Uint8Array();

  constructor(readonly seed: Uint8Array) {}

  /** A number from 0 to n − 1; words that would favour some of them are passed over. */
  below(n: number): number {
    const limit = SPAN - (SPAN % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  /** Fisher–Yates from the last place down. */
  shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return mixed;
  }

  #word(): number {
    const at = this.#used % WORDS;
    if (at === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(this.#used / WORDS));
      const which = joined(text.encode("tercet-chance-1"), new Uint8Array(counter.buffer));
      this.#block = hmac(this.seed, which);
    }
    this.#used += 1;
    return new DataView(this.#block.buffer).getUint32(4 * at);
  }
}
