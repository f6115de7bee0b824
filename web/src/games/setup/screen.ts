/** SetUp as the screen shows it: the last card laid, who may lay or challenge, what a challenge led to. */
import type { CardText } from "../../cards/notation.ts";
import type { SetUpView } from "../../net/protocol.ts";
import type { Step } from "../../net/types.ts";
import { type Choice, type Mark, NO_MARKS, type Phrase } from "../../table/screen.ts";

export function lastCard({ table, layer }: SetUpView): CardText | null {
  return layer === null ? null : (table.at(-1) ?? null);
}

export function lastMark(view: SetUpView): ReadonlyMap<CardText, Mark> {
  const last = lastCard(view);
  return last ? new Map([[last, "last"]]) : NO_MARKS;
}

export function mayLay(view: SetUpView, me: number | null): boolean {
  return me !== null && view.turn === me && view.may_lay;
}

function mayChallenge(view: SetUpView, me: number | null): boolean {
  return me !== null && view.may_challenge.includes(me);
}

/** Choosing cards on the table names the two that make a SET with the last one. */
export function challenge(view: SetUpView, me: number | null): Choice | null {
  return mayChallenge(view, me)
    ? { count: 2, act: (cards) => ({ act: "challenge", cards }) }
    : null;
}

export function setupPrompt(
  view: SetUpView,
  me: number | null,
  names: readonly string[],
): Phrase | null {
  if (view.outcome) return null;
  if (me === null) return { key: "prompt-watching" };
  const figures = { name: names[view.turn] ?? "" };
  if (mayLay(view, me)) {
    if (!view.table.length) return { key: "prompt-setup-lead" };
    return { key: mayChallenge(view, me) ? "prompt-setup-lay-or-challenge" : "prompt-setup-lay" };
  }
  if (mayChallenge(view, me)) return { key: "prompt-setup-challenge" };
  if (view.players[me]?.barred) return { key: "prompt-setup-barred" };
  if (view.layer === me && view.may_challenge.length) return { key: "prompt-setup-yours" };
  return { key: "prompt-setup-wait", figures };
}

export interface HandLine {
  readonly seat: number;
  readonly hand: number;
  readonly taken: number;
  readonly signs: readonly string[];
  readonly active: boolean;
}

export function handLine(view: SetUpView, seat: number, me: number | null): HandLine {
  const { hand, taken, barred } = view.players[seat]!;
  const signs = [
    !view.outcome && view.turn === seat && seat !== me && "turn",
    view.layer === seat && "laid",
    barred && "tried",
    view.away.includes(seat) && "away",
  ];
  return {
    seat,
    hand,
    taken,
    signs: signs.filter((sign) => typeof sign === "string"),
    active: !view.outcome && view.turn === seat,
  };
}

/** Somebody was right: the three cards, who saw them, and who took how many. */
export interface Collection {
  readonly by: number;
  readonly seat: number;
  readonly count: number;
  readonly three: readonly CardText[];
}

/** The collection that emptied the table, until the next card lies there. */
export function collection(steps: readonly Step[]): Collection | null {
  const events = steps.flatMap((step) => step.events);
  const at = events.findLastIndex(
    ({ event }) => event === "collected" || event === "card_laid" || event === "deal_started",
  );
  const collected = events[at];
  const challenged = events.slice(0, at).findLast(({ event }) => event === "challenged");
  if (collected?.event !== "collected" || !challenged) return null;
  const { by, seat, cards } = collected;
  const three = [...(challenged.cards as CardText[]), challenged.card as CardText];
  return { by: by as number, seat: seat as number, count: (cards as CardText[]).length, three };
}
