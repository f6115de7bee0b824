import { describe, expect, it } from "vitest";
import type { ClassicView } from "../../net/protocol.ts";
import { classicScreen } from "./screen.ts";

const NAMES = ["Ada", "Ben"];
const THREE = ["1rso", "2rso", "3rso"];
const frame = { seat: null, may_act: [0, 1], away: [], deadline: null, outcome: null };
const over = { scores: [1, 0], winners: [0], reason: "no_set_left" };

function classic(change: Partial<ClassicView> = {}): ClassicView {
  const player = { score: 2, sets: 2, wrong: 0, debt: 0, locked: false, said_none: false };
  return {
    ...frame,
    game: "classic",
    table: THREE,
    pile: 9,
    caller: null,
    players: [player, player],
    ...change,
  };
}

const acts = (screen: { actions: readonly { act: { act: string } }[] }): string[] =>
  screen.actions.map(({ act }) => act.act);

describe("classic", () => {
  it("offers the call, three cards at once, and none here", () => {
    const screen = classicScreen(classic(), 0, NAMES);
    expect(acts(screen)).toEqual(["call", "none_here"]);
    expect(screen.choice?.act(THREE)).toEqual({ act: "call", cards: THREE });
    expect(screen.prompt?.key).toBe("prompt-look");
  });

  it("lets the caller show, and the others wait", () => {
    const called = classic({ caller: 1, may_act: [1] });
    const mine = classicScreen(called, 1, NAMES);
    expect(mine.choice?.act(THREE)).toEqual({ act: "show", cards: THREE });
    expect(acts(mine)).toEqual([]);
    const other = classicScreen(called, 0, NAMES);
    expect(other.choice).toBeNull();
    expect(other.prompt).toEqual({ key: "prompt-other-called", figures: { name: "Ben" } });
    expect(other.players[1]).toMatchObject({ active: true, signs: ["calls"] });
  });

  it("shows who is still looking once somebody has said that there is none", () => {
    const [a, b] = classic().players as [ClassicView["players"][0], ClassicView["players"][0]];
    const signs = (view: ClassicView): unknown =>
      classicScreen(view, 0, NAMES).players.map((line) => line.signs);
    expect(signs(classic())).toEqual([[], []]);
    expect(signs(classic({ players: [{ ...a, said_none: true }, b] }))).toEqual([
      ["none"],
      ["looks"],
    ]);
  });

  it("shows who is locked out, owes, has left or sees no SET", () => {
    const [a, b] = classic().players as [ClassicView["players"][0], ClassicView["players"][0]];
    const view = classic({
      may_act: [1],
      players: [
        { ...a, locked: true, debt: 1 },
        { ...b, said_none: true },
      ],
      away: [1],
    });
    const screen = classicScreen(view, 0, NAMES);
    expect(screen.players.map(({ signs }) => signs)).toEqual([
      ["locked", "debt"],
      ["none", "away"],
    ]);
    expect(screen.prompt?.key).toBe("prompt-locked");
    expect(acts(classicScreen(view, 1, NAMES))).toEqual(["call", "take_back"]);
  });

  it("lets spectators look, and nobody act at the end", () => {
    expect(classicScreen(classic(), null, NAMES)).toMatchObject({ choice: null, actions: [] });
    const ended = classicScreen(classic({ may_act: [], outcome: over }), 0, NAMES);
    expect(ended).toMatchObject({ choice: null, actions: [], prompt: null });
  });
});
