/** Places on a table: a card keeps its own, and one that has gone leaves a hole. */
import { type CardText, isCard } from "../../cards/notation.ts";

/** A card, or a place where none lies. */
export type Place = CardText | null;

export function cardsAt(places: readonly Place[]): readonly CardText[] {
  return places.filter((card) => card !== null);
}

/** Where cards lie in a view: in its places where it tells them, else in the order of its table. */
export function placesIn(view: object | null): readonly Place[] {
  const { places, table } = (view ?? {}) as { places?: unknown; table?: unknown };
  const lying = Array.isArray(places) ? places : table;
  if (!Array.isArray(lying)) return [];
  return lying.filter((card): card is Place => card === null || isCard(card));
}

/** New cards go into the holes, all others stay where they were; holes at the end close. */
export function settled(before: readonly Place[], now: readonly CardText[]): readonly Place[] {
  const fresh = now.filter((card) => !before.includes(card));
  const kept = before.map((card) =>
    card !== null && now.includes(card) ? card : (fresh.shift() ?? null),
  );
  const places = [...kept, ...fresh];
  return places.slice(0, places.findLastIndex((card) => card !== null) + 1);
}

/** Remembers where cards lay, so that those of a hand keep their places. */
export class Places {
  #last: readonly Place[] = [];

  of(now: readonly CardText[]): readonly Place[] {
    this.#last = settled(this.#last, now);
    return this.#last;
  }
}
