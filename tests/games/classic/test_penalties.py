"""The base game: what a wrong call costs, what counts, and beginners (PEN, SCORE, BEG)."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Leave
from tercet.errors import IllegalAction
from tercet.games.classic import Call, LocksLifted, NoneHere, Penalised, Repaid
from tercet.tables import new_table
from tests.games.classic.tables import call_wrong, classic, take
from tests.games.piles import SEED, arranged, names, right, the, wrong


@pytest.mark.rule("PEN-1")
@pytest.mark.rule("PEN-1a")
def test_a_wrong_call_costs_a_point_even_below_zero() -> None:
    table = classic(2, penalty="point")
    call_wrong(table, 0)
    call_wrong(table, 0)
    assert table.view(None).players[0].score == -2  # type: ignore[attr-defined]
    take(table, 0)
    assert table.view(None).players[0].score == -1  # type: ignore[attr-defined]


@pytest.mark.rule("PEN-2")
def test_a_wrong_call_sets_three_cards_aside_for_ever() -> None:
    table = new_table("classic", 2, SEED, edition="carnet")
    cards = right(table)
    take(table, 0)
    step = table.act(0, Call(wrong(table.state.table)))
    assert the(step, Penalised).cards == cards
    assert table.state.box == cards
    assert table.view(None).players[0].score == 0  # type: ignore[attr-defined]


@pytest.mark.rule("PEN-2a")
def test_with_nothing_won_nothing_is_set_aside() -> None:
    table = classic(2, penalty="aside")
    call_wrong(table, 0)
    assert table.state.box == ()
    take(table, 0)
    assert len(table.state.players[0].sets) == 1


@pytest.mark.rule("PEN-3")
def test_after_a_wrong_call_one_waits_until_another_finds_a_set() -> None:
    table = new_table("classic", 3, SEED, edition="turquoise")
    call_wrong(table, 0)
    assert table.may_act() == {1, 2}
    with pytest.raises(IllegalAction, match="locked_out"):
        table.act(0, Call())
    call_wrong(table, 1)
    assert table.may_act() == {2}
    step = table.act(2, Call(right(table)))
    assert the(step, LocksLifted).seats == (0, 1)
    assert table.may_act() == {0, 1, 2}


@pytest.mark.rule("PEN-3a")
def test_when_everyone_is_locked_out_all_locks_are_lifted() -> None:
    table = classic(2, penalty="lockout")
    call_wrong(table, 0)
    call_wrong(table, 1)
    assert table.may_act() == {0, 1}
    call_wrong(table, 0)
    table.act(1, Leave())
    assert table.may_act() == {0}


@pytest.mark.rule("PEN-3a")
def test_alone_nobody_is_locked_the_error_is_only_counted() -> None:
    table = classic(1, penalty="lockout")
    step = table.act(0, Call(wrong(table.state.table)))
    assert names(step) == ["Called", "Wrong"]
    assert table.may_act() == {0}
    assert table.state.players[0].wrong == 1


@pytest.mark.rule("PEN-4")
def test_a_wrong_call_gives_back_a_set_already_won() -> None:
    table = new_table("classic", 2, SEED, edition="italian")
    take(table, 0)
    take(table, 0)
    call_wrong(table, 0)
    assert len(table.state.players[0].sets) == 1
    assert len(table.state.box) == 3
    assert table.state.players[0].debt == 0


@pytest.mark.rule("PEN-4")
@pytest.mark.rule("PEN-4a")
def test_with_none_won_the_debt_adds_up_and_is_paid_with_the_next_ones() -> None:
    table = new_table("classic", 2, SEED, edition="italian")
    call_wrong(table, 0)
    call_wrong(table, 0)
    assert table.state.players[0].debt == 2
    for _ in range(2):
        cards = right(table)
        step = table.act(0, Call(cards))
        assert the(step, Repaid).cards == cards
    assert (table.state.players[0].debt, table.state.players[0].sets) == (0, ())
    take(table, 0)
    assert len(table.state.players[0].sets) == 1


@pytest.mark.rule("SCORE-1")
@pytest.mark.rule("SCORE-2")
@pytest.mark.parametrize(("score", "points"), [("sets", 2), ("cards", 6)])
def test_a_point_for_each_set_or_for_each_card(score: str, points: int) -> None:
    table = classic(2, score=score)
    take(table, 1)
    take(table, 1)
    assert table.view(0).players[1].score == points  # type: ignore[attr-defined]


@pytest.mark.rule("SCORE-1a")
def test_ties_share_the_win() -> None:
    pile = ["1rso", "2rso", "3rso", "1gew", "2gew", "3gew"]
    table = arranged("classic", 3, pile)
    table.act(0, Call(tuple(table.state.table[:3])))
    table.act(1, Call(tuple(table.state.table[:3])))
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


@pytest.mark.rule("MATCH-1a")
@pytest.mark.parametrize("penalty", ["point", "aside", "lockout", "return"])
@pytest.mark.parametrize("score", ["sets", "cards"])
def test_any_penalty_goes_with_any_way_of_counting(penalty: str, score: str) -> None:
    table = new_table(
        "classic",
        2,
        SEED,
        edition="italian",
        options={"penalty": penalty, "score": score},
        match={"form": "deals", "deals": 2},
    )
    rules = table.state.inner.rules
    assert (rules.penalty, rules.score) == (penalty, score)


@pytest.mark.rule("BEG-1")
@pytest.mark.rule("BEG-2")
def test_solid_cards_only_nine_on_the_table() -> None:
    table = classic(2, fixed="s")
    assert len(table.state.table) == 9
    assert len(table.state.pile) == 18
    assert all(card.point[2] == 0 for card in table.state.table + table.state.pile)


@pytest.mark.rule("BEG-3")
def test_one_colour_only() -> None:
    table = classic(2, fixed="r")
    assert {str(card)[1] for card in table.state.table + table.state.pile} == {"r"}


@pytest.mark.rule("BEG-1")
def test_three_more_if_none_and_back_to_nine() -> None:
    table = classic(1, fixed="s")
    table.act(0, NoneHere())
    assert len(table.state.table) == 12
    take(table, 0)
    assert len(table.state.table) == 9
    take(table, 0)
    assert len(table.state.table) == 9
