"""A table of CoopSet whose cards are known, and what a team does at it, in short words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.cards import Card
from tercet.engine.table import Step, Table
from tercet.games.coopset.coopset import CoopSetView, LayoutScored
from tercet.games.shared.race import Take
from tercet.tables import new_table
from tests.games.piles import SEED

#: Four SETs that make up a layout of twelve.
FOUR: Final = [
    *("1rso", "2rso", "3rso"),
    *("1gho", "2gho", "3gho"),
    *("1peo", "2peo", "3peo"),
    *("1rsw", "2rsw", "3rsw"),
]


def coop(pack: Sequence[str], seats: int = 1, **options: object) -> Table:
    """A table with an arranged pack: the first twelve are the layout."""
    return new_table("coopset", seats, SEED, piles=[pack], options=options)


def take(table: Table, *texts: str, seat: int = 0, seen: int | None = None) -> Step:
    a, b, c = map(Card.parse, texts)
    return table.act(seat, Take((a, b, c)), seen=seen)


def take_first(table: Table, sets: int) -> None:
    """Take the SETs that the pack begins with, one after the other."""
    for at in range(0, 3 * sets, 3):
        take(table, *FOUR[at : at + 3])


def view(table: Table) -> CoopSetView:
    seen = table.view(None)
    assert isinstance(seen, CoopSetView)
    return seen


def scored(step: Step) -> LayoutScored:
    (event,) = (event for event in step.events if isinstance(event, LayoutScored))
    return event


def cards(*texts: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))
