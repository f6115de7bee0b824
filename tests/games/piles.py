"""Cards to arrange piles from, and the right and wrong triples of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from tercet.cards import DECK, Card, Triple, find_sets, is_set
from tercet.engine.events import Event
from tercet.engine.table import Step, Table
from tercet.tables import new_table

SEED = bytes(32)

#: Twenty cards without a SET, the most there can be (CARD-6).
NO_SET = (
    *("1rso", "3ped", "1rsw", "3pew", "1rho", "3phd", "1rhw", "3phw", "1gso", "3ged"),
    *("1gsw", "3gew", "1ghd", "3gho", "1ged", "3gso", "1phd", "3rho", "2rsw", "2pew"),
)


def pile_of(*cards: str | Iterable[str]) -> list[str]:
    """A pile from cards in notation, given one by one or several at once."""
    return [text for part in cards for text in ([part] if isinstance(part, str) else part)]


def full_pile(*first: str | Iterable[str]) -> list[str]:
    """These cards on top, then all others of the pack."""
    top = pile_of(*first)
    return top + [str(card) for card in DECK if str(card) not in top]


def arranged(game: str, seats: int, pile: Sequence[str], **options: Any) -> Table:
    """A table with an arranged pile."""
    return new_table(game, seats, SEED, piles=[pile], options=options)


def right(table: Table) -> Triple:
    """A SET that lies on the table."""
    return find_sets(table.view(None).table)[0]  # type: ignore[attr-defined]


def wrong(cards: Iterable[Card]) -> Triple:
    """Three of these cards that are no SET."""
    return next(three for three in combinations(cards, 3) if not is_set(*three))


def names(step: Step) -> list[str]:
    """The names of what happened."""
    return [type(event).__name__ for event in step.events]


def the(step: Step, kind: type[Event]) -> Any:
    """The one event of this kind in a step."""
    (event,) = [event for event in step.events if isinstance(event, kind)]
    return event
