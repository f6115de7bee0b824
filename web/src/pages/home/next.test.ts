import { describe, expect, it } from "vitest";
import { LESSONS } from "../../kept/course.ts";
import { whatIsNext } from "./next.ts";

const TODAY = "2026-11-17";
const SOLVED = { [TODAY]: { found: [], ms: 83_000, hints: 0, solved: true } };

describe("what is next", () => {
  it("is the puzzle and the first lesson for a newcomer", () => {
    expect(whatIsNext("", [], {}, TODAY).map(({ what }) => what)).toEqual(["puzzle", "learn"]);
  });

  it("is what was begun, for somebody who comes back", () => {
    const next = whatIsNext("abc", ["cards", "rule"], {}, TODAY);
    expect(next.map(({ what }) => what)).toEqual(["table", "puzzle", "lesson"]);
    expect(next[0]?.rest).toEqual(["abc"]);
    expect(next[2]).toMatchObject({ rest: ["nine"], figures: { number: 3, all: 5 } });
  });

  it("tells the time of a puzzle that is solved, and leads on after the course", () => {
    const [puzzle, practice] = whatIsNext("", LESSONS, SOLVED, TODAY);
    expect(puzzle).toMatchObject({ what: "solved", ms: 83_000 });
    expect(practice?.what).toBe("practice");
    expect(whatIsNext("", LESSONS, SOLVED, "2026-11-18")[0]?.what).toBe("puzzle");
  });
});
