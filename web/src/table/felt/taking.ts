/** The moment in which cards are taken: they stay in sight, framed for whoever took them, then go.
 *
 * It lasts as long for the one who took them as for all others: nobody sees the new cards earlier.
 */
import type { CardText } from "../../cards/notation.ts";
import { complete, type GameEvent } from "../../words/story.ts";
import type { Place } from "./places.ts";

export const TAKING_MS = 800;

export interface Taking {
  /** Whose each card is now. */
  readonly takers: ReadonlyMap<CardText, number>;
  /** The cards as they lay, which are shown meanwhile. */
  readonly before: readonly Place[];
}

const TAKEN = new Set(["taken", "won"]);

/** Who took what in these events. */
export function takersOf(events: readonly GameEvent[]): ReadonlyMap<CardText, number> {
  const takers = new Map<CardText, number>();
  for (const event of events) {
    if (!TAKEN.has(event.event)) continue;
    const { seat, cards } = complete(event);
    for (const card of cards as readonly CardText[]) takers.set(card, seat as number);
  }
  return takers;
}

/** What is to be shown for a moment; null where nothing went, or one plays alone. */
export function readTaking(
  events: readonly GameEvent[],
  before: readonly Place[],
  seats: number,
): Taking | null {
  const takers = takersOf(events);
  return seats > 1 && before.some((card) => card !== null && takers.has(card))
    ? { takers, before }
    : null;
}
