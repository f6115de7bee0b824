/** A finished match of ChipSet in figures: the deals each won or gave up, and the chips after each. */
import type { Step } from "../../net/types.ts";
import { complete, type Outcome } from "../../words/story.ts";

export interface Summary {
  readonly won: readonly number[];
  readonly folded: readonly number[];
  /** By seat, the chips after each deal. */
  readonly chips: readonly (readonly number[])[];
}

export function summarise(steps: readonly Step[], seats: number): Summary {
  const won = Array<number>(seats).fill(0);
  const folded = Array<number>(seats).fill(0);
  const chips = Array.from({ length: seats }, (): number[] => []);
  for (const event of steps.flatMap((step) => step.events).map(complete)) {
    if (event.event === "folded") folded[event.seat as number]! += 1;
    if (event.event !== "deal_ended") continue;
    const { winners, scores } = event.outcome as Outcome;
    const totals = event.totals as readonly number[];
    for (const seat of winners) won[seat]! += 1;
    totals.forEach((total, seat) => {
      if (!chips[seat]!.length) chips[seat]!.push(total - (scores[seat] ?? 0));
      chips[seat]!.push(total);
    });
  }
  return { won, folded, chips };
}
