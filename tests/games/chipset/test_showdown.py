"""ChipSet, the showdown: the sealed question, open hands, the pot (CHIP-9 to CHIP-11)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Act, Leave, Return
from tercet.engine.series import Ready
from tercet.errors import IllegalAction, TooLate
from tercet.games.chipset.terms import (
    AnswerGiven,
    Bet,
    ChipsTaken,
    HandShown,
    NobodyShows,
    OddChips,
    OwnQuestion,
    PotWon,
    ShowdownAsked,
    ShowdownCalled,
)
from tercet.games.shared.pots import Pot
from tercet.tables import new_table
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
    all_say,
    answered,
    checked_round,
    chips,
    chipset,
    events_of,
    give_chips,
    nobody_shows,
    play,
    seen,
)
from tests.games.piles import SEED, names, the


@pytest.mark.rule("CHIP-9")
def test_the_dealer_asks_all_who_are_still_in() -> None:
    table = chipset(*NO_SET)
    step = play(table, (1, FOLD), (2, CHECK), (0, CHECK))
    assert the(step, ShowdownAsked) == ShowdownAsked(seat=0, seats=(2, 0))
    assert seen(table).may_act == (0, 2)
    with pytest.raises(IllegalAction, match="question_open"):
        table.act(0, CHECK)


@pytest.mark.rule("CHIP-9")
def test_a_player_with_a_set_may_show_or_not() -> None:
    table = chipset(NO_SET[0], ONE_SET[0])
    checked_round(table)
    assert set(table.legal(1)) == {SHOW, KEEP}
    step = nobody_shows(table)
    assert NobodyShows in map(type, step.events)


@pytest.mark.rule("CHIP-9")
def test_if_one_shows_all_still_in_must_show() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], NO_SET[1])
    play(table, (1, Bet(2)), (2, CALL), (0, FOLD))
    step = answered(table, (1, SHOW))
    assert the(step, ShowdownCalled).seats == (1,)
    shown = [(hand.seat, " ".join(map(str, hand.cards))) for hand in events_of(step, HandShown)]
    assert shown == [(1, "3rso 1ghw"), (2, "1rsd 2ghw")]
    assert [bool(player.hand) for player in seen(table).players] == [False, True, True]
    assert [player.shown for player in seen(table, 0).players] == [False, True, True]
    assert len(seen(table).players[1].sets) == 1


@pytest.mark.rule("CHIP-9a")
def test_only_a_player_with_a_set_can_show_and_the_others_need_not_answer() -> None:
    table = chipset(NO_SET[0], ONE_SET[0])
    checked_round(table)
    assert table.may_act() == {1}
    assert not set(table.legal(0))
    for act in (SHOW, KEEP):
        with pytest.raises(IllegalAction, match="no_set_to_show"):
            table.act(0, act)
    assert [seen(table, viewer).answers for viewer in (0, 1, None)] == ["none", "both", None]
    table.act(1, KEEP)
    assert seen(table, 1).answers is None


@pytest.mark.rule("CHIP-9a")
def test_who_holds_no_set_is_told_so_and_nobody_else_is() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], NO_SET[1])
    step = checked_round(table)
    told = {viewer: step.seen_by(viewer) for viewer in (0, 1, 2, None)}
    for viewer, record in told.items():
        assert record is not None
        own = [event for event in record.events if isinstance(event, OwnQuestion)]
        assert [(event.seat, event.answers) for event in own] == (
            [] if viewer is None else [(viewer, "both" if viewer == 1 else "none")]
        )


@pytest.mark.rule("CHIP-9a")
def test_all_are_asked_at_once_and_answer_in_any_order_once() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], ONE_SET[1])
    checked_round(table)
    play(table, (2, SHOW))
    assert table.may_act() == {1}
    with pytest.raises(IllegalAction, match="already_answered"):
        table.act(2, KEEP)
    step = play(table, (1, SHOW))
    assert names(step) == ["AnswerGiven"]  # nothing is resolved before the time is over
    step = answered(table)
    assert the(step, ShowdownCalled).seats == (1, 2)


@pytest.mark.rule("CHIP-9a")
@pytest.mark.parametrize("words", [(), (SHOW,), (KEEP,), (SHOW, KEEP), (KEEP, KEEP)])
def test_the_question_lasts_its_full_time_whoever_has_answered(words: tuple[Act, ...]) -> None:
    table = chipset(NO_SET[0], ONE_SET[0], ONE_SET[1])
    checked_round(table)
    asked = table.at
    for seat, word in enumerate(words, 1):
        table.act(seat, word, at=asked + 100)
    assert seen(table).phase == "ask"
    assert table.tick(asked + 4999) == []
    (step,) = table.tick(asked + 5000)
    assert step.at == asked + 5000
    assert seen(table).phase != "ask"


@pytest.mark.rule("CHIP-9a")
def test_at_a_fast_table_the_question_lasts_three_seconds() -> None:
    table = new_table("chipset", 2, SEED, preset="fast")
    checked_round(table)
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (3000, "showdown")


@pytest.mark.rule("CHIP-9a")
@pytest.mark.parametrize("word", [SHOW, KEEP])
def test_an_answer_is_told_to_nobody_else(word: object) -> None:
    table = chipset(NO_SET[0], NO_SET[1], ONE_SET[0])
    checked_round(table)
    before = {viewer: table.view(viewer) for viewer in (0, 1, None)}
    assert before[None].may_act == (0, 1, 2)
    step = table.act(2, SHOW if word == SHOW else KEEP)
    assert isinstance(step.events[0], AnswerGiven)
    for viewer in (0, 1, None):
        assert step.seen_by(viewer) is None
        assert table.view(viewer) == before[viewer]
    assert seen(table, 2).answer == ("show" if word == SHOW else "keep")
    assert table.view(2).may_act == (0, 1)


@pytest.mark.rule("CHIP-9a")
def test_silence_is_no_after_five_seconds() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], middle=(*MIDDLE, "3phw"))
    checked_round(table)
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (5000, "showdown")
    with pytest.raises(TooLate):
        table.act(1, SHOW, at=5000)
    (step,) = table.tick(5000)
    assert NobodyShows in map(type, step.events)


@pytest.mark.rule("CHIP-9a")
def test_a_word_given_stands_when_time_runs_out_for_others() -> None:
    table = chipset(NO_SET[0], ONE_SET[0])
    checked_round(table)
    table.act(1, SHOW)
    (step,) = table.tick(5000)
    assert the(step, ShowdownCalled).seats == (1,)


@pytest.mark.rule("CHIP-9a")
def test_who_is_away_may_answer_when_back_in_time() -> None:
    table = chipset(NO_SET[0], ONE_SET[1], ONE_SET[0])
    checked_round(table)
    table.act(2, Leave())
    assert table.may_act() == {1}
    table.act(2, Return())
    assert table.may_act() == {1, 2}
    table.act(2, SHOW)
    table.act(2, Leave())
    assert the(answered(table), ShowdownCalled).seats == (2,)


@pytest.mark.rule("CHIP-10")
def test_most_sets_takes_the_pot() -> None:
    table = chipset(TWO_SETS, ONE_SET[3], NO_SET[0], middle=(*MIDDLE, "3pso"))
    play(table, (1, Bet(3)), (2, CALL), (0, CALL))
    nobody_shows(table)
    checked_round(table)
    step = answered(table, (1, SHOW), (0, KEEP))  # the one who showed does not win
    assert [(hand.seat, hand.sets) for hand in events_of(step, HandShown)] == [
        (1, 1),
        (2, 0),
        (0, 2),
    ]
    assert the(step, PotWon) == PotWon(pot=0, chips=9, seats=(0,))
    assert chips(table) == (26, 17, 17)
    assert (seen(table).won, seen(table).gains) == ((Pot(9, (0,)),), (6, -3, -3))
    all_say(table, Ready())
    assert (seen(table).won, seen(table).gains) == ((), ())


@pytest.mark.rule("CHIP-10")
def test_ties_share_and_the_odd_chip_goes_to_the_one_with_fewest_in_hand() -> None:
    """Three chips in the pot, two with one SET each; seat 0 has 8 in hand, seat 2 has 10."""
    table = chipset(ONE_SET[0], NO_SET[0], ONE_SET[1], ante=1)
    give_chips(table, 8, 9, 10)
    play(table, (1, FOLD), (2, CHECK), (0, CHECK))
    step = answered(table, (2, SHOW), (0, KEEP))
    assert the(step, PotWon) == PotWon(pot=0, chips=3, seats=(2, 0))
    assert events_of(step, ChipsTaken) == [
        ChipsTaken(seat=2, chips=1),
        ChipsTaken(seat=0, chips=1),
    ]
    assert the(step, OddChips) == OddChips(seat=0, chips=1)
    assert chips(table) == (10, 9, 11)


@pytest.mark.rule("CHIP-10")
def test_all_odd_chips_go_to_the_same_player() -> None:
    table = chipset(ONE_SET[0], NO_SET[0], ONE_SET[1], ONE_SET[2], NO_SET[1], ante=1)
    give_chips(table, 8, 9, 10, 7, 9)
    play(table, (1, FOLD), (2, CHECK), (3, CHECK), (4, FOLD), (0, CHECK))
    step = answered(table, (0, SHOW), (2, KEEP), (3, KEEP))
    assert the(step, OddChips) == OddChips(seat=3, chips=2)
    assert chips(table) == (9, 9, 11, 10, 9)


@pytest.mark.rule("CHIP-10a")
def test_an_odd_chip_among_equals_goes_nearest_to_the_dealers_left() -> None:
    table = chipset(ONE_SET[0], NO_SET[0], ONE_SET[1], ante=1)
    play(table, (1, FOLD), (2, CHECK), (0, CHECK))
    step = answered(table, (2, SHOW), (0, KEEP))
    assert the(step, OddChips) == OddChips(seat=2, chips=1)  # seat 0 deals: it is the farthest
    assert chips(table) == (20, 19, 21)


@pytest.mark.rule("CHIP-11")
def test_a_set_without_an_own_card_does_not_count() -> None:
    table = chipset(NO_SET[0], ("1gso", "2pew"), middle=(*MIDDLE, "3rso"))
    checked_round(table)
    nobody_shows(table)
    checked_round(table)
    assert [str(card) for card in seen(table).table] == ["1rso", "2rso", "3rso"]
    for seat in (0, 1):
        assert seen(table, seat).answers == "none"


@pytest.mark.rule("CHIP-11")
def test_a_set_may_use_one_own_card_or_two() -> None:
    table = chipset(ONE_SET[0], ONE_SET[1])
    checked_round(table)
    step = answered(table, (0, SHOW), (1, KEEP))
    assert [hand.sets for hand in events_of(step, HandShown)] == [1, 1]


@pytest.mark.rule("CHIP-11a")
def test_sets_that_share_cards_all_count() -> None:
    table = chipset(TWO_SETS, NO_SET[0], middle=(*MIDDLE, "3pso"))
    checked_round(table)
    nobody_shows(table)
    checked_round(table)
    step = answered(table, (0, SHOW))
    (_, hand) = events_of(step, HandShown)
    assert (hand.seat, hand.sets) == (0, 2)
    shared = set.intersection(*(set(triple) for triple in seen(table).players[0].sets))
    assert [str(card) for card in shared] == ["3rso"]


@pytest.mark.rule("CHIP-10")
def test_a_pot_without_chips_has_its_winner_too() -> None:
    table = chipset(ONE_SET[0], NO_SET[0])
    checked_round(table)
    step = answered(table, (0, SHOW))
    assert the(step, PotWon) == PotWon(pot=0, chips=0, seats=(0,))
    assert not events_of(step, ChipsTaken)
