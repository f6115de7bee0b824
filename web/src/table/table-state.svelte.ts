/** A table as its screens share it: the newest snapshot, names, the story, and acting from a seat. */

import { type Edition, findEdition } from "../cards/editions.ts";
import type { CardText } from "../cards/notation.ts";
import { spokenDie } from "../dice/notation.ts";
import { innerSeat, innerView, isSeries, type SeriesView } from "../games/series/screen.ts";
import type { Snapshot, TableSource } from "../net/live-table.ts";
import { ownNonces } from "../net/nonces.ts";
import type { Act } from "../net/types.ts";
import type { App } from "../shell/app.svelte.ts";
import { type GameEvent, Teller } from "../words/story.ts";
import { OwnFingers } from "./felt/fingers.ts";
import { cardsAt, type Place, placesIn } from "./felt/places.ts";
import { readTaking, TAKING_MS, type Taking, takersOf } from "./felt/taking.ts";
import { type Claim, readClaim, worthTelling } from "./story/claim.ts";
import { MOMENT_MS, type Moment, readMoment } from "./story/moment.ts";
import { tuneOf } from "./story/tunes.ts";

/** How long a wrong SET stays explained on the cards. */
const EXPLAINED_MS = 7000;

export class TableState {
  snapshot: Snapshot;
  claim = $state.raw<Claim | null>(null);
  /** Whether what has just happened is still shown on the cards themselves. */
  fresh = $state(false);
  /** Cards that are just being taken, until they fly to whoever took them. */
  taking = $state.raw<Taking | null>(null);
  /** What has just been decided, for two seconds. */
  moment = $state.raw<Moment | null>(null);
  sending = $state(false);
  /** When the newest `info` came, in the time of `performance.now()`. */
  #infoAt = $state(performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: ReturnType<typeof setTimeout> | undefined;
  #passing: ReturnType<typeof setTimeout> | undefined;
  #finger: CardText | null = null;
  readonly #fingers = new OwnFingers((cards) => {
    void this.source.ask({ do: "touch", cards }).catch(() => undefined); // it is only shown
  });
  #takers: ReadonlyMap<CardText, number> = new Map();

  readonly names = $derived.by(() =>
    (this.snapshot.info?.seats ?? []).map(({ name }) => name ?? this.app.say("somebody")),
  );
  /** By seat, when the clock of an absent player ends; null if no clock runs. */
  readonly waitsUntil: readonly (number | null)[] = $derived.by(() => {
    const { info, view } = this.snapshot;
    return (info?.seats ?? []).map(({ away_ms }, seat) =>
      away_ms === undefined || view?.away.includes(seat) ? null : this.#infoAt + away_ms,
    );
  });
  readonly edition: Edition = $derived.by(() => findEdition(this.snapshot.info?.settings.edition));
  readonly teller = $derived.by(() => this.#teller());

  constructor(
    readonly app: App,
    readonly source: TableSource,
  ) {
    this.snapshot = $state.raw(source.snapshot);
    source.watch((snapshot, events) => {
      if (events.length) this.#hold(events);
      if (snapshot.seq < this.snapshot.seq) this.moment = null; // a film that is turned back
      if (snapshot.info !== this.snapshot.info) {
        this.#fingers.again();
        this.#infoAt = performance.now();
      }
      this.snapshot = snapshot;
      if (events.length) this.#heed(events);
    });
  }

  #teller(): Teller {
    const { texts } = this.app;
    const showDie = (die: string): string =>
      spokenDie(die, (key, figures) => texts.say(key, figures));
    return new Teller(texts, this.names, this.edition, undefined, showDie);
  }

  /** The seat from which one plays this deal; null is a spectator, or a leader who sits out. */
  get me(): number | null {
    const { view, seat } = this.snapshot;
    return view ? innerSeat(view, seat) : seat;
  }

  /** The match around this deal, if there is one. */
  get match(): SeriesView | null {
    const { view } = this.snapshot;
    return view && isSeries(view) ? view : null;
  }

  now(): number {
    return this.source.now();
  }

  async play(act: Act): Promise<void> {
    this.sending = true;
    try {
      await this.source.play(act);
    } catch (error) {
      this.app.complain(error, this.teller);
    } finally {
      this.sending = false;
    }
  }

  /** Ask something of the table itself; what is refused is said. */
  ask(request: Record<string, unknown> & { do: string }): Promise<boolean> {
    return this.#trying(() => this.source.ask(request));
  }

  async #trying(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.app.complain(error, this.teller);
      return false;
    }
  }

  /** Take a seat, any that is free or this one. */
  sit(seat: number | null = null): Promise<boolean> {
    const table = this.snapshot.info?.table ?? "";
    const ask = (nonce: string) => this.source.ask({ do: "sit", seat, nonce });
    return this.#trying(() => ownNonces.send(table, ask));
  }

  #heed(events: readonly GameEvent[]): void {
    const told = worthTelling(events);
    if (told.length) this.app.announce(told.map((event) => this.teller.sentence(event)).join(" "));
    const tune = tuneOf(events, this.me);
    if (tune) this.app.play(tune);
    const claim = readClaim(events, this.#finger);
    if (claim) this.#show(claim);
  }

  /** Who took a card that has just left the table. */
  takerOf(card: CardText): number | undefined {
    return this.#takers.get(card);
  }

  /** Keep the cards in sight that these events take away; the snapshot is still the one before. */
  #hold(events: readonly GameEvent[]): void {
    clearTimeout(this.#flight);
    this.#takers = takersOf(events);
    const lying = this.#lying();
    this.taking = readTaking(events, lying, this.names.length);
    if (this.taking) this.#flight = setTimeout(() => (this.taking = null), TAKING_MS);
    this.#pass(events, lying);
  }

  #lying(): readonly Place[] {
    const { view } = this.snapshot;
    return placesIn(view && innerView(view));
  }

  /** What these events have decided; the snapshot is still the one before. */
  #pass(events: readonly GameEvent[], lying: readonly Place[]): void {
    const { view } = this.snapshot;
    const inner = view && innerView(view);
    this.#finger = (inner as { search?: { card: CardText } | null } | null)?.search?.card ?? null;
    const before = { names: this.names, lying: cardsAt(lying), finger: this.#finger };
    const moment = inner && readMoment(inner.game, events, before);
    if (!moment) return;
    this.moment = moment;
    clearTimeout(this.#passing);
    this.#passing = setTimeout(() => (this.moment = null), MOMENT_MS);
  }

  /** Show partners on which cards one's fingers are. */
  touch(cards: readonly CardText[]): void {
    this.#fingers.show(cards);
  }

  #show(claim: Claim): void {
    this.claim = claim;
    this.fresh = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = false), EXPLAINED_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#flight);
    clearTimeout(this.#passing);
    this.#fingers.close();
    this.source.close();
  }
}
