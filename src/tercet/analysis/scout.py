"""The figures of Scout: how long until somebody points, and who gets which share of a search.

The time to point counts from the moment when pointing was possible: the table had changed, or the
search before was over. What the others then need to search is not the scout's time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tercet.analysis.finding import Found
from tercet.analysis.watching import CurvePoint, middle
from tercet.engine.game import Events
from tercet.engine.series import DealStarted
from tercet.engine.table import Step
from tercet.games.scout.terms import LostCard, Opened, Pointed, PointedSecond, Won
from tercet.games.shared.race import Laid, Wrong


class ScoutSearch(msgspec.Struct, frozen=True, kw_only=True):
    """A search: who pointed after which time, who ended it, and what each gained or lost by it.

    `second` is who put the last finger on a card, None when all gave up; `searched` is the time of
    the others.
    """

    seq: int
    at: int
    scout: int
    to_point: int
    right: bool
    second: int | None
    searched: int
    gains: tuple[int, ...]


class ScoutSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player's searches as scout; `points` are those as scout and as second, less those lost.

    `middle` is the median time to point, of the right ones.
    """

    searches: int
    right: int
    middle: int | None
    as_scout: int
    as_second: int
    lost: int
    points: int


class ScoutFigures(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="scout"):
    """All searches, the sums of each player, and the points over time."""

    searches: tuple[ScoutSearch, ...]
    seats: tuple[ScoutSeat, ...]
    curve: tuple[CurvePoint, ...]


class _Open(msgspec.Struct):
    """The search under way."""

    seq: int
    at: int
    scout: int
    to_point: int
    gains: list[int]
    second: int | None = None
    right: bool | None = None


class ScoutWatch:
    """Follows the searches of a match."""

    def __init__(self, seats: int) -> None:
        self._free = 0
        self._open: _Open | None = None
        self._searches: list[ScoutSearch] = []
        self._as_scout, self._as_second, self._lost = [0] * seats, [0] * seats, [0] * seats
        self._curve = [CurvePoint(0, 0, (0,) * seats)]

    def note(self, before: Any, step: Step, after: Any) -> None:
        """Point, search, share out."""
        for event in step.events:
            self._take(event, step)
        if self._open is not None and self._open.right is not None:
            self._shut(step)
        if (points := self._points()) != self._curve[-1].values:
            self._curve.append(CurvePoint(step.seq, step.at, points))

    def _take(self, event: object, step: Step) -> None:
        match event:
            case DealStarted() | Laid():
                self._free = step.at
            case Pointed(seat=seat):
                gains = [0] * len(self._lost)
                self._open = _Open(step.seq, step.at, seat, step.at - self._free, gains)
            case PointedSecond(seat=seat) if self._open is not None:
                self._open.second = seat
            case Opened() | Wrong() if self._open is not None:
                self._open.right = isinstance(event, Opened)
            case Won(seat=seat, cards=cards) if self._open is not None:
                shares = self._as_scout if seat == self._open.scout else self._as_second
                shares[seat] += len(cards)
                self._open.gains[seat] += len(cards)
            case LostCard(seat=seat) if self._open is not None:
                self._lost[seat] += 1
                self._open.gains[seat] -= 1

    def _shut(self, step: Step) -> None:
        was = self._open
        assert was is not None
        won = any(gain > 0 for seat, gain in enumerate(was.gains) if seat != was.scout)
        self._searches.append(
            ScoutSearch(
                seq=was.seq,
                at=was.at,
                scout=was.scout,
                to_point=was.to_point,
                right=bool(was.right),
                second=was.second if won else None,
                searched=step.at - was.at,
                gains=tuple(was.gains),
            )
        )
        self._open, self._free = None, step.at

    def _points(self) -> tuple[int, ...]:
        sums = zip(self._as_scout, self._as_second, self._lost, strict=True)
        return tuple(scout + second - lost for scout, second, lost in sums)

    def close(self) -> ScoutFigures:
        """The sums."""
        return ScoutFigures(
            searches=tuple(self._searches),
            seats=tuple(self._seat(seat) for seat in range(len(self._lost))),
            curve=tuple(self._curve),
        )

    def _seat(self, seat: int) -> ScoutSeat:
        own = [search for search in self._searches if search.scout == seat]
        return ScoutSeat(
            searches=len(own),
            right=sum(search.right for search in own),
            middle=middle(search.to_point for search in own if search.right),
            as_scout=self._as_scout[seat],
            as_second=self._as_second[seat],
            lost=self._lost[seat],
            points=self._points()[seat],
        )


def scout_finds(events: Events) -> Iterator[Found]:
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
