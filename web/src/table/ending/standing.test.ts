import { describe, expect, it } from "vitest";
import type { TeamStanding } from "../../net/protocol.ts";
import { standingLines, standingNote } from "./standing.ts";

const standing: TeamStanding = {
  score: 7,
  earlier: 3,
  last: [4, 9, 5],
  best: 9,
  average: 6,
  rank: 2,
};
const first: TeamStanding = { ...standing, earlier: 0, last: [], best: null, average: null };

describe("a team's result", () => {
  it("stands beside the last ones and the best", () => {
    expect(standingLines(standing)).toEqual([
      { key: "standing-this", scores: [7] },
      { key: "standing-last", scores: [4, 9, 5] },
      { key: "standing-best", scores: [9] },
    ]);
    expect(standingLines(first)).toEqual([{ key: "standing-this", scores: [7] }]);
  });

  it("is praised when it is the best, and no record on the first day", () => {
    expect(standingNote(standing)).toBeNull();
    expect(standingNote({ ...standing, score: 9 })).toBe("standing-equal");
    expect(standingNote({ ...standing, score: 10 })).toBe("standing-record");
    expect(standingNote(first)).toBe("standing-first");
  });
});
