/** A game told in sentences, by the same rules as `tercet.story`: events, outcomes, refusals.
 *
 * How a card is shown is the caller's choice; the feed puts a marker there and draws the card.
 */

import type { Attribute, Edition } from "../cards/editions.ts";
import { type CardText, isCard } from "../cards/notation.ts";
import { isDie } from "../dice/notation.ts";
import defaults from "../net/event-defaults.json";
import type { Texts } from "./texts.ts";
import { clock } from "./time.ts";

type Figure = string | number;
type Plain = Record<string, unknown>;

export interface GameEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

export interface Finding {
  readonly attribute: Attribute;
  readonly verdict: "same" | "different" | "broken";
  readonly values: readonly string[];
  readonly two?: string | null;
  readonly one?: string | null;
}

const DEFAULTS: Record<string, Plain> = defaults;
const FRAME = new Set(["event", "only", "but"]);

/** An event with everything that was left out because it has its default. */
export function complete(event: GameEvent): GameEvent {
  return { ...DEFAULTS[event.event], ...event };
}

/** Items as a list in words: "Ada, Ben and Cleo". */
export function listed(texts: Texts, items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  const first = items.slice(0, -1).join(", ");
  return texts.say("list-and", { first, last: items.at(-1)! });
}

export class Teller {
  readonly #show: (card: CardText) => string;

  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
    readonly edition: Edition,
    show?: (card: CardText) => string,
    /** How a die is shown: in notation, unless somebody says otherwise. */
    readonly showDie: (die: string) => string = (die) => die,
  ) {
    this.#show = show ?? ((card) => this.spoken(card));
  }

  /** A card by its full name: two red hatched waves. */
  spoken(card: CardText): string {
    return this.texts.say("card-name", { ...this.edition.face(card) });
  }

  sentence(event: GameEvent): string {
    const figures: Record<string, Figure> = {};
    for (const [name, value] of Object.entries(complete(event))) {
      if (!FRAME.has(name)) Object.assign(figures, this.#figures(name, value));
    }
    return this.texts.say(`event-${dashed(event.event)}`, figures);
  }

  outcome(outcome: Outcome): string {
    const reason = this.texts.say(`reason-${dashed(outcome.reason)}`);
    return `${reason} ${this.#winners(outcome)}`.trim();
  }

  /** What one attribute says about three cards: "two are red and one is not". */
  why(finding: Finding): string {
    const face = (letter: string | null | undefined): string =>
      letter ? this.edition.value(finding.attribute, letter) : "none";
    return this.texts.say(`finding-${finding.verdict}`, {
      attribute: finding.attribute,
      two: face(finding.two),
      one: face(finding.one),
      all: face(finding.values[0]),
    });
  }

  /** Why something was refused, with the names of seats, cards and dice. */
  refusal(refusal: Parameters<typeof refusalText>[1]): string {
    const spoken = (card: CardText): string => this.spoken(card);
    return refusalText(this.texts, refusal, this.names, this.showDie, spoken);
  }

  /** Several things in a row: a, b and c. */
  listed(items: readonly string[]): string {
    return listed(this.texts, items);
  }

  name(seat: unknown): string {
    return typeof seat === "number" ? (this.names[seat] ?? `P${seat + 1}`) : String(seat);
  }

  #winners({ scores, winners }: Outcome): string {
    return this.texts.say("winners", {
      winners: this.listed(winners.map((seat) => this.name(seat))),
      count: winners.length,
      scores: scores.map((score, seat) => `${this.name(seat)} ${score}`).join(", "),
    });
  }

  /** What a text may use of one field of an event. */
  #figures(name: string, value: unknown): Record<string, Figure> {
    if (value === null || value === undefined) return { [name]: "none" };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (typeof value === "number") {
      if (name === "ms") return { [name]: clock(value) };
      return { [name]: name === "seat" || name === "by" ? this.name(value) : value };
    }
    if (isCard(value)) return { [name]: this.#show(value) };
    if (typeof value === "string") return { [name]: isDie(value) ? this.showDie(value) : value };
    if (Array.isArray(value)) {
      return { [name]: this.#several(name, value), [`${name}_count`]: value.length };
    }
    return { [name]: isOutcome(value) ? this.outcome(value) : this.#struct(value as Plain) };
  }

  #several(name: string, values: readonly unknown[]): string {
    const words = values.map((value) => {
      if (isCard(value)) return this.#show(value);
      if (isFinding(value)) return this.why(value);
      if (typeof value === "number" && name === "seats") return this.name(value);
      if (Array.isArray(value)) return this.#several(name, value);
      if (isDie(value)) return this.showDie(value);
      return typeof value === "object" ? this.#struct(value as Plain) : String(value);
    });
    return isFinding(values[0]) ? words.join(" ") : this.listed(words);
  }

  /** A SET of dice with the points it made, or a bonus square. */
  #struct({ dice, square, points }: Plain): string {
    if (!Array.isArray(dice)) return `${square} (+${points})`;
    return `${dice.map((die) => this.showDie(die as string)).join(" ")} (${points})`;
  }
}

/** A refusal in the reader's language; seats are told by name, which the server cannot know. */
export function refusalText(
  texts: Texts,
  refusal: { readonly code: string; readonly data: Plain; readonly text: string },
  names: readonly string[] = [],
  showDie: (die: string) => string = (die) => die,
  showCard: (card: CardText) => string = (card) => card,
): string {
  const key = `error-${dashed(refusal.code)}`;
  if (!texts.has(key)) return refusal.text;
  const figures = Object.entries(refusal.data).map(([name, value]) => {
    if (name === "by" && typeof value === "number") return [name, names[value] ?? `P${value + 1}`];
    if (value === null) return [name, "none"];
    if (isCard(value)) return [name, showCard(value)];
    return [name, typeof value === "number" ? value : diceShown(String(value), showDie)];
  });
  return texts.say(key, Object.fromEntries(figures) as Record<string, Figure>);
}

/** A die, or several with blanks between them; anything else stays as it is. */
function diceShown(text: string, showDie: (die: string) => string): string {
  const words = text.split(" ");
  return words.every(isDie) ? words.map(showDie).join(" ") : text;
}

export function dashed(code: string): string {
  return code.replaceAll("_", "-");
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === "object" && value !== null && "winners" in value && "scores" in value;
}

function isFinding(value: unknown): value is Finding {
  return typeof value === "object" && value !== null && "verdict" in value && "attribute" in value;
}
