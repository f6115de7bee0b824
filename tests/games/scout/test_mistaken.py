"""Scout: a scout whose three cards are no SET (SCOUT-6)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Leave
from tercet.errors import IllegalAction
from tercet.games.scout.terms import LostCard, SearchesAgain, SitsOutNext
from tercet.games.shared.race import Wrong
from tests.games.piles import names, the
from tests.games.scouting import FIRST, give_up, point, scores, scouting, second, win_three, won


@pytest.mark.rule("SCOUT-6")
def test_a_mistaken_scout_loses_a_card_and_sits_out_the_next_search() -> None:
    table = scouting()
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    step = give_up(table, 1, 2)
    assert [f.attribute for f in the(step, Wrong).broken] == [
        "number",
        "colour",
        "filling",
        "shape",
    ]
    assert the(step, LostCard).seat == the(step, SitsOutNext).seat == 0
    assert scores(table) == [2, 0, 0]
    assert len(table.state.table) == 12
    assert table.may_act() == {1, 2}
    with pytest.raises(IllegalAction, match="sits_out_search"):
        point(table, 0)


@pytest.mark.rule("SCOUT-6")
def test_the_next_search_is_without_the_mistaken_scout_and_the_one_after_is_not() -> None:
    table = scouting()
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    give_up(table, 1, 2)
    point(table, 1)
    with pytest.raises(IllegalAction, match="sits_out_search"):
        second(table, 0, "2rso")
    step = give_up(table, 2)
    assert the(step, SearchesAgain).seats == (0,)
    assert table.may_act() == {0, 1, 2}


@pytest.mark.rule("SCOUT-6")
def test_of_two_players_the_other_searches_alone() -> None:
    table = scouting(2)
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    give_up(table, 1)
    step = point(table, 1)
    assert names(step) == ["Pointed", "Sealed", "Opened", "Won", "Dealt", "SearchesAgain"]
    assert scores(table) == [2, 3]


@pytest.mark.rule("SCOUT-6")
def test_nobody_sits_out_when_nobody_else_is_left() -> None:
    table = scouting(2)
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    give_up(table, 1)
    assert the(table.act(1, Leave()), SearchesAgain).seats == (0,)
    assert table.may_act() == {0}


@pytest.mark.rule("SCOUT-6a")
def test_a_true_set_with_a_mistaken_scouts_card_is_taken_whole() -> None:
    table = scouting()
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    step = second(table, 1, "1gso")
    assert won(step) == {1: ["1gso", "1pso", "1rso"]}
    assert the(step, LostCard).seat == the(step, SitsOutNext).seat == 0
    assert scores(table) == [2, 3, 0]


@pytest.mark.rule("SCOUT-6a")
def test_also_when_the_second_card_is_one_of_the_mistaken_scouts() -> None:
    table = scouting()
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    step = second(table, 1, "2rso")
    assert won(step) == {1: ["1rso", "2rso", "3rso"]}
    assert scores(table) == [2, 3, 0]


@pytest.mark.rule("SCOUT-6a")
def test_a_finger_on_the_wrong_card_of_a_mistaken_scout_opens_the_three_at_once() -> None:
    table = scouting(second_pays=True)
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    step = second(table, 1, "2ghd")
    assert names(step) == ["PointedSecond", "Wrong", "LostCard", "SitsOutNext"]
    assert scores(table) == [2, 0, 0]
    assert table.state.search is None
