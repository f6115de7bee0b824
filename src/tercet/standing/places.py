"""In which order the players of a finished game stand, with those who left at the end of it."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.engine.acts import Entry, Leave, Return
from tercet.engine.events import Outcome

Places = tuple[int, ...]


def places(outcome: Outcome, left: Iterable[int] = ()) -> Places:
    """The place of each seat: 1 is the best, and equals share one.

    `left` are the seats that went away for good, the earliest first: they stand below all who
    stayed, the later above the earlier.
    """
    order = list(left)
    keys = [_key(outcome, order, seat) for seat in range(len(outcome.scores))]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def left_for_good(entries: Iterable[Entry]) -> tuple[int, ...]:
    """The seats whose players went away and did not come back, the earliest first."""
    gone: dict[int, None] = {}
    for entry in entries:
        if entry.seat is None:
            continue
        if isinstance(entry.act, Leave):
            gone[entry.seat] = None
        elif isinstance(entry.act, Return):
            gone.pop(entry.seat, None)
    return tuple(gone)


def _key(outcome: Outcome, left: list[int], seat: int) -> tuple[bool, int, bool, int]:
    """What is larger stands before what is smaller."""
    if seat in left:
        return False, left.index(seat), False, 0
    return True, 0, seat in outcome.winners, outcome.scores[seat]
