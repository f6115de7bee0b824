/** What the lessons of the course show. */

import type { Attribute } from "../../cards/editions.ts";
import { explain } from "../../cards/findings.ts";
import type { CardText, Triple } from "../../cards/notation.ts";

/** The other games after the course: alone and in peace, together, then what asks for more each time. */
export const ONWARD = [
  "solitaire",
  "coopset",
  "twenty",
  "scout",
  "setup",
  "dice",
  "chipset",
] as const;

// --- The cards -------------------------------------------------------------------------------

export const FIRST_CARD: CardText = "1rso";
/** Cards to be made by their names. */
export const TARGETS: readonly CardText[] = ["3gso", "2phd"];

const POSITIONS: Readonly<Record<Attribute, number>> = {
  number: 0,
  colour: 1,
  filling: 2,
  shape: 3,
};
export const LETTERS: Readonly<Record<Attribute, string>> = {
  number: "123",
  colour: "rgp",
  filling: "she",
  shape: "owd",
};

export function withValue(card: CardText, attribute: Attribute, letter: string): CardText {
  const at = POSITIONS[attribute];
  return card.slice(0, at) + letter + card.slice(at + 1);
}

// --- The magic rule --------------------------------------------------------------------------

export const GOOD: Triple = ["1rsw", "2gsw", "3psw"];
export const BAD: Triple = ["1gso", "2gso", "3rso"];
/** To be judged, the easy ones first; every second one is no SET. */
export const TO_JUDGE: readonly Triple[] = [
  ["1rso", "2rso", "3rso"],
  ["2psw", "2psd", "2gso"],
  ["1rsw", "2gsd", "3pso"],
  ["1ghw", "1gsw", "2gew"],
  ["1rso", "2ghw", "3ped"],
  ["3reo", "3gso", "3rho"],
];

// --- Nine cards (BEG-4) and the missing one ------------------------------------------------------

export const NINE: readonly CardText[] = [
  "3psd",
  "1gsw",
  "3rsw",
  "2gsd",
  "1rsw",
  "2gsw",
  "1gsd",
  "2rsd",
  "3gso",
];
export const TO_COMPLETE: readonly [CardText, CardText] = ["1rsw", "2rsd"];
export const QUESTION_SEEDS: readonly number[] = [3, 8, 21];

/** What has been chosen of the missing card so far. */
export type Picks = Readonly<Partial<Record<Attribute, string>>>;

/** The card that was put together; null while something is missing. */
export function assembled({ number, colour, filling, shape }: Picks): CardText | null {
  return number && colour && filling && shape ? number + colour + filling + shape : null;
}

/** The attributes in which the picks do not fit the two cards, as far as they are made. */
export function misfits(two: readonly [CardText, CardText], picks: Picks): readonly Attribute[] {
  const base = { number: "", colour: "", filling: "", shape: "", ...picks };
  const card = `${base.number || "?"}${base.colour || "?"}${base.filling || "?"}${base.shape || "?"}`;
  return explain([...two, card])
    .filter(({ attribute, verdict }) => picks[attribute] && verdict === "broken")
    .map(({ attribute }) => attribute);
}
