"""ChipSet, the match: dealing, turns, elimination, and the end (CHIP-1 to CHIP-5)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Leave, Return
from tercet.engine.events import Over
from tercet.engine.series import DealEnded, DealStarted, IsReady, Ready
from tercet.errors import IllegalAction, Unreadable
from tercet.games.chipset.terms import (
    LONGEST,
    AntePaid,
    Bet,
    Checked,
    ChipsReturned,
    ChipsTaken,
    DealtDown,
    Folded,
    GotCard,
    HandShown,
    LastOneIn,
    NobodyShows,
    PlayerOut,
    PotWon,
    Raise,
    ShowdownAsked,
    ShowdownForced,
    TurnedUp,
    WentAllIn,
)
from tercet.games.shared.pots import Pot
from tercet.tables import new_table
from tests.games.chipset.deals import (
    CALL,
    CHECK,
    FOLD,
    MIDDLE,
    NO_SET,
    ONE_SET,
    SHOW,
    all_say,
    answered,
    checked_round,
    chips,
    chipset,
    dealt,
    events_of,
    gained,
    give_chips,
    nobody_shows,
    play,
    seen,
    time_is_up,
    turn,
)
from tests.games.piles import SEED, full_pile, names, the

READY = Ready()


@pytest.mark.rule("CHIP-1")
@pytest.mark.parametrize("players", [2, 3, 10])
def test_chips_are_shared_out_equally(players: int) -> None:
    table = new_table("chipset", players, SEED, options={"chips": 15})
    assert chips(table) == (15,) * players
    assert chips(new_table("chipset", players, SEED)) == (20,) * players


@pytest.mark.rule("CHIP-1b")
@pytest.mark.parametrize("players", [1, 11])
def test_two_to_ten_play(players: int) -> None:
    with pytest.raises(Unreadable, match="players_range"):
        new_table("chipset", players, SEED)


@pytest.mark.rule("CHIP-2", "CHIP-3")
def test_one_card_up_one_down_to_each_and_the_same_again_clockwise() -> None:
    pile = full_pile(["1rso", "2rso", "3rso", "1gso", "2gso", "3gso", "1pso", "2pso"])
    table = new_table("chipset", 3, SEED, piles=[pile])
    deal = table.steps[0].events
    assert [str(card) for event in deal if isinstance(event, TurnedUp) for card in event.cards] == [
        "1rso",
        "2gso",
    ]
    assert [event.seats for event in deal if isinstance(event, DealtDown)] == [(1, 2, 0)] * 2
    kinds = [type(event).__name__ for event in deal]
    assert kinds == ["DealStarted", *["TurnedUp", "DealtDown", *["GotCard"] * 3] * 2]
    hands = [" ".join(map(str, player.hand)) for player in table.state.players]
    assert hands == ["1gso 2pso", "2rso 3gso", "3rso 1pso"]
    assert seen(table).pile == 81 - 2 - 3 * 2


@pytest.mark.rule("CHIP-2")
def test_cards_face_down_are_told_to_their_owner_only() -> None:
    table = chipset(*NO_SET)
    for seat in range(3):
        (record,) = table.seen_by(seat)
        got = [event for event in record.events if isinstance(event, GotCard)]
        assert {event.seat for event in got} == {seat}
        assert seen(table, seat).players[seat].hand == table.state.players[seat].hand
        for other in {0, 1, 2} - {seat}:
            assert seen(table, seat).players[other].hand == ()
            assert seen(table, seat).players[other].cards == 2
    (public,) = table.seen_by(None)
    assert not [event for event in public.events if isinstance(event, GotCard)]


@pytest.mark.rule("CHIP-3")
def test_turns_go_clockwise_and_skip_who_has_folded() -> None:
    table = chipset(*NO_SET, ONE_SET[0])
    spoke = []
    for act in (CHECK, FOLD, Bet(1), CALL, CALL):
        spoke.append(turn(table))
        play(table, (turn(table), act))
    assert spoke == [1, 2, 3, 0, 1]
    assert seen(table).phase == "ask"


@pytest.mark.rule("CHIP-3", "CHIP-1a")
def test_who_is_out_of_the_match_gets_no_cards_and_no_turn_and_does_not_deal() -> None:
    table = chipset(*NO_SET[:2], ONE_SET[0], pause_ms=1000)
    give_chips(table, 9, 2, 9)
    play(table, (1, Bet(2)), (2, CALL), (0, FOLD))
    step = answered(table, (2, SHOW))
    assert the(step, PlayerOut).seat == 1
    assert chips(table) == (9, 0, 11)
    step = time_is_up(table)
    assert the(step, DealStarted).seat == 2  # seat 1 would have been next
    assert events_of(step, DealtDown)[0].seats == (0, 2)
    assert seen(table).players[1].out
    assert seen(table).players[1].cards == 0
    assert turn(table) == 0
    with pytest.raises(IllegalAction, match="out_of_match"):
        table.act(1, CHECK)


@pytest.mark.rule("CHIP-4")
def test_after_a_phase_the_question_and_if_nobody_shows_one_more_card_and_another_phase() -> None:
    table = chipset(*NO_SET, middle=(*MIDDLE, "3phw"))
    step = play(table, (1, CHECK), (2, FOLD), (0, CHECK))
    assert the(step, ShowdownAsked).seats == (1, 0)
    step = nobody_shows(table)
    assert names(step) == ["NobodyShows", "TurnedUp"]
    assert [str(card) for card in seen(table).table] == [*MIDDLE, "3phw"]
    assert (seen(table).phase, turn(table)) == ("bet", 1)
    play(table, (1, CHECK))
    assert turn(table) == 0  # those still in


@pytest.mark.rule("CHIP-4a")
def test_the_pile_used_up_forces_a_showdown_and_nobody_with_a_set_is_a_tie() -> None:
    pile = dealt(*NO_SET[:2], middle=(*MIDDLE, "3phw"))
    table = new_table("chipset", 2, SEED, piles=[pile])
    play(table, (1, Bet(2)), (0, CALL))
    nobody_shows(table)
    assert seen(table).pile == 0
    checked_round(table)
    step = nobody_shows(table)
    assert the(step, ShowdownForced).why == "pile"
    assert [(shown.seat, shown.sets) for shown in events_of(step, HandShown)] == [(1, 0), (0, 0)]
    assert the(step, PotWon).seats == (1, 0)
    assert chips(table) == (20, 20)


@pytest.mark.rule("CHIP-4a")
def test_the_pile_used_up_with_a_set_held_back_gives_the_pot_to_it() -> None:
    pile = dealt(ONE_SET[0], NO_SET[0])
    table = new_table("chipset", 2, SEED, piles=[pile])
    play(table, (1, Bet(2)), (0, CALL))
    step = nobody_shows(table)
    assert NobodyShows not in map(type, step.events)
    assert chips(table) == (22, 18)


@pytest.mark.rule("CHIP-5")
def test_the_last_one_in_takes_the_pot_without_showing() -> None:
    table = chipset(*NO_SET)
    step = play(table, (1, Bet(3)), (2, CALL), (0, Raise(2)), (1, FOLD), (2, FOLD))
    assert names(step) == ["Folded", "LastOneIn", "ChipsReturned", "ChipsTaken", "DealEnded"]
    assert the(step, LastOneIn).seat == 0
    assert the(step, ChipsReturned).chips == 2  # nobody followed the raise
    assert the(step, ChipsTaken).chips == 3 + 3 + 3
    assert chips(table) == (26, 17, 17)
    assert (seen(table).won, seen(table).gains) == ((Pot(9, (0,)),), (6, -3, -3))
    assert all(seen(table, seat).players[0].hand == () for seat in (1, 2))


@pytest.mark.rule("CHIP-5")
def test_an_empty_pot_moves_no_chips() -> None:
    table = chipset(*NO_SET[:2])
    step = play(table, (1, FOLD))
    assert names(step) == ["Folded", "LastOneIn", "DealEnded"]
    assert chips(table) == (20, 20)


@pytest.mark.rule("CHIP-7a")
def test_the_dealer_rotates_to_the_left_and_the_next_to_the_left_speaks_first() -> None:
    table = new_table("chipset", 3, SEED)
    for dealer in (0, 1, 2, 0):
        assert seen(table).dealer == dealer
        assert turn(table) == (dealer + 1) % 3
        play(table, (turn(table), FOLD), ((dealer + 2) % 3, FOLD))
        all_say(table, READY)


@pytest.mark.rule("CHIP-1a")
def test_the_match_ends_after_the_agreed_deals_and_most_chips_win() -> None:
    table = new_table("chipset", 2, SEED, options={"deals": 2})
    play(table, (1, Bet(3)), (0, FOLD))
    all_say(table, READY)
    play(table, (0, Bet(1)), (1, CALL))
    nobody_shows(table)
    assert table.outcome is None
    play(table, (0, Bet(1)), (1, FOLD))
    assert table.outcome is not None
    assert table.outcome.reason == "deals_played"
    assert table.outcome.scores == (21, 19)
    assert table.outcome.winners == (0,)


@pytest.mark.rule("CHIP-1a")
def test_the_match_ends_when_one_player_has_every_chip() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], chips=3, deals=50)
    play(table, (1, Bet(3)), (0, CALL))
    step = answered(table, (1, SHOW))
    assert the(step, PlayerOut).seat == 0
    assert the(step, Over).outcome == table.outcome
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.reason) == ((0, 6), "all_chips")
    assert table.may_act() == frozenset()
    assert table.deadline is None


@pytest.mark.rule("CHIP-1a")
def test_to_the_last_chip_has_an_end_even_if_nobody_ever_bets() -> None:
    table = new_table("chipset", 2, SEED, options={"deals": 0})
    for _ in range(LONGEST):
        assert table.outcome is None
        play(table, (turn(table), FOLD))
        if table.outcome is None:
            all_say(table, READY)
    assert table.outcome is not None
    assert seen(table).deal == LONGEST


@pytest.mark.rule("CHIP-1a")
def test_no_ante_by_default_and_a_lively_preset_with_an_ante_of_one() -> None:
    plain = new_table("chipset", 3, SEED)
    assert not events_of(plain.steps[0], AntePaid)
    table = new_table("chipset", 3, SEED, preset="lively")
    assert [(paid.seat, paid.chips) for paid in events_of(table.steps[0], AntePaid)] == [
        (1, 1),
        (2, 1),
        (0, 1),
    ]
    assert chips(table) == (19, 19, 19)
    assert [pot.chips for pot in seen(table).pots] == [3]
    assert not events_of(table.steps[0], WentAllIn)
    play(table, (1, CHECK))  # an ante is not a bet of this phase


@pytest.mark.rule("CHIP-1a", "CHIP-7b")
def test_an_ante_can_take_the_last_chips() -> None:
    table = new_table("chipset", 2, SEED, options={"chips": 2, "ante": 5})
    assert [paid.chips for paid in events_of(table.steps[0], AntePaid)] == [2, 2]
    assert len(events_of(table.steps[0], WentAllIn)) == 2
    assert seen(table).phase == "ask"  # nobody can bet


def test_a_deal_tells_what_each_gained_and_has() -> None:
    table = chipset(*NO_SET[:2], ONE_SET[0])
    play(table, (1, Bet(2)), (2, CALL), (0, FOLD))
    step = answered(table, (2, SHOW))
    ended: DealEnded = the(step, DealEnded)
    assert ended.outcome.scores == (0, -2, 2)
    assert ended.outcome.winners == (2,)
    assert ended.totals == chips(table) == (20, 18, 22)
    told = [event for step in table.steps for event in step.events]
    assert [gained(told, seat) for seat in range(3)] == [0, -2, 2]


def test_a_pause_between_deals_ends_when_all_are_ready_or_time_is_up() -> None:
    table = new_table("chipset", 2, SEED, options={"pause_ms": 5000})
    play(table, (1, FOLD))
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (5000, "next_deal")
    with pytest.raises(IllegalAction, match="between_deals"):
        table.act(0, CHECK)
    step = table.act(0, READY)
    assert names(step) == ["IsReady"]
    with pytest.raises(IllegalAction, match="already_ready"):
        table.act(0, READY)
    assert DealStarted in map(type, table.act(1, READY).events)
    with pytest.raises(IllegalAction, match="deal_goes_on"):
        table.act(1, READY)
    play(table, (turn(table), FOLD))
    (step,) = table.tick(5000)
    assert IsReady not in map(type, step.events)
    assert seen(table).deal == 3


def test_silence_in_betting_is_a_check_where_that_is_free_else_a_fold() -> None:
    table = chipset(*NO_SET[:2])
    (step,) = table.tick(30_000)
    assert the(step, Checked).why == "time"
    play(table, (0, Bet(1)))
    (step,) = table.tick(60_000)
    assert the(step, Folded).why == "time"
    assert chips(table) == (20, 20)


def test_who_is_away_checks_where_that_is_free_else_folds_at_once() -> None:
    table = chipset(*NO_SET)
    table.act(2, Leave())
    step = play(table, (1, CHECK))
    assert events_of(step, Checked) == [Checked(seat=1), Checked(seat=2, why="away")]
    play(table, (0, Bet(1)))
    step = play(table, (1, CALL))
    assert the(step, Folded) == Folded(seat=2, why="away")


def test_nobody_waits_for_one_who_leaves_on_the_own_turn() -> None:
    table = chipset(*NO_SET)
    step = table.act(1, Leave())
    assert the(step, Checked) == Checked(seat=1, why="away")
    play(table, (2, Bet(1)))
    step = play(table, (0, CALL))
    assert the(step, Folded) == Folded(seat=1, why="away")
    assert seen(table).phase == "ask"


def test_with_nobody_there_the_table_waits_and_goes_on_with_the_first_to_come_back() -> None:
    table = chipset(*NO_SET[:2])
    table.act(1, Leave(), at=1000)
    table.act(0, Leave(), at=2000)
    assert table.deadline is None
    assert table.tick(10_000_000) == []
    step = table.act(0, Return())
    assert table.deadline is not None
    assert table.deadline.at == 10_000_000 + 30_000
    assert turn(table) == 0
    assert names(step) == ["Returned"]


def test_when_all_still_in_have_left_their_cards_decide_once_the_question_is_over() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], NO_SET[1])
    play(table, (1, Bet(2)), (2, CALL), (0, FOLD))
    table.act(2, Leave())
    table.act(1, Leave())
    step = answered(table)
    assert the(step, ShowdownForced).why == "away"
    assert chips(table) == (20, 22, 18)


def test_an_arranged_pile_must_reach_for_all_hands() -> None:
    with pytest.raises(Unreadable, match="pile_too_small"):
        new_table("chipset", 3, SEED, piles=[["1rso", "2rso", "3rso"]])
