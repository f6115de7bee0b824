/** What each player did last in the present betting phase, as a sign beside the name. */
import type { Step } from "../../net/types.ts";

/** By seat. */
export type BetSigns = ReadonlyMap<number, string>;

const SIGNS: Readonly<Record<string, string>> = {
  checked: "checks",
  chips_bet: "bets",
  bet_called: "calls-bet",
  bet_raised: "raises",
};
const PHASE = new Set(["deal_started", "turned_up", "showdown_asked"]);

export function betSigns(steps: readonly Step[]): BetSigns {
  const events = steps.flatMap((step) => step.events);
  const phase = events.slice(events.findLastIndex(({ event }) => PHASE.has(event)) + 1);
  return new Map(
    phase.flatMap(({ event, seat }) => (SIGNS[event] ? [[seat as number, SIGNS[event]]] : [])),
  );
}
