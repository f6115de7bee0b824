/** What a page of rules is called, and the cards or dice that stand for it. */
import type { CardText } from "../cards/notation.ts";
import { findGame } from "../games/index.ts";
import type { Texts } from "../words/texts.ts";

/** The pages that are no game of their own have names of their own. */
const NAMES: Readonly<Record<string, readonly [name: string, summary: string]>> = {
  beginners: ["tile-beginners-name", "tile-beginners-summary"],
  match: ["rules-match-name", "rules-match-summary"],
};

/** Games have the picture of their table. */
const PICTURES: Readonly<Record<string, readonly CardText[]>> = {
  beginners: ["1rso", "1gso", "1pso"],
  match: ["3rhd", "3ghd", "3phd"],
};

export function rulesName(texts: Texts, page: string): string {
  return texts.say(NAMES[page]?.[0] ?? `game-${page}-name`);
}

export function rulesSummary(texts: Texts, page: string): string {
  return texts.say(NAMES[page]?.[1] ?? `game-${page}-summary`);
}

export function rulesPicture(page: string): readonly CardText[] {
  return PICTURES[page] ?? findGame(page)?.picture ?? [];
}

/** The page that explains a table: a smaller pack has one of its own. */
export function rulesOf(game: string, options: Readonly<Record<string, unknown>> = {}): string {
  return game === "classic" && (options.fixed ?? "off") !== "off" ? "beginners" : game;
}
