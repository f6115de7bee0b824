/** The tables that wait for this player, each shown until its time is over. */
import type { News } from "../net/types.ts";
import { type AwaitingTable, afterNews, notOver, without } from "./awaiting.ts";

export class AwaitingTables {
  /** The newest last. */
  list = $state.raw<readonly AwaitingTable[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(news: News): void {
    this.#show(afterNews(this.list, news, performance.now()));
  }

  forget(table: string): void {
    this.#show(without(this.list, table));
  }

  #show(tables: readonly AwaitingTable[]): void {
    if (tables === this.list) return;
    const now = performance.now();
    this.list = notOver(tables, now);
    clearTimeout(this.#timer);
    const next = Math.min(...this.list.map(({ until }) => until));
    if (this.list.length) this.#timer = setTimeout(() => this.#show([...this.list]), next - now);
  }
}
