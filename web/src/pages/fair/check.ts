/** Every check of a finished game's deal, each with its verdict; what cannot be known says so. */

import { isCard } from "../../cards/notation.ts";
import type { Moment } from "../../film/film.ts";
import { innerView } from "../../games/series/screen.ts";
import type { View } from "../../net/types.ts";
import { commitment } from "./chance.ts";
import { checkDeal, type Showing } from "./deal.ts";
import type { ReadLog } from "./log.ts";
import { fromHex } from "./sha256.ts";

export interface Check {
  /** Its texts are `fair-<key>-<verdict>`. */
  readonly key: "links" | "commitment" | "noted" | "deal" | "rules";
  readonly verdict: "yes" | "no" | "unknown";
  readonly figures?: Readonly<Record<string, string | number>>;
}

const SEED = /^[0-9a-f]{64}$/;

/** What can be said of the log alone; `noted` is the commitment this browser was shown at the table. */
export function checkLog(log: ReadLog, noted: string | null): Check[] {
  const { header, end, broken } = log;
  const checks: Check[] = [
    broken === null
      ? { key: "links", verdict: "yes", figures: { count: log.entries } }
      : { key: "links", verdict: "no", figures: { line: broken } },
  ];
  if (!end) checks.push({ key: "commitment", verdict: "unknown" });
  else {
    const fits = SEED.test(end.seed) && commitment(fromHex(end.seed)) === header.commitment;
    checks.push({ key: "commitment", verdict: fits ? "yes" : "no" });
  }
  if (noted !== null)
    checks.push({ key: "noted", verdict: noted === header.commitment ? "yes" : "no" });
  return checks;
}

/** Whether the cards that were dealt follow from the seed. */
export function checkCards(log: ReadLog, film: readonly Moment[]): Check {
  const found =
    log.end && SEED.test(log.end.seed)
      ? checkDeal(log.header, log.end.seed, film.map(showing))
      : null;
  if (!found) return { key: "deal", verdict: "unknown" };
  const { cards, deals, wrongAt } = found;
  if (wrongAt !== null) return { key: "deal", verdict: "no", figures: { entry: wrongAt } };
  return { key: "deal", verdict: "yes", figures: { cards, deals } };
}

/** Yes when every check that could be made says so; no as soon as one does not. */
export function verdictOf(checks: readonly Check[]): Check["verdict"] {
  if (checks.some(({ verdict }) => verdict === "no")) return "no";
  const holds = (wanted: string): boolean =>
    checks.some(({ key, verdict }) => key === wanted && verdict === "yes");
  return holds("commitment") && (holds("deal") || holds("rules")) ? "yes" : "unknown";
}

function showing({ seq, events, view, hands }: Moment): Showing {
  const { table } = innerView(view) as View & { table?: unknown };
  return { seq, events, hands, cards: Array.isArray(table) ? table.filter(isCard) : [] };
}
