import { describe, expect, it } from "vitest";
import type { SetUpView } from "../../net/protocol.ts";
import type { Step } from "../../net/types.ts";
import { challenge, collection, handLine, lastMark, mayLay, setupPrompt } from "./screen.ts";
import { summarise } from "./summary.ts";

const NAMES = ["Ada", "Ben", "Cleo"];
const player = { hand: 4, taken: 0, barred: false };

function setup(change: Partial<SetUpView> = {}): SetUpView {
  return {
    game: "setup",
    seat: 0,
    may_act: [0],
    away: [],
    deadline: null,
    outcome: null,
    table: ["1rso", "2gho", "3rew"],
    layer: 2,
    turn: 0,
    may_lay: true,
    may_challenge: [0, 1],
    pile: 60,
    hand: ["1gso", "2pso"],
    players: [player, player, player],
    ...change,
  };
}

const said = (view: SetUpView, me: number | null = 0): string | undefined =>
  setupPrompt(view, me, NAMES)?.key;

describe("laying", () => {
  it("is for the player in turn, when the others have had their time", () => {
    expect(mayLay(setup(), 0)).toBe(true);
    expect(mayLay(setup({ may_lay: false }), 0)).toBe(false);
    expect([mayLay(setup(), 1), mayLay(setup(), null)]).toEqual([false, false]);
  });

  it("is asked for in words", () => {
    expect(said(setup({ table: [], layer: null, may_challenge: [] }))).toBe("prompt-setup-lead");
    expect(said(setup({ may_challenge: [] }))).toBe("prompt-setup-lay");
    expect(said(setup())).toBe("prompt-setup-lay-or-challenge");
    expect(setupPrompt(setup({ turn: 1, may_challenge: [] }), 0, NAMES)).toEqual({
      key: "prompt-setup-wait",
      figures: { name: "Ben" },
    });
  });
});

describe("a challenge", () => {
  it("names the two cards beside the last one", () => {
    expect(challenge(setup(), 1)?.act(["1rso", "2gho"])).toEqual({
      act: "challenge",
      cards: ["1rso", "2gho"],
    });
    expect(challenge(setup(), 1)?.count).toBe(2);
    expect([challenge(setup(), 2), challenge(setup(), null)]).toEqual([null, null]);
    expect([...lastMark(setup())]).toEqual([["3rew", "last"]]);
    expect(lastMark(setup({ table: [], layer: null })).size).toBe(0);
  });

  it("is asked for in words, of all but who laid the card or has had a try", () => {
    expect(said(setup(), 1)).toBe("prompt-setup-challenge");
    expect(said(setup(), 2)).toBe("prompt-setup-yours");
    const tried = setup({
      may_challenge: [0],
      players: [player, { ...player, barred: true }, player],
    });
    expect(said(tried, 1)).toBe("prompt-setup-barred");
    expect(said(setup(), null)).toBe("prompt-watching");
    expect(
      said(setup({ outcome: { scores: [0, -3, 0], winners: [0, 2], reason: "pile_drawn" } })),
    ).toBeUndefined();
  });

  const step = (...events: Step["events"]): Step => ({ seq: 1, at: 1, events });
  const right = step(
    { event: "challenged", seat: 1, card: "3rso", cards: ["1rso", "2rso"] },
    { event: "collected", seat: 0, by: 1, cards: ["1rso", "1gso", "2rso", "3rso"] },
  );

  it("that was right is shown until the next card lies there", () => {
    expect(collection([right])).toEqual({
      by: 1,
      seat: 0,
      count: 4,
      three: ["1rso", "2rso", "3rso"],
    });
    expect(collection([right, step({ event: "card_laid", seat: 1, card: "1pso" })])).toBeNull();
    expect(collection([right, step({ event: "deal_started" })])).toBeNull();
    expect(collection([])).toBeNull();
  });

  it("is counted, and so is what was taken", () => {
    const summary = summarise([right, step({ event: "wrong", seat: 0, cards: [] })], 2);
    expect(summary).toEqual({
      right: [0, 1],
      wrong: [1, 0],
      taken: [
        [0, 4],
        [0, 0],
      ],
    });
  });
});

describe("players", () => {
  it("are seen with the number of their cards, and what they have done", () => {
    const view = setup({
      away: [1],
      players: [player, { hand: 3, taken: 7, barred: true }, player],
    });
    expect(handLine(view, 1, 0)).toEqual({
      seat: 1,
      hand: 3,
      taken: 7,
      signs: ["tried", "away"],
      active: false,
    });
    expect(handLine(view, 2, 0).signs).toEqual(["laid"]);
    expect(handLine(view, 0, 0)).toMatchObject({ signs: [], active: true });
    expect(handLine(view, 0, 2).signs).toEqual(["turn"]);
  });
});
