/** The commitments this browser was shown, so that nobody can exchange one afterwards. */
import { fieldsOf, keepJson, recallJson, type Store } from "../shell/storage.ts";

const KEY = "tercet.commitments";
const KEPT = 60;

type Noted = Readonly<Record<string, string>>;

/** Note what a table has committed to; the first one counts. */
export function noteCommitment(store: Store, table: string, commitment: string): void {
  const known = read(store);
  if (table in known) return;
  const entries = [...Object.entries(known), [table, commitment]].slice(-KEPT);
  keepJson(store, KEY, Object.fromEntries(entries));
}

export function notedCommitment(store: Store, table: string): string | null {
  return read(store)[table] ?? null;
}

function read(store: Store): Noted {
  return fieldsOf(recallJson(store, KEY)) as Noted;
}
