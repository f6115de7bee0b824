/** What is kept in this browser, as JSON; where storage is forbidden it lasts for this visit only. */
import type { Memory } from "../shell/memory.ts";
import { memorise, remembered } from "../shell/preferences.ts";

/** What was kept under a key; null when there is nothing, or nothing that can be read. */
export function recallKept(memory: Memory, key: string): unknown {
  try {
    return JSON.parse(remembered(memory, key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function keep(memory: Memory, key: string, value: unknown): void {
  memorise(memory, key, JSON.stringify(value));
}

/** The fields of something kept, as far as they can be trusted: it may be of any shape. */
export function fieldsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
}

export function countOf(kept: unknown): number {
  return typeof kept === "number" && Number.isFinite(kept) && kept >= 0 ? kept : 0;
}
