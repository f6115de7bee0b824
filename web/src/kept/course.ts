/** How far somebody has come in the course; kept in this browser. */
import { fieldsOf, keepJson, recallJson, type Store } from "../shell/storage.ts";

export const LESSONS = ["cards", "rule", "nine", "third", "play"] as const;
export type Lesson = (typeof LESSONS)[number];
export type Progress = readonly Lesson[];

const KEY = "tercet.course";

export function recallProgress(store: Store): Progress {
  const { done } = fieldsOf(recallJson(store, KEY));
  return LESSONS.filter((lesson) => Array.isArray(done) && done.includes(lesson));
}

export function keepProgress(store: Store, done: Progress): void {
  keepJson(store, KEY, { done });
}

export function withDone(done: Progress, lesson: Lesson): Progress {
  return LESSONS.filter((each) => each === lesson || done.includes(each));
}

/** Where to go on: the first lesson that is not done; null when all are. */
export function nextLesson(done: Progress): Lesson | null {
  return LESSONS.find((lesson) => !done.includes(lesson)) ?? null;
}

export function lessonAfter(lesson: Lesson): Lesson | null {
  return LESSONS[LESSONS.indexOf(lesson) + 1] ?? null;
}
