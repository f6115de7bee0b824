/** How many hints one has had at a table, so that its result is marked; kept in this browser. */
import { countOf, fieldsOf, keepJson, recallJson, type Store } from "../../shell/storage.ts";

const KEY = "tercet.solitaire-hints";

export function hintsAt(store: Store, table: string): number {
  const kept = fieldsOf(recallJson(store, KEY));
  return kept.table === table ? countOf(kept.hints) : 0;
}

/** One more; of other tables nothing is kept, their results know it. */
export function countHint(store: Store, table: string): void {
  keepJson(store, KEY, { table, hints: hintsAt(store, table) + 1 });
}
