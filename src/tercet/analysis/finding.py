"""What the events of each game mean for those who look for SETs: finds, mistakes, giving up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from tercet.cards import Card, Triple
from tercet.engine.game import Events
from tercet.games.coopset.coopset import CardAdded, LayoutScored
from tercet.games.scout.terms import Barred, Opened, Pointed, Won
from tercet.games.setup import CardLaid, Challenged, Collected
from tercet.games.shared.race import Laid, SaidNone, Taken, Wrong
from tercet.games.solitaire import GaveUp, ThreeMore
from tercet.games.twenty import TableSwapped

#: After these, what lay on the table before has been given up.
_GIVING_UP: Final = (CardAdded, LayoutScored, GaveUp, ThreeMore, TableSwapped, CardLaid)


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


def sets_found(events: Events) -> list[Found]:
    """The SETs that were found by these events."""
    found = [Found(event.seat, event.cards) for event in events if isinstance(event, Taken)]
    return found + list(_shared(events)) + list(_challenged(events))


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


def gave_up_on(events: Events) -> bool:
    """Whether the players have given up the SETs that lay on the table before."""
    return any(
        isinstance(event, _GIVING_UP) or (isinstance(event, Laid) and event.agreed)
        for event in events
    )


def has_pointed(events: Events) -> bool:
    """Whether a search of Scout began."""
    return any(isinstance(event, Pointed) for event in events)


def search_over(events: Events) -> bool:
    """Whether the scout's cards were laid open, right or wrong (SCOUT-3 to SCOUT-6)."""
    return any(isinstance(event, (Opened, Wrong)) for event in events)


def _shared(events: Events) -> Iterator[Found]:
    """The scout's SET, and one that another made of the same first card (SCOUT-3 to SCOUT-6a)."""
    opened = next((event for event in events if isinstance(event, Opened)), None)
    if opened is not None:
        yield Found(opened.seat, opened.cards, scout=True)
    for event in events:
        match event:
            case Won(seat=seat, cards=(one, two)) if opened and seat != opened.seat:
                yield Found(seat, (opened.cards[0], one, two))  # SCOUT-4
            case Won(seat=seat, cards=(first, one, two)) if opened is None:
                yield Found(seat, (first, one, two))  # SCOUT-6a


def _challenged(events: Events) -> Iterator[Found]:
    """A SET that the last card laid made with two others (SETUP-3, SETUP-5)."""
    if any(isinstance(event, Collected) for event in events):
        for event in events:
            if isinstance(event, Challenged):
                yield Found(event.seat, (event.card, *event.cards))
