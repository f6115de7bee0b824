"""Scout: counting, refilling, agreeing that there is none, and the end (SCOUT-8)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Leave
from tercet.errors import IllegalAction, TooLate
from tercet.games.classic import NoneHere, TakeBack
from tercet.games.scout.terms import Point
from tercet.games.shared.race import Dealt, Laid
from tests.games.piles import NO_SET, arranged, full_pile, names, pile_of, the
from tests.games.scouting import (
    FIRST,
    IDLE,
    MINE,
    OTHER,
    give_up,
    point,
    scouting,
    second,
    win_three,
)


@pytest.mark.rule("SCOUT-8")
def test_a_point_per_card_and_most_cards_win() -> None:
    table = arranged("scout", 3, pile_of(MINE, OTHER[1:], IDLE[0]))
    point(table, 0)
    second(table, 2, "1gso")
    assert table.outcome is not None
    assert table.outcome.scores == (3, 0, 2)
    assert table.outcome.winners == (0,)
    assert table.outcome.reason == "no_set_left"


@pytest.mark.rule("SCOUT-8a")
@pytest.mark.parametrize(("text", "drawn"), [("2rso", 3), ("1pso", 5)])
def test_the_table_is_refilled_to_twelve_although_five_cards_may_have_gone(
    text: str, drawn: int
) -> None:
    table = scouting()
    point(table, 0)
    step = second(table, 1, text)
    assert len(the(step, Dealt).cards) == drawn
    assert len(table.state.table) == 12


@pytest.mark.rule("SCOUT-8a")
def test_when_all_agree_three_more_are_laid_and_not_replaced() -> None:
    table = arranged("scout", 2, full_pile(NO_SET[:12], "2gho", "2peo", "2rsd"))
    table.act(0, NoneHere())
    table.act(0, TakeBack())
    table.act(0, NoneHere())
    step = table.act(1, NoneHere())
    assert len(the(step, Laid).cards) == 3
    assert len(table.state.table) == 15
    mine = table.legal(0)[0]
    assert isinstance(mine, Point)
    table.act(0, mine)
    step = give_up(table, 1)
    assert names(step) == ["GaveUpSearch", "Opened", "Won"]
    assert len(table.state.table) == 12


@pytest.mark.rule("SCOUT-8a")
def test_who_sits_out_or_is_away_does_not_block_the_agreement() -> None:
    table = scouting(4)
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    give_up(table, 1, 2, 3)
    with pytest.raises(IllegalAction, match="sits_out_search"):
        table.act(0, NoneHere())
    table.act(1, NoneHere())
    table.act(2, NoneHere())
    step = table.act(3, Leave())
    assert names(step) == ["Left", "Laid"]


@pytest.mark.rule("SCOUT-8a")
def test_a_word_for_a_table_that_has_changed_is_too_late() -> None:
    table = scouting()
    seen = table.seq
    point(table, 0)
    with pytest.raises(TooLate, match="pointed_first"):
        table.act(1, NoneHere(), seen=seen)
    second(table, 1, "2rso")
    with pytest.raises(TooLate, match="table_changed"):
        table.act(2, NoneHere(), seen=seen)
    table.act(2, NoneHere(), seen=table.seq)
    with pytest.raises(IllegalAction, match="already_said"):
        table.act(2, NoneHere())
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(1, TakeBack())


@pytest.mark.rule("SCOUT-8a")
def test_strict_tables_hear_no_such_word_while_there_is_a_set() -> None:
    table = scouting(strict=True)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, NoneHere())
    assert NoneHere() not in table.legal(0)


@pytest.mark.rule("SCOUT-8a")
def test_a_mistaken_search_keeps_the_words_and_a_right_one_wipes_them() -> None:
    table = scouting()
    win_three(table, 0)
    table.act(1, NoneHere())
    table.act(2, NoneHere())
    point(table, 0, (FIRST, "2rso", "2ghd"))
    step = give_up(table, 1, 2)
    assert "Laid" in names(step)  # those who are left have agreed
    table.act(1, NoneHere())
    point(table, 2)
    give_up(table, 1)
    assert table.state.said_none == frozenset()


@pytest.mark.rule("SCOUT-8a")
def test_with_the_pile_empty_it_ends_when_no_set_is_left_or_all_agree() -> None:
    pile = pile_of(MINE, IDLE[:2])
    table = arranged("scout", 2, pile)
    point(table, 0)
    give_up(table, 1)
    assert table.outcome is not None
    assert table.outcome.reason == "no_set_left"
    agreed = arranged("scout", 2, pile)
    agreed.act(0, NoneHere())
    agreed.act(1, NoneHere())
    assert agreed.outcome is not None
    assert agreed.outcome.reason == "agreed"


@pytest.mark.rule("SCOUT-8a")
def test_by_option_the_players_end_it() -> None:
    table = arranged("scout", 2, pile_of(MINE, IDLE[:2]), players_end=True)
    point(table, 0)
    give_up(table, 1)
    assert table.outcome is None
    table.act(0, NoneHere())
    table.act(1, NoneHere())
    assert table.outcome is not None
