/** One's own finished solitaires, kept in this browser, so that the end can be compared. */
import type { SolitaireView } from "../../net/protocol.ts";
import type { OptionValue } from "../../net/types.ts";
import { countOf, fieldsOf, keepJson, recallJson, type Store } from "../../shell/storage.ts";
import type { ResultFigures } from "./result.ts";

export interface Result extends ResultFigures {
  readonly table: string;
  /** Form and options: only results under the same ones are compared. */
  readonly rules: string;
  readonly score: number;
  readonly wrong: number;
  readonly ms: number;
  readonly hints: number;
  /** When it was noted, as browsers count time. */
  readonly at: number;
}

const KEY = "tercet.solitaire";
const KEPT = 60;
const OPTIONS = ["fixed", "mistakes", "strict", "tell"] as const;

/** The result of a view at its end; null before, and for games of older rules. */
export function resultOf(
  view: SolitaireView,
  table: string,
  options: Readonly<Record<string, OptionValue>>,
  at: number,
  hints = 0,
): Result | null {
  const { result, sets, penalties, score, wrong, ms } = view;
  if (!result || ms === null) return null;
  const rules = [view.form, ...OPTIONS.map((name) => String(options[name] ?? ""))].join(" ");
  const left = view.table.length + view.pile;
  return { table, rules, result, sets, left, penalties, score, wrong, ms, hints, at };
}

export function recallResults(store: Store): readonly Result[] {
  const kept = recallJson(store, KEY);
  return (Array.isArray(kept) ? (kept as unknown[]) : []).flatMap(readResult);
}

/** Keep a result, once for each table. */
export function keepResult(store: Store, result: Result): void {
  const known = recallResults(store);
  if (known.some(({ table }) => table === result.table)) return;
  keepJson(store, KEY, [...known, result].slice(-KEPT));
}

/** Those to compare with: the same rules, other tables, the newest first. */
export function earlier(results: readonly Result[], now: Result): Result[] {
  return results
    .filter(({ table, rules }) => table !== now.table && rules === now.rules)
    .toReversed();
}

/** The best of several without a hint; of equal ones the quicker. */
export function bestOf(results: readonly Result[]): Result | null {
  const own = results.filter(({ hints }) => hints === 0);
  return own.toSorted((a, b) => worth(b) - worth(a) || a.ms - b.ms)[0] ?? null;
}

/** How good it was: few cards left, no penalty point, or many points, as its form counts. */
function worth({ rules, result, left, penalties, score }: Result): number {
  if (rules.startsWith("patience")) return -left;
  if (result === "won") return 1000 + score;
  return result === "lost" ? -penalties : score;
}

function readResult(kept: unknown): Result[] {
  const { table, rules, result, score, sets, left, penalties, wrong, ms, hints, at } =
    fieldsOf(kept);
  if (typeof table !== "string" || typeof rules !== "string" || typeof result !== "string") {
    return [];
  }
  return [
    {
      table,
      rules,
      result,
      score: typeof score === "number" ? score : 0,
      sets: countOf(sets),
      left: countOf(left),
      penalties: countOf(penalties),
      wrong: countOf(wrong),
      ms: countOf(ms),
      hints: countOf(hints),
      at: countOf(at),
    },
  ];
}
