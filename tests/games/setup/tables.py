"""A table of SetUp whose cards are known, and what players do at it, in short words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.cards import Card
from tercet.engine.table import Step, Table
from tercet.games.setup import Challenge, LayCard, SetUpView
from tercet.tables import new_table
from tests.games.piles import SEED

#: Laid in this order the third makes a SET with the first two, and the sixth with those before.
STORY: Final = [
    *("1rso", "2rso", "3rso", "1gso", "2gso", "3gso"),
    *("1pso", "2pew", "3ghd", "1rhw"),
]


def setup(pack: Sequence[str], seats: int = 2, **options: object) -> Table:
    """A table with an arranged pack. Seat 1 is left of the dealer: it gets the first hand."""
    return new_table("setup", seats, SEED, piles=[pack], options=options)


def one_by_one(pack: Sequence[str], seats: int = 2, **options: object) -> Table:
    """Hands of one card, so that the cards are laid in the order of the pack."""
    return setup(pack, seats, **{"hand": 1, "challenge_ms": 0, **options})


def lay(table: Table, at: int | None = None) -> Step:
    """The next player lays the first card of the hand."""
    seat = view(table).turn
    return table.act(seat, LayCard(view(table, seat).hand[0]), at)


def lay_all(table: Table, count: int) -> None:
    for _ in range(count):
        lay(table)


def challenge(table: Table, seat: int, *cards: str, seen: int | None = None) -> Step:
    a, b = map(Card.parse, cards)
    return table.act(seat, Challenge((a, b)), seen=seen)


def view(table: Table, viewer: int | None = None) -> SetUpView:
    seen = table.view(viewer)
    assert isinstance(seen, SetUpView)
    return seen


def cards(*texts: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))


def finish(table: Table) -> None:
    """Lay until the pile is drawn, and let the last question close."""
    while table.outcome is None:
        if table.deadline:
            table.tick(table.deadline.at)
        else:
            lay(table)


def scores(table: Table) -> tuple[int, ...]:
    assert table.outcome is not None
    return table.outcome.scores
