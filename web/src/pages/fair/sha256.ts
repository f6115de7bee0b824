/** SHA-256 and HMAC with it, in plain TypeScript: the browser's own are missing over plain HTTP. */

const INITIAL = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = constants();
const BLOCK = 64;

export function sha256(data: Uint8Array): Uint8Array {
  const padded = pad(data);
  const state = INITIAL.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    const block = new DataView(padded.buffer, at, BLOCK);
    for (let i = 0; i < 16; i++) words[i] = block.getUint32(4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15]!, words[i - 2]!];
      const first = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const second = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16]! + first + words[i - 7]! + second;
    }
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setUint32(4 * i, word);
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function toHex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i]! + words[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i]! += value;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(size - 8, BigInt(data.length) * 8n);
  return padded;
}

/** From whole numbers alone, so that no browser rounds them differently. */
function constants(): Uint32Array {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < 64; n++)
    if (primes.every((prime) => n % prime !== 0n)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Number(cubeRoot(prime << 96n) & 0xffffffffn));
}

function cubeRoot(n: bigint): bigint {
  let [low, high] = [0n, 1n << 64n];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** 3n <= n) low = middle;
    else high = middle - 1n;
  }
  return low;
}
