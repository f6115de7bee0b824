/** The deals of a match, each with what it brought: a line for each, and what was before they are known. */

import type { Step } from "../../net/types.ts";
import type { Outcome } from "../../words/story.ts";

export interface DealLine {
  /** Which deal; null stands for all before those that are known. */
  readonly deal: number | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A line for each deal that has ended; after a long break the first ones are one line together. */
export function dealLines(steps: readonly Step[], totals: readonly number[]): readonly DealLine[] {
  const known = steps.flatMap(({ events }) =>
    events
      .filter(({ event }) => event === "deal_ended")
      .map((event) => {
        const { scores, winners } = event.outcome as Outcome;
        return { deal: event.deal as number, scores, winners };
      }),
  );
  const rest = totals.map((total, seat) =>
    known.reduce((left, { scores }) => left - (scores[seat] ?? 0), total),
  );
  const begun = known[0]?.deal ?? 1;
  return begun > 1 || (!known.length && rest.some(Boolean))
    ? [{ deal: null, scores: rest, winners: [] }, ...known]
    : known;
}
