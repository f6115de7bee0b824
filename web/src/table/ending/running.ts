/** The running score of people who play one game after the other; nothing after the first of them. */
import type { SeatInfo } from "../../net/types.ts";
import type { Outcome } from "../../words/story.ts";

export interface RunningLine {
  readonly name: string;
  readonly won: number;
  readonly points: number;
}

export function runningScore(seats: readonly SeatInfo[], outcome: Outcome): readonly RunningLine[] {
  if (!seats.some(({ won, points }) => won > 0 || points !== 0)) return [];
  return seats
    .map(({ name, won, points }, seat) => ({
      name: name ?? "",
      won: won + (outcome.winners.includes(seat) ? 1 : 0),
      points: points + (outcome.scores[seat] ?? 0),
    }))
    .toSorted((a, b) => b.won - a.won || b.points - a.points);
}
