/** A question for the missing card: two cards are shown, the third is chosen among several. */
import { type CardText, thirdOf } from "../cards/notation.ts";
import { cardsOf, type Pack } from "./boards.ts";
import type { Random } from "./random.ts";

export interface Question {
  readonly two: readonly [CardText, CardText];
  readonly answer: CardText;
  readonly options: readonly CardText[];
}

export const OPTIONS: Readonly<Record<Pack, number>> = { solid: 4, whole: 6 };

/** Two cards, and the third among others that are nearly right: each is wrong in one or two attributes. */
export function ask(pack: Pack, random: Random): Question {
  const [a, b, ...others] = random.shuffled(cardsOf(pack));
  const answer = thirdOf(a!, b!);
  const decoys = others
    .filter((card) => card !== answer)
    .sort(
      (some, other) => Number(differing(some, answer) > 2) - Number(differing(other, answer) > 2),
    )
    .slice(0, OPTIONS[pack] - 1);
  return { two: [a!, b!], answer, options: random.shuffled([answer, ...decoys]) };
}

function differing(some: CardText, other: CardText): number {
  return [...some].filter((letter, at) => letter !== other[at]).length;
}
