/** A streak against the clock: one SET a board, each time a little less time. */
import { type CardText, isSet } from "../../cards/notation.ts";
import { dealBoard, type Pack } from "../../exercise/boards.ts";
import type { Random } from "../../exercise/random.ts";

export interface Streak {
  readonly pack: Pack;
  readonly board: readonly CardText[];
  readonly length: number;
  /** When the time is up, in the time of the caller. */
  readonly until: number;
}

export const FIRST_MS = 30_000;
export const LEAST_MS = 8_000;
const LESS_EACH_MS = 1_000;
/** What three cards that are no SET cost. */
export const MISTAKE_MS = 4_000;

export function timeFor(length: number): number {
  return Math.max(LEAST_MS, FIRST_MS - length * LESS_EACH_MS);
}

export function beginStreak(pack: Pack, random: Random, now: number): Streak {
  return { pack, board: dealBoard(pack, random), length: 0, until: now + timeFor(0) };
}

/** A SET brings the next board and new time; anything else costs time. */
export function answer(
  streak: Streak,
  three: readonly CardText[],
  random: Random,
  now: number,
): Streak {
  const [a, b, c] = three;
  if (!a || !b || !c || !isSet(a, b, c)) return { ...streak, until: streak.until - MISTAKE_MS };
  const length = streak.length + 1;
  return { ...streak, board: dealBoard(streak.pack, random), length, until: now + timeFor(length) };
}

export function isOver(streak: Streak, now: number): boolean {
  return now >= streak.until;
}
