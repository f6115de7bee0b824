/** What a page adds to the cards of a table, such as the letters of the SETs that a card belongs to. */
import { getContext, setContext } from "svelte";
import type { CardText } from "../../cards/notation.ts";

export interface Annotations {
  /** The letters of the SETs a card belongs to. */
  letters(card: CardText): readonly string[];
  /** Whether a card is being pointed out just now. */
  lit(card: CardText): boolean;
}

const KEY = Symbol("annotations");
const NONE: Annotations = { letters: () => [], lit: () => false };

export function provideAnnotations(annotations: Annotations): void {
  setContext(KEY, annotations);
}

export function useAnnotations(): Annotations {
  return getContext<Annotations | undefined>(KEY) ?? NONE;
}
