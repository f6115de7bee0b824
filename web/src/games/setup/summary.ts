/** A finished game of SetUp in figures: challenges right and wrong, and how the cards taken grew. */
import type { Step } from "../../net/types.ts";

export interface Summary {
  readonly right: readonly number[];
  readonly wrong: readonly number[];
  /** By seat, the cards taken after each collection, from none on. */
  readonly taken: readonly (readonly number[])[];
}

export function summarise(steps: readonly Step[], seats: number): Summary {
  const right = Array<number>(seats).fill(0);
  const wrong = Array<number>(seats).fill(0);
  const taken = Array.from({ length: seats }, () => [0]);
  for (const { event, seat, by, cards } of steps.flatMap((step) => step.events)) {
    if (event === "wrong") wrong[seat as number]! += 1;
    if (event !== "collected") continue;
    right[by as number]! += 1;
    taken.forEach((counts, each) => {
      counts.push(counts.at(-1)! + (each === seat ? (cards as string[]).length : 0));
    });
  }
  return { right, wrong, taken };
}
