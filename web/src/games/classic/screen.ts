/** The base game as the screen shows it: the race, the call, and the words "none here". */
import type { ClassicView } from "../../net/protocol.ts";
import {
  type Action,
  NO_MARKS,
  noneHere,
  type Phrase,
  type PlayerLine,
  type Screen,
  stillLooks,
} from "../../table/screen.ts";

export function classicScreen(
  view: ClassicView,
  me: number | null,
  names: readonly string[],
): Screen {
  const may = me !== null && view.may_act.includes(me);
  const called = view.caller !== null;
  return {
    cards: view.table,
    marks: NO_MARKS,
    choice: may ? { count: 3, act: (cards) => ({ act: called ? "show" : "call", cards }) } : null,
    actions: may && !called ? actions(view, me) : [],
    prompt: prompt(view, me, names),
    pile: view.pile,
    players: view.players.map((_, seat) => line(view, seat)),
  };
}

function actions(view: ClassicView, me: number): Action[] {
  return [{ act: { act: "call" }, main: true }, noneHere(view.players[me]?.said_none ?? false)];
}

function prompt(view: ClassicView, me: number | null, names: readonly string[]): Phrase | null {
  if (view.outcome) return null;
  if (view.caller !== null) {
    if (view.caller === me) return { key: "prompt-show" };
    return { key: "prompt-other-called", figures: { name: names[view.caller] ?? "" } };
  }
  if (me === null) return { key: "prompt-watching" };
  if (view.players[me]?.locked) return { key: "prompt-locked" };
  return { key: view.players[me]?.said_none ? "prompt-said-none" : "prompt-look" };
}

function line(view: ClassicView, seat: number): PlayerLine {
  const { score, debt, locked, said_none } = view.players[seat]!;
  const said = view.players.map((player) => player.said_none);
  const signs = [
    view.caller === seat && "calls",
    said_none && "none",
    view.may_act.includes(seat) && stillLooks(said, seat) && "looks",
    locked && "locked",
    debt > 0 && "debt",
    view.away.includes(seat) && "away",
  ];
  return {
    seat,
    score,
    active: view.caller === seat,
    signs: signs.filter((sign) => sign !== false),
  };
}
