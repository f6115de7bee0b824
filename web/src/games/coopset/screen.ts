/** CoopSet as the screen shows it: one team, its layout, and what its members have said. */
import type { CoopSetView } from "../../net/protocol.ts";
import {
  type Action,
  NO_MARKS,
  type Phrase,
  type PlayerLine,
  type Screen,
} from "../../table/screen.ts";

export function coopsetScreen(view: CoopSetView, me: number | null): Screen {
  const may = me !== null && view.may_act.includes(me);
  return {
    cards: view.table,
    marks: NO_MARKS,
    choice: may ? { count: 3, act: (cards) => ({ act: "take", cards }) } : null,
    actions: may ? actions(view, me) : [],
    prompt: prompt(view, me),
    pile: view.pile,
    players: view.players.map((_, seat) => line(view, seat)),
  };
}

/** One of the two words makes sense at a time; which one the layout tells. */
function actions(view: CoopSetView, me: number): Action[] {
  if (view.players[me]?.word) return [{ act: { act: "unsay" } }];
  const done = view.sets > 0 || view.pile === 0;
  return [{ act: { act: done ? "say_done" : "say_add" } }];
}

function prompt(view: CoopSetView, me: number | null): Phrase | null {
  if (view.outcome) return null;
  if (me === null) return { key: "prompt-watching" };
  if (view.players[me]?.word) return { key: "prompt-team-waits" };
  return { key: view.sets > 0 ? "prompt-team-more" : "prompt-team-look" };
}

function line(view: CoopSetView, seat: number): PlayerLine {
  const { sets, word } = view.players[seat]!;
  const signs = [word, view.away.includes(seat) && "away"];
  return {
    seat,
    score: sets,
    active: false,
    signs: signs.filter((sign): sign is string => typeof sign === "string"),
  };
}

export function coopsetFigures(view: CoopSetView): [string, number][] {
  return [
    ["figure-team-score", view.score],
    ["figure-layout", view.layout],
    ["figure-layout-sets", view.sets],
    ["figure-extra-cards", view.added],
  ];
}
