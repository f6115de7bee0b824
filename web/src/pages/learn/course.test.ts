import { describe, expect, it } from "vitest";
import { broken } from "../../cards/findings.ts";
import { findSets, isSet } from "../../cards/notation.ts";
import {
  keepProgress,
  LESSONS,
  lessonAfter,
  nextLesson,
  recallProgress,
  withDone,
} from "../../kept/course.ts";
import vectors from "../../vectors/game.json";
import { assembled, BAD, GOOD, misfits, NINE, TO_COMPLETE, TO_JUDGE, withValue } from "./course.ts";

describe("the course", () => {
  it("goes on with the first lesson that is not done", () => {
    expect(nextLesson([])).toBe("cards");
    expect(nextLesson(["cards", "nine"])).toBe("rule");
    expect(nextLesson(LESSONS)).toBeNull();
    expect([lessonAfter("third"), lessonAfter("play")]).toEqual(["play", null]);
  });

  it("keeps what is done, in order and once", () => {
    const done = withDone(withDone(withDone([], "nine"), "cards"), "nine");
    expect(done).toEqual(["cards", "nine"]);
    let text = "";
    const store = {
      getItem: () => text,
      setItem: (_: string, value: string) => {
        text = value;
      },
    };
    keepProgress(store, done);
    expect(recallProgress(store)).toEqual(done);
    text = '{"done":["magic","rule"]}';
    expect(recallProgress(store)).toEqual(["rule"]);
    text = '{"done":7}';
    expect(recallProgress(store)).toEqual([]);
  });

  it("changes one attribute of a card at a time", () => {
    expect(withValue("1rso", "number", "3")).toBe("3rso");
    expect(withValue("1rso", "shape", "w")).toBe("1rsw");
  });

  it("shows SETs and near misses", () => {
    expect([isSet(...GOOD), isSet(...BAD)]).toEqual([true, false]);
    expect(broken(BAD)).toHaveLength(1);
    expect(TO_JUDGE.map((three) => isSet(...three))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("has the nine-card exercise of the rulebook", () => {
    expect(NINE).toEqual(vectors.exercise);
    expect(findSets(NINE)).toHaveLength(4);
  });

  it("puts the missing card together, attribute by attribute", () => {
    expect(assembled({ number: "3", colour: "r", filling: "s" })).toBeNull();
    expect(misfits(TO_COMPLETE, { number: "2", colour: "r" })).toEqual(["number"]);
    expect(misfits(TO_COMPLETE, {})).toEqual([]);
    const card = assembled({ number: "3", colour: "r", filling: "s", shape: "o" });
    expect(isSet(...TO_COMPLETE, card!)).toBe(true);
  });
});
