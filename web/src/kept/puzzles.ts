/** What one has found in the puzzles, day by day, and how long it took; kept in this browser. */
import { type CardText, isCard } from "../cards/notation.ts";
import { countOf, fieldsOf, keepJson, recallJson, type Store } from "../shell/storage.ts";
import { type Day, isDay, shifted } from "./days.ts";

export interface DayRecord {
  readonly found: readonly (readonly CardText[])[];
  readonly ms: number;
  readonly hints: number;
  readonly solved: boolean;
}

export type Records = Readonly<Record<Day, DayRecord>>;

const KEY = "tercet.puzzles";

export function recallRecords(store: Store): Records {
  const kept = Object.entries(fieldsOf(recallJson(store, KEY)));
  return Object.fromEntries(
    kept.filter(([day]) => isDay(day)).map(([day, record]) => [day, readRecord(record)]),
  );
}

function readRecord(kept: unknown): DayRecord {
  const { found, ms, hints, solved } = fieldsOf(kept);
  const triples = Array.isArray(found) ? (found as unknown[]) : [];
  return {
    found: triples.filter(
      (three): three is CardText[] => Array.isArray(three) && three.every(isCard),
    ),
    ms: countOf(ms),
    hints: countOf(hints),
    solved: solved === true,
  };
}

export function keepRecords(store: Store, records: Records): void {
  keepJson(store, KEY, records);
}

/** The shortest time without a hint; null before the first. */
export function bestMs(records: Records): number | null {
  const times = Object.values(records)
    .filter(({ solved, hints }) => solved && hints === 0)
    .map(({ ms }) => ms);
  return times.length ? Math.min(...times) : null;
}

export function solvedCount(records: Records): number {
  return Object.values(records).filter(({ solved }) => solved).length;
}

/** How many days in a row are solved, up to today; a day that is not over yet does not break it. */
export function daysInARow(records: Records, today: Day): number {
  let day = records[today]?.solved ? today : shifted(today, -1);
  let count = 0;
  for (; records[day]?.solved; day = shifted(day, -1)) count += 1;
  return count;
}
