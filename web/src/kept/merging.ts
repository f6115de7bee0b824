/** What two devices keep for one person, made into one: nothing that was reached gets lost. */
import { countOf, fieldsOf } from "../shell/storage.ts";

/** What the server keeps, and under which key this browser does. */
export const KEYS = {
  settings: "tercet.settings",
  course: "tercet.course",
  practice: "tercet.practice",
  puzzles: "tercet.puzzles",
  solitaire: "tercet.solitaire",
  rivals: "tercet.rivals",
} as const;
export type Kind = keyof typeof KEYS;
export const KINDS = Object.keys(KEYS) as Kind[];

const MOST_SOLITAIRES = 60;

/** One value of two. Settings are a choice: the account's counts, unless this browser's is `newer`. */
export function merged(kind: Kind, mine: unknown, theirs: unknown, newer: boolean): unknown {
  if (mine === null || mine === undefined) return theirs;
  if (theirs === null || theirs === undefined) return mine;
  switch (kind) {
    case "settings":
      return newer ? mine : theirs;
    case "course":
      return {
        done: [...new Set([...listOf(fieldsOf(theirs).done), ...listOf(fieldsOf(mine).done)])],
      };
    case "practice":
      return {
        ...fieldsOf(newer ? mine : theirs),
        best: bests(fieldsOf(mine).best, fieldsOf(theirs).best),
      };
    case "puzzles":
      return puzzles(fieldsOf(mine), fieldsOf(theirs));
    case "solitaire":
      return solitaires(listOf(mine), listOf(theirs));
    case "rivals":
      return rivals(fieldsOf(mine), fieldsOf(theirs), newer);
  }
}

function listOf(kept: unknown): readonly unknown[] {
  return Array.isArray(kept) ? (kept as unknown[]) : [];
}

/** The shorter time, the longer streak; 0 is none yet. */
function bests(mine: unknown, theirs: unknown): Record<string, number> {
  const [some, others] = [fieldsOf(mine), fieldsOf(theirs)];
  const names = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return Object.fromEntries(
    names.map((name) => {
      const values = [countOf(some[name]), countOf(others[name])].filter((value) => value > 0);
      if (!values.length) return [name, 0];
      return [name, name.startsWith("find-") ? Math.min(...values) : Math.max(...values)];
    }),
  );
}

function puzzles(
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const days = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(days.map((day) => [day, better(mine[day], theirs[day])]));
}

/** Of two goes at one puzzle: the one that is solved, or solved first; else the one that is further. */
function better(some: unknown, other: unknown): unknown {
  if (some === undefined) return other;
  if (other === undefined) return some;
  const [a, b] = [fieldsOf(some), fieldsOf(other)];
  if (a.solved !== b.solved) return a.solved === true ? some : other;
  if (a.solved === true) return countOf(a.ms) <= countOf(b.ms) ? some : other;
  return listOf(a.found).length >= listOf(b.found).length ? some : other;
}

function solitaires(mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const byTable = new Map([...theirs, ...mine].map((each) => [fieldsOf(each).table, each]));
  return [...byTable.values()]
    .toSorted((a, b) => countOf(fieldsOf(a).at) - countOf(fieldsOf(b).at))
    .slice(-MOST_SOLITAIRES);
}

function rivals(
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  newer: boolean,
): unknown {
  const [first, last] = newer ? [theirs, mine] : [mine, theirs];
  return { runs: { ...fieldsOf(first.runs), ...fieldsOf(last.runs) }, last: last.last };
}
