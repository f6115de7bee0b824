/** Signs that whoever shows a table puts on its cards, such as the SETs that a card belongs to. */
import { getContext, setContext } from "svelte";
import type { CardText } from "../cards/notation.ts";

export interface Hints {
  /** The letters of the SETs a card belongs to. */
  letters(card: CardText): readonly string[];
  /** Whether a card is being pointed out just now. */
  lit(card: CardText): boolean;
}

const KEY = Symbol("hints");
const NONE: Hints = { letters: () => [], lit: () => false };

export function provideHints(hints: Hints): void {
  setContext(KEY, hints);
}

export function useHints(): Hints {
  return getContext<Hints | undefined>(KEY) ?? NONE;
}
