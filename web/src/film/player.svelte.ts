/** A film being watched: where it stands, whether it runs, and how fast. */
import { readClaim, worthTelling } from "../table/story/claim.ts";
import type { TableState } from "../table/table-state.svelte.ts";
import { type Chapter, chapters } from "./chapters.ts";
import type { Moment } from "./film.ts";
import { clamp, type Key, pause, type Speed, seek } from "./playback.ts";
import type { FilmSource } from "./source.ts";

export class FilmPlayer {
  at = $state(0);
  running = $state(false);
  speed = $state<Speed>(1);
  /** Its deals, rounds or layouts. */
  readonly parts: readonly Chapter[];
  readonly moment: Moment = $derived.by(() => this.film[this.at]!);

  constructor(
    readonly film: readonly Moment[],
    readonly table: TableState,
    readonly source: FilmSource,
    /** Entries worth jumping to. */
    readonly points: readonly number[],
  ) {
    this.parts = chapters(film);
  }

  get last(): number {
    return this.film.length - 1;
  }

  /** Show an entry. One step on is told and sounds as it did at the table; a jump is only told. */
  go(to: number): void {
    const before = this.at;
    this.at = clamp(to, this.film);
    if (this.at === before) return;
    const { events } = this.moment;
    const onward = this.at === before + 1;
    this.table.claim = null;
    this.source.show(this.moment, onward ? events : []);
    if (!onward) this.#tell();
  }

  #tell(): void {
    const { app, teller } = this.table;
    const { events } = this.moment;
    this.table.claim = readClaim(events);
    this.table.fresh = this.table.claim !== null;
    app.announce(
      worthTelling(events)
        .map((event) => teller.sentence(event))
        .join(" "),
    );
  }

  jump(step: 1 | -1): void {
    const to = seek(this.points, this.at, step);
    if (to !== null) this.go(to);
  }

  /** To the beginning of the next deal, round or layout, or of this one and those before. */
  turn(step: 1 | -1): void {
    const entries = this.parts.map(({ seq }) => seq);
    const to = seek(entries, this.at, step);
    if (to !== null) this.go(to);
  }

  toggle(): void {
    if (!this.running && this.at === this.last) this.go(0);
    this.running = !this.running;
  }

  press(key: Key): void {
    switch (key) {
      case "back":
        this.go(this.at - 1);
        break;
      case "on":
        this.go(this.at + 1);
        break;
      case "first":
        this.go(0);
        break;
      case "last":
        this.go(this.last);
        break;
      case "next-find":
        this.jump(1);
        break;
      case "last-find":
        this.jump(-1);
        break;
      case "next-part":
        this.turn(1);
        break;
      case "last-part":
        this.turn(-1);
        break;
      case "play":
        this.toggle();
    }
  }

  /** Wait for the next moment while it runs; the answer stops waiting. */
  wait(): (() => void) | undefined {
    if (!this.running) return undefined;
    const ms = pause(this.film, this.at, this.speed);
    if (ms === null) {
      this.running = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.at + 1), ms);
    return () => clearTimeout(timer);
  }
}
