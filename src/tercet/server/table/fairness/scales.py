"""What is taken off a claim for its line, beside the fastest line at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from statistics import median_low
from typing import Final

from tercet.engine.claims import MOST_BY_REASON
from tercet.room.claim_rounds import NOTHING, Less
from tercet.server.table.fairness.trips import Trip

#: Lines that differ by less are equals: nobody waits for what nobody can measure.
SAME_MS: Final = 10


def weighed(trips: Mapping[int, Trip], bots: Collection[int]) -> dict[int, Less]:
    """What is taken off for each seat; empty at a table of equals, alone, or with bots only."""
    if not trips:
        return {}
    fastest = min(trip.ms for trip in trips.values())
    less = {seat: _less(trip.ms - fastest, trip.why) for seat, trip in trips.items()}
    if not any(each.ms for each in less.values()):
        return {}
    late = bot_trip_ms(trips) - fastest
    return less | {seat: _less(late, "bot") for seat in bots}


def bot_trip_ms(trips: Mapping[int, Trip]) -> int:
    """So late a bot sees everything: one median round trip of the people at the table."""
    return min(median_low([trip.ms for trip in trips.values()]), MOST_BY_REASON["bot"])


def _less(ms: int, why: str) -> Less:
    return NOTHING if ms < SAME_MS else Less(min(ms, MOST_BY_REASON[why]), why)
