"""What the races share: calling, showing three cards, agreeing that there is no SET.

The events here mean the same in every game that uses them, and so have one text each. The functions
work on any state with the fields that they name; what a right or a wrong call means is each game's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tercet.cards import Card, Finding, Triple, explain
from tercet.engine.acts import Act, Entry
from tercet.engine.events import Event
from tercet.engine.game import Events
from tercet.errors import IllegalAction, TooLate


class Take(Act, frozen=True):
    """Take three cards at once; what wrong ones cost is each game's (SOLO-1a, COOP-2a)."""

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


def wrong_call(seat: int, cards: Triple | None) -> Wrong:
    """What is told of a wrong call: why the cards are no SET, or that none came in time."""
    return Wrong(seat=seat, cards=cards, broken=what_broke(cards) if cards else ())


# --- Calling and showing ---------------------------------------------------------------------


class Race(Protocol):
    """The part of a state that tells of calls; `caller` is None while everybody may call.

    That a state is a `Struct`, too, a protocol cannot say: hence the ignored types below.
    """

    @property
    def rules(self) -> Any:
        """The options; `point_ms` is the time to point (BASE-3a)."""

    @property
    def caller(self) -> int | None:
        """Who has called and not yet shown."""

    @property
    def last_caller(self) -> int | None:
        """Whose the latest call was, open or not."""

    @property
    def call_seq(self) -> int:
        """The entry of the latest call."""

    @property
    def gone(self) -> tuple[CardsGone, ...]:
        """Cards that left the table lately."""


C = TypeVar("C", bound=Race)


def check_no_call(state: Race, seat: int) -> None:
    """Refuse whatever has to wait until the cards of a call are shown."""
    if state.caller == seat:
        raise IllegalAction("already_called")
    if state.caller is not None:
        raise TooLate("called_first", by=state.caller)  # BASE-3b


def check_is_caller(state: Race, seat: int) -> None:
    """Only the caller shows cards."""
    if state.caller is None:
        raise IllegalAction("call_first")  # BASE-3
    if state.caller != seat:
        raise TooLate("called_first", by=state.caller)


def call(
    state: C,
    entry: Entry,
    seat: int,
    cards: Triple | None,
    judge: Callable[[C, Entry, int, Triple], tuple[C, Events]],
) -> tuple[C, Events]:
    """Call SET (BASE-3); with cards they are judged at once, else the caller has time to point."""
    if cards is not None:
        check_not_gone(state.gone, entry, cards)
    elif _another_called_since(state, entry, seat):
        raise TooLate("called_first", by=state.last_caller)  # BASE-3b
    due = entry.at + state.rules.point_ms
    state = replace(  # type: ignore[type-var]
        state, caller=seat, last_caller=seat, call_seq=entry.seq, call_due=due
    )
    called: Events = (Called(seat=seat),)
    if cards is None:
        return state, called
    state, events = judge(state, entry, seat, cards)
    return state, called + events


def _another_called_since(state: Race, entry: Entry, seat: int) -> bool:
    unseen = entry.seen is not None and entry.seen < state.call_seq
    return unseen and state.last_caller != seat


# --- The word that there is no SET (BASE-6a) -------------------------------------------------


class Agreeing(Protocol):
    """The part of a state that tells who has said so."""

    @property
    def said_none(self) -> frozenset[int]:
        """The seats that have said it."""


A = TypeVar("A", bound=Agreeing)


def check_table_seen(table_seq: int, entry: Entry) -> None:
    """Too late for a word about a table that the player had not seen changing."""
    if entry.seen is not None and entry.seen < table_seq:
        raise TooLate("table_changed")


def say_none(state: A, seat: int) -> tuple[A, Events]:
    """A player says that there is no SET."""
    if seat in state.said_none:
        raise IllegalAction("already_said")
    state = replace(state, said_none=state.said_none | {seat})  # type: ignore[type-var]
    return state, (SaidNone(seat=seat),)


def take_back(state: A, seat: int) -> tuple[A, Events]:
    """A player takes that word back."""
    if seat not in state.said_none:
        raise IllegalAction("not_said")
    state = replace(state, said_none=state.said_none - {seat})  # type: ignore[type-var]
    return state, (TookBack(seat=seat),)
