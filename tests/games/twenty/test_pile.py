"""20/20: the pile and its end, and a table at which nobody can go on."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Leave
from tercet.errors import IllegalAction
from tercet.games.classic import NoneHere, TakeBack
from tercet.games.shared.race import Dealt
from tercet.games.twenty import AskCard, PileRebuilt, TableSwapped
from tercet.tables import new_table
from tests.games.piles import SEED, names, the
from tests.games.twenty.tables import (
    OPEN,
    POOR,
    TWO_SETS,
    WRONG,
    bare,
    call,
    dealt,
    go_out,
    in_turn,
    texts,
    twenty,
)

# --- The pile --------------------------------------------------------------------------------


@pytest.mark.rule("TW-6")
def test_sets_are_not_counted() -> None:
    table = dealt()
    call(table, 1, "1pso", "2pso", "3pso")
    go_out(table)
    assert table.outcome is not None
    assert table.outcome.scores == (6, 0)


@pytest.mark.rule("TW-6")
@pytest.mark.rule("TW-6a")
def test_the_pile_is_rebuilt_from_the_removed_cards_when_a_card_is_due() -> None:
    table = bare("3phw")
    step = call(table, 0, "1rso", "2ghw", "3ped")  # two are due, one is there
    assert names(step) == ["Called", "Taken", "PileRebuilt", "Dealt"]
    assert the(step, PileRebuilt).count == 3
    drawn = texts(the(step, Dealt).cards)
    assert drawn[0] == "3phw"
    assert drawn[1] in ("1rso", "2ghw", "3ped")
    assert (len(table.state.pile), table.state.removed) == (2, ())


@pytest.mark.rule("TW-6a")
def test_the_pile_is_not_rebuilt_before_it_is_needed() -> None:
    table = bare("3phw", "2rhd")
    assert "PileRebuilt" not in names(call(table, 0, "1rso", "2ghw", "3ped"))
    assert len(table.state.removed) == 3
    assert "PileRebuilt" in names(table.act(1, AskCard()))
    assert len(table.state.hands[1]) == 7


@pytest.mark.rule("TW-6a")
def test_with_nothing_to_rebuild_from_places_stay_empty_and_hands_as_they_are() -> None:
    table = twenty([*in_turn([TWO_SETS, POOR]), *OPEN[:4]])
    assert texts(table.state.table) == [*OPEN[:4], None, None]
    step = call(table, 1, *WRONG)
    assert names(step) == ["Called", "Wrong"]
    with pytest.raises(IllegalAction, match="pile_empty"):
        table.act(1, AskCard())
    assert AskCard() not in table.legal(1)
    call(table, 1, "1pso", "2pso", "3pso")  # five places, three cards to rebuild from
    assert texts(table.state.table).count(None) == 2
    assert table.view(None).table.count(None) == 2  # type: ignore[attr-defined]


@pytest.mark.rule("TW-6a")
def test_a_rebuilt_pile_follows_from_the_seed_and_leaves_arranged_deals_alone() -> None:
    piles = [[*in_turn([TWO_SETS, POOR], d), *OPEN] for d in (0, 1)]
    tables = []
    for _ in range(2):
        table = new_table("twenty", 2, SEED, piles=piles)
        call(table, 0, "1rso", "2ghw", "3ped")
        tables.append(table)
    one, two = (table.state.inner for table in tables)
    assert one.pile == two.pile
    assert len(one.chance.piles) == 1


# --- A dead table ----------------------------------------------------------------------------


@pytest.mark.rule("TW-2a")
def test_when_all_agree_the_open_cards_are_swapped() -> None:
    table = dealt("3phw", "2rhd", "1rew", "1reo", "2reo", "3reo")
    table.act(0, NoneHere())
    table.act(0, TakeBack())
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(0, TakeBack())
    table.act(0, NoneHere())
    with pytest.raises(IllegalAction, match="already_said"):
        table.act(0, NoneHere())
    step = table.act(1, NoneHere())
    swapped = the(step, TableSwapped)
    assert texts(swapped.gone) == list(OPEN)
    assert texts(table.state.table) == ["3phw", "2rhd", "1rew", "1reo", "2reo", "3reo"]
    assert texts(table.state.removed) == list(OPEN)
    assert table.state.said_none == frozenset()


@pytest.mark.rule("TW-2a")
def test_the_old_cards_come_back_only_when_there_are_no_others() -> None:
    table = bare("3phw", "2rhd")
    table.act(0, NoneHere())
    table.act(1, NoneHere())
    places = texts(table.state.table)
    assert places[:2] == ["3phw", "2rhd"]
    assert set(places[2:]) < set(OPEN)
    assert None not in places


@pytest.mark.rule("TW-2a")
def test_removed_cards_come_before_the_ones_just_swapped() -> None:
    table = bare("3phw", "2rhd", "1rew")
    call(table, 0, "1rso", "2rso", "3rso")
    table.act(0, NoneHere())
    table.act(1, NoneHere())
    assert set(texts(table.state.table)) == {"3phw", "2rhd", "1rew", "1rso", "2rso", "3rso"}
    assert texts(table.state.removed) == list(OPEN)


@pytest.mark.rule("TW-2a")
def test_a_right_set_or_a_new_card_undoes_the_word() -> None:
    table = dealt()
    table.act(1, NoneHere())
    assert names(table.act(1, AskCard())) == ["ExtraCard", "ExtraCard", "TookBack"]
    assert table.state.said_none == frozenset()
    table.act(1, NoneHere())
    call(table, 0, "1pso", "2pso", "3pso")
    assert table.state.said_none == frozenset()


@pytest.mark.rule("TW-2a")
def test_who_is_away_does_not_block_the_swap() -> None:
    table = dealt()
    table.act(0, NoneHere())
    assert names(table.act(1, Leave())) == ["Left", "TableSwapped"]
