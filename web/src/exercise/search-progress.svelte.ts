/** A search as a page shows it: what is found, what was wrong and why, and announcing it. */

import type { Edition } from "../cards/editions.ts";
import { broken } from "../cards/findings.ts";
import type { CardText } from "../cards/notation.ts";
import type { App } from "../shell/app.svelte.ts";
import { Teller } from "../words/story.ts";
import { giveHint, left, type Search, tryThree, type Verdict } from "./search.ts";

export class SearchProgress {
  search: Search;
  /** The last three that were no SET, until something else happens. */
  wrong = $state.raw<readonly CardText[]>([]);
  /** Words about the last three, where there is nothing to explain. */
  said = $state("");

  constructor(
    readonly app: App,
    readonly edition: () => Edition,
    search: Search,
    /** Told after each three cards and each hint. */
    readonly changed: (what: Verdict | "hint") => void = () => undefined,
  ) {
    this.search = $state.raw(search);
  }

  get left(): number {
    return left(this.search);
  }

  get over(): boolean {
    return this.left === 0;
  }

  show(three: readonly CardText[]): void {
    const [next, verdict] = tryThree(this.search, three);
    this.search = next;
    this.wrong = verdict === "wrong" ? three : [];
    this.said = verdict === "again" ? this.app.say("find-again") : "";
    this.app.play(verdict !== "found" ? "wrong" : this.over ? "end" : "right");
    this.app.announce(this.#spoken(verdict));
    this.changed(verdict);
  }

  hint(): void {
    this.search = giveHint(this.search);
    [this.wrong, this.said] = [[], ""];
    const names = this.search.hinted.map((card) =>
      this.app.say("card-name", { ...this.edition().face(card) }),
    );
    this.app.announce(this.app.say("find-hinted", { cards: names.join(", ") }));
    this.changed("hint");
  }

  #spoken(verdict: Verdict): string {
    if (verdict === "found") return this.app.say("find-left", { count: this.left });
    return this.said || whyNot(this.app, this.edition(), this.wrong);
  }
}

/** That three cards are no SET, and why. */
export function whyNot(app: App, edition: Edition, three: readonly CardText[]): string {
  const teller = new Teller(app.texts, [], edition);
  return [app.say("verdict-no-set"), ...broken(three).map((finding) => teller.why(finding))].join(
    " ",
  );
}
