import { describe, expect, it, vi } from "vitest";
import { findSets } from "../../cards/notation.ts";
import {
  dayOf,
  isDay,
  monthBeside,
  shifted,
  spokenDay,
  weekdays,
  weeksOf,
} from "../../kept/days.ts";
import {
  bestMs,
  type DayRecord,
  daysInARow,
  keepRecords,
  recallRecords,
  solvedCount,
} from "../../kept/puzzles.ts";
import vectors from "../../vectors/game.json";

const solved = (ms: number, hints = 0): DayRecord => ({ found: [], ms, hints, solved: true });

describe("puzzles", () => {
  it("hold six SETs for the browser, too", () => {
    for (const { cards, sets } of Object.values(vectors.puzzles))
      expect(findSets(cards)).toHaveLength(sets);
  });
});

describe("days", () => {
  it("are days of UTC", () => {
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 59))).toBe("2026-11-16");
    expect([shifted("2026-03-01", -1), shifted("2026-12-31", 1)]).toEqual([
      "2026-02-28",
      "2027-01-01",
    ]);
    expect(["2026-02-30", "2026-2-3", "x", "2026-11-16"].map(isDay)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("stand in weeks from Monday", () => {
    const weeks = weeksOf("2026-11-16"); // November 2026 begins on a Sunday
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
    expect(weeks).toHaveLength(6);
    expect(weekdays("de")[0]).toBe("Mo");
  });

  it("are spoken in the reader's language", () => {
    expect(spokenDay("2026-11-16", "fr")).toBe("16 novembre 2026");
    for (const [language, spoken] of [
      ["en-GB", "16 November 2026"],
      ["en-US", "November 16, 2026"],
    ]) {
      vi.stubGlobal("navigator", { language });
      expect(spokenDay("2026-11-16", "en")).toBe(spoken);
    }
    vi.unstubAllGlobals();
  });

  it("can be left for the month before and after, as far as there are puzzles", () => {
    expect(monthBeside("2026-11-16", -1, "2026-11-16")).toBe("2026-10-31");
    expect(monthBeside("2026-10-31", 1, "2026-11-16")).toBe("2026-11-16");
    expect(monthBeside("2026-11-16", 1, "2026-11-16")).toBeNull();
    expect(monthBeside("2026-01-05", -1, "2026-11-16")).toBeNull();
  });
});

describe("records", () => {
  it("tell the best time, the days solved and the days in a row", () => {
    const records = {
      "2026-11-14": solved(9000),
      "2026-11-15": solved(3000, 1),
      "2026-11-12": solved(5000),
    };
    expect([bestMs(records), solvedCount(records)]).toEqual([5000, 3]);
    expect(daysInARow(records, "2026-11-16")).toBe(2);
    expect(daysInARow({ ...records, "2026-11-16": solved(1) }, "2026-11-16")).toBe(3);
    expect(bestMs({})).toBeNull();
  });

  it("are there again, without what makes no sense", () => {
    let text = "";
    const store = {
      getItem: () => text,
      setItem: (_: string, value: string) => {
        text = value;
      },
    };
    keepRecords(store, {
      "2026-11-16": { found: [["1rso", "2rso", "3rso"]], ms: 5, hints: 0, solved: false },
    });
    expect(recallRecords(store)["2026-11-16"]?.found).toEqual([["1rso", "2rso", "3rso"]]);
    text = '{"2026-11-16":{"found":[["x"],7],"ms":"soon","solved":1},"never":{}}';
    expect(recallRecords(store)).toEqual({
      "2026-11-16": { found: [], ms: 0, hints: 0, solved: false },
    });
  });
});
