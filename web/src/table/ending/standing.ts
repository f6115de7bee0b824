/** A team's result beside its earlier ones, as the end of a game shows it (COOP-6b). */
import type { TeamStanding } from "../../net/protocol.ts";

export interface StandingLine {
  readonly key: string;
  readonly scores: readonly number[];
}

/** This result, the last ones and the best; only this one where there are no others. */
export function standingLines({ score, last, best }: TeamStanding): readonly StandingLine[] {
  const lines = [{ key: "standing-this", scores: [score] }];
  if (best === null) return lines;
  return [
    ...lines,
    { key: "standing-last", scores: [...last] },
    { key: "standing-best", scores: [best] },
  ];
}

/** What is to be said about it, if anything. */
export function standingNote({ score, best }: TeamStanding): string | null {
  if (best === null) return "standing-first";
  if (score < best) return null;
  return score > best ? "standing-record" : "standing-equal";
}
