/** What players have said in the betting phase that goes on, read from the story. */
import type { Step } from "../../net/types.ts";

/** By seat, the sign of the last word in this phase. */
export type Words = ReadonlyMap<number, string>;

const SIGNS: Readonly<Record<string, string>> = {
  checked: "checks",
  chips_bet: "bets",
  bet_called: "calls-bet",
  bet_raised: "raises",
};
const PHASE = new Set(["deal_started", "turned_up", "showdown_asked"]);

export function wordsOf(steps: readonly Step[]): Words {
  const events = steps.flatMap((step) => step.events);
  const phase = events.slice(events.findLastIndex(({ event }) => PHASE.has(event)) + 1);
  return new Map(phase.flatMap(({ event, seat }) => (SIGNS[event] ? [[seat as number, SIGNS[event]]] : [])));
}
