/** Boards to practise on, from a pack: the beginners' solid cards, or all of them. */
import { type CardText, findSets } from "../cards/notation.ts";
import type { Random } from "./random.ts";

export const PACKS = ["solid", "whole"] as const;
export type Pack = (typeof PACKS)[number];

/** How many cards lie on a board (BASE-1, BEG-1). */
export const SIZES: Readonly<Record<Pack, number>> = { solid: 9, whole: 12 };

const WHOLE: readonly CardText[] = [..."123"].flatMap((number) =>
  [..."rgp"].flatMap((colour) =>
    [..."she"].flatMap((filling) => [..."owd"].map((shape) => number + colour + filling + shape)),
  ),
);

export function cardsOf(pack: Pack): readonly CardText[] {
  return pack === "whole" ? WHOLE : WHOLE.filter((card) => card[2] === "s");
}

/** The first board in a stream of shuffles with so many SETs. */
export function dealBoard(
  pack: Pack,
  random: Random,
  least = 1,
  most = Infinity,
): readonly CardText[] {
  for (;;) {
    const board = random.shuffled(cardsOf(pack)).slice(0, SIZES[pack]);
    const sets = findSets(board).length;
    if (sets >= least && sets <= most) return board;
  }
}
