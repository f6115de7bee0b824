import { describe, expect, it } from "vitest";
import { type Figures, type Say, telling } from "./figures.ts";

const say: Say = (key, figures = {}) => [key, ...Object.values(figures)].join(" ");
const NAMES = ["Ada", "Ben"];

describe("a game's own figures", () => {
  it("add up in Scout, with the points over time", () => {
    const seat = { searches: 3, right: 2, middle: 4210, as_scout: 5, as_second: 1, lost: 1 };
    const figures = {
      game: "scout",
      searches: [],
      seats: [
        { ...seat, points: 5 },
        { ...seat, middle: null, points: 5 },
      ],
      curve: [
        { seq: 0, at: 0, values: [0, 0] },
        { seq: 4, at: 900, values: [3, 1] },
      ],
    } as Figures;
    const { players, curve, moments } = telling(figures, NAMES, say);
    expect(players.find(({ key }) => key === "figures-to-point")?.cells).toEqual([
      "seconds 4.2",
      "–",
    ]);
    expect(players.at(-1)).toEqual({ key: "figures-points", cells: [5, 5] });
    expect(curve?.lines[1]).toEqual([
      { x: 0, y: 0 },
      { x: 900, y: 1 },
    ]);
    expect(moments).toBeNull();
  });

  it("are a line for each layout in CoopSet, less what cards cost", () => {
    const layout = { layout: 2, first: 7, seq: 12, at: 0, taken: 2, possible: 3, points: 1 };
    const layouts = [{ ...layout, added: 2, cost: 2, score: 4 }];
    const { moments } = telling({ game: "coopset", layouts }, NAMES, say);
    expect(moments?.rows).toEqual([{ seq: 7, cells: [2, 2, 3, 2, "−1", 4] }]);
    expect(moments?.columns).toHaveLength(6);
  });

  it("are chances by phase in ChipSet, and say when they were cut", () => {
    const figures = {
      game: "chipset",
      phases: [{ seq: 9, at: 0, deal: 2, cards: 3, sets: [1, null], chances: [0.614, null] }],
      bluffs: [],
      folded_winners: [],
      seats: [],
      cut: true,
    } as Figures;
    const { moments, sentences } = telling(figures, NAMES, say);
    expect(moments?.columns).toEqual(["", "Ada", "Ben"]);
    expect(moments?.rows[0]?.cells).toEqual(["figures-phase 2 3", "figures-percent 61 (1)", "–"]);
    expect(sentences).toContain("figures-chances-cut");
  });

  it("set each turn of SET Dice beside the best, as far as that is known", () => {
    const turn = { at: 50, round: 1, dice: 2, seat: 1 };
    const figures = {
      game: "dice",
      turns: [
        { ...turn, seq: 3, points: 4, best: 8 },
        { ...turn, seq: 5, at: 90, points: 3, best: null },
      ],
      seats: [
        { turns: 0, points: 0, top: 0, passed: 0, missed: 0, reached: 0, possible: 0 },
        { turns: 2, points: 7, top: 4, passed: 0, missed: 0, reached: 4, possible: 8 },
      ],
      cut: true,
    } as Figures;
    const { players, moments, curve, sentences } = telling(figures, NAMES, say);
    expect(moments?.rows.map(({ cells }) => cells)).toEqual([
      [1, "Ben", 4, 8],
      [1, "Ben", 3, "–"],
    ]);
    expect(players.at(-1)?.cells).toEqual(["–", "figures-percent 50"]);
    expect(curve?.lines[1]?.map(({ y }) => y)).toEqual([0, 4, 7]);
    expect(sentences).toEqual(["figures-best-cut"]);
  });

  it("tell in 20/20 and SetUp what nobody noticed", () => {
    const swaps = [
      { seq: 1, at: 1, could: [] },
      { seq: 2, at: 2, could: [1] },
    ];
    const twenty = telling({ game: "twenty", seats: [], swaps, curve: [] }, NAMES, say);
    expect(twenty.sentences).toEqual(["figures-swaps 2 1"]);
    const setup = { game: "setup", lays: [], seats: [], made: 3, missed: 1, curve: [] } as const;
    expect(telling(setup, NAMES, say).sentences).toEqual(["figures-setup-missed 3 1"]);
  });
});
