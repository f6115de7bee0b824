"""Measure tries at ranked puzzles with the monotonic clock.

The process in which a try began measures it with the monotonic clock. Another process (after a
restart, or another node) knows the beginning by the wall clock only: it works the time out once,
never shorter than the last find, and measures on with its own monotonic clock.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tercet.engine.wire import from_json
from tercet.storage.rows import TryRow

Find = tuple[str, str, str]


class Found(msgspec.Struct, frozen=True):
    """A SET that was found, and how long after the cards were shown."""

    cards: Find
    ms: int


def found_in(go: TryRow) -> tuple[Found, ...]:
    """Return the SETs that were found so far."""
    found: tuple[Found, ...] = from_json(go.found, tuple[Found, ...])
    return found


class TryClock:
    """The beginnings of the tries of a day; `now` reads the monotonic clock in seconds."""

    def __init__(self, now_ms: Callable[[], int], clock: Callable[[], float]) -> None:
        self._now_ms, self.now = now_ms, clock
        self._day = ""
        #: When a try began, by day and person.
        self._begun: dict[tuple[str, str], float] = {}

    def begins(self, go: TryRow, at: float) -> None:
        """A try began here at this reading; those of earlier days are forgotten."""
        if go.day != self._day:
            self._day, self._begun = go.day, {}
        self._begun[go.day, go.person] = at

    def passed_ms(self, go: TryRow, at: float) -> int:
        """Return the time from the beginning of a try to a reading of the clock."""
        key = go.day, go.person
        begun = self._begun.get(key)
        if begun is None:  # it began in another process
            begun = self._begun.setdefault(key, self.now() - self._told_ms(go) / 1000)
        return max(0, _last_ms(go), round((at - begun) * 1000))

    def _told_ms(self, go: TryRow) -> int:
        return max(self._now_ms() - go.begun_ms, _last_ms(go))


def _last_ms(go: TryRow) -> int:
    """The time of the last find."""
    return max((each.ms for each in found_in(go)), default=0)
