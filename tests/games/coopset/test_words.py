"""CoopSet: the words of the team, and the cards it asks for (COOP-4, COOP-5)."""

from __future__ import annotations

import pytest

from tercet.cards import Card, find_sets
from tercet.engine.acts import Leave, Return
from tercet.errors import IllegalAction, TooLate
from tercet.games.coopset.coopset import (
    CardAdded,
    LayoutScored,
    SayAdd,
    SayDone,
    TeamWord,
    Unsaid,
    Unsay,
)
from tests.games.coopset.tables import FOUR, cards, coop, scored, take, take_first, view
from tests.games.piles import NO_SET, full_pile

# --- Words -----------------------------------------------------------------------------------


@pytest.mark.rule("COOP-3a")
@pytest.mark.rule("COOP-2a")
def test_done_needs_the_word_of_all_members() -> None:
    table = coop(full_pile(FOUR), 3)
    take_first(table, 1)
    assert table.act(0, SayDone()).events == (TeamWord(seat=0, word="done"),)
    table.act(1, SayDone())
    assert view(table).layout == 1
    assert [member.word for member in view(table).players] == ["done", "done", None]
    table.act(2, SayDone())
    assert view(table).layout == 2
    assert [member.word for member in view(table).players] == [None, None, None]


@pytest.mark.rule("COOP-2a")
def test_the_option_any_takes_the_word_of_one() -> None:
    table = coop(full_pile(FOUR), 3, words="any")
    table.act(1, SayAdd())
    assert view(table).added == 1
    take_first(table, 1)
    table.act(2, SayDone())
    assert view(table).layout == 2


@pytest.mark.rule("COOP-2a")
def test_adding_needs_the_word_of_all_members() -> None:
    table = coop(full_pile(FOUR), 2)
    table.act(0, SayAdd())
    assert len(view(table).table) == 12
    table.act(1, SayAdd())
    assert len(view(table).table) == 13


@pytest.mark.rule("COOP-3a")
def test_a_word_can_be_taken_back_and_a_set_wipes_all_words() -> None:
    table = coop(full_pile(FOUR), 2)
    take_first(table, 1)
    table.act(0, SayDone())
    with pytest.raises(IllegalAction, match="already_said"):
        table.act(0, SayDone())
    assert table.act(0, Unsay()).events == (Unsaid(seat=0),)
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(0, Unsay())
    table.act(0, SayDone())
    take(table, *FOUR[3:6], seat=1)
    table.act(1, SayDone())
    assert view(table).layout == 1  # the first word was wiped


@pytest.mark.rule("COOP-3a")
def test_a_word_for_a_table_that_has_changed_comes_too_late() -> None:
    table = coop(full_pile(FOUR), 2, words="any")
    before = table.seq
    table.act(0, SayAdd(), seen=before)
    with pytest.raises(TooLate, match="table_changed"):
        table.act(1, SayAdd(), seen=before)
    assert view(table).score == -1


@pytest.mark.rule("COOP-2a")
def test_who_has_left_is_not_waited_for() -> None:
    table = coop(full_pile(FOUR), 3)
    take_first(table, 1)
    table.act(2, Leave())
    table.act(0, SayDone())
    step = table.act(1, Leave())
    assert scored(step).sets == 1
    table.act(0, SayAdd())
    assert view(table).added == 1


def test_the_word_of_who_has_left_does_not_count() -> None:
    table = coop(full_pile(FOUR), 2)
    take_first(table, 1)
    table.act(0, SayDone())
    table.act(0, Leave())
    assert view(table).layout == 1
    table.act(0, Return())
    table.act(1, SayDone())
    assert view(table).layout == 1


@pytest.mark.rule("COOP-3a")
def test_what_was_missed_is_told_only_when_the_layout_is_done() -> None:
    table = coop(full_pile(FOUR), 2)
    take_first(table, 1)
    assert view(table).verdict is None
    table.act(0, SayDone())
    assert not any(isinstance(e, LayoutScored) for step in table.steps for e in step.events)
    event = scored(table.act(1, SayDone()))
    assert event.possible == 4
    still_there = find_sets(cards(*FOUR[3:]))
    assert sorted(map(sorted, event.left)) == sorted(map(sorted, still_there))
    assert len(event.left) == 3


@pytest.mark.rule("COOP-3a")
def test_the_option_strict_refuses_done_while_a_set_is_left() -> None:
    table = coop(full_pile(FOUR), strict=True)
    take_first(table, 3)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, SayDone())
    take(table, *FOUR[9:])
    assert scored(table.act(0, SayDone())).points == 5


@pytest.mark.rule("COOP-3a")
def test_there_is_no_undo() -> None:
    table = coop(full_pile(FOUR))
    take_first(table, 1)
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(0, Unsay())
    assert len(view(table).table) == 9


# --- Adding cards ----------------------------------------------------------------------------


@pytest.mark.rule("COOP-5")
def test_cards_are_added_one_at_a_time_for_a_point_each() -> None:
    table = coop(full_pile([*NO_SET[:12], "1rsd", *NO_SET[12:]]))
    assert not find_sets(view(table).table)
    step = table.act(0, SayAdd())
    added = CardAdded(card=Card.parse("1rsd"), points=-1, score=-1)
    assert step.events == (TeamWord(seat=0, word="add"), added)
    assert len(view(table).table) == 13
    take(table, "1rso", "1rsw", "1rsd")
    assert scored(table.act(0, SayDone())).score == -1  # one SET is worth nothing
    assert len(view(table).table) == 12


@pytest.mark.rule("COOP-5")
def test_what_an_added_card_costs_is_an_option() -> None:
    table = coop(full_pile(NO_SET), added_cost=3)
    table.act(0, SayAdd())
    table.act(0, SayAdd())
    assert view(table).score == -6


@pytest.mark.rule("COOP-5")
def test_with_nothing_taken_the_way_on_is_to_take_or_to_add() -> None:
    table = coop(full_pile(NO_SET))
    with pytest.raises(IllegalAction, match="take_or_add"):
        table.act(0, SayDone())
    table.act(0, SayAdd())
    with pytest.raises(IllegalAction, match="take_or_add"):
        table.act(0, SayDone())


@pytest.mark.rule("COOP-5")
def test_after_a_set_no_card_is_added() -> None:
    table = coop(full_pile(FOUR))
    take_first(table, 1)
    with pytest.raises(IllegalAction, match="done_instead"):
        table.act(0, SayAdd())


@pytest.mark.rule("COOP-5a")
@pytest.mark.parametrize("strict", [False, True])
def test_a_card_added_while_a_set_was_there_still_costs_one(strict: bool) -> None:
    table = coop(full_pile(FOUR), strict=strict)
    table.act(0, SayAdd())
    assert view(table).score == -1
    take_first(table, 2)
    if not strict:
        assert scored(table.act(0, SayDone())).score == -1 + 1
