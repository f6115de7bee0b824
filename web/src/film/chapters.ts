/** The parts of a game to jump to: its deals, rounds and layouts, where it has several. */
import type { Phrase } from "../table/screen.ts";
import type { Moment } from "./film.ts";

export interface Chapter extends Phrase {
  /** The entry with which it begins. */
  readonly seq: number;
}

/** All chapters in order; none of a game that is one whole. */
export function chapters(film: readonly Moment[]): readonly Chapter[] {
  const found: Chapter[] = [];
  let deal: number | null = null;
  let layout = 1;
  for (const { seq, events } of film) {
    for (const event of events) {
      if (event.event === "deal_started") {
        deal = Number(event.deal);
        found.push({ seq, key: "replay-deal", figures: { deal } });
      } else if (event.event === "round_began") {
        found.push({ seq, ...round(deal, Number(event.round)) });
      } else if (event.event === "layout_scored") {
        layout += 1;
        if (seq < (film.at(-1)?.seq ?? 0)) {
          found.push({ seq, key: "replay-layout", figures: { layout } });
        }
      }
    }
  }
  const opening = found[0] ? first(found[0]) : null;
  const all = withRounds(opening ? [opening, ...found] : found);
  return all.length > 1 ? all : [];
}

/** Where deals have rounds, a deal begins with its first. */
function withRounds(all: readonly Chapter[]): readonly Chapter[] {
  if (!all.some(({ key }) => key === "replay-deal-round")) return all;
  return all.map((chapter) =>
    chapter.key === "replay-deal"
      ? { seq: chapter.seq, ...round(Number(chapter.figures?.deal), 1) }
      : chapter,
  );
}

function round(deal: number | null, number: number): Phrase {
  return deal === null
    ? { key: "replay-round", figures: { round: number } }
    : { key: "replay-deal-round", figures: { deal, round: number } };
}

/** What comes before the first that is told: the first round or layout begins with the deal. */
function first({ key }: Chapter): Chapter | null {
  if (key === "replay-round") return { seq: 0, key, figures: { round: 1 } };
  if (key === "replay-layout") return { seq: 0, key, figures: { layout: 1 } };
  return null;
}

/** The number of the chapter to which an entry belongs. */
export function chapterAt(all: readonly Chapter[], seq: number): number {
  return Math.max(
    0,
    all.findLastIndex((chapter) => chapter.seq <= seq),
  );
}
