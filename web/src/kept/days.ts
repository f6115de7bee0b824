/** Days as the puzzles count them: YYYY-MM-DD in UTC, from the first puzzle to today. */

import { dateLocale } from "../words/dates.ts";

export type Day = string;

export const FIRST_DAY: Day = "2026-01-01";
const DAY_MS = 86_400_000;

export function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

export function shifted(day: Day, by: number): Day {
  return dayOf(Date.parse(day) + by * DAY_MS);
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    dayOf(Date.parse(text)) === text
  );
}

/** The day as it is read in a language: 16 November 2026. */
export function spokenDay(day: Day, lang: string): string {
  return new Intl.DateTimeFormat(dateLocale(lang), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
}

export function spokenMonth(day: Day, lang: string): string {
  return new Intl.DateTimeFormat(dateLocale(lang), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
}

/** The short names of the days of a week, from Monday. */
export function weekdays(lang: string): readonly string[] {
  const format = new Intl.DateTimeFormat(dateLocale(lang), { weekday: "short", timeZone: "UTC" });
  const monday = Date.parse("2026-01-05");
  return Array.from({ length: 7 }, (_, at) => format.format(monday + at * DAY_MS));
}

/** The weeks of a day's month, from Monday; what belongs to other months is null. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = (new Date(Date.parse(first)).getUTCDay() + 6) % 7;
  const weeks: (Day | null)[][] = [];
  for (let at = -before; at < 0 || inMonth(shifted(first, at), first); at += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => shifted(first, at + weekday)).map((each) =>
        inMonth(each, first) ? each : null,
      ),
    );
  }
  return weeks;
}

function inMonth(day: Day, first: Day): boolean {
  return day.slice(0, 7) === first.slice(0, 7);
}

/** The same month, later or earlier: its last day that has a puzzle. */
export function monthBeside(day: Day, by: 1 | -1, today: Day): Day | null {
  const first = `${day.slice(0, 7)}-01`;
  const there = by === 1 ? shifted(first, 31) : shifted(first, -1);
  const month = there.slice(0, 7);
  if (month > today.slice(0, 7) || month < FIRST_DAY.slice(0, 7)) return null;
  return by === 1 ? (shifted(`${month}-01`, 27) > today ? today : `${month}-28`) : there;
}
