/** The drill of the missing card: two are shown, the third is chosen among several. */
import type { CardText } from "../../cards/notation.ts";
import { cardsOf, type Pack, thirdCard } from "../../exercise/boards.ts";
import type { Chance } from "../../exercise/chance.ts";

export interface Question {
  readonly two: readonly [CardText, CardText];
  readonly answer: CardText;
  readonly options: readonly CardText[];
}

export interface Tally {
  readonly streak: number;
  readonly asked: number;
  readonly right: number;
}

export const NO_TALLY: Tally = { streak: 0, asked: 0, right: 0 };
export const OPTIONS: Readonly<Record<Pack, number>> = { solid: 4, whole: 6 };

/** Two cards, and the third among others that are nearly right: each is wrong in one or two attributes. */
export function ask(pack: Pack, chance: Chance): Question {
  const [a, b, ...others] = chance.shuffled(cardsOf(pack));
  const answer = thirdCard(a!, b!);
  const decoys = others
    .filter((card) => card !== answer)
    .sort((some, other) => Number(differing(some, answer) > 2) - Number(differing(other, answer) > 2))
    .slice(0, OPTIONS[pack] - 1);
  return { two: [a!, b!], answer, options: chance.shuffled([answer, ...decoys]) };
}

function differing(some: CardText, other: CardText): number {
  return [...some].filter((letter, at) => letter !== other[at]).length;
}

export function counted(tally: Tally, right: boolean): Tally {
  return {
    streak: right ? tally.streak + 1 : 0,
    asked: tally.asked + 1,
    right: tally.right + Number(right),
  };
}

/** How many of a hundred answers were right; null before the first. */
export function accuracy({ asked, right }: Tally): number | null {
  return asked ? Math.round((100 * right) / asked) : null;
}
