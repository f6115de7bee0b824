"""Records: full packs without help only, and which of two is the better."""

from __future__ import annotations

import pytest

from tercet.engine.events import Outcome
from tercet.engine.log import Header
from tercet.standing.records import merit_of, record_kind
from tercet.tables import new_table

WON = Outcome((27,), (0,), "table_empty")


def header(
    game: str, seats: int = 1, piles: tuple[tuple[str, ...], ...] = (), **options: object
) -> Header:
    return new_table(game, seats, bytes(32), options=options, piles=piles).header


@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
def test_every_form_of_solitaire_has_records(form: str) -> None:
    assert record_kind(header("solitaire", form=form), WON, aided=False) == f"solitaire-{form}"


def test_teams_of_each_size_have_records() -> None:
    assert record_kind(header("coopset", 3), WON, aided=False) == "coopset-3"
    assert record_kind(header("coopset", 3, words="any"), WON, aided=False) == "coopset-3"


@pytest.mark.parametrize(
    "options",
    [{"tell": True}, {"mistakes": "free"}, {"fixed": "s"}, {"strict": True}],
)
def test_whoever_is_helped_sets_no_record(options: dict[str, object]) -> None:
    asked = new_table("solitaire", 1, bytes(32), options=options).header
    assert record_kind(asked, WON, aided=False) is None


def test_hints_giving_up_arranged_packs_and_races_set_no_record() -> None:
    alone = header("solitaire")
    assert record_kind(alone, WON, aided=True) is None
    assert record_kind(alone, Outcome((3,), (), "stopped"), aided=False) is None
    arranged = header("solitaire", piles=(("1rso", "2rso", "3rso"),))
    assert record_kind(arranged, WON, aided=False) is None
    assert record_kind(header("classic", 2), WON, aided=False) is None
    assert record_kind(header("coopset", 2, size=9), WON, aided=False) is None


def test_winning_then_points_then_time() -> None:
    best = [
        merit_of(27, 60_000, won=True),
        merit_of(27, 61_000, won=True),
        merit_of(26, 1_000, won=True),
        merit_of(27, 1_000, won=False),
        merit_of(-3, 1_000, won=False),
    ]
    assert best == sorted(best)
    assert len(set(best)) == len(best)
