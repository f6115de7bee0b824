"""What the events of each game mean for those who look for SETs: finds, mistakes, giving up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from tercet.cards import Card, Triple, is_set
from tercet.engine.game import Events
from tercet.games.coopset.coopset import CardAdded, LayoutScored
from tercet.games.scout.terms import Barred, Opened, Won
from tercet.games.setup import CardLaid, Challenged, Collected
from tercet.games.shared.race import Laid, SaidNone, Taken, Wrong
from tercet.games.solitaire import GaveUp
from tercet.games.twenty import TableSwapped

#: After these, what lay on the table before has been given up.
_GIVING_UP: Final = (CardAdded, LayoutScored, GaveUp, TableSwapped, CardLaid)


class Found(NamedTuple):
    """Who found which SET."""

    seat: int
    cards: Triple


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


def _shared(events: Events) -> Iterator[Found]:
    """A SET that a scout and those who searched divide among them (SCOUT-3 to SCOUT-6)."""
    shares = [event for event in events if isinstance(event, Won)]
    cards = tuple(card for share in shares for card in share.cards)
    if len(cards) != 3 or not is_set(*cards):
        return
    scout = next((event.seat for event in events if isinstance(event, Opened)), None)
    most = max(shares, key=lambda share: len(share.cards))
    yield Found(most.seat if scout is None else scout, (cards[0], cards[1], cards[2]))


def _challenged(events: Events) -> Iterator[Found]:
    """A SET that the last card laid made with two others (SETUP-3, SETUP-5)."""
    if any(isinstance(event, Collected) for event in events):
        for event in events:
            if isinstance(event, Challenged):
                yield Found(event.seat, (event.card, *event.cards))
