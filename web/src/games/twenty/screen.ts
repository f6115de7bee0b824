/** 20/20 as the screen shows it: the table, one's own hand, and how many cards the others hold. */
import type { CardText } from "../../cards/notation.ts";
import type { TwentyView } from "../../net/protocol.ts";
import {
  type Action,
  NO_MARKS,
  noneHere,
  type Phrase,
  type PlayerLine,
  type Screen,
  stillLooks,
} from "../../table/screen.ts";

export function twentyScreen(
  view: TwentyView,
  me: number | null,
  names: readonly string[],
): Screen {
  const may = me !== null && view.may_act.includes(me);
  const called = view.caller !== null;
  const cards = view.hand;
  return {
    cards: view.table.filter((card): card is CardText => card !== null),
    places: view.table,
    hand: cards && {
      cards,
      caption: { key: "table-hand", figures: { count: cards.length, most: view.most } },
    },
    marks: NO_MARKS,
    choice: may ? { count: 3, act: (cards) => ({ act: called ? "show" : "call", cards }) } : null,
    actions: may && !called ? actions(view, me) : [],
    prompt: prompt(view, me, names),
    pile: view.pile,
    players: view.players.map((_, seat) => line(view, seat)),
  };
}

/** A card is offered while the hand has room and there is one to give. */
function actions(view: TwentyView, me: number): Action[] {
  const room = (view.hand?.length ?? view.most) < view.most && view.pile + view.removed > 0;
  const ask: Action[] = room ? [{ act: { act: "ask_card" } }] : [];
  return [
    { act: { act: "call" }, main: true },
    ...ask,
    noneHere(view.players[me]?.said_none ?? false),
  ];
}

function prompt(view: TwentyView, me: number | null, names: readonly string[]): Phrase | null {
  if (view.outcome) return null;
  if (view.caller !== null) {
    if (view.caller === me) return { key: "prompt-show" };
    return { key: "prompt-other-called", figures: { name: names[view.caller] ?? "" } };
  }
  if (me === null) return { key: "prompt-watching" };
  return { key: view.players[me]?.said_none ? "prompt-twenty-none" : "prompt-twenty-look" };
}

function line(view: TwentyView, seat: number): PlayerLine {
  const { cards, said_none } = view.players[seat]!;
  const said = view.players.map((player) => player.said_none);
  const signs = [
    view.caller === seat && "calls",
    said_none && "none",
    view.may_act.includes(seat) && stillLooks(said, seat) && "looks",
    view.away.includes(seat) && "away",
  ];
  return {
    seat,
    score: null,
    cards,
    active: view.caller === seat,
    signs: signs.filter((sign) => sign !== false),
  };
}
