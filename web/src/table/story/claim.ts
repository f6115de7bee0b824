/** A claim: three cards that somebody has shown as a SET, and what is wrong with them, if anything. */

import type { Attribute } from "../../cards/editions.ts";
import { explain } from "../../cards/findings.ts";
import { type CardText, thirdOf } from "../../cards/notation.ts";
import { complete, type Finding, type GameEvent } from "../../words/story.ts";
import type { Texts } from "../../words/texts.ts";

export interface Claim {
  readonly kind: "taken" | "wrong" | "slow" | "collected" | "second";
  readonly seat: number;
  readonly cards: readonly CardText[];
  readonly broken: readonly Finding[];
  /** Of a wrong second card in Scout: the third card, which does not lie there, and why that one. */
  readonly absent?: { readonly card: CardText; readonly needed: readonly Finding[] };
  /** What it cost, each told by its own sentence. */
  readonly costs: readonly GameEvent[];
}

const COSTS = new Set(["penalised", "lost_card", "sits_out_next", "forfeit_due", "extra_card"]);

const TAKEN = new Set(["taken", "won", "opened"]);

/** The newest claim among these events, if there is one; `finger` is the scout's card before them. */
export function readClaim(
  events: readonly GameEvent[],
  finger: CardText | null = null,
): Claim | null {
  const costs = events.filter(({ event }) => COSTS.has(event));
  const second = finger && readSecond(events, finger, costs);
  if (second) return second;
  const opened = events.find(({ event }) => event === "opened"); // all three, whoever has a share
  for (const event of opened ? [opened] : events.toReversed()) {
    const { event: tag, seat, card, cards, broken } = complete(event);
    if (TAKEN.has(tag)) {
      return {
        kind: "taken",
        seat: seat as number,
        cards: cards as CardText[],
        broken: [],
        costs: [],
      };
    }
    if (tag === "challenged") {
      const three = [...(cards as CardText[]), card as CardText];
      return { kind: "collected", seat: seat as number, cards: three, broken: [], costs: [] };
    }
    if (tag === "wrong") {
      const shown = (cards as CardText[] | null) ?? [];
      const kind = shown.length ? "wrong" : "slow";
      return { kind, seat: seat as number, cards: shown, broken: broken as Finding[], costs };
    }
  }
  return null;
}

/** A second card that makes no SET with the first: the third card does not lie on the table. */
function readSecond(
  events: readonly GameEvent[],
  finger: CardText,
  costs: readonly GameEvent[],
): Claim | null {
  const pointed = events.find(({ event }) => event === "pointed_second");
  if (!pointed || !events.some(({ event }) => event === "barred")) return null;
  const { seat, card } = complete(pointed) as { seat?: number; card?: CardText };
  const cards = [finger, card!];
  const third = thirdOf(finger, card!);
  const needed = explain([...cards, third]);
  return { kind: "second", seat: seat!, cards, broken: [], absent: { card: third, needed }, costs };
}

/** On which card what is odd: where two are alike, the third one bears the mark. */
export function oddOnes(
  claim: Pick<Claim, "cards" | "broken">,
): ReadonlyMap<CardText, readonly Attribute[]> {
  const odd = new Map<CardText, Attribute[]>();
  for (const { attribute, values, one } of claim.broken) {
    const card = claim.cards[values.indexOf(one ?? "")];
    if (card) odd.set(card, [...(odd.get(card) ?? []), attribute]);
  }
  return odd;
}

/** The same in words, for the cards that bear them. */
export function oddCards(
  claim: Pick<Claim, "cards" | "broken" | "absent">,
  texts: Texts,
): ReadonlyMap<CardText, string> {
  const said = (attributes: readonly Attribute[]): string =>
    attributes.map((each) => texts.say(`attribute-${each}`)).join(", ");
  const { absent, cards } = claim;
  if (absent && cards[1]) return new Map([[cards[1], texts.say("second-odd")]]);
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
