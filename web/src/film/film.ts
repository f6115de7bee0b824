/** A finished game as a film: one moment for each entry of its log, made from the server's frames. */

import type { Change, ChipsetView, Frame, Judged, ScoutView } from "../net/protocol.ts";
import type { View } from "../net/types.ts";
import type { GameEvent } from "../words/story.ts";

type Plain = Readonly<Record<string, unknown>>;

export interface Moment {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** Claims that were judged together, on unequal lines. */
  readonly judged?: readonly Judged[];
  readonly view: View;
  /** What everybody holds, where hands were hidden; else empty. */
  readonly hands: readonly (readonly string[])[];
}

/** An object with what has changed in it. */
export function changed(before: Plain, change: Change): Plain {
  const within = Object.entries(change.within ?? {}).map(([name, inner]) => [
    name,
    changed(before[name] as Plain, inner),
  ]);
  return { ...before, ...change.new, ...Object.fromEntries(within) };
}

/** Frames as moments, each with its whole view; the first of them stands for itself. */
export function moments(frames: readonly Frame[]): Moment[] {
  let view: Plain = {};
  let hands: readonly (readonly string[])[] = [];
  return frames.map(({ seq, at, events, change, hands: held, judged }) => {
    view = changed(view, change);
    hands = held ?? hands;
    return {
      seq,
      at,
      events: events as unknown as GameEvent[],
      ...(judged && { judged }),
      view: view as unknown as View,
      hands,
    };
  });
}

/** A view with everything open that somebody held when it was taken: hands, and what is sealed.
 * No time runs out that only players have. */
export function opened(view: View, hands: Moment["hands"]): View {
  const inner = (view as { table?: unknown }).table;
  if (isView(inner)) return { ...view, table: opened(inner, hands) } as View;
  if (view.game === "chipset") return openHands(view as ChipsetView, hands) as View;
  return view.game === "scout" ? (openSeal(view as ScoutView, hands) as View) : view;
}

function openHands(view: ChipsetView, hands: Moment["hands"]): ChipsetView {
  const players = view.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? [] }));
  return { ...view, players };
}

function openSeal(view: ScoutView, hands: Moment["hands"]): ScoutView {
  if (!view.search) return view;
  const [second, last] = hands[view.search.scout] ?? [];
  const sealed: readonly [string, string] | null = second && last ? [second, last] : null;
  return { ...view, search: { ...view.search, sealed, due: null } };
}

/** Whether the table itself shows what everybody holds, once it is open. */
export function showsHands(game: string): boolean {
  return game === "chipset" || game === "scout";
}

/** A view to look at only: in the past nobody may act, and no time runs out. */
export function readOnly(view: View): View {
  const inner = (view as { table?: unknown }).table;
  const deal = isView(inner) ? { table: readOnly(inner) } : {};
  return { ...view, ...deal, may_act: [], deadline: null };
}

function isView(value: unknown): value is View {
  return typeof value === "object" && value !== null && "may_act" in value;
}
