import { describe, expect, it } from "vitest";
import type { ChipsetPlayerView, ChipsetView } from "../../net/protocol.ts";
import type { Step } from "../../net/types.ts";
import { betSigns } from "./bet-signs.ts";
import {
  chipsetActions,
  chipsetPrompt,
  clockwise,
  columns,
  dealEnd,
  dealHeading,
  fitting,
  momentOf,
  mostChips,
  quickAmounts,
  seatLine,
  seatPosition,
} from "./screen.ts";
import { summarise } from "./summary.ts";

const NAMES = ["Ada", "Ben", "Cleo"];
const NOTHING_SAID = new Map<number, string>();

function player(change: Partial<ChipsetPlayerView> = {}): ChipsetPlayerView {
  return {
    chips: 10,
    bet: 0,
    paid: 0,
    raises: 0,
    in_deal: true,
    folded: false,
    all_in: false,
    out: false,
    shown: false,
    cards: 2,
    hand: [],
    sets: [],
    ...change,
  };
}

const own = player({ hand: ["3rso", "1ghw"] });

function chipset(change: Partial<ChipsetView> = {}): ChipsetView {
  return {
    game: "chipset",
    seat: 0,
    may_act: [0],
    away: [],
    deadline: null,
    outcome: null,
    deal: 2,
    deals: 10,
    dealer: 2,
    phase: "bet",
    turn: 0,
    table: ["1rso", "2rso"],
    pile: 73,
    pots: [{ chips: 3, seats: [0, 1, 2] }],
    highest: 0,
    max_bet: 3,
    raises: 1,
    offer: { check: true, call: 0, most: 3 },
    answers: null,
    answer: null,
    won: [],
    gains: [],
    ready: [],
    players: [own, player(), player()],
    ...change,
  };
}

const said = (view: ChipsetView, me: number | null = 0): string | undefined =>
  chipsetPrompt(view, me, NAMES)?.key;
const acts = (view: ChipsetView, me: number | null = 0, amount = 2): unknown[] =>
  chipsetActions(view, me, amount).map(({ act }) => act);

describe("betting", () => {
  it("is a check, a bet within the offer, or a fold that is asked for twice", () => {
    const [check, bet, fold] = chipsetActions(chipset(), 0, 2);
    expect(check).toEqual({ act: { act: "check" }, main: true });
    expect(bet).toEqual({
      act: { act: "bet", chips: 2 },
      label: { key: "do-bet", figures: { chips: 2, above: 2, allin: "no" } },
    });
    expect(fold).toEqual({ act: { act: "fold" }, ask: true });
    expect(said(chipset())).toBe("prompt-bet-open");
  });

  it("answers a bet with a call, a raise above it, or a fold", () => {
    const view = chipset({ offer: { check: false, call: 3, most: 3 } });
    expect(acts(view)).toEqual([{ act: "call_bet" }, { act: "raise", chips: 2 }, { act: "fold" }]);
    expect(chipsetActions(view, 0, 2)[1]?.label?.figures).toEqual({
      chips: 5,
      above: 2,
      allin: "no",
    });
    expect(chipsetPrompt(view, 0, NAMES)).toEqual({
      key: "prompt-bet-answer",
      figures: { chips: 3 },
    });
  });

  it("leaves no way around opening where that is a duty", () => {
    const view = chipset({ offer: { check: false, call: 0, most: 3 } });
    expect(acts(view)).toEqual([{ act: "bet", chips: 2 }, { act: "fold" }]);
    expect(chipsetActions(view, 0, 1)[0]?.main).toBe(true);
    expect(said(view)).toBe("prompt-bet-must");
  });

  it("says when it takes the last chips", () => {
    const view = chipset({
      offer: { check: false, call: 4, most: 0 },
      players: [{ ...own, chips: 4 }, player(), player()],
    });
    expect(acts(view)).toEqual([{ act: "call_bet" }, { act: "fold" }]);
    expect(chipsetActions(view, 0, 1)[0]?.label).toEqual({
      key: "do-call",
      figures: { chips: 4, allin: "yes" },
    });
  });

  it("never goes beyond the offer", () => {
    expect(acts(chipset({ offer: { check: true, call: 0, most: 1 } }))[1]).toEqual({
      act: "bet",
      chips: 1,
    });
    expect([fitting(0, 3), fitting(2, 3), fitting(9, 3), fitting(5, 0)]).toEqual([1, 2, 3, 1]);
    expect(mostChips(chipset(), 0)).toBe(3);
    expect([mostChips(chipset(), 1), mostChips(chipset(), null)]).toEqual([0, 0]);
  });

  it("has a button for each amount, or for a few of many", () => {
    expect(quickAmounts(3)).toEqual([1, 2, 3]);
    expect(quickAmounts(20)).toEqual([1, 10, 20]);
  });

  it("waits for the others, and is over for whoever folded or has no chips", () => {
    const other = chipset({ turn: 1, may_act: [1] });
    expect(acts(other)).toEqual([]);
    expect(chipsetPrompt(other, 0, NAMES)).toEqual({
      key: "prompt-bet-wait",
      figures: { name: "Ben" },
    });
    expect(said({ ...other, players: [{ ...own, folded: true }, player(), player()] })).toBe(
      "prompt-folded",
    );
    expect(said({ ...other, players: [player({ out: true }), player(), player()] })).toBe(
      "prompt-broke",
    );
    expect(said(other, null)).toBe("prompt-watching");
    expect(acts(other, null)).toEqual([]);
  });
});

describe("the question who will show", () => {
  const asked = chipset({ phase: "ask", turn: null, offer: null, may_act: [0, 1, 2] });

  it("is answered with a SET, and once", () => {
    expect(acts({ ...asked, answers: "both" })).toEqual([
      { act: "show_cards" },
      { act: "keep_cards" },
    ]);
    expect(said({ ...asked, answers: "both" })).toBe("prompt-ask-both");
    expect(acts({ ...asked, answers: "none" })).toEqual([]);
    expect(said({ ...asked, answers: "none" })).toBe("prompt-ask-none");
    const answered = { ...asked, may_act: [1, 2], answer: "keep" } as const;
    expect(acts(answered)).toEqual([]);
    expect(chipsetPrompt(answered, 0, NAMES)).toEqual({
      key: "prompt-answered",
      figures: { word: "keep" },
    });
  });
});

describe("seats", () => {
  it("stand clockwise from one's own left", () => {
    expect(clockwise(4, 1)).toEqual([2, 3, 0]);
    expect(clockwise(3, null)).toEqual([0, 1, 2]);
    expect([1, 2, 3, 4, 5, 7].map(columns)).toEqual([1, 2, 3, 2, 3, 3]);
  });

  it("lie around an oval, the first to the left of one's own", () => {
    expect(seatPosition(0, 1, true)).toEqual({ x: 50, y: 0 });
    expect([0, 1, 2].map((at) => seatPosition(at, 3, true))).toEqual([
      { x: 0, y: 50 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(seatPosition(0, 2, false)).toEqual({ x: 0, y: 50 });
  });

  it("show hidden cards as such, and open ones of others only", () => {
    const shown = player({ hand: ["2gso", "2pso"], shown: true });
    const view = chipset({ players: [own, player({ bet: 2 }), shown] });
    expect(seatLine(view, 0, 0, NOTHING_SAID)).toMatchObject({
      hidden: 0,
      open: [],
      active: true,
      signs: [],
    });
    expect(seatLine(view, 1, 0, NOTHING_SAID)).toMatchObject({
      hidden: 2,
      open: [],
      stake: 2,
      dealer: false,
    });
    expect(seatLine(view, 2, 0, NOTHING_SAID)).toMatchObject({
      hidden: 0,
      open: ["2gso", "2pso"],
      dealer: true,
    });
  });

  it("tell what was said, and who is not in it any more", () => {
    const bets = new Map([
      [1, "checks"],
      [2, "bets"],
    ]);
    const view = chipset({
      turn: 1,
      players: [own, player(), player({ folded: true })],
      away: [2],
    });
    expect(seatLine(view, 1, 0, bets).signs).toEqual(["turn"]);
    expect(seatLine({ ...view, turn: 0 }, 1, 0, bets).signs).toEqual(["checks"]);
    expect(seatLine(view, 2, 0, bets)).toMatchObject({
      signs: ["folded", "away"],
      gone: true,
      hidden: 0,
    });
    const broke = chipset({
      phase: "pause",
      turn: null,
      ready: [0],
      players: [own, player({ out: true }), player({ all_in: true })],
    });
    expect([0, 1, 2].map((seat) => seatLine(broke, seat, 0, NOTHING_SAID).signs)).toEqual([
      ["ready"],
      ["broke"],
      ["all-in"],
    ]);
  });
});

describe("the end of a deal", () => {
  const sets = [["1rso", "2rso", "3rso"]] as const;
  const pause = chipset({
    phase: "pause",
    turn: null,
    offer: null,
    may_act: [0, 1, 2],
    won: [{ chips: 9, seats: [0] }],
    gains: [6, -3, -3],
    pots: [],
    players: [
      { ...own, shown: true, sets },
      player({ shown: true, hand: ["2gso", "1phw"] }),
      player({ folded: true }),
    ],
  });

  it("tells who laid which SETs down, most first, and why a pot was won", () => {
    const end = dealEnd({
      ...pause,
      players: [pause.players[1]!, pause.players[0]!, pause.players[2]!],
      won: [{ chips: 9, seats: [1] }],
    });
    expect(end?.shown.map(({ seat, won }) => [seat, won])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(end?.pots).toEqual([{ pot: 0, chips: 9, seats: [1], sets: 1 }]);
    expect(end?.gains[0]).toEqual({ seat: 0, chips: 6 });
  });

  it("needs no SET where all the others folded", () => {
    const end = dealEnd({
      ...pause,
      players: [own, player({ folded: true }), player({ in_deal: false })],
      gains: [4, -4, 0],
    });
    expect(end).toMatchObject({
      shown: [],
      pots: [{ sets: null }],
      gains: [{ seat: 0 }, { seat: 1 }],
    });
    expect(dealEnd(chipset())).toBeNull();
  });

  it("is followed by a pause until all are ready", () => {
    expect(acts(pause)).toEqual([{ act: "ready" }]);
    expect(said(pause)).toBeUndefined();
    expect(said({ ...pause, ready: [0] })).toBe("series-waiting");
    expect(said(pause, null)).toBe("series-pause");
    const over = { scores: [30, 0, 0], winners: [0], reason: "all_chips" };
    expect(acts({ ...pause, outcome: over })).toEqual([]);
    expect(said({ ...pause, outcome: over })).toBeUndefined();
  });

  it("says which deal it is", () => {
    expect(dealHeading(chipset())).toEqual({
      key: "series-deal-of",
      figures: { deal: 2, deals: 10 },
    });
    expect(dealHeading(chipset({ deals: null }))).toEqual({
      key: "chipset-deal",
      figures: { deal: 2 },
    });
  });
});

describe("the story", () => {
  const step = (...events: Step["events"]): Step => ({ seq: 1, at: 1, events });

  it("knows the last words of this phase only", () => {
    const before = step(
      { event: "turned_up", cards: [] },
      { event: "chips_bet", seat: 0, chips: 2 },
      { event: "bet_called", seat: 1 },
    );
    expect([...betSigns([before])]).toEqual([
      [0, "bets"],
      [1, "calls-bet"],
    ]);
    expect(betSigns([before, step({ event: "showdown_asked" })]).size).toBe(0);
    expect([
      ...betSigns([before, step({ event: "turned_up" }, { event: "checked", seat: 1 })]),
    ]).toEqual([[1, "checks"]]);
  });

  it("sums up a match", () => {
    const ended = (totals: number[], scores: number[], winners: number[]) => ({
      event: "deal_ended",
      totals,
      outcome: { scores, winners, reason: "showdown" },
    });
    const summary = summarise(
      [
        step({ event: "folded", seat: 1 }, ended([12, 8], [2, -2], [0])),
        step(ended([9, 11], [-3, 3], [0, 1])),
      ],
      2,
    );
    expect(summary).toEqual({
      won: [2, 1],
      folded: [0, 1],
      chips: [
        [10, 12, 9],
        [10, 8, 11],
      ],
    });
  });
});

it("shows for a moment the hands that won and the chips that were gained", () => {
  const hand = ["1rso", "2rso"];
  const sets = [["1rso", "2rso", "3rso"]];
  const moment = momentOf({
    shown: [
      { seat: 2, hand, sets, won: true },
      { seat: 0, hand: [], sets: [], won: false },
    ],
    pots: [],
    gains: [
      { seat: 2, chips: 6 },
      { seat: 1, chips: 0 },
      { seat: 0, chips: -6 },
    ],
  });
  expect(moment).toEqual({
    hands: [{ seat: 2, hand, sets, won: true }],
    gains: [{ seat: 2, chips: 6 }],
  });
});
