/** The three solitaires as the screen shows them. */

import type { CardText } from "../../cards/notation.ts";
import type { SolitaireView } from "../../net/protocol.ts";
import { type Action, NO_MARKS, type Screen } from "../../table/screen.ts";
import { clock } from "../../words/time.ts";

/** `hinted` are cards of a SET that one has asked for. */
export function solitaireScreen(
  view: SolitaireView,
  me: number | null,
  hinted: readonly CardText[] = [],
): Screen {
  const may = me !== null && view.may_act.includes(me);
  return {
    cards: view.table,
    marks: hinted.length ? new Map(hinted.map((card) => [card, "hint"])) : NO_MARKS,
    choice: may ? { count: 3, act: (cards) => ({ act: "take", cards }) } : null,
    actions: may ? actions(view) : [],
    prompt: view.outcome ? null : { key: me === null ? "prompt-watching" : "prompt-look-calmly" },
    pile: view.pile,
    players: [{ seat: 0, score: view.score, signs: [], active: false }],
  };
}

/** The word that there is none says what it does; where it ends the game, it is asked once more. */
function actions(view: SolitaireView): Action[] {
  const ends = view.form === "first" || view.pile === 0;
  const none: Action = {
    act: { act: "none_here" },
    label: { key: ends ? "solitaire-none-end" : "solitaire-none-more" },
    ask: ends,
  };
  return [none, { act: { act: "stop" }, ask: true }];
}

/** The figures beside the cards: which text, and the number; the time as it runs, or at the end. */
export function solitaireFigures(
  view: SolitaireView,
  hints = 0,
  ms: number | null = view.ms,
): [string, number | string][] {
  const figures: [string, number | string][] = [
    ["figure-sets", view.sets],
    ["figure-wrong", view.wrong],
  ];
  if (view.form === "first") figures.unshift(["figure-score-now", view.score]);
  if (view.form === "penalty") figures.push(["figure-penalties", view.penalties]);
  if (view.debt > 0) figures.push(["figure-debt", view.debt]);
  if (hints > 0) figures.push(["figure-hints", hints]);
  if (ms !== null) figures.push(["figure-time", clock(ms)]);
  return figures;
}

/** The SETs that lay there when one said that there was none, each of them once. */
export function overlookedSets(view: SolitaireView): readonly (readonly CardText[])[] {
  const sets = view.overlooked.flat().map((set) => set.toSorted());
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
}
