/** The last thing worth showing beside the cards: a SET taken, or a wrong one and why. */
import type { CardText } from "../cards.ts";
import type { Attribute } from "../editions.ts";
import { complete, type Finding, type GameEvent } from "../story.ts";

export interface Happening {
  readonly kind: "taken" | "wrong" | "slow";
  readonly seat: number;
  readonly cards: readonly CardText[];
  readonly broken: readonly Finding[];
}

const TAKEN = new Set(["taken", "won"]);

/** What the newest of these events says; null when none of them is of that kind. */
export function readHappening(events: readonly GameEvent[]): Happening | null {
  for (const event of events.toReversed()) {
    const { event: tag, seat, cards, broken } = complete(event);
    if (TAKEN.has(tag)) {
      return { kind: "taken", seat: seat as number, cards: cards as CardText[], broken: [] };
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
export function oddOnes(happening: Happening): ReadonlyMap<CardText, readonly Attribute[]> {
  const odd = new Map<CardText, Attribute[]>();
  for (const { attribute, values, one } of happening.broken) {
    const card = happening.cards[values.findIndex((value) => value === one)];
    if (card) odd.set(card, [...(odd.get(card) ?? []), attribute]);
  }
  return odd;
}

// What lies on the table can be seen there, and the sealed three are one's own.
const UNTOLD = new Set(["dealt", "sealed"]);

/** What is told of one step: a call and its cards in one movement are one thing. */
export function worthTelling(events: readonly GameEvent[]): readonly GameEvent[] {
  const shown = events.some(({ event }) => TAKEN.has(event) || event === "wrong");
  return events.filter(({ event }) => !UNTOLD.has(event) && !(shown && event === "called"));
}
