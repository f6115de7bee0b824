"""The lines of those who sit at a table: how long each is, what that is worth, and what is shown.

Whoever has a second connection at the same table sees the cards over the faster one. So the least
of all connections of an address or a person counts; that costs nothing where they are equals.
"""

from __future__ import annotations

from typing import Final
from weakref import WeakSet

from tercet.games import find_game
from tercet.server.running.metrics import Metrics
from tercet.server.table.fairness.scales import Less, bot_trip_ms, weighed
from tercet.server.table.fairness.trips import LATE_MS, Trip
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.wire.messages import LineInfo

#: A figure is told anew when it has changed by so much.
_NOTICEABLE_MS: Final = 15
_NOTICEABLE_SHARE: Final = 0.25


class LinesAtTable:
    """The lines at one table."""

    def __init__(self, record: TableRecord, presence: Presence, metrics: Metrics) -> None:
        self._record, self._presence, self._metrics = record, presence, metrics
        facts = find_game(record.settings.game).facts
        self._matters = bool(facts.claims) and record.settings.seats > 1
        self._told: dict[int, LineInfo] = {}
        self._noticed: WeakSet[Visitor] = WeakSet()

    def trips(self) -> dict[int, Trip]:
        """The round trip of everybody who sits here and is here, by seat."""
        measured = [(each, each.trip) for each in self._presence.visitors]
        known = [(visitor, trip) for visitor, trip in measured if trip is not None]
        least: dict[str, int] = {}
        for visitor, trip in known:
            for who in (visitor.address, visitor.person):
                least[who] = min(trip.ms, least.get(who, trip.ms))
        found: dict[int, Trip] = {}
        for visitor, trip in known:
            seat = self._record.seat_of(visitor.person)
            if seat is not None:
                shortest = min(least[visitor.address], least[visitor.person])
                self._notice(visitor, trip.ms - shortest)
                found[seat] = Trip(shortest, trip.why)
        return found

    def weigh(self) -> dict[int, Less]:
        """What each line is worth; empty at a table of equals."""
        bots = [seat.seat for seat in self._record.seats if seat.bot is not None]
        return weighed(self.trips(), bots)

    @property
    def bot_delay_s(self) -> float:
        """So late bots see what has happened: they have a line like everybody's."""
        trips = self.trips()
        return bot_trip_ms(trips) / 1000 if trips else 0.0

    def shown(self) -> dict[int, LineInfo]:
        """What everybody may know of each line, where lines matter; figures do not flicker."""
        if self._matters:
            self._told = {
                seat: LineInfo(trip.ms, trip.sign, trip.why == "unproven")
                if self._differs(seat, trip)
                else self._told[seat]
                for seat, trip in self.trips().items()
            }
        return self._told

    def is_news(self) -> bool:
        """Whether a line is not any more what was told of it."""
        return self._matters and any(self._differs(*each) for each in self.trips().items())

    def _differs(self, seat: int, trip: Trip) -> bool:
        told = self._told.get(seat)
        if told is None or told.sign != trip.sign:
            return True
        return abs(told.ms - trip.ms) > max(_NOTICEABLE_MS, told.ms * _NOTICEABLE_SHARE)

    def _notice(self, visitor: Visitor, faster_ms: int) -> None:
        if faster_ms > LATE_MS and visitor not in self._noticed:
            self._noticed.add(visitor)
            self._metrics.two_lines.add()
