/** CoopSet as the screen shows it: one team, its layout, and what its members have said. */
import type { CoopSetView } from "../../net/protocol.ts";
import type { OptionValue, SeatInfo } from "../../net/types.ts";
import { type Proposal, proposalOf, type Touches } from "../../table/felt/fingers.ts";
import {
  type Action,
  NO_MARKS,
  type Phrase,
  type PlayerLine,
  type Screen,
  stillLooks,
} from "../../table/screen.ts";

/** Who else is at the table, and what they touch. */
export interface Company {
  readonly names: readonly string[];
  readonly touches: Touches;
  /** Whether there is another person who could say a word. */
  readonly people: boolean;
}

const ALONE: Company = { names: [], touches: new Map(), people: false };

export function coopsetScreen(
  view: CoopSetView,
  me: number | null,
  company: Company = ALONE,
): Screen {
  const may = me !== null && view.may_act.includes(me);
  const proposal = may ? proposalOf(company.touches, view.table) : null;
  return {
    cards: view.table,
    places: view.places,
    shared: true,
    marks: NO_MARKS,
    choice: may
      ? { count: 3, proposes: company.people, act: (cards) => ({ act: "take", cards }) }
      : null,
    actions: may ? [...second(proposal, company), ...actions(view, me)] : [],
    prompt: proposal ? proposed(proposal, company) : prompt(view, me),
    pile: view.pile,
    players: view.players.map((_, seat) => line(view, seat)),
  };
}

/** A partner's word takes what somebody proposes. */
function second(proposal: Proposal | null, { names }: Company): Action[] {
  if (!proposal) return [];
  const { seat, cards } = proposal;
  const label = { key: "propose-second", figures: { name: names[seat] ?? "" } };
  return [{ act: { act: "take", cards }, main: true, label }];
}

function proposed({ seat }: Proposal, { names }: Company): Phrase {
  return { key: "prompt-proposed", figures: { name: names[seat] ?? "" } };
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
  const said = view.players.map((player) => player.word !== null);
  const looks = view.may_act.includes(seat) && stillLooks(said, seat);
  const signs = [word, looks && "looks", view.away.includes(seat) && "away"];
  return {
    seat,
    score: sets,
    active: false,
    signs: signs.filter((sign): sign is string => typeof sign === "string"),
  };
}

export interface Step {
  readonly sets: number;
  readonly points: number;
  /** What the layout is worth now. */
  readonly now: boolean;
}

const POINTS = { one_set: 0, two_sets: 1, three_sets: 3, four_sets: 5 };

/** What a layout is worth by the SETs taken from it (COOP-4); options may say otherwise. */
export function scaleOf(view: CoopSetView, options: Record<string, OptionValue> = {}): Step[] {
  return Object.entries(POINTS).map(([name, usual], at) => {
    const given = options[name];
    const points = typeof given === "number" ? given : usual;
    return { sets: at + 1, points, now: Math.min(view.sets, 4) === at + 1 };
  });
}

/** Whether somebody else is here who could take what one proposes: a person, not a bot. */
export function hasPartner(seats: readonly SeatInfo[], me: number | null): boolean {
  return seats.some(({ name, bot, present }, at) => at !== me && name && !bot && present);
}
