"""The base game alone: rules SOLO."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.cards import Card, find_sets, has_set
from tercet.engine.acts import Entry
from tercet.engine.chance import Chance
from tercet.engine.game import Seats
from tercet.engine.table import Step, Table
from tercet.errors import IllegalAction, TooLate
from tercet.games.classic import Penalised, Repaid
from tercet.games.shared.race import Take
from tercet.games.solitaire import (
    SOLITAIRE,
    GaveUp,
    NoneHere,
    Overlooked,
    Redeemed,
    SolitaireEnded,
    SolitaireRules,
    SolitaireView,
    Stop,
    ThreeMore,
)
from tercet.tables import new_table
from tests.games.piles import NO_SET, SEED, arranged, full_pile, names, right, the, wrong

ONE_SET = ("1rso", "2rso", "3rso")


def solitaire(form: str, *top: str, **options: object) -> Table:
    piles = [full_pile(top)] if top else []
    return new_table("solitaire", 1, SEED, options={"form": form, **options}, piles=piles)


def view(table: Table) -> SolitaireView:
    seen = table.view(0)
    assert isinstance(seen, SolitaireView)
    return seen


def finish(table: Table) -> Step:
    """Take every SET that is left, and then say that there is none."""
    while has_set(table.state.table):
        table.act(0, Take(right(table)))
    return table.steps[-1] if table.outcome else table.act(0, NoneHere())


@pytest.mark.rule("SOLO-1")
@pytest.mark.parametrize("top", [NO_SET[:12], NO_SET[:11]], ids=["none", "some"])
def test_the_first_form_ends_when_the_player_says_that_there_is_none(top: tuple[str, ...]) -> None:
    table = solitaire("first", *top)
    assert table.outcome is None
    step = table.act(0, NoneHere())
    assert names(step)[0] == "SaidNone"
    assert table.outcome is not None
    assert table.outcome.reason == "none_seen"
    assert len(table.state.pile) == 69


@pytest.mark.rule("SOLO-1")
def test_the_first_form_replaces_cards_as_the_base_game() -> None:
    table = solitaire("first")
    table.act(0, Take(right(table)))
    assert len(table.state.table) == 12
    assert len(table.state.pile) == 66


# --- Mistakes (SOLO-1a) -----------------------------------------------------------------------


@pytest.mark.rule("SOLO-1a")
@pytest.mark.rule("PEN-1")
def test_in_the_first_form_a_mistake_costs_a_point_even_below_zero() -> None:
    table = solitaire("first")
    step = table.act(0, Take(wrong(table.state.table)))
    assert the(step, Penalised).penalty == "point"
    assert (view(table).score, view(table).sets, view(table).wrong) == (-1, 0, 1)
    table.act(0, Take(right(table)))
    assert (view(table).score, view(table).sets) == (0, 1)
    table.act(0, NoneHere())
    assert table.outcome is not None
    assert table.outcome.scores == (0,)


@pytest.mark.rule("SOLO-1a")
@pytest.mark.rule("PEN-4")
@pytest.mark.rule("PEN-4a")
def test_in_the_italian_form_a_mistake_costs_a_set_or_the_next_one() -> None:
    table = solitaire("penalty")
    cards = right(table)
    table.act(0, Take(cards))
    step = table.act(0, Take(wrong(table.state.table)))
    assert the(step, Penalised).cards == cards
    assert (table.state.sets, table.state.box, table.state.penalties) == ((), cards, 0)
    for _ in range(2):
        step = table.act(0, Take(wrong(table.state.table)))
        assert the(step, Penalised).penalty == "debt"
    assert view(table).debt == 2
    for owed in (1, 0):
        step = table.act(0, Take(right(table)))
        assert the(step, Repaid).seat == 0
        assert (view(table).debt, view(table).sets) == (owed, 0)
    table.act(0, Take(right(table)))
    assert (view(table).sets, view(table).wrong) == (1, 3)


@pytest.mark.rule("SOLO-1a")
@pytest.mark.parametrize(
    ("form", "options"), [("patience", {}), ("first", "free"), ("penalty", "free")]
)
def test_in_the_patience_or_where_they_are_free_mistakes_are_only_counted(
    form: str, options: Any
) -> None:
    table = solitaire(form, **({"mistakes": "free"} if options else {}))
    table.act(0, Take(right(table)))
    before = table.state
    step = table.act(0, Take(wrong(table.state.table)))
    assert names(step) == ["Wrong"]
    assert (view(table).wrong, view(table).score) == (1, 1)
    assert (table.state.sets, table.state.penalties, table.state.debt) == (before.sets, 0, 0)
    assert the(table.act(0, Stop()), SolitaireEnded).wrong == 1


# --- Who says that there is none (SOLO-1b) ----------------------------------------------------


@pytest.mark.rule("SOLO-1b")
@pytest.mark.parametrize("form", ["patience", "penalty"])
@pytest.mark.parametrize("top", [NO_SET[:12], NO_SET[:11]], ids=["none", "some"])
def test_at_the_players_word_three_more_are_laid_whether_it_is_true_or_not(
    form: str, top: tuple[str, ...]
) -> None:
    table = solitaire(form, *top)
    step = table.act(0, NoneHere())
    assert len(the(step, ThreeMore).cards) == 3
    assert len(table.state.table) == 15
    assert table.outcome is None
    assert "Overlooked" not in names(step)
    assert view(table).overlooked == ()


@pytest.mark.rule("SOLO-1b")
@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
def test_with_the_pile_empty_it_is_still_the_player_who_says_so(form: str) -> None:
    table = arranged("solitaire", 1, [*ONE_SET, "1gew"], form=form)
    table.act(0, Take(right(table)))
    assert table.outcome is None
    table.act(0, NoneHere())
    assert table.outcome is not None
    assert table.outcome.reason == "none_seen"


@pytest.mark.rule("SOLO-1b")
@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
def test_an_empty_table_needs_no_word(form: str) -> None:
    table = arranged("solitaire", 1, ONE_SET, form=form)
    table.act(0, Take(right(table)))
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("table_empty", (0,))


@pytest.mark.rule("SOLO-1b")
def test_the_end_shows_what_was_overlooked_at_each_word() -> None:
    table = arranged("solitaire", 1, [*NO_SET[2:13], "1rso", "2rso", "3rso"], form="patience")
    lay = [tuple(find_sets(table.state.table))]
    table.act(0, NoneHere())
    lay.append(tuple(find_sets(table.state.table)))
    step = table.act(0, NoneHere())
    expected = [sets for sets in lay if sets]
    assert expected
    assert [event.sets for event in step.events if isinstance(event, Overlooked)] == expected
    assert list(view(table).overlooked) == expected


@pytest.mark.rule("SOLO-1b")
def test_nothing_was_overlooked_by_one_who_sees_everything() -> None:
    table = solitaire("patience")
    while table.outcome is None:
        sets = find_sets(table.state.table)
        step = table.act(0, Take(sets[0]) if sets else NoneHere())
    assert "Overlooked" not in names(step)
    assert view(table).overlooked == ()


@pytest.mark.rule("SOLO-1b")
@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
def test_strict_refuses_the_word_while_a_set_lies_there(form: str) -> None:
    table = solitaire(form, strict=True)
    assert NoneHere() not in table.legal(0)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, NoneHere())
    none = solitaire(form, *NO_SET[:12], strict=True)
    assert NoneHere() in none.legal(0)
    none.act(0, NoneHere())


@pytest.mark.rule("SOLO-1b")
def test_tell_says_by_itself_when_there_is_none() -> None:
    first = solitaire("first", *NO_SET[:12], tell=True)
    assert first.outcome is not None
    assert first.outcome.reason == "none_there"
    patience = solitaire("patience", *NO_SET[:18], tell=True)
    assert names(patience.steps[0])[:5] == ["Dealt", *["NoSetHere", "ThreeMore"] * 2]
    assert has_set(patience.state.table)
    assert patience.state.penalties == 0
    penalty = solitaire("penalty", *NO_SET[:12], tell=True)
    assert the(penalty.steps[0], GaveUp).penalties == 1
    finish_told = arranged("solitaire", 1, [*ONE_SET, "1gew"], form="patience", tell=True)
    finish_told.act(0, Take(right(finish_told)))
    assert finish_told.outcome is not None
    assert finish_told.outcome.reason == "none_there"


@pytest.mark.rule("SOLO-1b")
def test_a_word_about_a_table_that_has_changed_is_too_late() -> None:
    table = solitaire("patience", *NO_SET[:12])
    table.act(0, NoneHere(), seen=0)
    with pytest.raises(TooLate, match="table_changed"):
        table.act(0, NoneHere(), seen=0)
    table.act(0, NoneHere(), seen=1)


# --- The patience, and the form with penalties ------------------------------------------------


@pytest.mark.rule("SOLO-2")
def test_the_patience_goes_on_until_the_pack_is_used_up() -> None:
    table = solitaire("patience", *NO_SET[:12])
    while table.outcome is None:
        sets = find_sets(table.state.table)
        table.act(0, Take(sets[0]) if sets else NoneHere())
    assert table.state.pile == ()
    assert table.state.penalties == 0


@pytest.mark.rule("SOLO-2")
def test_the_patience_comes_out_when_no_card_is_left() -> None:
    table = arranged("solitaire", 1, ONE_SET, form="patience")
    table.act(0, Take(right(table)))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    stuck = arranged("solitaire", 1, [*ONE_SET, "1gew"], form="patience")
    finish(stuck)
    assert stuck.outcome is not None
    assert stuck.outcome.winners == ()


@pytest.mark.rule("SOLO-3")
def test_giving_up_costs_a_point_and_a_set() -> None:
    table = solitaire("penalty")
    cards = right(table)
    table.act(0, Take(cards))
    step = table.act(0, NoneHere())
    assert the(step, GaveUp).cards == cards
    assert (table.state.penalties, table.state.sets, table.state.box) == (1, (), cards)
    assert len(table.state.table) == 15


@pytest.mark.rule("SOLO-3a")
def test_the_penalty_is_charged_also_when_there_truly_was_no_set() -> None:
    table = solitaire("penalty", *NO_SET[:12])
    step = table.act(0, NoneHere())
    assert the(step, GaveUp).cards == ()
    assert table.state.penalties == 1


@pytest.mark.rule("SOLO-4")
@pytest.mark.rule("SOLO-5")
def test_a_set_of_the_last_cards_cancels_a_point_and_none_left_wins() -> None:
    table = arranged("solitaire", 1, [*NO_SET[2:14], *ONE_SET], form="penalty")
    table.act(0, NoneHere())
    assert (table.state.penalties, table.state.pile) == (1, ())
    step = table.act(0, Take(tuple(table.state.table[12:15])))
    assert the(step, Redeemed).penalties == 0
    assert len(table.state.sets) == 1
    finish(table)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("SOLO-4")
@pytest.mark.rule("PEN-4")
def test_a_set_of_the_last_cards_that_pays_a_debt_cancels_a_point_all_the_same() -> None:
    table = arranged("solitaire", 1, [*NO_SET[2:14], *ONE_SET], form="penalty")
    table.act(0, Take(wrong(table.state.table)))
    table.act(0, NoneHere())
    step = table.act(0, Take(tuple(table.state.table[12:15])))
    assert names(step) == ["Taken", "Repaid", "Redeemed"]
    assert (table.state.penalties, table.state.sets) == (0, ())


@pytest.mark.rule("SOLO-4")
def test_before_the_pile_is_empty_a_set_cancels_nothing() -> None:
    table = solitaire("penalty")
    table.act(0, NoneHere())
    step = table.act(0, Take(right(table)))
    assert "Redeemed" not in names(step)
    assert table.state.penalties == 1


@pytest.mark.rule("SOLO-4a")
def test_points_never_fall_below_zero() -> None:
    table = arranged("solitaire", 1, [*ONE_SET, "1gew"], form="penalty")
    step = table.act(0, Take(right(table)))
    assert "Redeemed" not in names(step)
    assert (table.state.penalties, len(table.state.sets)) == (0, 1)


@pytest.mark.rule("SOLO-5")
def test_a_point_left_at_the_end_loses() -> None:
    table = arranged("solitaire", 1, NO_SET[:15], form="penalty")
    table.act(0, NoneHere())
    table.act(0, NoneHere())
    assert table.outcome is not None
    assert table.outcome.winners == ()


# --- What it was (SOLO-5a) --------------------------------------------------------------------


def ended(form: str, pile: tuple[str, ...], words: int = 0, **options: object) -> SolitaireEnded:
    """The end of a short solitaire that took some time; so many words before SETs are taken."""
    table = arranged("solitaire", 1, pile, form=form, **options)
    for _ in range(words):
        table.act(0, NoneHere(), table.at + 60_000)
    while table.outcome is None:
        sets = find_sets(table.state.table)
        table.act(0, Take(sets[0]) if sets else NoneHere(), table.at + 2000)
    told = the(table.steps[-1], SolitaireEnded)
    assert isinstance(told, SolitaireEnded)
    assert (view(table).result, view(table).ms) == (told.result, told.ms) == (told.result, table.at)
    return told


@pytest.mark.rule("SOLO-5a")
def test_the_end_names_what_it_was_with_the_time() -> None:
    first = ended("first", (*ONE_SET, "1gew"))
    assert (first.result, first.sets, first.left, first.ms) == ("until_none", 1, 1, 4000)
    for form in ("first", "patience"):
        cleared = ended(form, ONE_SET)
        assert (cleared.result, cleared.left, cleared.ms) == ("cleared", 0, 2000)
    left = ended("patience", (*ONE_SET, "1gew"))
    assert (left.result, left.left) == ("cards_left", 1)
    won = ended("penalty", (*NO_SET[2:14], *ONE_SET), words=1)
    assert (won.result, won.penalties) == ("won", 0)
    lost = ended("penalty", NO_SET[:15], words=1)
    assert (lost.result, lost.penalties, lost.ms) == ("lost", 1, 62_000)


@pytest.mark.rule("SOLO-5a")
def test_one_can_always_stop_and_has_then_given_up() -> None:
    for form, result in (("first", "given_up"), ("patience", "cards_left"), ("penalty", "lost")):
        table = solitaire(form)
        step = table.act(0, Stop())
        assert the(step, SolitaireEnded).result == result
        assert the(step, SolitaireEnded).left == 81
        assert the(step, Overlooked).sets == tuple(find_sets(table.state.table))
        assert table.outcome is not None
        assert (table.outcome.reason, table.outcome.winners) == ("stopped", ())


@pytest.mark.rule("SOLO-5a")
@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
def test_the_view_has_no_result_before_the_end(form: str) -> None:
    table = solitaire(form)
    assert (view(table).result, view(table).ms, view(table).won) == (None, None, None)
    table.act(0, Stop())
    assert view(table).result is not None
    assert (view(table).ms, view(table).won) == (0, False)


@pytest.mark.rule("SOLO-5a")
def test_the_time_runs_from_the_deal() -> None:
    rules, seats, chance = SolitaireRules(form="first"), Seats(1), Chance(SEED)
    state, _ = SOLITAIRE.start(rules, seats, chance, at=5000)
    state, events = SOLITAIRE.apply(state, Entry(1, 9000, NoneHere(), 0))
    assert SOLITAIRE.view(state, 0).ms == 4000
    assert [event.ms for event in events if isinstance(event, SolitaireEnded)] == [4000]


@pytest.mark.rule("SOLO-1b")
def test_a_hint_names_a_set_that_lies_there_and_none_where_there_is_none() -> None:
    table = solitaire("first")
    hint = SOLITAIRE.hints(table.state, 0, NoneHere())
    assert tuple(map(Card.parse, hint)) in find_sets(table.state.table)
    bare = solitaire("patience", *NO_SET[:12])
    assert SOLITAIRE.hints(bare.state, 0, NoneHere()) == ()
    with pytest.raises(IllegalAction):
        SOLITAIRE.hints(table.state, 0, Stop())
    table.act(0, Stop())
    with pytest.raises(TooLate):
        SOLITAIRE.hints(table.state, 0, NoneHere())
