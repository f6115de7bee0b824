/** A table as its screens share it: the newest snapshot, names, the story, and acting from a seat. */

import { type Edition, findEdition } from "../cards/editions.ts";
import { spokenDie } from "../dice/notation.ts";
import { innerSeat, isSeries, type SeriesView } from "../games/series/screen.ts";
import type { Snapshot, TableSource } from "../net/live-table.ts";
import type { Act } from "../net/types.ts";
import type { App } from "../shell/app.svelte.ts";
import { type GameEvent, Teller } from "../words/story.ts";
import { type Claim, readClaim, worthTelling } from "./claim.ts";
import { tuneOf } from "./tunes.ts";

/** How long a wrong SET stays explained on the cards. */
const EXPLAINED_MS = 7000;

export class TableState {
  snapshot: Snapshot;
  claim = $state.raw<Claim | null>(null);
  /** Whether what has just happened is still shown on the cards themselves. */
  fresh = $state(false);
  sending = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly names = $derived.by(() =>
    (this.snapshot.info?.seats ?? []).map(({ name }) => name ?? ""),
  );
  readonly edition: Edition = $derived.by(() => findEdition(this.snapshot.info?.settings.edition));
  readonly teller = $derived.by(() => this.#teller());

  constructor(
    readonly app: App,
    readonly source: TableSource,
  ) {
    this.snapshot = $state.raw(source.snapshot);
    source.watch((snapshot, events) => {
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
      this.app.complain(error, this.names);
    } finally {
      this.sending = false;
    }
  }

  /** Ask something of the table itself; what is refused is said. */
  async ask(request: Record<string, unknown> & { do: string }): Promise<boolean> {
    try {
      await this.source.ask(request);
      return true;
    } catch (error) {
      this.app.complain(error, this.names);
      return false;
    }
  }

  #heed(events: readonly GameEvent[]): void {
    const told = worthTelling(events);
    if (told.length) this.app.announce(told.map((event) => this.teller.sentence(event)).join(" "));
    const tune = tuneOf(events);
    if (tune) this.app.play(tune);
    const claim = readClaim(events);
    if (claim) this.#show(claim);
  }

  #show(claim: Claim): void {
    this.claim = claim;
    this.fresh = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = false), EXPLAINED_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.source.close();
  }
}
