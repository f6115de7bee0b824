/** Which games one can look for an opponent at: people against people, two of them. */
import type { Game } from "../../games/catalogue.ts";

export function seekable({ rated, players }: Pick<Game, "rated" | "players">): boolean {
  return rated && players[0] <= 2 && players[1] >= 2;
}
