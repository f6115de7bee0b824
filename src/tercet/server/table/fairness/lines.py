"""The lines of those who sit at a table: how long each is, what that is worth, and what is shown.

Whoever has a second connection at the same table sees the cards over the faster one. So the least
of all connections of an address counts (of one person, only the newest is at a table).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final
from weakref import WeakSet

from tercet.games import find_game
from tercet.room.claim_rounds import Less
from tercet.server.running.metrics import Metrics
from tercet.server.table.fairness.scales import bot_trip_ms, weighed
from tercet.server.table.fairness.trips import LATE_MS, Trip
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.wire.messages import LineInfo

#: A figure is told anew when it has changed by so much.
_NOTICEABLE_MS: Final = 15
_NOTICEABLE_SHARE: Final = 0.25
#: Lines do not change from act to act: what they are worth is worked out so often at most.
_WEIGHED_S: Final = 1.0


class LinesAtTable:
    """The lines at one table."""

    def __init__(
        self,
        record: TableRecord,
        presence: Presence,
        metrics: Metrics,
        clock: Callable[[], float],
    ) -> None:
        self._record, self._presence, self._metrics = record, presence, metrics
        self._clock = clock
        facts = find_game(record.settings.game).facts
        self._matters = bool(facts.claims) and record.settings.seats > 1
        self._told: dict[int, LineInfo] = {}
        self._noticed: WeakSet[Visitor] = WeakSet()
        self._less: dict[int, Less] = {}
        self._weigh_at = 0.0

    def trips(self) -> dict[int, Trip]:
        """The round trip of everybody who sits here and is here, by seat."""
        found: dict[int, Trip] = {}
        sitting = self._sitting()
        measured = self._measured({visitor.address for visitor in sitting})
        least = _least_by_address(measured)
        for visitor, seat in sitting.items():
            trip = measured.get(visitor)
            if trip is not None:
                shortest = least[visitor.address]
                self._notice(visitor, trip.ms - shortest)
                found[seat] = trip if trip.ms == shortest else Trip(shortest, trip.why)
        return found

    def _sitting(self) -> dict[Visitor, int]:
        """Of a crowd, those who sit here; of the others nothing needs to be measured."""
        seats = {each.person: each.seat for each in self._record.seats if each.person}
        here = self._presence.visitors
        return {each: seats[each.person] for each in here if each.person in seats}

    def _measured(self, addresses: Collection[str]) -> dict[Visitor, Trip]:
        """The round trips of all connections here that come from one of these addresses."""
        here = [each for each in self._presence.visitors if each.address in addresses]
        return {each: trip for each in here if (trip := each.trip) is not None}

    def weigh(self) -> dict[int, Less]:
        """What each line is worth; empty at a table of equals."""
        now = self._clock()
        if now >= self._weigh_at:
            self._less, self._weigh_at = self._weighed(), now + _WEIGHED_S
        return self._less

    def weigh_anew(self) -> None:
        """Somebody has come or gone: what was worked out does not count any more."""
        self._weigh_at = 0.0

    def _weighed(self) -> dict[int, Less]:
        bots = [seat.seat for seat in self._record.seats if seat.house_bot is not None]
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


def _least_by_address(trips: Mapping[Visitor, Trip]) -> dict[str, int]:
    least: dict[str, int] = {}
    for visitor, trip in trips.items():
        least[visitor.address] = min(trip.ms, least.get(visitor.address, trip.ms))
    return least
