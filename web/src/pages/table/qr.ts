/** A QR code for a link: byte mode, medium correction, up to version 10 (213 bytes).
 *
 * Written here because it is small and a link to a table must not leave this house. ISO/IEC 18004.
 */

export type Matrix = readonly (readonly boolean[])[];

// Per version: correction words in each block, and how many blocks (level M).
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;

export function encodeQr(text: string): Matrix {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, at) => room(at + 1) >= bytes.length) + 1;
  if (version === 0) throw new Error("too long for a code");
  const words = interleaved(dataWords(bytes, version), version);
  const masks = Array.from({ length: 8 }, (_, mask) => drawn(words, version, mask));
  return masks.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function allWords(version: number): number {
  const ring = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = ring ? (25 * ring - 10) * ring - 55 : 0;
  const modules = (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0);
  return Math.floor(modules / 8);
}

function dataCount(version: number): number {
  return allWords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function room(version: number): number {
  return Math.floor((dataCount(version) * 8 - 4 - lengthBits(version)) / 8);
}

function dataWords(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  push(4, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const count = dataCount(version);
  push(0, Math.min(4, count * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let pad = 0xec; words.length < count; pad ^= 0xfd) words.push(pad);
  return words;
}

// --- Correction over the field of 256 -----------------------------------------------------------

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(words: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ result.shift()!;
    result.push(0);
    divisor.forEach((each, at) => (result[at]! ^= times(each, factor)));
  }
  return result;
}

function interleaved(data: readonly number[], version: number): number[] {
  const [count, degree] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const divisor = generator(degree);
  const short = Math.floor(data.length / count);
  const shorter = count - (data.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(from, (from += short + (at < shorter ? 0 : 1)));
    return { block, correction: remainder(block, divisor) };
  });
  const woven = (pick: (at: number) => (number | undefined)[], length: number): number[] =>
    Array.from({ length }, (_, at) => pick(at)).flat().filter((word) => word !== undefined);
  return [
    ...woven((at) => blocks.map(({ block }) => block[at]), short + 1),
    ...woven((at) => blocks.map(({ correction }) => correction[at]), degree),
  ];
}

// --- Drawing ------------------------------------------------------------------------------------

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(words: readonly number[], version: number, mask: number): Matrix {
  const size = version * 4 + 17;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  drawPatterns(put, version, size);
  drawFormat(put, size, mask);
  if (version >= 7) drawVersion(put, version, size);
  fill(grid, words, MASKS[mask]!);
  return grid.map((row) => row.map(Boolean));
}

type Put = (x: number, y: number, dark: boolean) => void;

function drawPatterns(put: Put, version: number, size: number): void {
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = alignment(version, size);
  const last = centres.length - 1;
  centres.forEach((cy, i) =>
    centres.forEach((cx, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }),
  );
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...rest.reverse()];
}

function drawFormat(put: Put, size: number, mask: number): void {
  const data = mask; // level M is 00
  const bits = ((data << 10) | checked(data, 10, 0x537)) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) put(8, at, bit(at));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let at = 9; at < 15; at++) put(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) put(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) put(8, size - 15 + at, bit(at));
  put(8, size - 8, true);
}

function drawVersion(put: Put, version: number, size: number): void {
  const bits = (version << 12) | checked(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [dark, near, far] = [((bits >>> at) & 1) === 1, Math.floor(at / 3), size - 11 + (at % 3)];
    put(far, near, dark);
    put(near, far, dark);
  }
}

function checked(data: number, length: number, divisor: number): number {
  let rest = data;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return rest;
}

function fill(
  grid: (boolean | null)[][],
  words: readonly number[],
  mask: (x: number, y: number) => boolean,
): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = at < words.length * 8 && ((words[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1;
        grid[y]![x] = dark !== mask(x, y);
        at++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, false finders, imbalance. */
function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, x) => matrix.map((row) => row[x]!));
  let score = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") score += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const dark = matrix[y]![x];
      if (dark === matrix[y]![x + 1] && dark === matrix[y + 1]![x] && dark === matrix[y + 1]![x + 1]) score += 3;
    }
  }
  const darkCount = matrix.flat().filter(Boolean).length;
  return score + Math.floor(Math.abs(darkCount * 20 - size * size * 10) / (size * size)) * 10;
}

/** The dark squares as one SVG path. */
export function qrPath(matrix: Matrix): string {
  return matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}
