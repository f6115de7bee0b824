import { describe, expect, it } from "vitest";
import { readMoment } from "./moment.ts";

const before = { names: ["Ada", "Ben"], lying: ["1rso", "2rso", "1gso"] };
const SET = ["1rso", "2rso", "3rso"];
const opened = { event: "opened", seat: 0, cards: SET };
const read = (game: string, ...events: Parameters<typeof readMoment>[1][number][]) =>
  readMoment(game, events, before);
const whys = (moment: ReturnType<typeof readMoment>) => moment?.why.map(({ key }) => key);

describe("the end of a search in Scout", () => {
  it("shows the sealed cards and both shares", () => {
    const moment = read(
      "scout",
      { event: "pointed_second", seat: 1, card: "2rso" },
      opened,
      { event: "won", seat: 1, cards: ["2rso"] },
      { event: "won", seat: 0, cards: ["1rso", "3rso"] },
    );
    expect(moment?.cards).toEqual([
      [
        { card: "1rso", seat: 0 },
        { card: "2rso", seat: 1 },
        { card: "3rso", seat: 0 },
      ],
    ]);
    expect(moment?.gains).toEqual([
      { seat: 1, by: 1 },
      { seat: 0, by: 2 },
    ]);
    expect(moment?.why).toEqual([
      { key: "moment-scout-shared", figures: { scout: "Ada", other: "Ben" } },
    ]);
  });

  it("shows another SET with the same first card beside it", () => {
    const moment = read(
      "scout",
      { event: "pointed_second", seat: 1, card: "1gso" },
      opened,
      { event: "won", seat: 1, cards: ["1gso", "1pso"] },
      { event: "won", seat: 0, cards: SET },
    );
    expect(moment?.cards.map((three) => three.map(({ card }) => card))).toEqual([
      SET,
      ["1rso", "1gso", "1pso"],
    ]);
    expect(whys(moment)).toEqual(["moment-scout-other"]);
  });

  it("gives all to a scout whom nobody follows, and says why a mistaken one pays", () => {
    const alone = read("scout", opened, { event: "won", seat: 0, cards: SET });
    expect(whys(alone)).toEqual(["moment-scout-alone"]);
    const broken = [
      { attribute: "colour", verdict: "broken", values: ["r", "r", "g"], two: "r", one: "g" },
    ];
    const wrong = { event: "wrong", seat: 0, cards: ["1rso", "2rso", "3gso"], broken };
    const paid = { event: "lost_card", seat: 0, card: "1peo" };
    const mistaken = read("scout", wrong, paid);
    expect(mistaken).toMatchObject({ gains: [{ seat: 0, by: -1 }], broken });
    expect(whys(mistaken)).toEqual(["moment-scout-wrong"]);
    const found = read("scout", wrong, { event: "won", seat: 1, cards: SET }, paid);
    expect(whys(found)).toEqual(["moment-scout-wrong-found"]);
    expect(found?.cards[1]?.map(({ card }) => card)).toContain("3rso");
  });

  it("that a wrong second card ends shows the third card, which is not there", () => {
    const events = [
      { event: "pointed_second", seat: 1, card: "2gso" },
      { event: "barred", seat: 1 },
      opened,
      { event: "won", seat: 0, cards: SET },
    ];
    const moment = readMoment("scout", events, { ...before, finger: "1rso" });
    expect(moment?.cards.at(-1)?.at(-1)).toEqual({ card: "3pso", seat: null, absent: true });
    expect(whys(moment)).toEqual(["moment-scout-barred", "moment-scout-alone"]);
  });

  it("is none while the search goes on", () => {
    expect(read("scout", { event: "barred", seat: 1 })).toBeNull();
    expect(read("classic", opened)).toBeNull();
  });
});

describe("a layout of CoopSet", () => {
  const scored = { event: "layout_scored", sets: 2, points: 1, score: 4, possible: 3 };

  it("tells its points, what was possible, and what was missed", () => {
    const moment = read("coopset", { ...scored, left: [SET] });
    expect(moment?.gains).toEqual([{ seat: null, by: 1 }]);
    expect(moment?.cards[0]?.map(({ card }) => card)).toEqual(SET);
    expect(whys(moment)).toEqual(["moment-layout", "moment-layout-possible", "moment-layout-left"]);
  });

  it("says when it could not be better", () => {
    expect(whys(read("coopset", { ...scored, possible: 2 }))).toEqual([
      "moment-layout",
      "moment-layout-best",
    ]);
  });
});

it("a collection of SetUp shows the SET, and who takes how many", () => {
  const moment = read(
    "setup",
    { event: "challenged", seat: 0, card: "3rso", cards: ["1rso", "2rso"] },
    { event: "collected", seat: 1, by: 0, cards: [...SET, "1gso"] },
  );
  expect(moment).toMatchObject({
    gains: [{ seat: 1, by: -4 }],
    why: [{ key: "moment-setup", figures: { by: "Ada", seat: "Ben", count: 4 } }],
  });
  expect(moment?.cards[0]?.map(({ card }) => card)).toEqual(SET);
});

it("a call of 20/20 shows the cards of a hand that nobody saw, beside the others", () => {
  const right = read("twenty", { event: "taken", seat: 1, cards: SET });
  expect(right).toMatchObject({ brief: true, gains: [{ seat: 1, by: -1 }] });
  const wrong = read(
    "twenty",
    { event: "wrong", seat: 1, cards: SET },
    { event: "extra_card", seat: 1, reason: "penalty" },
  );
  expect(wrong).toMatchObject({ gains: [{ seat: 1, by: 1 }] });
  expect(read("twenty", { event: "wrong", seat: 1 })).toBeNull();
});
