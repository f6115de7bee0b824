"""ChipSet, a betting phase: limits, turns, all in (CHIP-6 to CHIP-8)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Act
from tercet.errors import IllegalAction
from tercet.games.chipset.terms import (
    Bet,
    BetCalled,
    BetRaised,
    ChipsBet,
    ChipsReturned,
    Folded,
    HandShown,
    Offer,
    PotWon,
    Raise,
    WentAllIn,
)
from tercet.games.shared.pots import Pot
from tests.games.chipset.deals import (
    CALL,
    CHECK,
    FOLD,
    KEEP,
    MIDDLE,
    NO_SET,
    ONE_SET,
    SHOW,
    TWO_SETS,
    answered,
    chips,
    chipset,
    events_of,
    give_chips,
    nobody_shows,
    play,
    seen,
    time_is_up,
    turn,
)
from tests.games.piles import the


def refused(table_act: tuple[object, int, Act]) -> str:
    table, seat, act = table_act
    with pytest.raises(IllegalAction) as refusal:
        table.act(seat, act)  # type: ignore[attr-defined]
    return refusal.value.code


@pytest.mark.rule("CHIP-6")
@pytest.mark.parametrize("amount", [-1, 0, 4])
def test_a_bet_is_one_to_three_chips(amount: int) -> None:
    table = chipset(*NO_SET)
    assert refused((table, 1, Bet(amount))) == "bet_out_of_range"
    assert [act for act in table.legal(1) if isinstance(act, Bet)] == [Bet(1), Bet(2), Bet(3)]


@pytest.mark.rule("CHIP-6", "CHIP-6a")
def test_the_limit_bounds_what_one_act_adds_above_the_call() -> None:
    table = chipset(*NO_SET)
    play(table, (1, Bet(3)))
    assert refused((table, 2, Raise(4))) == "bet_out_of_range"
    step = play(table, (2, Raise(3)))
    assert the(step, BetRaised) == BetRaised(seat=2, chips=6, above=3)
    step = play(table, (0, Raise(3)))
    assert the(step, BetRaised).chips == 9


@pytest.mark.rule("CHIP-6")
def test_one_raise_for_each_player_in_a_phase() -> None:
    table = chipset(*NO_SET[:2], middle=(*MIDDLE, "3phw"))
    play(table, (1, Bet(1)), (0, Raise(1)), (1, Raise(1)))
    assert refused((table, 0, Raise(1))) == "no_raises_left"
    assert set(table.legal(0)) == {FOLD, CALL}
    play(table, (0, CALL))
    nobody_shows(table)
    play(table, (1, Bet(1)), (0, Raise(1)))  # a new phase, a new raise


@pytest.mark.rule("CHIP-6")
def test_limits_are_agreed_beforehand() -> None:
    table = chipset(*NO_SET[:2], max_bet=7, raises=2)
    play(table, (1, Bet(7)), (0, Raise(1)), (1, Raise(1)), (0, Raise(1)), (1, Raise(1)))
    assert refused((table, 0, Raise(1))) == "no_raises_left"


@pytest.mark.rule("CHIP-6a")
def test_an_opening_bet_is_not_a_raise() -> None:
    table = chipset(*NO_SET[:2])
    play(table, (1, Bet(1)), (0, Raise(1)))
    play(table, (1, Raise(1)))  # the one raise was still there
    table = chipset(*NO_SET[:2], raises=0)
    play(table, (1, CHECK), (0, Bet(2)))  # nobody may raise, but open
    assert set(table.legal(1)) == {FOLD, CALL}


@pytest.mark.rule("CHIP-7")
def test_fold_call_raise_check() -> None:
    table = chipset(*NO_SET, ONE_SET[0])
    play(table, (1, CHECK))
    step = play(table, (2, Bet(2)))
    assert the(step, ChipsBet).chips == 2
    step = play(table, (3, Raise(1)))
    assert the(step, BetRaised) == BetRaised(seat=3, chips=3, above=1)
    play(table, (0, FOLD))
    step = play(table, (1, CALL))
    assert the(step, BetCalled).chips == 3
    step = play(table, (2, CALL))
    assert the(step, BetCalled).chips == 1  # only what was missing
    assert chips(table) == (20, 17, 17, 17)


@pytest.mark.rule("CHIP-7")
def test_check_only_while_nobody_has_bet_in_this_phase() -> None:
    table = chipset(*NO_SET[:2], middle=(*MIDDLE, "3phw"))
    play(table, (1, Bet(1)))
    assert refused((table, 0, CHECK)) == "cannot_check"
    play(table, (0, CALL))
    nobody_shows(table)
    play(table, (1, CHECK), (0, CHECK))  # bets of the phase before do not count


@pytest.mark.rule("CHIP-7")
def test_nothing_to_call_or_to_raise_before_a_bet_and_no_second_opening_after_it() -> None:
    table = chipset(*NO_SET[:2])
    assert refused((table, 1, CALL)) == "nothing_to_call"
    assert refused((table, 1, Raise(1))) == "nothing_to_raise"
    play(table, (1, Bet(1)))
    assert refused((table, 0, Bet(1))) == "bet_already_open"


@pytest.mark.rule("CHIP-7")
def test_one_at_a_time_in_turn() -> None:
    table = chipset(*NO_SET)
    assert table.may_act() == {1}
    for seat in (0, 2):
        assert refused((table, seat, CHECK)) == "not_your_turn"
    assert refused((table, 1, KEEP)) == "no_question"


@pytest.mark.rule("CHIP-7")
def test_who_folded_cannot_win_the_pot() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], NO_SET[1], middle=(*MIDDLE, "3phw"))
    play(table, (1, Bet(1)), (2, Raise(1)), (0, CALL), (1, FOLD))
    assert refused((table, 1, SHOW)) == "has_folded"
    nobody_shows(table)
    play(table, (2, Bet(1)), (0, FOLD))
    assert chips(table) == (18, 19, 23)


@pytest.mark.rule("CHIP-7a")
def test_the_first_still_in_left_of_the_dealer_speaks_first_in_every_phase() -> None:
    table = chipset(*NO_SET, ONE_SET[0], middle=(*MIDDLE, "3phw"))
    assert turn(table) == 1
    play(table, (1, FOLD), (2, CHECK), (3, Bet(1)), (0, CALL), (2, CALL))
    nobody_shows(table)
    assert turn(table) == 2  # not the one after the last speaker, and not who has folded


@pytest.mark.rule("CHIP-8")
def test_a_phase_ends_when_all_have_had_a_turn_and_contributions_are_equal() -> None:
    table = chipset(*NO_SET)
    play(table, (1, CHECK), (2, CHECK))
    assert seen(table).phase == "bet"  # equal, but seat 0 has not had a turn
    play(table, (0, Bet(1)), (1, CALL))
    assert seen(table).phase == "bet"  # all have had a turn, but seat 2 owes a chip
    play(table, (2, CALL))
    assert seen(table).phase == "ask"
    assert {player.paid for player in seen(table).players} == {1}


@pytest.mark.rule("CHIP-8")
def test_a_raise_gives_everybody_another_turn() -> None:
    table = chipset(*NO_SET)
    play(table, (1, Bet(1)), (2, CALL), (0, Raise(2)), (1, CALL))
    assert turn(table) == 2
    play(table, (2, CALL))
    assert seen(table).phase == "ask"


@pytest.mark.rule("CHIP-7b")
def test_nobody_can_put_in_more_than_there_is() -> None:
    table = chipset(*NO_SET)
    give_chips(table, 9, 2, 3)
    assert refused((table, 1, Bet(3))) == "not_enough_chips"
    play(table, (1, Bet(2)))
    with pytest.raises(IllegalAction) as refusal:
        table.act(2, Raise(2))
    assert refusal.value.data == {"have": 3, "need": 4}
    assert set(table.legal(2)) == {FOLD, CALL, Raise(1)}


@pytest.mark.rule("CHIP-7b")
def test_a_player_short_of_chips_calls_all_in() -> None:
    table = chipset(*NO_SET)
    give_chips(table, 9, 9, 1)
    play(table, (1, Bet(3)))
    step = play(table, (2, CALL))
    assert the(step, BetCalled).chips == 1
    assert the(step, WentAllIn).seat == 2
    play(table, (0, CALL))
    assert seen(table).phase == "ask"  # seat 2 is not asked for more
    assert [(pot.chips, pot.seats) for pot in seen(table).pots] == [(3, (0, 1, 2)), (4, (0, 1))]
    assert seen(table).players[2].all_in


@pytest.mark.rule("CHIP-7b")
def test_three_all_in_with_side_pots() -> None:
    """Stakes 2, 5 and 9: seat 0 has most SETs, seat 1 fewer, seat 2 none."""
    middle = (*MIDDLE, "3pso")
    table = chipset(TWO_SETS, ONE_SET[3], NO_SET[0], middle=middle, max_bet=9)
    give_chips(table, 2, 5, 9)
    play(table, (1, Bet(5)), (2, Raise(4)), (0, CALL))
    assert the(table.steps[-1], ChipsReturned) == ChipsReturned(seat=2, chips=4)
    assert chips(table) == (0, 0, 4)
    assert seen(table).pots == (Pot(6, (0, 1, 2)), Pot(6, (1, 2)))
    nobody_shows(table)
    assert seen(table).phase == "ask"  # nobody can bet: only the questions go on
    step = answered(table, (0, SHOW), (1, KEEP))
    assert [(shown.seat, shown.sets) for shown in events_of(step, HandShown)] == [
        (1, 1),
        (2, 0),
        (0, 2),
    ]
    assert events_of(step, PotWon) == [
        PotWon(pot=0, chips=6, seats=(0,)),
        PotWon(pot=1, chips=6, seats=(1,)),
    ]
    assert chips(table) == (6, 6, 4)


@pytest.mark.rule("CHIP-7b")
def test_with_one_who_can_still_bet_betting_is_skipped_and_the_questions_go_on() -> None:
    table = chipset(*NO_SET[:2], middle=(*MIDDLE, "3phw", "3pew"))
    give_chips(table, 9, 2)
    play(table, (1, Bet(2)), (0, CALL))
    for cards in (3, 4):
        nobody_shows(table)
        assert (seen(table).phase, len(seen(table).table)) == ("ask", cards)


@pytest.mark.rule("CHIP-7b")
def test_who_alone_has_chips_may_call_but_not_raise() -> None:
    table = chipset(*NO_SET[:2])
    give_chips(table, 9, 2)
    play(table, (1, Bet(2)))
    assert refused((table, 0, Raise(1))) == "nobody_can_follow"
    assert set(table.legal(0)) == {FOLD, CALL}


@pytest.mark.rule("CHIP-7")
def test_everybody_sees_what_the_player_in_turn_is_offered() -> None:
    """To call costs nothing, then what is owed, then all that is left; above it up to the limit."""
    table = chipset(*NO_SET)
    give_chips(table, 2, 9, 4)
    offers = [seen(table).offer]
    for seat, act in ((1, Bet(3)), (2, CALL)):
        play(table, (seat, act))
        offers.append(seen(table, seat).offer)
    assert offers == [
        Offer(check=True, call=0, most=3),
        Offer(check=False, call=3, most=1),
        Offer(check=False, call=2, most=0),
    ]
    play(table, (0, CALL))
    assert seen(table).offer is None


@pytest.mark.rule("CHIP-7")
def test_an_offer_says_the_same_as_the_legal_acts() -> None:
    table = chipset(*NO_SET, max_bet=5, raises=2)
    for act in (Bet(2), Raise(5), Raise(1), CALL, Raise(3)):
        offer, legal = seen(table).offer, set(table.legal(turn(table)))
        assert offer is not None
        amounts = range(1, offer.most + 1)
        more = {Raise(n) for n in amounts} if offer.call else {Bet(n) for n in amounts}
        assert legal == {FOLD, CALL if offer.call else CHECK, *more}
        play(table, (turn(table), act))


@pytest.mark.rule("CHIP-7b")
def test_who_alone_has_chips_and_owes_nothing_is_not_asked_to_bet() -> None:
    table = chipset(*NO_SET, middle=(*MIDDLE, "3phw"))
    give_chips(table, 9, 2, 9)
    play(table, (1, Bet(2)), (2, CALL), (0, CALL))
    nobody_shows(table)
    assert turn(table) == 2
    play(table, (2, FOLD))
    assert seen(table).phase == "ask"


@pytest.mark.rule("CHIP-7b")
def test_a_chip_that_nobody_followed_goes_back_and_is_no_side_pot() -> None:
    table = chipset(*NO_SET[:2])
    give_chips(table, 2, 9)
    step = play(table, (1, Bet(3)), (0, CALL))
    assert the(step, ChipsReturned) == ChipsReturned(seat=1, chips=1)
    assert seen(table).pots == (Pot(4, (0, 1)),)
    assert chips(table) == (0, 7)


@pytest.mark.rule("CHIP-6b")
def test_the_size_of_a_raise_can_be_limited_and_that_of_a_bet_stays() -> None:
    table = chipset(*NO_SET, max_bet=4, raise_step=1)
    play(table, (1, Bet(4)))
    assert refused((table, 2, Raise(2))) == "bet_out_of_range"
    assert set(table.legal(2)) == {FOLD, CALL, Raise(1)}
    assert seen(table).offer == Offer(check=False, call=4, most=1)
    play(table, (2, Raise(1)))


@pytest.mark.rule("CHIP-6b")
@pytest.mark.parametrize("step", [0, 3, 20])
def test_a_raise_is_never_more_than_the_largest_bet(step: int) -> None:
    table = chipset(*NO_SET, raise_step=step)
    play(table, (1, Bet(1)))
    assert refused((table, 2, Raise(4))) == "bet_out_of_range"
    play(table, (2, Raise(3)))


@pytest.mark.rule("CHIP-7c")
def test_the_first_to_speak_may_check_unless_opening_is_a_duty() -> None:
    assert CHECK in chipset(*NO_SET).legal(1)
    table = chipset(*NO_SET, must_open=True)
    assert seen(table).offer == Offer(check=False, call=0, most=3)
    assert set(table.legal(1)) == {FOLD, Bet(1), Bet(2), Bet(3)}
    assert refused((table, 1, CHECK)) == "must_open"
    play(table, (1, FOLD))
    assert refused((table, 2, CHECK)) == "must_open"  # the duty passes on
    play(table, (2, Bet(1)), (0, CALL))
    assert seen(table).phase == "ask"


@pytest.mark.rule("CHIP-7c")
def test_silence_where_opening_is_a_duty_is_a_fold() -> None:
    table = chipset(*NO_SET, must_open=True)
    assert the(time_is_up(table), Folded) == Folded(seat=1, why="time")
