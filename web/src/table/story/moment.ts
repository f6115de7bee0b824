/** The moment after something has been decided: the cards, what each has won or lost, and why.
 *
 * It is the same for all viewers, stands in the middle for two seconds, and blocks nothing.
 */
import { type CardText, thirdOf } from "../../cards/notation.ts";
import { complete, type Finding, type GameEvent } from "../../words/story.ts";
import type { Phrase } from "../screen.ts";

export const MOMENT_MS = 2200;

export interface MomentCard {
  readonly card: CardText;
  /** Whose it is now; null where nobody has it. */
  readonly seat: number | null;
  /** It would be needed, and does not lie there. */
  readonly absent?: true;
}

/** What somebody has gained or lost; seat null is the team. */
export interface Gain {
  readonly seat: number | null;
  readonly by: number;
}

export interface Moment {
  /** Three by three. */
  readonly cards: readonly (readonly MomentCard[])[];
  readonly gains: readonly Gain[];
  readonly why: readonly Phrase[];
  /** Why the first three are no SET. */
  readonly broken: readonly Finding[];
  /** In a race: it stands beside the cards, not over them. */
  readonly brief: boolean;
}

/** What was there before: who plays, and the cards that lay on the table. */
export interface Before {
  readonly names: readonly string[];
  readonly lying: readonly CardText[];
  /** The card under a scout's finger. */
  readonly finger?: CardText | null;
}

type Reader = (events: readonly GameEvent[], before: Before) => Moment | null;

const READERS: Readonly<Record<string, Reader>> = {
  scout: readSearch,
  coopset: readLayout,
  setup: readCollection,
  twenty: readCall,
};

/** What is to be shown of one step of this game, if it ended a search, a layout or a collection. */
export function readMoment(
  game: string,
  events: readonly GameEvent[],
  before: Before,
): Moment | null {
  return READERS[game]?.(events.map(complete), before) ?? null;
}

function find(events: readonly GameEvent[], tag: string): GameEvent | undefined {
  return events.find(({ event }) => event === tag);
}

function cardsOf(event: GameEvent | undefined): readonly CardText[] {
  return (event?.cards as readonly CardText[] | null | undefined) ?? [];
}

/** SCOUT-3 to SCOUT-6a: the scout's three are laid open, and two may have a share of them. */
function readSearch(events: readonly GameEvent[], before: Before): Moment | null {
  const { names } = before;
  const shown = find(events, "opened") ?? find(events, "wrong");
  if (!shown || !cardsOf(shown).length) return null;
  const scout = shown.seat as number;
  const shares = events.filter(({ event }) => event === "won");
  const other = shares.find(({ seat }) => seat !== scout);
  const sealed = cardsOf(shown);
  const beside = cardsOf(other).filter((card) => !sealed.includes(card));
  const second = beside.length ? [sealed[0]!, ...beside] : [];
  const missed = missedSecond(events, before);
  return {
    cards: [
      ...[sealed, second.slice(-3)]
        .filter((three) => three.length)
        .map((three) => three.map((card) => ({ card, seat: ownerOf(card, shares) }))),
      ...missed.cards,
    ],
    gains: gainsOf(shares, events),
    why: [
      ...missed.why,
      {
        key: `moment-scout-${searchResult(shown, other, beside.length > 0)}`,
        figures: { scout: names[scout] ?? "", other: names[(other?.seat as number) ?? -1] ?? "" },
      },
    ],
    broken: shown.event === "wrong" ? (shown.broken as readonly Finding[]) : [],
    brief: false,
  };
}

/** SCOUT-2a: the last second card made no SET, because the third does not lie there. */
function missedSecond(
  events: readonly GameEvent[],
  { names, finger }: Before,
): Pick<Moment, "cards" | "why"> {
  const pointed = find(events, "pointed_second");
  if (!finger || !pointed || !find(events, "barred")) return { cards: [], why: [] };
  const [seat, card] = [pointed.seat as number, pointed.card as CardText];
  const two = [finger, card].map((each) => ({ card: each, seat: null }));
  return {
    cards: [[...two, { card: thirdOf(finger, card), seat: null, absent: true }]],
    why: [{ key: "moment-scout-barred", figures: { name: names[seat] ?? "" } }],
  };
}

function searchResult(shown: GameEvent, other: GameEvent | undefined, beside: boolean): string {
  if (shown.event === "wrong") return other ? "wrong-found" : "wrong";
  if (!other) return "alone";
  return beside ? "other" : "shared";
}

function ownerOf(card: CardText, shares: readonly GameEvent[]): number | null {
  return (shares.find((share) => cardsOf(share).includes(card))?.seat as number) ?? null;
}

/** A point for each card won, and one less for a card lost. */
function gainsOf(shares: readonly GameEvent[], events: readonly GameEvent[]): readonly Gain[] {
  const won = shares.map((share) => ({ seat: share.seat as number, by: cardsOf(share).length }));
  const lost = events.filter(({ event }) => event === "lost_card");
  return [...won, ...lost.map(({ seat }) => ({ seat: seat as number, by: -1 }))];
}

const MOST_LEFT = 2;

/** COOP-3a: the points of the layout, what had been possible, and what still lies there. */
function readLayout(events: readonly GameEvent[]): Moment | null {
  const scored = find(events, "layout_scored");
  if (!scored) return null;
  const { sets, points, possible } = scored as unknown as Record<string, number>;
  const left = scored.left as readonly (readonly CardText[])[];
  const best = possible! <= sets!;
  return {
    cards: left.slice(0, MOST_LEFT).map((three) => three.map((card) => ({ card, seat: null }))),
    gains: [{ seat: null, by: points! }],
    why: [
      { key: "moment-layout", figures: { sets: sets! } },
      best
        ? { key: "moment-layout-best" }
        : { key: "moment-layout-possible", figures: { possible: possible! } },
      ...(left.length ? [{ key: "moment-layout-left", figures: { count: left.length } }] : []),
    ],
    broken: [],
    brief: false,
  };
}

/** SETUP-5: a SET was seen, and whoever laid its last card takes the whole table. */
function readCollection(events: readonly GameEvent[], { names }: Before): Moment | null {
  const challenged = find(events, "challenged");
  const collected = find(events, "collected");
  if (!challenged || !collected) return null;
  const seat = collected.seat as number;
  const three = [...cardsOf(challenged), challenged.card as CardText];
  const count = cardsOf(collected).length;
  return {
    cards: [three.map((card) => ({ card, seat: null }))],
    gains: [{ seat, by: -count }],
    why: [
      {
        key: "moment-setup",
        figures: {
          by: names[collected.by as number] ?? "",
          seat: names[seat] ?? "",
          count,
        },
      },
    ],
    broken: [],
    brief: false,
  };
}

/** 20/20: three cards, some of which nobody else has seen, are gone; or one more comes (TW-5). */
function readCall(events: readonly GameEvent[], { names, lying }: Before): Moment | null {
  const taken = find(events, "taken");
  const shown = taken ?? find(events, "wrong");
  if (!shown || !cardsOf(shown).length) return null;
  const seat = shown.seat as number;
  const own = cardsOf(shown).filter((card) => !lying.includes(card)).length;
  const more = events.some(({ event }) => event === "extra_card") ? 1 : 0;
  return {
    cards: [cardsOf(shown).map((card) => ({ card, seat: taken ? seat : null }))],
    gains: [{ seat, by: taken ? -own : more }],
    why: [
      {
        key: taken ? "moment-twenty-right" : "moment-twenty-wrong",
        figures: { name: names[seat] ?? "", own, more },
      },
    ],
    broken: taken ? [] : (shown.broken as readonly Finding[]),
    brief: true,
  };
}
