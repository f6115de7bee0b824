"""Finds and mistakes of players who look for SETs, read from the events of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tercet.cards import Card, Triple
from tercet.engine.game import Events
from tercet.games.scout.terms import Barred, Opened, Pointed
from tercet.games.shared.race import SaidNone, Taken, Wrong


class Found(NamedTuple):
    """Who found which SET; `scout` by pointing at its first card (SCOUT-1)."""

    seat: int
    cards: Triple
    scout: bool = False


class Mistake(NamedTuple):
    """Who was wrong, and how."""

    seat: int
    kind: Literal["wrong", "slow", "barred", "none_here"]
    cards: tuple[Card, ...] = ()


def taken(events: Events) -> Iterator[Found]:
    """The SETs that were taken by these events."""
    return (Found(event.seat, event.cards) for event in events if isinstance(event, Taken))


def mistakes_in(events: Events) -> Iterator[Mistake]:
    """Wrong SETs, calls without any, second cards that do not fit, and "none here"."""
    for event in events:
        match event:
            case Wrong(seat=seat, cards=None):
                yield Mistake(seat, "slow")
            case Wrong(seat=seat, cards=cards) if cards is not None:
                yield Mistake(seat, "wrong", cards)
            case Barred(seat=seat):
                yield Mistake(seat, "barred")
            case SaidNone(seat=seat):
                yield Mistake(seat, "none_here")


def has_pointed(events: Events) -> bool:
    """Whether a search of Scout began."""
    return any(isinstance(event, Pointed) for event in events)


def search_over(events: Events) -> bool:
    """Whether the scout's cards were laid open, right or wrong (SCOUT-3 to SCOUT-6)."""
    return any(isinstance(event, (Opened, Wrong)) for event in events)
