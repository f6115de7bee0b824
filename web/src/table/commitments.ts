/** The commitments this browser was shown, so that nobody can exchange one afterwards. */
import type { Memory } from "../shell/memory.ts";
import { memorise, remembered } from "../shell/preferences.ts";

const KEY = "tercet.commitments";
const KEPT = 60;

type Noted = Readonly<Record<string, string>>;

/** Note what a table has committed to; the first word counts. */
export function note(memory: Memory, table: string, commitment: string): void {
  const known = read(memory);
  if (table in known) return;
  const entries = [...Object.entries(known), [table, commitment]].slice(-KEPT);
  memorise(memory, KEY, JSON.stringify(Object.fromEntries(entries)));
}

export function noted(memory: Pick<Storage, "getItem">, table: string): string | null {
  return read(memory)[table] ?? null;
}

function read(memory: Pick<Storage, "getItem">): Noted {
  try {
    return (JSON.parse(remembered(memory, KEY) ?? "{}") ?? {}) as Noted;
  } catch {
    return {};
  }
}
