/** Fingers on cards, as partners show them to each other: mine go out a few times a second at most. */
import type { CardText } from "../../cards/notation.ts";

export const EVERY_MS = 350;

export type Touches = ReadonlyMap<number, readonly CardText[]>;

/** Somebody whose finger is on a card. */
export interface Finger {
  readonly seat: number;
  readonly name: string;
}

/** Whose fingers are on a card; one's own are not told. */
export function fingersOn(card: CardText, touches: Touches, names: readonly string[]): Finger[] {
  return [...touches]
    .filter(([, cards]) => cards.includes(card))
    .map(([seat]) => ({ seat, name: names[seat] ?? "" }));
}

/** Three cards that a partner's fingers are on, all of which still lie there. */
export interface Proposal {
  readonly seat: number;
  readonly cards: readonly CardText[];
}

export function proposalOf(touches: Touches, lying: readonly CardText[]): Proposal | null {
  for (const [seat, cards] of touches) {
    if (cards.length === 3 && cards.every((card) => lying.includes(card))) return { seat, cards };
  }
  return null;
}

/** Tells the others where one's fingers are: at once, then not again before `EVERY_MS` are over. */
export class OwnFingers {
  #now: readonly CardText[] = [];
  #told: readonly CardText[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly tell: (cards: readonly CardText[]) => void) {}

  show(cards: readonly CardText[]): void {
    this.#now = cards;
    if (this.#timer === undefined) this.#send();
  }

  /** Somebody may have come who does not know of them. */
  again(): void {
    if (!this.#told.length) return;
    this.#told = [];
    this.show(this.#now);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #send(): void {
    this.#timer = undefined;
    if (this.#now.join() === this.#told.join()) return;
    this.#told = this.#now;
    this.tell(this.#now);
    this.#timer = setTimeout(() => this.#send(), EVERY_MS);
  }
}
