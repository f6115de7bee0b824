"""What the races share: calling, showing three cards, agreeing that there is no SET.

The events here mean the same in every game that uses them, and so have one text each.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from tercet.cards import Card, Finding, Triple, explain
from tercet.engine.acts import Act, Entry
from tercet.engine.events import Event
from tercet.errors import IllegalAction, TooLate


class Take(Act, frozen=True):
    """Take three cards at once; wrong ones are counted and cost nothing (SOLO-1a, COOP-2a)."""

    cards: Triple


class Dealt(Event, frozen=True):
    """Cards were laid open: at the start, or in the places of cards that went (BASE-1, BASE-4)."""

    cards: tuple[Card, ...]


class Laid(Event, frozen=True):
    """More cards were laid: the players `agreed` (BASE-6), or a long time passed (BASE-7a)."""

    cards: tuple[Card, ...]
    agreed: bool = True


class Called(Event, frozen=True):
    """A player called SET; nobody else may call until the three cards are shown (BASE-3)."""

    seat: int


class Taken(Event, frozen=True):
    """A right SET was shown and taken (BASE-4)."""

    seat: int
    cards: Triple


class Wrong(Event, frozen=True):
    """A wrong call: three cards that are no SET, and why (CARD-3), or none in time (BASE-3a)."""

    seat: int
    cards: Triple | None = None
    broken: tuple[Finding, ...] = ()


class SaidNone(Event, frozen=True):
    """A player said that there is no SET (BASE-6a)."""

    seat: int


class TookBack(Event, frozen=True):
    """A player took that word back (BASE-6a)."""

    seat: int


class CardsGone(Struct, frozen=True, gc=False):
    """Cards that left the table: who took them and with which entry."""

    seq: int
    seat: int
    cards: tuple[Card, ...]


def check_not_gone(gone: Sequence[CardsGone], entry: Entry, cards: Collection[Card]) -> None:
    """Too late, without penalty, for cards that went after what the player had seen (BASE-3b)."""
    for last in reversed(gone):
        if entry.seen is None or last.seq <= entry.seen:
            return
        if any(card in last.cards for card in cards):
            raise TooLate("cards_gone", by=last.seat)


def check_three(cards: Triple, here: Collection[Card]) -> None:
    """Refuse a card named twice, or one that does not lie on the table."""
    named = set(cards)
    if len(named) == len(cards) and named.issubset(here):
        return
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise IllegalAction("card_doubled", card=str(card))
        if card not in here:
            raise IllegalAction("card_not_on_table", card=str(card))


def what_broke(cards: Triple) -> tuple[Finding, ...]:
    """The attributes on which two cards are alike and the third is not (CARD-3)."""
    return tuple(finding for finding in explain(*cards) if finding.verdict == "broken")
