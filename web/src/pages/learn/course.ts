/** The course: its lessons in order, what each shows, and how far somebody has come. */

import type { Attribute } from "../../cards/editions.ts";
import { explain } from "../../cards/findings.ts";
import type { CardText, Triple } from "../../cards/notation.ts";
import { fieldsOf, keepJson, recallJson, type Store } from "../../shell/storage.ts";

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

// --- The cards -------------------------------------------------------------------------------

export const FIRST_CARD: CardText = "1rso";
/** Cards to be made by their names. */
export const TARGETS: readonly CardText[] = ["3gso", "2phd"];

const POSITIONS: Readonly<Record<Attribute, number>> = {
  number: 0,
  colour: 1,
  filling: 2,
  shape: 3,
};
export const LETTERS: Readonly<Record<Attribute, string>> = {
  number: "123",
  colour: "rgp",
  filling: "she",
  shape: "owd",
};

export function withValue(card: CardText, attribute: Attribute, letter: string): CardText {
  const at = POSITIONS[attribute];
  return card.slice(0, at) + letter + card.slice(at + 1);
}

// --- The magic rule --------------------------------------------------------------------------

export const GOOD: Triple = ["1rsw", "2gsw", "3psw"];
export const BAD: Triple = ["1gso", "2gso", "3rso"];
/** To be judged, the easy ones first; every second one is no SET. */
export const TO_JUDGE: readonly Triple[] = [
  ["1rso", "2rso", "3rso"],
  ["2psw", "2psd", "2gso"],
  ["1rsw", "2gsd", "3pso"],
  ["1ghw", "1gsw", "2gew"],
  ["1rso", "2ghw", "3ped"],
  ["3reo", "3gso", "3rho"],
];

// --- Nine cards (BEG-4) and the missing one ------------------------------------------------------

export const NINE: readonly CardText[] = [
  "3psd",
  "1gsw",
  "3rsw",
  "2gsd",
  "1rsw",
  "2gsw",
  "1gsd",
  "2rsd",
  "3gso",
];
export const TO_COMPLETE: readonly [CardText, CardText] = ["1rsw", "2rsd"];
export const QUESTION_SEEDS: readonly number[] = [3, 8, 21];

/** What has been chosen of the missing card so far. */
export type Picks = Readonly<Partial<Record<Attribute, string>>>;

/** The card that was put together; null while something is missing. */
export function assembled({ number, colour, filling, shape }: Picks): CardText | null {
  return number && colour && filling && shape ? number + colour + filling + shape : null;
}

/** The attributes in which the picks do not fit the two cards, as far as they are made. */
export function misfits(two: readonly [CardText, CardText], picks: Picks): readonly Attribute[] {
  const base = { number: "", colour: "", filling: "", shape: "", ...picks };
  const card = `${base.number || "?"}${base.colour || "?"}${base.filling || "?"}${base.shape || "?"}`;
  return explain([...two, card])
    .filter(({ attribute, verdict }) => picks[attribute] && verdict === "broken")
    .map(({ attribute }) => attribute);
}
