/** A search for all SETs of a board, as values: what is found, what is left, and hints. */
import { type CardText, findSets, isSet, type Triple } from "../cards/notation.ts";

export interface Search {
  readonly cards: readonly CardText[];
  readonly sets: readonly Triple[];
  readonly found: readonly Triple[];
  /** Cards that a hint has given away. */
  readonly hinted: readonly CardText[];
  readonly hints: number;
  readonly mistakes: number;
}

export type Verdict = "found" | "again" | "wrong";

export function beginSearch(cards: readonly CardText[]): Search {
  return { cards, sets: findSets(cards), found: [], hinted: [], hints: 0, mistakes: 0 };
}

/** Three cards are shown: a new SET, one that was found before, or none. */
export function tryThree(search: Search, three: readonly CardText[]): readonly [Search, Verdict] {
  const [a, b, c] = three;
  if (!a || !b || !c || !isSet(a, b, c))
    return [{ ...search, mistakes: search.mistakes + 1 }, "wrong"];
  const known = search.sets.find((each) => sameCards(each, three));
  if (!known || search.found.includes(known)) return [search, "again"];
  return [{ ...search, found: [...search.found, known], hinted: [] }, "found"];
}

/** Give away one more card of a SET that is still hidden, two at most. */
export function giveHint(search: Search): Search {
  const [hidden] = search.sets.filter((each) => !search.found.includes(each));
  if (!hidden || search.hinted.length >= 2) return search;
  const hinted = hidden.slice(0, search.hinted.length + 1);
  return { ...search, hinted, hints: search.hints + 1 };
}

export function left(search: Search): number {
  return search.sets.length - search.found.length;
}

/** A search that was begun before: only what is truly a SET of this board counts as found. */
export function resumeSearch(
  cards: readonly CardText[],
  found: readonly (readonly CardText[])[],
): Search {
  return found.reduce<Search>((search, three) => {
    const [next, verdict] = tryThree(search, three);
    return verdict === "found" ? next : search;
  }, beginSearch(cards));
}

function sameCards(some: readonly CardText[], others: readonly CardText[]): boolean {
  return some.every((card) => others.includes(card));
}
