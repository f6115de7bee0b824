/** What a finished solitaire was called; it stands in the first page's bundle, so it is short. */
import type { SolitaireView } from "../../net/protocol.ts";
import type { Phrase } from "../../table/screen.ts";

/** The figures that the words for a result may need. */
export interface ResultFigures {
  readonly result: string;
  readonly sets: number;
  readonly left: number;
  readonly penalties: number;
}

export function resultPhrase({ result, sets, left, penalties }: ResultFigures): Phrase {
  return { key: `solitaire-${result.replaceAll("_", "-")}`, figures: { sets, left, penalties } };
}

/** Null while it goes on, and for games of older rules, which named nothing. */
export function solitaireResult(view: SolitaireView): Phrase | null {
  const { result, sets, penalties, table, pile } = view;
  return result ? resultPhrase({ result, sets, penalties, left: table.length + pile }) : null;
}
