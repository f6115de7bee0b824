/** A film in the place of a live table: the table components draw it as they draw a game. */
import type { Snapshot, TableSource } from "../net/live-table.ts";
import type { TableInfo, View } from "../net/types.ts";
import type { GameEvent } from "../words/story.ts";
import { type Moment, opened, readOnly } from "./film.ts";

function shown({ view, hands }: Moment): View {
  return readOnly(opened(view, hands));
}

type Watcher = (snapshot: Snapshot, events: readonly GameEvent[]) => void;

export class FilmSource implements TableSource {
  snapshot: Snapshot;
  readonly #watchers = new Set<Watcher>();
  #now: number;

  constructor(info: TableInfo, moment: Moment) {
    // Whoever has left since was present during the game.
    const seats = info.seats.map((seat) => ({ ...seat, present: true }));
    this.#now = moment.at;
    this.snapshot = {
      phase: "here",
      why: null,
      info: { ...info, seats },
      seat: null, // whoever looks on later plays no seat: the story names everybody
      host: false,
      seq: moment.seq,
      view: shown(moment),
      steps: [],
      whole: true,
      chat: [],
      touches: new Map(),
    };
  }

  /** Show a moment; `events` are what happened on the way to it, as far as they are to be told. */
  show(moment: Moment, events: readonly GameEvent[]): void {
    this.#now = moment.at;
    this.snapshot = { ...this.snapshot, seq: moment.seq, view: shown(moment) };
    for (const watcher of this.#watchers) watcher(this.snapshot, events);
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  now(): number {
    return this.#now;
  }

  /** A finished game takes no acts. */
  play(): Promise<void> {
    return Promise.resolve();
  }

  ask<Answer>(): Promise<Answer> {
    return Promise.reject(new Error("a film does not answer"));
  }

  close(): void {
    this.#watchers.clear();
  }
}
