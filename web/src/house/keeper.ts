/** Keeps games, and what could not be kept until it can: no line of a game is ever left out.
 *
 * Where storage is full or refused the game goes on, and whoever plays is told so once. As soon as
 * there is room again everything that waits is kept in order.
 */
import { type Line, Overtaken, type Row } from "./keeping.ts";
import type { Trouble } from "./wire.ts";

export interface Shelf {
  keep(rows: readonly Row[], lines: readonly Line[]): Promise<void>;
}

export class Keeper {
  #rows = new Map<string, Row>();
  #lines: Line[] = [];
  #told: Trouble | null = null;

  constructor(
    readonly shelf: Shelf,
    readonly tell: (why: Trouble) => void,
  ) {}

  /** Keep all of it; tells the tables that another page has taken. */
  async keep(rows: readonly Row[], lines: readonly Line[]): Promise<readonly string[]> {
    for (const row of rows) this.#rows.set(row.id, row);
    this.#lines.push(...lines);
    if (!this.#rows.size && !this.#lines.length) return [];
    try {
      await this.shelf.keep([...this.#rows.values()], this.#lines);
    } catch (error) {
      if (error instanceof Overtaken) return this.#apart();
      this.#waits(error);
      return [];
    }
    this.#rows.clear();
    this.#lines = [];
    this.#told = null;
    return [];
  }

  /** One of the tables is another page's now: each by itself, so that no other loses a line. */
  async #apart(): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const table of new Set([...this.#rows.keys(), ...this.#lines.map((line) => line.table)])) {
      const row = this.#rows.get(table);
      try {
        await this.shelf.keep(
          row ? [row] : [],
          this.#lines.filter((line) => line.table === table),
        );
      } catch (error) {
        if (!(error instanceof Overtaken)) {
          this.#waits(error);
          continue;
        }
        lost.push(table);
      }
      this.#rows.delete(table);
      this.#lines = this.#lines.filter((line) => line.table !== table);
    }
    return lost;
  }

  #waits(error: unknown): void {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    const why = full ? "storage-full" : "not-kept";
    if (this.#told !== why) this.tell(why);
    this.#told = why;
  }
}
