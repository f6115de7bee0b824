/** What a table of cards shows, as plain values; each game makes one from its view. */
import { type CardText, isSet } from "../cards/notation.ts";
import type { Act } from "../net/types.ts";
import type { Place } from "./felt/places.ts";

export interface Phrase {
  readonly key: string;
  readonly figures?: Readonly<Record<string, string | number>>;
}

export interface PlayerLine {
  readonly seat: number;
  readonly score: number | null;
  /** What stands beside the name: "none" (sees no SET), "locked", "out" … texts `sign-<sign>`. */
  readonly signs: readonly string[];
  /** Who is acting: the caller, the scout. */
  readonly active: boolean;
  /** How many cards the player holds, where that is what counts. */
  readonly cards?: number;
}

export interface Action {
  readonly act: Act;
  readonly main?: boolean;
  /** Ask once more before this is done. */
  readonly ask?: boolean;
  /** What the button says, where the name of the act is not enough. */
  readonly label?: Phrase;
}

/** What choosing cards means now: after `count` of them this act is played. */
export interface Choice {
  readonly count: 1 | 2 | 3;
  /** The card chosen first is shown to all: it bears the finger. */
  readonly finger?: boolean;
  /** All cards chosen are a proposal: a second tap takes them, or a partner does. */
  readonly proposes?: boolean;
  readonly act: (cards: readonly CardText[]) => Act;
}

export type Mark = "finger" | "sealed" | "last" | "hint";

/** One's own cards, which may be chosen together with those on the table. */
export interface OwnCards {
  readonly cards: readonly CardText[];
  readonly caption: Phrase;
}

export interface Screen {
  readonly cards: readonly CardText[];
  /** The same cards where they lie, where some places are empty. */
  readonly places?: readonly Place[];
  /** Partners see each other's fingers. */
  readonly shared?: boolean;
  readonly hand?: OwnCards | null;
  readonly marks: ReadonlyMap<CardText, Mark>;
  readonly choice: Choice | null;
  readonly actions: readonly Action[];
  readonly prompt: Phrase | null;
  readonly pile: number;
  readonly players: readonly PlayerLine[];
}

export const NO_MARKS: ReadonlyMap<CardText, Mark> = new Map();

/** Choose a card, or put it back. */
export function toggled(
  chosen: readonly CardText[],
  card: CardText,
  count: number,
): readonly CardText[] {
  if (chosen.includes(card)) return chosen.filter((each) => each !== card);
  return chosen.length < count ? [...chosen, card] : chosen;
}

/** What is still chosen after the table has changed. */
export function stillThere(
  chosen: readonly CardText[],
  cards: readonly CardText[],
  choice: Choice | null,
): readonly CardText[] {
  if (!choice) return chosen.length ? [] : chosen;
  const kept = chosen.filter((card) => cards.includes(card)).slice(0, choice.count);
  return kept.length === chosen.length ? chosen : kept;
}

/** What three chosen cards are, before the server answers: a SET, none, or null while they are fewer. */
export function glance(chosen: readonly CardText[]): "set" | "none" | null {
  const [a, b, c] = chosen;
  if (!a || !b || !c) return null;
  return isSet(a, b, c) ? "set" : "none";
}

/** Others have said their word and wait for this player's. */
export function stillLooks(said: readonly boolean[], seat: number): boolean {
  return !said[seat] && said.includes(true);
}

/** "none here", or taking it back. */
export function noneHere(said: boolean): Action {
  return { act: { act: said ? "take_back" : "none_here" } };
}
