/** The three solitaires as the screen shows them. */
import type { SolitaireView } from "../../net/protocol.ts";
import { type Action, NO_MARKS, type Screen } from "../../table/screen.ts";

export function solitaireScreen(view: SolitaireView, me: number | null): Screen {
  const may = me !== null && view.may_act.includes(me);
  return {
    cards: view.table,
    marks: NO_MARKS,
    choice: may ? { count: 3, act: (cards) => ({ act: "take", cards }) } : null,
    actions: may ? actions(view) : [],
    prompt: view.outcome ? null : { key: me === null ? "prompt-watching" : "prompt-look-calmly" },
    pile: view.pile,
    players: [{ seat: 0, score: view.sets, signs: [], active: false }],
  };
}

function actions(view: SolitaireView): Action[] {
  const stop: Action = { act: { act: "stop" }, ask: true };
  return view.form !== "first" && view.pile > 0 ? [{ act: { act: "more" } }, stop] : [stop];
}

/** The figures beside the cards: which text, and the number. */
export function solitaireFigures(view: SolitaireView): [string, number][] {
  const figures: [string, number][] = [
    ["figure-sets", view.sets],
    ["figure-wrong", view.wrong],
  ];
  return view.form === "penalty" ? [...figures, ["figure-penalties", view.penalties]] : figures;
}
