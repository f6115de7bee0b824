/** Scout as the screen shows it: the finger, the search, and the vote on a forfeit. */
import type { CardText } from "../../cards/notation.ts";
import type { Deadline, ScoutView, SearchView } from "../../net/protocol.ts";
import {
  type Action,
  type Choice,
  type Mark,
  noneHere,
  type Phrase,
  type PlayerLine,
  type Screen,
  stillLooks,
} from "../../table/screen.ts";

export type Forfeit = "scolding" | "dishes";
export const FORFEITS: readonly Forfeit[] = ["scolding", "dishes"];

export function scoutScreen(view: ScoutView, me: number | null, names: readonly string[]): Screen {
  return {
    cards: view.table,
    marks: marks(view.search),
    choice: choice(view, me),
    actions: actions(view, me),
    prompt: prompt(view, me, names),
    pile: view.pile,
    players: view.players.map((_, seat) => line(view, seat)),
  };
}

function marks(search: SearchView | null): ReadonlyMap<CardText, Mark> {
  if (!search) return new Map();
  const sealed = (search.sealed ?? []).map((card): [CardText, Mark] => [card, "sealed"]);
  return new Map([[search.card, "finger"], ...sealed]);
}

/** Free to put a finger on a card: no search, not sitting out, and the game goes on. */
function free(view: ScoutView, me: number | null): boolean {
  if (me === null || view.outcome || view.search) return false;
  return view.may_act.includes(me) && !view.players[me]?.sits_out;
}

function searches(view: ScoutView, me: number | null): boolean {
  return me !== null && !view.outcome && (view.search?.searching.includes(me) ?? false);
}

function choice(view: ScoutView, me: number | null): Choice | null {
  if (searches(view, me)) {
    return { count: 1, act: ([card]) => ({ act: "point_second", card }) };
  }
  return free(view, me)
    ? { count: 3, finger: true, act: (cards) => ({ act: "point", cards }) }
    : null;
}

function actions(view: ScoutView, me: number | null): Action[] {
  if (searches(view, me)) return [{ act: { act: "give_up" } }];
  return free(view, me) ? [noneHere(view.players[me!]?.said_none ?? false)] : [];
}

function prompt(view: ScoutView, me: number | null, names: readonly string[]): Phrase | null {
  const { search } = view;
  if (view.outcome) return null;
  if (me === null) return { key: "prompt-watching" };
  if (search) {
    if (search.scout === me) return { key: "prompt-scout-waits" };
    if (searches(view, me)) {
      return { key: "prompt-find-second", figures: { name: names[search.scout] ?? "" } };
    }
    return { key: "prompt-out-of-search" };
  }
  if (view.players[me]?.sits_out) return { key: "prompt-sits-out" };
  return { key: view.players[me]?.said_none ? "prompt-said-none" : "prompt-scout-look" };
}

function line(view: ScoutView, seat: number): PlayerLine {
  const { score, sits_out, said_none, forfeits } = view.players[seat]!;
  const { search } = view;
  const said = view.players.map((player) => player.said_none);
  const silent = view.may_act.includes(seat) && !search && !sits_out && stillLooks(said, seat);
  const signs = [
    search?.scout === seat && "scout",
    search?.barred.includes(seat) && "barred",
    search?.gave_up.includes(seat) && "gave-up",
    sits_out && "out",
    said_none && "none",
    (silent || search?.searching.includes(seat)) && "looks",
    view.away.includes(seat) && "away",
    ...forfeits,
  ];
  return {
    seat,
    score,
    active: search?.scout === seat,
    signs: signs.filter((sign): sign is string => typeof sign === "string"),
  };
}

export interface Vote {
  readonly seat: number;
  readonly deadline: Deadline;
  readonly mine: Forfeit | null;
}

/** The votes that concern this player: still to give, or given and not yet counted. */
export function votes(view: ScoutView, me: number | null): readonly Vote[] {
  if (me === null) return [];
  return view.ballots
    .filter(({ seat }) => seat !== me)
    .map(({ seat, due, mine }) => ({ seat, mine, deadline: { at: due, label: "vote" } }));
}

/** Of the times that run, the one of the search; a vote shows its own. */
export function searchDeadline(view: ScoutView): Deadline | null {
  const due = view.search?.due;
  return due === null || due === undefined ? null : { at: due, label: "search" };
}
