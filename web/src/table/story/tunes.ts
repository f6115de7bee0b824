/** The tune that is played for what has happened. */
import type { AnyEvent } from "../../net/protocol.ts";
import type { Tune } from "../../shell/sound.ts";
import type { GameEvent } from "../../words/story.ts";

/** By tune, the events that it is played for; of several events in one step the first tune counts. */
const TUNES: readonly [Tune, readonly AnyEvent["event"][]][] = [
  ["end", ["over"]],
  ["wrong", ["wrong", "barred", "opening_wrong"]],
  ["right", ["taken", "won", "collected", "pot_won", "last_one_in", "dice_opened", "dice_placed"]],
  ["call", ["called", "pointed", "showdown_asked"]],
  ["chips", ["chips_bet", "bet_called", "bet_raised", "ante_paid"]],
  [
    "deal",
    [
      "laid",
      "three_more",
      "card_added",
      "deal_started",
      "turned_up",
      "card_laid",
      "extra_card",
      "table_swapped",
    ],
  ],
  ["throw", ["dice_thrown", "threw_again", "wild_replaced"]],
];

/** What somebody else takes sounds otherwise than what one takes oneself. */
export function tuneOf(events: readonly GameEvent[], me: number | null = null): Tune | null {
  for (const [tune, sounding] of TUNES) {
    const heard = events.filter(({ event }) => (sounding as readonly string[]).includes(event));
    if (!heard.length) continue;
    const own = me === null || heard.some(({ seat }) => seat === undefined || seat === me);
    return tune === "right" && !own ? "theirs" : tune;
  }
  return null;
}
