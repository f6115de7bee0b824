/** A claim: three cards that somebody has shown as a SET, and what is wrong with them, if anything. */

import type { Attribute } from "../cards/editions.ts";
import type { CardText } from "../cards/notation.ts";
import { complete, type Finding, type GameEvent } from "../words/story.ts";
import type { Texts } from "../words/texts.ts";

export interface Claim {
  readonly kind: "taken" | "wrong" | "slow" | "collected";
  readonly seat: number;
  readonly cards: readonly CardText[];
  readonly broken: readonly Finding[];
}

const TAKEN = new Set(["taken", "won"]);

/** The newest claim among these events, if there is one. */
export function readClaim(events: readonly GameEvent[]): Claim | null {
  for (const event of events.toReversed()) {
    const { event: tag, seat, card, cards, broken } = complete(event);
    if (TAKEN.has(tag)) {
      return { kind: "taken", seat: seat as number, cards: cards as CardText[], broken: [] };
    }
    if (tag === "challenged") {
      const three = [...(cards as CardText[]), card as CardText];
      return { kind: "collected", seat: seat as number, cards: three, broken: [] };
    }
    if (tag === "wrong") {
      const shown = (cards as CardText[] | null) ?? [];
      const kind = shown.length ? "wrong" : "slow";
      return { kind, seat: seat as number, cards: shown, broken: broken as Finding[] };
    }
  }
  return null;
}

/** On which card what is odd: where two are alike, the third one bears the mark. */
export function oddOnes(claim: Claim): ReadonlyMap<CardText, readonly Attribute[]> {
  const odd = new Map<CardText, Attribute[]>();
  for (const { attribute, values, one } of claim.broken) {
    const card = claim.cards[values.indexOf(one ?? "")];
    if (card) odd.set(card, [...(odd.get(card) ?? []), attribute]);
  }
  return odd;
}

/** The same in words, for the cards that bear them. */
export function oddCards(claim: Claim, texts: Texts): ReadonlyMap<CardText, string> {
  const said = (attributes: readonly Attribute[]): string =>
    attributes.map((each) => texts.say(`attribute-${each}`)).join(", ");
  return new Map([...oddOnes(claim)].map(([card, attributes]) => [card, said(attributes)]));
}

// Not told: cards that are seen on the table or in one's hand, and one's own secret choices.
const UNTOLD = new Set([
  "dealt",
  "sealed",
  "dealt_down",
  "got_card",
  "answer_given",
  "own_hand",
  "drew",
]);

/** What is told of one step; a call is not told when its cards are in the same step. */
export function worthTelling(events: readonly GameEvent[]): readonly GameEvent[] {
  const shown = events.some(({ event }) => TAKEN.has(event) || event === "wrong");
  return events.filter(({ event }) => !UNTOLD.has(event) && !(shown && event === "called"));
}
