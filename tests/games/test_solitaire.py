"""The base game alone: rules SOLO."""

from __future__ import annotations

import pytest

from tercet.engine.table import Table
from tercet.errors import IllegalAction
from tercet.games.shared.race import Take
from tercet.games.solitaire import GaveUp, More, Redeemed, Stop
from tercet.tables import new_table
from tests.games.piles import NO_SET, SEED, arranged, full_pile, names, right, the, wrong


def solitaire(form: str, *top: str, **options: object) -> Table:
    piles = [full_pile(top)] if top else []
    return new_table("solitaire", 1, SEED, options={"form": form, **options}, piles=piles)


@pytest.mark.rule("SOLO-1")
def test_the_first_form_stops_when_the_twelve_hold_no_set() -> None:
    table = solitaire("first", *NO_SET[:12])
    assert table.outcome is not None
    assert table.outcome.reason == "no_set_left"
    playing = solitaire("first", *NO_SET[:11])
    assert playing.outcome is None
    with pytest.raises(IllegalAction, match="no_more_in_this_form"):
        playing.act(0, More())


@pytest.mark.rule("SOLO-1")
def test_the_first_form_replaces_cards_as_the_base_game() -> None:
    table = solitaire("first")
    table.act(0, Take(right(table)))
    assert len(table.state.table) == 12
    assert len(table.state.pile) == 66


@pytest.mark.rule("SOLO-1a")
def test_wrong_triples_are_counted_and_cost_nothing_else() -> None:
    table = solitaire("penalty")
    table.act(0, Take(right(table)))
    before = table.state
    step = table.act(0, Take(wrong(table.state.table)))
    assert names(step) == ["Wrong"]
    assert table.state.wrong == 1
    assert (table.state.sets, table.state.penalties) == (before.sets, 0)


@pytest.mark.rule("SOLO-2")
def test_the_patience_goes_on_until_the_pack_is_used_up() -> None:
    table = solitaire("patience", *NO_SET[:12])
    assert table.outcome is None
    table.act(0, More())
    assert len(table.state.table) == 15
    assert table.state.penalties == 0
    while table.outcome is None:
        here = table.legal(0).groups[0]
        table.act(0, here[0] if isinstance(here[0], Take) and table_has_set(table) else More())
    assert table.state.pile == ()


@pytest.mark.rule("SOLO-2")
def test_the_patience_comes_out_when_no_card_is_left() -> None:
    table = arranged("solitaire", 1, ["1rso", "2rso", "3rso"], form="patience")
    table.act(0, Take(right(table)))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    stuck = arranged("solitaire", 1, ["1rso", "2rso", "3rso", "1gew"], form="patience")
    stuck.act(0, Take(right(stuck)))
    assert stuck.outcome is not None
    assert stuck.outcome.winners == ()


@pytest.mark.rule("SOLO-3")
def test_giving_up_costs_a_point_and_a_set() -> None:
    table = solitaire("penalty")
    cards = right(table)
    table.act(0, Take(cards))
    step = table.act(0, More())
    assert the(step, GaveUp).cards == cards
    assert (table.state.penalties, table.state.sets, table.state.box) == (1, (), cards)
    assert len(table.state.table) == 15


@pytest.mark.rule("SOLO-3a")
def test_the_penalty_is_charged_also_when_there_truly_was_no_set() -> None:
    table = solitaire("penalty", *NO_SET[:12])
    step = table.act(0, More())
    assert the(step, GaveUp).cards == ()
    assert table.state.penalties == 1


@pytest.mark.rule("SOLO-4")
@pytest.mark.rule("SOLO-5")
def test_a_set_of_the_last_cards_cancels_a_point_and_none_left_wins() -> None:
    pile = [*NO_SET[2:14], "1rso", "2rso", "3rso"]
    table = arranged("solitaire", 1, pile, form="penalty")
    table.act(0, More())
    assert (table.state.penalties, table.state.pile) == (1, ())
    step = table.act(0, Take(tuple(table.state.table[12:15])))
    assert the(step, Redeemed).penalties == 0
    assert len(table.state.sets) == 1
    finish(table)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("SOLO-4")
def test_before_the_pile_is_empty_a_set_cancels_nothing() -> None:
    table = solitaire("penalty")
    table.act(0, More())
    step = table.act(0, Take(right(table)))
    assert "Redeemed" not in names(step)
    assert table.state.penalties == 1


@pytest.mark.rule("SOLO-4a")
def test_points_never_fall_below_zero() -> None:
    table = arranged("solitaire", 1, ["1rso", "2rso", "3rso", "1gew"], form="penalty")
    step = table.act(0, Take(right(table)))
    assert "Redeemed" not in names(step)
    assert (table.state.penalties, len(table.state.sets)) == (0, 1)


@pytest.mark.rule("SOLO-5")
def test_a_point_left_at_the_end_loses() -> None:
    table = arranged("solitaire", 1, NO_SET[:15], form="penalty")
    table.act(0, More())
    assert table.outcome is not None
    assert table.outcome.winners == ()


def test_nothing_more_comes_from_an_empty_pile_and_one_can_always_stop() -> None:
    table = arranged("solitaire", 1, ["1rso", "2rso", "3rso", "1gew"], form="patience")
    with pytest.raises(IllegalAction, match="pile_empty"):
        table.act(0, More())
    table.act(0, Stop())
    assert table.outcome is not None
    assert table.outcome.reason == "stopped"


def test_strict_refuses_more_cards_while_a_set_lies_there() -> None:
    table = solitaire("patience", strict=True)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, More())


def table_has_set(table: Table) -> bool:
    from tercet.cards import has_set

    return has_set(table.state.table)


def finish(table: Table) -> None:
    """Take every SET that is left."""
    while table.outcome is None:
        table.act(0, Take(right(table)))
