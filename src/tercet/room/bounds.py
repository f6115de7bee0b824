"""How long a game may go on: acts of each seat, entries by the clock alone, entries in all.

Everything is counted from the entries and their table time. After a restart, the same log leaves
each seat as much as before. A seat that has done more than any player could is sent away by an
entry (`leave`); the game goes on for the others.
"""

from __future__ import annotations

from collections.abc import Iterable

from tercet.engine.acts import Entry
from tercet.room.limits import RoomLimits

#: A seat that was sent away may act again when this share of its burst is back.
_RESTED = 0.1


class Bounds:
    """What the seats of one game may still do."""

    def __init__(self, limits: RoomLimits, entries: Iterable[Entry] = ()) -> None:
        self._limits = limits
        self._spent: dict[int, _Spent] = {}
        self._by_clock = self._entries = 0
        #: Why the game cannot go on, by the code of what people are told; else None.
        self.reason: str | None = None
        for entry in entries:
            self.count(entry)

    def count(self, entry: Entry) -> None:
        """Count an entry."""
        self._entries += 1
        if entry.seat is None:
            self._by_clock += 1
        else:
            self._by_clock = 0
            self._of(entry.seat).add(entry.at)
        self.reason = self._too_long()

    def allows(self, seat: int, at: int) -> bool:
        """Whether a seat may act now."""
        return self._of(seat).allows(at)

    def _too_long(self) -> str | None:
        if self._by_clock >= self._limits.entries_by_clock:
            return "nobody_acts"
        if self._entries >= self._limits.entries_per_table:
            return "table_too_long"
        return None

    def _of(self, seat: int) -> _Spent:
        spent = self._spent.get(seat)
        if spent is None:
            rate = self._limits.acts_per_seat
            spent = self._spent[seat] = _Spent(rate.per_second / 1000, rate.burst)
        return spent


class _Spent:
    """What one seat has spent of its burst; it comes back with table time."""

    __slots__ = ("_burst", "_per_ms", "_resting", "_spent", "_when")

    def __init__(self, per_ms: float, burst: float) -> None:
        self._per_ms, self._burst = per_ms, burst
        self._spent, self._when, self._resting = 0.0, 0, False

    def add(self, at: int) -> None:
        self._pass(at)
        self._spent += 1.0
        # Only the entry by which a seat is sent away can go beyond what it has.
        self._resting = self._resting or self._spent > self._burst

    def allows(self, at: int) -> bool:
        self._pass(at)
        return not self._resting and self._spent <= self._burst - 1.0

    def _pass(self, at: int) -> None:
        self._spent = max(0.0, self._spent - (at - self._when) * self._per_ms)
        self._when = at
        self._resting = self._resting and self._spent > self._burst * (1 - _RESTED)
