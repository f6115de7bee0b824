/** ChipSet as the screen shows it: seats around a table, what the player in turn may do, the end of a deal. */
import type { CardText } from "../../cards/notation.ts";
import type { ChipsetView } from "../../net/protocol.ts";
import type { Action, Phrase } from "../../table/screen.ts";
import type { BetSigns } from "./bet-signs.ts";

type Player = ChipsetView["players"][number];

export interface SeatLine {
  readonly seat: number;
  readonly chips: number;
  /** What lies before the player in this phase. */
  readonly stake: number;
  /** How many cards lie there face down, and which lie open. */
  readonly hidden: number;
  readonly open: readonly CardText[];
  /** What stands below the name: texts `sign-<sign>`. */
  readonly signs: readonly string[];
  readonly active: boolean;
  readonly dealer: boolean;
  /** Not in this deal any more. */
  readonly gone: boolean;
}

/** One seat; `bets` are the signs of what players did in this phase. */
export function seatLine(
  view: ChipsetView,
  seat: number,
  me: number | null,
  bets: BetSigns,
): SeatLine {
  const player = view.players[seat]!;
  const open = seat === me ? [] : player.hand;
  return {
    seat,
    chips: player.chips,
    stake: player.bet,
    hidden: seat === me || player.folded ? 0 : player.cards - open.length,
    open,
    signs: signs(view, seat, me, bets),
    active: view.turn === seat,
    dealer: view.dealer === seat,
    gone: player.folded || !player.in_deal,
  };
}

function signs(view: ChipsetView, seat: number, me: number | null, bets: BetSigns): string[] {
  const { out, folded, all_in } = view.players[seat]!;
  const found = [
    view.turn !== seat && !folded && bets.get(seat),
    out && "broke",
    folded && !(view.phase === "pause" && view.ready.includes(seat)) && "folded",
    all_in && "all-in",
    view.turn === seat && seat !== me && "turn",
    view.phase === "pause" && view.ready.includes(seat) && "ready",
    view.away.includes(seat) && "away",
  ];
  return found.filter((sign) => typeof sign === "string");
}

/** The others clockwise, from one's own left; whoever watches sees all from the first seat on. */
export function clockwise(seats: number, me: number | null): readonly number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + step + 1) % seats);
}

/** How many seats stand side by side where there is no room for a table: rows as even as can be. */
export function columns(seats: number): number {
  return Math.ceil(seats / Math.ceil(seats / 3));
}

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Where the n-th of the seats is at an oval table, in percent; the lower edge is one's own. */
export function seatPosition(at: number, count: number, own: boolean): Position {
  const turn = own ? (at + 1) / (count + 1) : (at + 0.5) / count;
  const angle = Math.PI * (0.5 + 2 * turn);
  return { x: round(50 + 50 * Math.cos(angle)), y: round(50 + 50 * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// --- What there is to do -----------------------------------------------------------------------

/** How far one may bet or raise now; 0 is not at all. */
export function mostChips(view: ChipsetView, me: number | null): number {
  return me !== null && view.turn === me ? (view.offer?.most ?? 0) : 0;
}

export function fitting(amount: number, most: number): number {
  return Math.max(1, Math.min(amount, most));
}

/** Amounts for one touch: each where they are few, else the least, the middle and the most. */
export function quickAmounts(most: number): readonly number[] {
  if (most <= FEW) return Array.from({ length: most }, (_, at) => at + 1);
  return [1, Math.ceil(most / 2), most];
}

/** Up to so many amounts each has a button of its own. */
export const FEW = 5;

export function chipsetActions(
  view: ChipsetView,
  me: number | null,
  amount: number,
): readonly Action[] {
  if (me === null || view.outcome || !view.may_act.includes(me)) return [];
  switch (view.phase) {
    case "bet":
      return view.turn === me ? betting(view, me, amount) : [];
    case "ask":
      return answering(view);
    default:
      return [{ act: { act: "ready" }, main: true }];
  }
}

function betting(view: ChipsetView, me: number, amount: number): readonly Action[] {
  const { check, call, most } = view.offer ?? { check: false, call: 0, most: 0 };
  const have = view.players[me]!.chips;
  const more = fitting(amount, most);
  const chips = call + more;
  const figures = { chips, above: more, allin: chips === have ? "yes" : "no" };
  const stay: Action = call
    ? {
        act: { act: "call_bet" },
        main: true,
        label: { key: "do-call", figures: { chips: call, allin: call === have ? "yes" : "no" } },
      }
    : { act: { act: "check" }, main: true };
  const act = call ? "raise" : "bet";
  const duty = !check && call === 0; // the first to speak must open
  const add: Action = {
    act: { act, chips: more },
    label: { key: `do-${act}`, figures },
    ...(duty && { main: true }),
  };
  // Folding where staying is free is hardly ever meant.
  const fold: Action = { act: { act: "fold" }, ask: check };
  if (duty) return [add, fold];
  return most > 0 ? [stay, add, fold] : [stay, fold];
}

function answering(view: ChipsetView): readonly Action[] {
  if (view.answers !== "both") return []; // without a SET there is nothing to answer
  return [{ act: { act: "show_cards" }, main: true }, { act: { act: "keep_cards" } }];
}

export function chipsetPrompt(
  view: ChipsetView,
  me: number | null,
  names: readonly string[],
): Phrase | null {
  if (view.outcome) return null;
  const own = me === null ? null : view.players[me]!;
  if (view.phase === "pause") return pausePrompt(view, me, own);
  if (!own) return { key: "prompt-watching" };
  if (own.out) return { key: "prompt-broke" };
  if (own.folded) return { key: "prompt-folded" };
  if (view.phase === "ask") return askPrompt(view);
  if (view.turn !== me)
    return { key: "prompt-bet-wait", figures: { name: names[view.turn ?? 0] ?? "" } };
  const { check, call } = view.offer ?? { check: true, call: 0 };
  if (call) return { key: "prompt-bet-answer", figures: { chips: call } };
  return { key: check ? "prompt-bet-open" : "prompt-bet-must" };
}

function pausePrompt(view: ChipsetView, me: number | null, own: Player | null): Phrase | null {
  if (me === null) return { key: "series-pause" };
  if (own?.out) return { key: "prompt-broke" };
  return view.ready.includes(me) ? { key: "series-waiting" } : null; // the button says the rest
}

function askPrompt({ answers, answer }: ChipsetView): Phrase {
  if (answer) return { key: "prompt-answered", figures: { word: answer } };
  return { key: answers === "both" ? "prompt-ask-both" : "prompt-ask-none" };
}

export function dealHeading({ deal, deals }: ChipsetView): Phrase {
  return deals === null
    ? { key: "chipset-deal", figures: { deal } }
    : { key: "series-deal-of", figures: { deal, deals } };
}

// --- The end of a deal -------------------------------------------------------------------------

export interface Shown {
  readonly seat: number;
  readonly hand: readonly CardText[];
  readonly sets: readonly (readonly CardText[])[];
  readonly won: boolean;
}

export interface WonPot {
  readonly pot: number;
  readonly chips: number;
  readonly seats: readonly number[];
  /** The SETs that took it; null where nobody had to show. */
  readonly sets: number | null;
}

export interface DealEnd {
  /** Who laid the cards down, most SETs first; nobody where all but one had folded. */
  readonly shown: readonly Shown[];
  readonly pots: readonly WonPot[];
  /** What each seat that played has gained or lost, most first. */
  readonly gains: readonly { readonly seat: number; readonly chips: number }[];
}

/** How the deal ended; null while it goes on. */
export function dealEnd(view: ChipsetView): DealEnd | null {
  if (view.phase !== "pause") return null;
  const winners = new Set(view.won.flatMap(({ seats }) => seats));
  const shown = view.players.flatMap(({ shown: open, hand, sets }, seat): Shown[] =>
    open ? [{ seat, hand, sets, won: winners.has(seat) }] : [],
  );
  return {
    shown: shown.sort((a, b) => b.sets.length - a.sets.length),
    pots: view.won.map(({ chips, seats }, pot) => ({
      pot,
      chips,
      seats,
      sets: shown.find(({ seat }) => seats.includes(seat))?.sets.length ?? null,
    })),
    gains: view.gains
      .map((chips, seat) => ({ seat, chips }))
      .filter(({ seat }) => view.players[seat]!.in_deal)
      .sort((a, b) => b.chips - a.chips),
  };
}

/** What is seen of it for a moment in the middle: the hands that won, and who has gained what. */
export interface Moment {
  readonly hands: readonly Shown[];
  readonly gains: DealEnd["gains"];
}

/** More hands than these would hide the table; a pot is seldom shared by so many. */
const MOST_HANDS = 3;

export function momentOf({ shown, gains }: DealEnd): Moment {
  return {
    hands: shown.filter(({ won }) => won).slice(0, MOST_HANDS),
    gains: gains.filter(({ chips }) => chips > 0),
  };
}
