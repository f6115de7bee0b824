/** The analysis of a finished table, asked for once, although several parts of the end show it. */

import type { Analysis } from "../../net/protocol.ts";
import type { App } from "../../shell/app.svelte.ts";

let asked: { readonly id: string; readonly answer: Promise<Analysis> } | null = null;

export function analysisOf(app: Pick<App, "api">, id: string): Promise<Analysis> {
  if (asked?.id !== id) {
    const answer = app.api.analysis(id);
    asked = { id, answer };
    answer.catch(() => (asked = null)); // the next one asks again
  }
  return asked.answer;
}
