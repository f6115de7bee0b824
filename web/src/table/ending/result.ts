/** What the end of a game says of its result: by how much, what one did well, against whom. */

import type { Analysis } from "../../net/protocol.ts";
import type { SeatInfo } from "../../net/types.ts";
import type { Outcome } from "../../words/story.ts";
import type { Phrase } from "../screen.ts";

export interface Margin {
  readonly ahead: boolean;
  readonly by: number;
  /** With whom one is compared. */
  readonly seat: number;
}

/** By how much one has won or lost; null where that says nothing: a shared win, equal points, no rival. */
export function margin({ scores, winners }: Outcome, me: number | null): Margin | null {
  const [winner] = winners;
  if (winner === undefined || winners.length !== 1 || scores.length < 2) return null;
  const [ahead, from] = me === null || me === winner ? [true, winner] : [false, me];
  const seat = ahead ? second(scores, winner) : winner;
  const by = Math.abs((scores[from] ?? 0) - (scores[seat] ?? 0));
  return by > 0 ? { ahead, by, seat } : null;
}

/** Who came nearest to the winner. */
function second(scores: readonly number[], winner: number): number {
  const gap = (seat: number): number => Math.abs((scores[winner] ?? 0) - (scores[seat] ?? 0));
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  return others.toSorted((a, b) => gap(a) - gap(b))[0] ?? winner;
}

const LONG_RUN = 3;

/** What one did well: no mistake, SETs in a row, the most finds, the quickest; the best first. */
export function highlights(
  { finds, seats }: Pick<Analysis, "finds" | "seats">,
  me: number | null,
  seconds: (ms: number) => string,
): Phrase[] {
  const mine = me === null ? undefined : seats[me];
  if (!mine || mine.finds === 0) return [];
  const said: Phrase[] = [];
  const run = longestRun(finds.map(({ seat }) => seat === me));
  if (mine.misses === 0 && mine.finds >= LONG_RUN) {
    said.push({ key: "end-best-clean", figures: { finds: mine.finds } });
  }
  if (seats.length > 1 && run >= LONG_RUN) {
    said.push({ key: "end-best-run", figures: { finds: run } });
  }
  if (seats.every((other, seat) => seat === me || other.finds < mine.finds) && seats.length > 1) {
    said.push({ key: "end-best-most" });
  }
  const times = finds.filter(({ seat }) => seat === me).map(({ search }) => search);
  if (times.length) {
    said.push({ key: "end-best-quickest", figures: { time: seconds(Math.min(...times)) } });
  }
  return said;
}

function longestRun(mine: readonly boolean[]): number {
  let [run, longest] = [0, 0];
  for (const each of mine) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The bot one has played against, where all others were bots of one strength; else null. */
export function rivalBot(seats: readonly SeatInfo[], me: number | null): string | null {
  if (me === null || seats.length < 2) return null;
  const bots = new Set(seats.filter((_, seat) => seat !== me).map(({ bot }) => bot));
  // A program that plays over the net comes by itself, and cannot be asked to be stronger.
  return bots.size === 1 && !bots.has("program") ? ([...bots][0] ?? null) : null;
}
