import { describe, expect, it } from "vitest";
import { merged } from "./merging.ts";

describe("what two devices keep", () => {
  it("is all there afterwards", () => {
    expect(merged("course", { done: ["rule"] }, { done: ["cards"] }, true)).toEqual({
      done: ["cards", "rule"],
    });
    expect(
      merged(
        "practice",
        { pack: "whole", best: { "find-solid-2": 900, "streak-whole": 3 } },
        { pack: "solid", best: { "find-solid-2": 800, "streak-whole": 2, "third-solid": 4 } },
        true,
      ),
    ).toEqual({
      pack: "whole",
      best: { "find-solid-2": 800, "streak-whole": 3, "third-solid": 4 },
    });
    expect(
      merged(
        "solitaire",
        [{ table: "b", at: 2 }],
        [
          { table: "a", at: 1 },
          { table: "b", at: 2 },
        ],
        true,
      ),
    ).toEqual([
      { table: "a", at: 1 },
      { table: "b", at: 2 },
    ]);
  });

  it("prefers a puzzle that is solved, and solved faster", () => {
    const begun = { found: [["a"]], ms: 1, hints: 0, solved: false };
    const solved = { found: [], ms: 9, hints: 0, solved: true };
    const faster = { ...solved, ms: 5 };
    const both = merged(
      "puzzles",
      { x: begun, y: solved, z: begun },
      { x: solved, y: faster },
      true,
    );
    expect(both).toEqual({ x: solved, y: faster, z: begun });
    expect(merged("puzzles", { x: solved }, { x: begun }, false)).toEqual({ x: solved });
  });

  it("takes settings from the account, unless they were changed here since", () => {
    expect(merged("settings", { letters: true }, { letters: false }, false)).toEqual({
      letters: false,
    });
    expect(merged("settings", { letters: true }, { letters: false }, true)).toEqual({
      letters: true,
    });
    expect(merged("settings", { letters: true }, null, false)).toEqual({ letters: true });
    expect(merged("settings", null, { letters: false }, true)).toEqual({ letters: false });
  });

  it("survives what makes no sense", () => {
    for (const odd of [3, "x", [], {}, [null]]) {
      for (const kind of ["course", "practice", "puzzles", "solitaire", "rivals"] as const) {
        expect(() => merged(kind, odd, odd, true)).not.toThrow();
      }
    }
  });
});
