"""Limits of one table: acts of its seats, and its length."""

from __future__ import annotations

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """An average rate and a burst."""

    per_second: float
    burst: float


class RoomLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits of a table; they hold wherever it is hosted."""

    #: Acts of one seat, in table time: far more than a player needs.
    acts_per_seat: Rate = Rate(1, 1000)
    #: Entries in a row by the clock alone, and entries in all, after which a table ends.
    entries_by_clock: int = 200
    entries_per_table: int = 50_000
    #: A client further behind than this gets a snapshot, not the steps that it missed.
    resume_steps: int = 200
    #: The count-down before a race (BASE-1a), at most a minute; 0 deals at once.
    count_down_s: float = 3.0
    #: Characters of a name.
    name_length: int = 24
