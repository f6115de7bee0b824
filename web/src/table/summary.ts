/** A finished game in figures: what each found and how quickly, and what nobody saw. */
import { type CardText, findSets } from "../cards.ts";
import type { Step } from "../net/types.ts";
import { complete } from "../story.ts";

export interface Find {
  readonly seat: number;
  readonly at: number;
  /** Milliseconds since the cards on the table had last changed. */
  readonly took: number;
  readonly cards: readonly CardText[];
}

export interface Summary {
  readonly finds: readonly Find[];
  readonly wrong: readonly number[];
  readonly quickest: Find | null;
  /** SETs that lay there when somebody gave up on them. */
  readonly missed: readonly (readonly CardText[])[];
  readonly end: number;
}

export function summarise(steps: readonly Step[], seats: number): Summary {
  const finds: Find[] = [];
  const wrong = Array<number>(seats).fill(0);
  const missed: (readonly CardText[])[] = [];
  let table: readonly CardText[] = [];
  let since = 0;
  for (const { at, events } of steps) {
    for (const event of events.map(complete)) {
      const cards = (event["cards"] ?? []) as readonly CardText[];
      const seat = event["seat"] as number;
      switch (event.event) {
        case "deal_started":
          table = [];
          since = at;
          break;
        case "dealt":
          table = [...table, ...cards];
          since = at;
          break;
        case "laid":
          if (event["agreed"]) missed.push(...findSets(table));
          table = [...table, ...cards];
          since = at;
          break;
        case "card_added":
          missed.push(...findSets(table));
          table = [...table, event["card"] as CardText];
          since = at;
          break;
        case "layout_scored":
          missed.push(...(event["left"] as (readonly CardText[])[]));
          break;
        case "taken":
        case "won":
          finds.push({ seat, at, took: Math.max(0, at - since), cards });
          table = table.filter((card) => !cards.includes(card));
          break;
        case "wrong":
          wrong[seat]! += 1;
      }
    }
    if (events.some(({ event }) => event === "taken" || event === "won")) since = at;
  }
  const quickest = finds.reduce<Find | null>(
    (best, find) => (best && best.took <= find.took ? best : find),
    null,
  );
  return { finds, wrong, quickest, missed: distinct(missed), end: steps.at(-1)?.at ?? 0 };
}

/** The middle of the times that a player took, or null without a find. */
export function middleTime(finds: readonly Find[], seat: number): number | null {
  const times = finds
    .filter((find) => find.seat === seat)
    .map((find) => find.took)
    .sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) / 2)] ?? null;
}

/** How a player's finds add up, as a stair within a box of this size. */
export function stair(summary: Summary, seat: number, width: number, height: number): string {
  const counts = summary.finds.reduce<number[]>((sums, { seat: who }) => {
    sums[who] = (sums[who] ?? 0) + 1;
    return sums;
  }, []);
  const most = Math.max(1, ...counts.filter(Boolean));
  const x = (at: number): number => round((at / Math.max(1, summary.end)) * width);
  const y = (count: number): number => round(height - (count / most) * height);
  let path = `M0 ${y(0)}`;
  let count = 0;
  for (const find of summary.finds) {
    if (find.seat === seat) path += `H${x(find.at)}V${y(++count)}`;
  }
  return `${path}H${round(width)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function distinct(triples: readonly (readonly CardText[])[]): (readonly CardText[])[] {
  return [...new Map(triples.map((cards) => [[...cards].sort().join(), cards])).values()];
}
