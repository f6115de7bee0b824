import { describe, expect, it } from "vitest";
import type { AnyEvent } from "../../net/protocol.ts";
import protocol from "../../net/protocol.ts?raw";
import { tuneOf } from "./tunes.ts";

/** Events that make no sound: a new one has to be listed here, or gets a tune. */
const SILENT: readonly AnyEvent["event"][] = [
  "answer_given",
  "challenged",
  "checked",
  "chips_returned",
  "chips_taken",
  "deal_ended",
  "dealt",
  "dealt_down",
  "dice_kept",
  "dice_passed",
  "drew",
  "folded",
  "forfeit_due",
  "forfeited",
  "gave_up",
  "gave_up_search",
  "got_card",
  "hand_full",
  "hand_shown",
  "hands_dealt",
  "is_ready",
  "last_place",
  "layout_scored",
  "left",
  "locks_lifted",
  "lost_card",
  "no_set_here",
  "nobody_can_play",
  "nobody_opens",
  "nobody_shows",
  "odd_chips",
  "opened",
  "out_of_dice",
  "overlooked",
  "own_hand",
  "own_question",
  "passed_over",
  "penalised",
  "pile_rebuilt",
  "player_out",
  "pointed_second",
  "redeemed",
  "repaid",
  "returned",
  "round_began",
  "said_none",
  "sealed",
  "search_ran_out",
  "searches_again",
  "showdown_called",
  "showdown_forced",
  "sits_out_next",
  "solitaire_ended",
  "team_judged",
  "team_word",
  "took_back",
  "unsaid",
  "voted",
  "went_all_in",
  "went_out",
];

const EVENTS = [...protocol.matchAll(/readonly event: "(\w+)"/g)].map(([, tag]) => tag!).sort();

describe("tunes", () => {
  it("are decided on for every event of every game", () => {
    expect(EVENTS.length).toBeGreaterThan(50);
    expect(EVENTS.filter((event) => tuneOf([{ event }]) === null)).toEqual(SILENT);
  });

  it("play the most important of several events", () => {
    const events = [{ event: "laid" }, { event: "taken" }, { event: "called" }];
    expect(tuneOf(events)).toBe("right");
    expect(tuneOf([...events, { event: "over" }])).toBe("end");
    expect(tuneOf([])).toBeNull();
  });

  it("are others for what somebody else takes", () => {
    const taken = [{ event: "taken", seat: 1 }];
    expect(tuneOf(taken, 1)).toBe("right");
    expect(tuneOf(taken, 0)).toBe("theirs");
    expect(tuneOf(taken, null)).toBe("right");
    expect(
      tuneOf(
        [
          { event: "won", seat: 1 },
          { event: "won", seat: 0 },
        ],
        0,
      ),
    ).toBe("right");
  });
});
