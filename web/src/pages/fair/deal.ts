/** Whether the cards that were seen are those that follow from the seed, in the order of the pack.
 *
 * No rules are needed for that: whatever the game does with them, cards leave the pack from the top,
 * so those that are new at a moment must be the next ones.
 */

import type { CardText } from "../../cards/notation.ts";
import { isCard } from "../../cards/notation.ts";
import { findGame } from "../../games/index.ts";
import type { Header } from "../../net/protocol.ts";
import { complete, type GameEvent } from "../../words/story.ts";
import { Chance, mixedSeed } from "./chance.ts";
import { fromHex } from "./sha256.ts";

/** What could be seen after an entry, hands included. */
export interface Showing {
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly cards: readonly CardText[];
  readonly hands: readonly (readonly string[])[];
}

export interface DealCheck {
  readonly holds: boolean;
  /** How many cards were compared, in how many deals. */
  readonly cards: number;
  readonly deals: number;
  /** The first entry whose cards are not the next of the pack. */
  readonly wrongAt: number | null;
}

const LETTERS = ["123", "rgp", "she", "owd"] as const;

/** The pack before it is shuffled: 81 cards, or the 27 that show one value. */
export function pack(fixed: string = "off"): CardText[] {
  const all = LETTERS.reduce<string[]>(
    (made, values) => made.flatMap((card) => [...values].map((each) => card + each)),
    [""],
  );
  return fixed === "off" ? all : all.filter((card) => card.includes(fixed));
}

/** The pack of the first deal, as the seed and the players' words shuffle it. */
export function firstPack(header: Header, seed: string): CardText[] | null {
  if (!findGame(header.game)?.fromPack || header.piles.length) return null;
  return new Chance(mixedSeed(fromHex(seed), header.nonces)).shuffle(packOf(header));
}

export function checkDeal(
  header: Header,
  seed: string,
  showings: readonly Showing[],
): DealCheck | null {
  if (!findGame(header.game)?.fromPack || header.piles.length) return null;
  const chance = new Chance(mixedSeed(fromHex(seed), header.nonces));
  let coming: CardText[] = [];
  let seen = new Set<CardText>();
  let lost = false;
  let [cards, deals] = [0, 0];
  let hands: Showing["hands"] = [];
  for (const showing of showings) {
    for (const event of showing.events.map(complete)) {
      // A card laid by chance because time was up, and a pile made anew, draw on the same stream.
      if (event.event === "card_laid" && event.late)
        chance.below(hands[event.seat as number]?.length ?? 1);
      if (event.event === "pile_rebuilt") {
        chance.shuffle(Array(event.count as number));
        lost = true; // the order of the old cards is unknown
      }
    }
    if (
      deals === 0 ||
      showing.events.some(({ event }) => event === "deal_started" && showing.seq > 0)
    ) {
      coming = chance.shuffle(packOf(header));
      [seen, lost, deals] = [new Set(), false, deals + 1];
    }
    const fresh = [...showing.cards, ...showing.hands.flat().filter(isCard)].filter(
      (card) => !seen.has(card),
    );
    const next = new Set(coming.splice(0, fresh.length));
    if (!lost) {
      if (fresh.some((card) => !next.has(card)))
        return { holds: false, cards, deals, wrongAt: showing.seq };
      cards += fresh.length;
    }
    for (const card of fresh) seen.add(card);
    hands = showing.hands;
  }
  return { holds: true, cards, deals, wrongAt: null };
}

function packOf({ options }: Header): CardText[] {
  return pack(String(options.fixed ?? "off"));
}
