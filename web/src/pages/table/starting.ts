/** The count-down before a race: what is shown of a moment that comes nearer. */

/** 3, 2, 1, and 1 until the cards are there: a zero would only puzzle. */
export function shownCount(leftMs: number): number {
  return Math.max(1, Math.ceil(leftMs / 1000));
}
