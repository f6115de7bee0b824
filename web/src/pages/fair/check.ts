/** Every check of a finished game's deal, each with its verdict; what cannot be known says so.
 *
 * Python in the page has done the work (`tercet.page.fair`); here it is put into an order.
 */
import type { Proof } from "../../net/protocol.ts";

export interface Check {
  /** Its texts are `fair-<key>-<verdict>`. */
  readonly key: "links" | "commitment" | "noted" | "deal" | "rules";
  readonly verdict: "yes" | "no" | "unknown";
  readonly figures?: Readonly<Record<string, string | number>>;
}

/** `noted` is the commitment this browser was shown at the table. */
export function checksOf(proof: Proof, noted: string | null): readonly Check[] {
  if (proof.broken !== null)
    return [{ key: "links", verdict: "no", figures: { line: proof.broken } }];
  const { header, committed, compared, differs } = proof;
  const checks: Check[] = [
    { key: "links", verdict: "yes", figures: { count: proof.entries } },
    { key: "commitment", verdict: told(committed) },
  ];
  if (noted !== null && header)
    checks.push({ key: "noted", verdict: told(noted === header.commitment) });
  if (differs !== null) checks.push({ key: "deal", verdict: "no", figures: { entry: differs } });
  else if (compared !== null)
    checks.push({ key: "deal", verdict: "yes", figures: { count: compared } });
  // Of a game that is not over the rules have nothing to say yet.
  checks.push({ key: "rules", verdict: committed === null ? "unknown" : told(proof.holds) });
  return checks;
}

/** What is left where Python cannot start: the word of the server. */
export function checksElsewhere(holds: boolean | null): readonly Check[] {
  return [
    { key: "deal", verdict: "unknown" },
    { key: "rules", verdict: holds === false ? "no" : "unknown" },
  ];
}

/** Yes when every check that could be made says so; no as soon as one does not. */
export function verdictOf(checks: readonly Check[]): Check["verdict"] {
  if (checks.some(({ verdict }) => verdict === "no")) return "no";
  const holds = (wanted: string): boolean =>
    checks.some(({ key, verdict }) => key === wanted && verdict === "yes");
  return holds("commitment") && holds("rules") ? "yes" : "unknown";
}

function told(holds: boolean | null): Check["verdict"] {
  return holds === null ? "unknown" : holds ? "yes" : "no";
}
