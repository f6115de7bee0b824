/** How one has fared against bots lately: wins or losses in a row, by game and bot; kept in this browser. */
import { fieldsOf, keepJson, recallJson, type Store } from "../shell/storage.ts";

export interface Rivals {
  /** Wins in a row, losses in a row as negative numbers. */
  readonly runs: Readonly<Record<string, number>>;
  /** The table that was counted last, so that a reload does not count it again. */
  readonly last: string;
}

const KEY = "tercet.rivals";
/** After so many in a row another bot is more fun. */
const ENOUGH = 2;

export function recallRivals(store: Store): Rivals {
  const { runs, last } = fieldsOf(recallJson(store, KEY));
  const known = Object.entries(fieldsOf(runs)).filter(([, run]) => Number.isInteger(run));
  return {
    runs: Object.fromEntries(known) as Record<string, number>,
    last: typeof last === "string" ? last : "",
  };
}

export function keepRivals(store: Store, rivals: Rivals): void {
  keepJson(store, KEY, rivals);
}

export function runOf(rivals: Rivals, game: string, bot: string): number {
  return rivals.runs[`${game} ${bot}`] ?? 0;
}

/** With the result of a table, once. */
export function withGame(
  rivals: Rivals,
  { table, game, bot, won }: { table: string; game: string; bot: string; won: boolean },
): Rivals {
  if (rivals.last === table) return rivals;
  const before = runOf(rivals, game, bot);
  const run = won ? Math.max(0, before) + 1 : Math.min(0, before) - 1;
  return { runs: { ...rivals.runs, [`${game} ${bot}`]: run }, last: table };
}

/** Another bot to play against: stronger after two wins, weaker after two losses. `bots` go from weak to strong. */
export function suggested(
  bots: readonly string[],
  bot: string,
  run: number,
): { readonly bot: string; readonly stronger: boolean } | null {
  const at = bots.indexOf(bot);
  if (at < 0 || Math.abs(run) < ENOUGH) return null;
  const other = bots[at + Math.sign(run)];
  return other === undefined ? null : { bot: other, stronger: run > 0 };
}
