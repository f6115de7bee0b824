"""Places: equals share one, and who leaves stands below all who stay."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Entry, Leave, Return
from tercet.engine.events import Outcome
from tercet.standing.places import left_for_good, places


@pytest.mark.parametrize(
    ("scores", "winners", "left", "expected"),
    [
        ((3, 9, 5), (1,), (), (3, 1, 2)),
        ((9, 9, 5), (0, 1), (), (1, 1, 3)),
        ((4, 4, 4), (0, 1, 2), (), (1, 1, 1)),
        ((20, 5, 6), (0,), (0,), (3, 2, 1)),  # ahead, and gone
        ((1, 2, 3, 4), (3,), (3, 0), (3, 2, 1, 4)),  # the later above the earlier
        ((-3, -9), (0,), (), (1, 2)),
        ((0, 0, 7), (2,), (), (2, 2, 1)),
    ],
)
def test_places(
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    left: tuple[int, ...],
    expected: tuple[int, ...],
) -> None:
    assert places(Outcome(scores, winners, "agreed"), left) == expected


def test_who_comes_back_has_not_left() -> None:
    acts = [(0, Leave()), (1, Leave()), (0, Return()), (2, Leave()), (1, Return()), (1, Leave())]
    entries = [Entry(seq, seq, act, seat) for seq, (seat, act) in enumerate(acts, 1)]
    assert left_for_good(entries) == (2, 1)
