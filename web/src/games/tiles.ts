/** The games to choose from, each with a picture; a beginners' pack is a choice of its own. */
import type { CardText } from "../cards/notation.ts";
import type { OptionValue } from "../net/types.ts";
import type { Texts } from "../words/texts.ts";
import type { Game } from "./catalogue.ts";
import { findGame } from "./index.ts";

export interface Tile {
  readonly key: string;
  readonly game: Game;
  readonly name: string;
  readonly summary: string;
  readonly picture: readonly CardText[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

export const BEGINNERS = "beginners";

/** Only games that the server offers and the browser has a table for. */
export function tilesOf(games: readonly Game[], texts: Texts): readonly Tile[] {
  return games.flatMap((game) => {
    const parts = findGame(game.key);
    if (!parts) return [];
    const { name, summary } = game;
    const tile: Tile = { key: game.key, game, name, summary, picture: parts.picture, options: {} };
    return game.key === "classic" ? [tile, beginners(game, texts)] : [tile];
  });
}

function beginners(game: Game, texts: Texts): Tile {
  return {
    key: BEGINNERS,
    game,
    name: texts.say("tile-beginners-name"),
    summary: texts.say("tile-beginners-summary"),
    picture: ["1rso", "1gso", "1pso"],
    options: { fixed: "s" },
  };
}
