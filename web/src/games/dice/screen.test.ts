import { describe, expect, it } from "vitest";
import type { DiceView } from "../../net/protocol.ts";
import {
  actOf,
  fitting,
  isOpening,
  lastTurn,
  lineWith,
  nextOpening,
  type Placed,
  playerLines,
  promptOf,
  put,
  recalled,
  sideFor,
  squaresOf,
  step,
  stillPlaced,
  sumText,
  takeBack,
  taskOf,
  turned,
  usedPart,
} from "./screen.ts";
import { summarise } from "./summary.ts";

const NAMES = ["Ada", "Ben"];
const HAND = [
  { die: "#1", shows: "1ro" },
  { die: "#2", shows: "*" },
  { die: "#3", shows: "2gw" },
];
const OTHER = [{ die: "#4", shows: "3pd" }];

function dice(change: Partial<DiceView> = {}): DiceView {
  return {
    game: "dice",
    seat: null,
    may_act: [0],
    away: [],
    deadline: null,
    outcome: null,
    position: "",
    rows: 9,
    columns: 9,
    middle: "e5",
    bonuses: [
      { square: "c3", points: 2, taken: false },
      { square: "e5", points: 5, taken: true },
    ],
    openings: [],
    board: [
      { square: "d5", die: "#5", shows: "1ro" },
      { square: "e5", die: "#6", shows: "*2ro" },
    ],
    hands: [HAND, OTHER],
    bag: 30,
    scores: [3, 0],
    phase: "turn",
    barred: [],
    decided: [],
    starter: 1,
    mover: 0,
    swapped: false,
    round: 1,
    quiet: 0,
    ...change,
  };
}
const opening = dice({
  phase: "opening",
  may_act: [0, 1],
  mover: null,
  starter: null,
  board: [],
  openings: [
    ["d5", "e5", "f5"],
    ["e4", "e5", "e6"],
  ],
});
const first: Placed = { die: "#1", square: "f5", shows: "1ro" };
const wild: Placed = { die: "#2", square: "e4", shows: "*3gd" };

describe("dice that are being placed", () => {
  it("lie where they are put, each once, one to a square", () => {
    const moved = put(put([], first), { ...first, square: "g5" });
    expect(moved).toEqual([{ ...first, square: "g5" }]);
    expect(put([first], { ...wild, square: "f5" })).toEqual([{ ...wild, square: "f5" }]);
    expect(takeBack([first, wild], "#1")).toEqual([wild]);
    expect(actOf("turn", [first, wild])).toEqual({ act: "place", dice: ["f5=1ro", "e4=*3gd"] });
    expect(actOf("opening", [first]).act).toBe("announce");
  });

  it("are forgotten when they are gone, shown anew, or the square is taken", () => {
    const placed = [first, wild];
    expect(stillPlaced(placed, dice(), 0)).toBe(placed);
    expect(stillPlaced(placed, dice({ hands: [[HAND[1]!], OTHER] }), 0)).toEqual([wild]);
    expect(stillPlaced(placed, dice({ hands: [[{ die: "#1", shows: "3pd" }], OTHER] }), 0)).toEqual(
      [],
    );
    const taken = dice({ board: [{ square: "f5", die: "#9", shows: "2pd" }] });
    expect(stillPlaced(placed, taken, 0)).toEqual([wild]);
    expect(stillPlaced(placed, dice({ may_act: [1], mover: 1 }), 0)).toEqual([]);
  });
});

describe("the opening", () => {
  it("fills one line after the other square, and can be turned", () => {
    expect(nextOpening(opening, 0, [])).toBe("d5");
    const [a, b] = [
      { ...first, square: "d5" },
      { ...wild, square: "e5" },
    ];
    expect(nextOpening(opening, 0, [a, b])).toBe("f5");
    expect(turned(opening, 0, 1, [a, b]).map(({ square }) => square)).toEqual(["e4", "e5"]);
    expect(lineWith(opening, 0, "e6")).toBe(1);
    expect(lineWith(opening, 1, "e5")).toBe(1);
    expect(lineWith(opening, 0, "a1")).toBeNull();
  });

  it("is complete with a die on every square of a line", () => {
    const three = ["d5", "e5", "f5"].map((square, at) => ({ die: `#${at}`, square, shows: "1ro" }));
    expect(isOpening(opening, three)).toBe(true);
    expect(isOpening(opening, three.slice(1))).toBe(false);
    expect(isOpening(opening, [three[0]!, three[1]!, { ...three[2]!, square: "e4" }])).toBe(false);
  });
});

describe("the board", () => {
  it("shows what lies there, what is new, and what fits", () => {
    const rows = squaresOf(dice(), {
      placed: [first],
      fits: new Set(["c5"]),
      last: new Set(["d5"]),
    });
    const at = (name: string) => rows.flat().find((square) => square.name === name);
    expect(rows).toHaveLength(9);
    expect(at("d5")).toMatchObject({ shows: "1ro", sign: "last" });
    expect(at("f5")).toMatchObject({ shows: "1ro", sign: "new", fits: false });
    expect(at("c5")).toMatchObject({ shows: null, fits: true });
    expect(at("c3")?.bonus).toBe(2);
    expect(at("e5")).toMatchObject({ bonus: null, middle: true });
    expect(
      squaresOf(opening, { line: 1 })
        .flat()
        .filter((each) => each.opening)
        .map(({ name }) => name),
    ).toEqual(["e4", "e5", "e6"]);
  });

  it("is looked at where it is used", () => {
    expect(usedPart(opening)).toEqual({ size: 7, row: 4, column: 4 });
    const far = [...dice().board, { square: "h5", die: "#7", shows: "1ro" }];
    expect(usedPart(dice({ board: far }))).toEqual({ size: 9, row: 4, column: 5 });
  });

  it("is walked over by arrows, up to its edge", () => {
    const view = dice();
    expect(step(view, "e5", "ArrowUp")).toBe("e4");
    expect(step(view, "a1", "ArrowLeft")).toBe("a1");
    expect(step(view, "e5", "End")).toBe("i5");
    expect(step(view, "e5", "PageDown")).toBe("e9");
    expect(step(view, "e5", "x")).toBeNull();
  });
});

describe("hints", () => {
  const more = ["c5=1ro", "f5=*1gd", "f5=*2pw", "g5=2gw"];

  it("are read for one die of the hand", () => {
    expect([...fitting(more, "1ro")]).toEqual(["c5"]);
    expect([...fitting(more, "*")]).toEqual(["f5"]);
    expect(fitting(more, null).size).toBe(0);
  });
});

describe("what a turn scores", () => {
  const say = (key: string, figures: Record<string, string | number> = {}): string =>
    [key, ...Object.values(figures)].join(" ");

  it("is told SET by SET, with a wild that counts nothing and the bonus", () => {
    const plain = { sets: 1, points: "3", wild: false, bonus: 0 };
    expect(sumText(plain, say)).toBe("dice-preview 1 3");
    expect(sumText({ sets: 2, points: "3 + 2", wild: true, bonus: 5 }, say)).toBe(
      "dice-preview 2 3 + 2, dice-preview-wild, dice-preview-bonus 5",
    );
  });

  it("is said where its dice do not lie", () => {
    const part = { size: 7, row: 4, column: 4 };
    expect(sideFor(new Set(["d8", "e8"]), part)).toBe("top");
    expect(sideFor(new Set(["d2"]), part)).toBe("bottom");
    expect(sideFor(new Set(), part)).toBe("bottom");
  });
});

describe("a turn that is half laid", () => {
  const view = dice({ position: "here" });
  const laid = { die: "#1", square: "f5", shows: "1ro" };

  it("comes back in the position that it was laid in, and in no other", () => {
    const kept = { position: "here", line: 1, placed: [laid] };
    expect(recalled(JSON.parse(JSON.stringify(kept)), view, 0)).toEqual(kept);
    expect(recalled({ ...kept, position: "there" }, view, 0)).toBeNull();
    expect(recalled(kept, view, 1)?.placed).toEqual([]);
  });

  it("is not believed when it is something else", () => {
    for (const odd of [null, 3, "x", [], { position: "here" }, { position: "here", placed: 3 }]) {
      expect(recalled(odd, view, 0)).toBeNull();
    }
    const odd = { position: "here", line: "x", placed: [null, { die: 1 }, { ...laid, die: "#9" }] };
    expect(recalled(odd, view, 0)).toEqual({ position: "here", line: 0, placed: [] });
  });
});

describe("what each has to do", () => {
  const idle = { placed: [], chosen: false };

  it("is said to each", () => {
    expect(taskOf(dice(), 0)).toBe("turn");
    expect(taskOf(dice(), 1)).toBe("wait");
    expect(promptOf(dice(), 0, NAMES, idle)?.key).toBe("prompt-dice-turn");
    expect(promptOf(dice(), 0, NAMES, { ...idle, chosen: true })?.key).toBe("prompt-dice-square");
    expect(promptOf(dice(), 1, NAMES, idle)).toEqual({
      key: "prompt-dice-other",
      figures: { name: "Ada" },
    });
    expect(promptOf(opening, 1, NAMES, idle)?.key).toBe("prompt-dice-opening");
    expect(promptOf({ ...opening, may_act: [1], barred: [0] }, 0, NAMES, idle)?.key).toBe(
      "prompt-dice-barred",
    );
    const again = dice({ phase: "again", mover: null, may_act: [1] });
    expect(promptOf(again, 0, NAMES, idle)?.key).toBe("prompt-dice-decided");
    expect(promptOf(again, 1, NAMES, idle)?.key).toBe("prompt-dice-again");
    expect(promptOf(opening, null, NAMES, idle)?.key).toBe("prompt-watching");
  });

  it("stands beside the names", () => {
    expect(playerLines(dice({ away: [1] }))).toEqual([
      { seat: 0, score: 3, active: true, signs: ["plays"] },
      { seat: 1, score: 0, active: false, signs: ["away"] },
    ]);
    const again = dice({ phase: "again", mover: null, may_act: [1] });
    expect(playerLines(again)[1]?.signs).toEqual(["decides"]);
  });
});

const STEPS = [
  { seq: 0, at: 0, events: [{ event: "dice_thrown", seat: 0, dice: ["1ro"] }] },
  {
    seq: 1,
    at: 9,
    events: [
      {
        event: "dice_opened",
        seat: 1,
        dice: ["d5=1ro", "e5=1go"],
        sets: [{ line: "row", dice: ["d5=1ro", "e5=1go", "f5=1po"], squares: ["d5"], points: 3 }],
        bonuses: [],
        points: 3,
      },
    ],
  },
  {
    seq: 2,
    at: 10,
    events: [
      {
        event: "dice_placed",
        seat: 0,
        dice: ["f5=*2ro"],
        sets: [
          { line: "row", dice: ["d5=1ro", "e5=3ro", "f5=*2ro"], squares: ["d5", "e5"], points: 2 },
          { line: "column", dice: ["f5=*2ro", "f6=2ro", "f7=2ro"], squares: [], points: 2 },
        ],
        bonuses: [{ square: "f5", points: 2 }],
        points: 6,
      },
      { event: "round_began" },
    ],
  },
];

describe("turns that were played", () => {
  it("are told: the last one, and all of them at the end", () => {
    expect(lastTurn(STEPS)).toEqual({
      seq: 2,
      seat: 0,
      points: 6,
      squares: new Set(["f5"]),
      sum: { sets: 2, points: "2 + 2", wild: true, bonus: 2 },
      scored: new Set(["d5", "e5", "f5", "f6", "f7"]),
    });
    expect(lastTurn(STEPS.slice(0, 1))).toBeNull();
    const [ada, ben] = summarise(STEPS, 2);
    expect(ada).toEqual({ sets: 2, dice: 1, best: 6, totals: [0, 0, 6] });
    expect(ben).toEqual({ sets: 1, dice: 2, best: 3, totals: [0, 3, 3] });
  });
});
