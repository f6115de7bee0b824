/** The account of a game as the screens read it: what lay where at a moment, and pictures of it. */
import type { CardText } from "../cards/notation.ts";
import type { Analysis, LaidSet } from "../net/protocol.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface LetteredSet extends LaidSet {
  /** Its sign while it lies there; no other SET bears it at the same time. */
  readonly letter: string;
}

/** Every SET with a letter that it keeps as long as it lies there. */
export function lettered(sets: readonly LaidSet[]): LetteredSet[] {
  const busy: { readonly letter: string; readonly gone: number }[] = [];
  return [...sets]
    .sort((a, b) => a.first - b.first)
    .map((set) => {
      const here = busy.filter(({ gone }) => gone > set.first).map(({ letter }) => letter);
      let at = 0;
      while (here.includes(letterOf(at))) at += 1;
      const letter = letterOf(at);
      busy.push({ letter, gone: set.gone ?? Infinity });
      return { ...set, letter };
    });
}

/** A to Z, then A2 to Z2, and so on: a whole beginners' pack holds 117 SETs. */
function letterOf(at: number): string {
  const round = Math.floor(at / LETTERS.length) + 1;
  return `${LETTERS[at % LETTERS.length]}${round > 1 ? round : ""}`;
}

function roundOf({ letter }: LetteredSet): number {
  return Number(letter.slice(1));
}

/** The SETs that lay on the table after an entry, in the order of their letters. */
export function lyingAt(sets: readonly LetteredSet[], seq: number): LetteredSet[] {
  return sets
    .filter(({ first, gone }) => first <= seq && seq < (gone ?? Infinity))
    .sort((a, b) => roundOf(a) - roundOf(b) || a.letter.localeCompare(b.letter));
}

/** The letters on each card. */
export function lettersOn(sets: readonly LetteredSet[]): ReadonlyMap<CardText, readonly string[]> {
  const found = new Map<CardText, readonly string[]>();
  for (const { cards, letter } of sets) {
    for (const card of cards) found.set(card, [...(found.get(card) ?? []), letter]);
  }
  return found;
}

/** What nobody saw, the longest first. */
export function unseen(sets: readonly LaidSet[]): LaidSet[] {
  return sets.filter(({ overlooked }) => overlooked).sort((a, b) => b.lay - a.lay);
}

/** Entries to jump to: finds and mistakes. */
export function turningPoints({ finds, misses }: Analysis): number[] {
  return [...new Set([...finds, ...misses].map(({ seq }) => seq))].sort((a, b) => a - b);
}

// --- Pictures ----------------------------------------------------------------------------------

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How a player's finds add up, as a stair within a box. */
export function stair({ finds, seats, end }: Analysis, seat: number, { width, height }: Box): string {
  const most = Math.max(1, ...seats.map(({ finds: count }) => count));
  const y = (count: number): number => round(height - (count / most) * height);
  let path = `M0 ${y(0)}`;
  let count = 0;
  for (const find of finds) {
    if (find.seat === seat) path += `H${place(find.at, end, width)}V${y(++count)}`;
  }
  return `${path}H${round(width)}`;
}

/** Where a time stands on a line of this width. */
export function place(at: number, end: number, width: number): number {
  return round((at / Math.max(1, end)) * width);
}

/** Where a length of time stands on a scale that gives short times room. */
export function onScale(ms: number, longest: number, width: number): number {
  const scale = (value: number): number => Math.log1p(value / 1000);
  return round((scale(ms) / Math.max(scale(longest), 0.01)) * width);
}

/** Round figures to write under such a scale, in seconds. */
export function scaleMarks(longest: number): number[] {
  return [1, 5, 15, 60, 300].filter((seconds) => seconds * 1000 <= longest);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
