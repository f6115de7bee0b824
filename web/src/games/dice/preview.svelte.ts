/** What the server says of a turn before it is played: its score or why not, and what else fits. */
import { marked } from "../../dice/marked.ts";
import { spokenDie } from "../../dice/notation.ts";
import { Refusal } from "../../net/connection.ts";
import type { DicePlaced, Hinted, Meaning, Meant } from "../../net/protocol.ts";
import type { Act } from "../../net/types.ts";
import type { TableState } from "../../table/table-state.svelte.ts";
import { refusalText } from "../../words/story.ts";

/** A turn that would count, or why it would not; its dice are marked for drawing. */
export type Verdict = { readonly turn: DicePlaced } | { readonly why: string };

export class Preview {
  verdict = $state.raw<Verdict | null>(null);
  more = $state.raw<readonly string[] | null>(null);
  /** What a wild may stand for so that the turn counts, best first; null until it is known. */
  meanings = $state.raw<readonly Meaning[] | null>(null);
  #asked = 0;
  #meant = 0;
  #hinted = 0;

  constructor(readonly table: TableState) {}

  async judge(act: Act | null): Promise<void> {
    const number = ++this.#asked;
    this.verdict = null;
    if (!act) return;
    const found = await this.#ask(act);
    if (number !== this.#asked || !found) return;
    this.verdict = found.verdict;
    this.table.app.announce(found.spoken);
  }

  async #ask(act: Act): Promise<{ verdict: Verdict; spoken: string } | null> {
    const { app, source, names } = this.table;
    try {
      const { events } = await source.ask<{ events: readonly [DicePlaced] }>({
        do: "preview",
        act,
      });
      const [turn] = events;
      return { verdict: { turn }, spoken: app.say("dice-place", { points: turn.points }) };
    } catch (error) {
      if (!(error instanceof Refusal)) return null; // the connection broke: nothing is known
      const told = (show: (die: string) => string): string =>
        refusalText(app.texts, error.refusal, names, show);
      const spoken = told((die) => spokenDie(die, (key, figures) => app.say(key, figures)));
      return { verdict: { why: told(marked) }, spoken };
    }
  }

  /** Ask what an open wild may stand for; nothing fits where it cannot be told. */
  async mean(act: Act | null): Promise<readonly Meaning[] | null> {
    const number = ++this.#meant;
    this.meanings = null;
    if (!act) return null;
    const found = await this.table.source.ask<Meant>({ do: "meanings", act }).then(
      ({ meanings }) => meanings,
      () => [],
    );
    if (number !== this.#meant) return null;
    this.meanings = found;
    return found;
  }

  async hint(act: Act | null): Promise<void> {
    const number = ++this.#hinted;
    this.more = null;
    if (!act) return;
    try {
      const { more } = await this.table.source.ask<Hinted>({ do: "hints", act });
      if (number === this.#hinted) this.more = more;
    } catch {
      // Without hints one can still play.
    }
  }
}
