"""Hidden hands: what everybody learns of a deal, and what only its owner does."""

from __future__ import annotations

from tercet.cards import Card
from tercet.engine.events import Event


class HandsDealt(Event, frozen=True):
    """Everybody got a hand of so many cards."""

    seats: tuple[int, ...]
    count: int


class OwnHand(Event, frozen=True):
    """The hand of one player, for that player alone."""

    seat: int
    cards: tuple[Card, ...]
