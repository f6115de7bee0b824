/** Every check of a finished game's deal, each with its verdict; what cannot be known says so.
 *
 * Python in the page has done the work (`tercet.page.fair`); here it is put into an order.
 */
import type { Proof } from "../../net/protocol.ts";
import { type SeatNonce, withoutNonce } from "./seats.ts";

export interface Check {
  /** Its texts are `fair-<key>-<verdict>`. */
  readonly key: "links" | "commitment" | "noted" | "own" | "nonces" | "deal" | "rules";
  /** `missing`: players without a nonce; `bots`: seats without one, which may be bots. */
  readonly verdict: "yes" | "no" | "unknown" | "missing" | "bots";
  /** The names of whom it is about. */
  readonly names?: readonly string[];
  readonly figures?: Readonly<Record<string, string | number>>;
}

/** Facts of a game that its log does not hold. */
export interface Known {
  /** The commitment this browser was shown at the table. */
  readonly noted: string | null;
  /** Whether the log has the nonce that this browser added. */
  readonly own: boolean | null;
  readonly seats: readonly SeatNonce[];
}

export function checksOf(proof: Proof, { noted, own, seats }: Known): readonly Check[] {
  if (proof.broken !== null)
    return [{ key: "links", verdict: "no", figures: { line: proof.broken } }];
  const { header, committed, compared, differs } = proof;
  const checks: Check[] = [
    { key: "links", verdict: "yes", figures: { count: proof.entries } },
    { key: "commitment", verdict: told(committed) },
  ];
  if (noted !== null && header)
    checks.push({ key: "noted", verdict: told(noted === header.commitment) });
  if (own !== null) checks.push({ key: "own", verdict: told(own) });
  checks.push(...noncesOf(seats));
  if (differs !== null) checks.push({ key: "deal", verdict: "no", figures: { entry: differs } });
  else if (compared !== null)
    checks.push({ key: "deal", verdict: "yes", figures: { count: compared } });
  // Of a game that is not over the rules have nothing to say yet.
  checks.push({ key: "rules", verdict: committed === null ? "unknown" : told(proof.holds) });
  return checks;
}

function noncesOf(seats: readonly SeatNonce[]): readonly Check[] {
  const missing = withoutNonce(seats, "person");
  const bots = withoutNonce(seats, "unknown");
  if (missing.length) return [{ key: "nonces", verdict: "missing", names: missing }];
  if (bots.length) return [{ key: "nonces", verdict: "bots", names: bots }];
  return seats.some(({ nonce }) => nonce) ? [{ key: "nonces", verdict: "yes" }] : [];
}

/** What is left where Python cannot start: the word of the server. */
export function checksElsewhere(holds: boolean | null): readonly Check[] {
  return [
    { key: "deal", verdict: "unknown" },
    { key: "rules", verdict: holds === false ? "no" : "unknown" },
  ];
}

/** Yes when every check that could be made says so; no as soon as one does not. */
export function verdictOf(checks: readonly Check[]): Pick<Check, "verdict" | "names"> {
  if (checks.some(({ verdict }) => verdict === "no")) return { verdict: "no" };
  const holds = (wanted: string): boolean =>
    checks.some(({ key, verdict }) => key === wanted && verdict === "yes");
  if (!holds("commitment") || !holds("rules")) return { verdict: "unknown" };
  const { verdict = "yes", names = [] } = checks.find(({ key }) => key === "nonces") ?? {};
  return { verdict, names };
}

function told(holds: boolean | null): Check["verdict"] {
  return holds === null ? "unknown" : holds ? "yes" : "no";
}
