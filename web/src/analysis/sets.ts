/** The SETs of a finished game: which lay on the table at a moment, and which nobody saw. */
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
