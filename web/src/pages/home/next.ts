/** What is next for whoever comes to the first page: a game, a lesson, the puzzle of the day. */
import { LESSONS, type Lesson, nextLesson, type Progress } from "../../kept/course.ts";
import type { Records } from "../../kept/puzzles.ts";

export interface Next {
  /** The texts `next-<what>` and `next-<what>-text`. */
  readonly what: "table" | "puzzle" | "solved" | "learn" | "lesson" | "practice";
  readonly page: string;
  readonly rest: readonly string[];
  readonly figures: Readonly<Record<string, string | number>>;
  /** The time of today's puzzle, once it is solved. */
  readonly ms?: number;
}

/** What was begun comes first. */
export function whatIsNext(
  table: string,
  course: Progress,
  records: Records,
  today: string,
): readonly Next[] {
  const table_: Next = { what: "table", page: "t", rest: [table], figures: {} };
  return [...(table ? [table_] : []), todaysPuzzle(records, today), ofCourse(course)];
}

function todaysPuzzle(records: Records, today: string): Next {
  const record = records[today];
  const place = { page: "puzzle", rest: [], figures: {} };
  return record?.solved
    ? { what: "solved", ...place, ms: record.ms }
    : { what: "puzzle", ...place };
}

function ofCourse(course: Progress): Next {
  const lesson: Lesson | null = nextLesson(course);
  if (lesson === null) return { what: "practice", page: "practice", rest: [], figures: {} };
  if (!course.length) return { what: "learn", page: "learn", rest: [], figures: {} };
  const figures = { number: LESSONS.indexOf(lesson) + 1, all: LESSONS.length };
  return { what: "lesson", page: "learn", rest: [lesson], figures };
}
