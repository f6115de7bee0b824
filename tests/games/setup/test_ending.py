"""SetUp: what is collected, how it ends, and who is away meanwhile (SETUP-5, SETUP-7)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Leave, Return
from tercet.engine.events import Deadline, Outcome, Over
from tercet.errors import IllegalAction
from tercet.games.setup import CardLaid, Collected, LastPlace, PassedOver
from tests.games.piles import NO_SET, full_pile
from tests.games.setup.tables import (
    STORY,
    cards,
    challenge,
    finish,
    lay,
    lay_all,
    one_by_one,
    scores,
    setup,
    view,
)

# --- Collecting ------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-5")
def test_who_laid_the_card_takes_the_whole_table_as_minus_points() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 6)  # the SET of red cards went unseen
    hands = [view(table, seat).hand for seat in range(3)]
    challenge(table, 2, "1gso", "2gso")
    assert view(table).table == ()
    assert [player.taken for player in view(table).players] == [6, 0, 0]
    assert [view(table, seat).hand for seat in range(3)] == hands
    finish(table)
    assert scores(table) == (-6, 0, 0)


@pytest.mark.rule("SETUP-5a")
def test_the_next_player_leads_to_an_empty_table() -> None:
    table = one_by_one(STORY, 3, challenge_ms=3000)
    lay_all(table, 3)  # by 1, 2 and 0
    challenge(table, 2, "1rso", "2rso")
    assert table.deadline is None  # and need not wait
    assert table.may_act() == {1}
    lay(table)
    assert view(table).table == cards("1gso")


# --- The end ---------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-7")
def test_the_game_stops_when_the_pile_has_been_drawn() -> None:
    table = setup(full_pile(NO_SET), 3, challenge_ms=0)
    lay_all(table, 81 - 12)
    assert view(table).pile == 0
    assert [player.hand for player in view(table).players] == [4, 4, 4]
    with pytest.raises(IllegalAction, match="pile_drawn"):
        lay(table)
    table.tick(10_000)
    assert table.outcome == Outcome((0, 0, 0), (0, 1, 2), "pile_drawn")


@pytest.mark.rule("SETUP-7")
def test_who_took_the_most_cards_loses() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    challenge(table, 1, "1rso", "2rso")
    finish(table)
    assert table.outcome == Outcome((-3, 0, 0), (1, 2), "pile_drawn")
    assert table.steps[-1].events[-2] == LastPlace(seats=(0,), count=3)


@pytest.mark.rule("SETUP-7c")
def test_what_is_left_in_hands_and_on_the_table_counts_for_nobody() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    challenge(table, 1, "1rso", "2rso")
    finish(table)
    assert [player.hand for player in view(table).players] == [1, 1, 1]
    assert view(table).table
    assert scores(table) == (-3, 0, 0)


@pytest.mark.rule("SETUP-7a")
@pytest.mark.parametrize(("challenge_ms", "time"), [(3000, 3000), (0, 10_000)])
def test_the_last_card_may_still_be_challenged(challenge_ms: int, time: int) -> None:
    pack = STORY[:5]
    table = one_by_one(pack, 2, challenge_ms=challenge_ms)
    lay_all(table, 2)
    lay(table, at=500)  # 3rso by seat 1; the pile is empty now
    assert view(table).pile == 0
    assert table.outcome is None
    assert table.deadline == Deadline(500 + time, "last_challenge")
    table.tick(500 + time - 1)
    assert isinstance(challenge(table, 0, "1rso", "2rso").events[1], Collected)
    assert table.outcome == Outcome((0, -3), (0,), "pile_drawn")


@pytest.mark.rule("SETUP-7a")
def test_the_game_stops_at_the_moment_the_last_question_is_closed() -> None:
    for closed_by_time in (True, False):
        table = one_by_one(NO_SET[:5])
        lay_all(table, 3)
        if closed_by_time:
            table.tick(10_000)
        else:
            challenge(table, 0, *NO_SET[:2])  # nobody is left who could challenge
        assert isinstance(table.steps[-1].events[-1], Over)
        assert table.outcome is not None


@pytest.mark.rule("SETUP-7b")
def test_fewest_cards_wins_and_several_may_share_the_last_place() -> None:
    table = one_by_one(STORY, 4)
    lay_all(table, 3)  # by 1, 2 and 3
    challenge(table, 0, "1rso", "2rso")
    lay_all(table, 3)  # by 0, 1 and 2
    step = challenge(table, 3, "1gso", "2gso")
    assert table.outcome == Outcome((0, 0, -3, -3), (0, 1), "pile_drawn")
    assert step.events[-2] == LastPlace(seats=(2, 3), count=3)


@pytest.mark.rule("SETUP-7b")
def test_where_all_took_the_same_all_win_and_nobody_is_last() -> None:
    table = one_by_one(STORY[:8], 2)
    lay_all(table, 3)
    challenge(table, 0, "1rso", "2rso")
    lay_all(table, 3)
    step = challenge(table, 1, "1gso", "2gso")
    assert table.outcome == Outcome((-3, -3), (0, 1), "pile_drawn")
    assert not any(isinstance(event, LastPlace) for event in step.events)


# --- Away, and asleep ------------------------------------------------------------------------


def test_the_turn_passes_over_who_is_away_and_the_cards_stay_in_the_hand() -> None:
    table = one_by_one(full_pile(NO_SET), 3)
    step = table.act(1, Leave())
    assert step.events[1:] == (PassedOver(seats=(1,)),)
    assert view(table).turn == 2
    lay(table)
    lay(table)
    assert view(table).turn == 2  # past seat 1 again
    assert view(table, 1).hand == cards(NO_SET[0])
    table.act(1, Return())
    lay(table)
    lay(table)
    assert view(table).turn == 1


def test_one_who_is_left_alone_can_play_to_the_end() -> None:
    table = one_by_one(full_pile(NO_SET), 3, challenge_ms=3000)
    table.act(0, Leave())
    table.act(1, Leave())
    finish(table)
    assert scores(table) == (0, 0, 0)


def test_when_all_are_away_the_first_to_return_goes_on() -> None:
    table = one_by_one(full_pile(NO_SET), 3, turn_ms=5000)
    for seat in range(3):
        table.act(seat, Leave())
    assert table.deadline is None
    table.act(0, Return(), at=60_000)
    assert table.may_act() == {0}
    assert table.deadline == Deadline(65_000, "lay_card")


def test_who_leaves_after_laying_can_still_be_made_to_collect() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    table.act(0, Leave())
    challenge(table, 1, "1rso", "2rso")
    assert view(table).players[0].taken == 3


def test_a_card_is_laid_for_a_sleeper_when_the_time_of_the_turn_is_up() -> None:
    table = setup(full_pile(NO_SET), 3, turn_ms=20_000, challenge_ms=3000)
    assert table.deadline == Deadline(20_000, "lay_card")
    (step,) = table.tick(20_000)
    laid = step.events[0]
    assert isinstance(laid, CardLaid)
    assert laid.late
    assert laid.seat == 1
    assert str(laid.card) in NO_SET[:4]
    assert view(table).turn == 2
    lay(table)
    lay(table, at=30_000)
    assert table.deadline == Deadline(33_000, "challenge")
    table.tick(33_000)  # the turn begins when the minimum time is over
    assert table.deadline == Deadline(53_000, "lay_card")
