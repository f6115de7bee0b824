/** A match of several deals as the screen shows it: which deal, the totals, who is ready. */

import type { SeriesView as AnySeriesView } from "../../net/protocol.ts";
import type { View } from "../../net/types.ts";
import type { Phrase } from "../../table/screen.ts";

/** The generated type does not know which game is inside. */
export interface SeriesView extends Omit<AnySeriesView, "table"> {
  readonly table: View;
}

export function isSeries(view: View): view is SeriesView {
  return view.game === "series";
}

/** The view of the deal, whether or not it is part of a match. */
export function innerView(view: View): View {
  return isSeries(view) ? view.table : view;
}

/** From which seat one plays this deal: a leader watches. */
export function innerSeat(view: View, me: number | null): number | null {
  return isSeries(view) && view.leader === me ? null : me;
}

export function isPause(view: SeriesView): boolean {
  return view.outcome === null && view.table.outcome !== null;
}

export function dealHeading(view: SeriesView): Phrase {
  const { deal, deals, target } = view;
  if (deals !== null) return { key: "series-deal-of", figures: { deal, deals } };
  return { key: "series-deal-to", figures: { deal, target: target ?? 0 } };
}

/** What there is to do in a pause; null while the deal is played. */
export function pausePrompt(view: SeriesView, me: number | null): Phrase | null {
  if (!isPause(view)) return null;
  if (me === null) return { key: "series-pause" };
  return { key: view.ready.includes(me) ? "series-waiting" : "series-ready" };
}
