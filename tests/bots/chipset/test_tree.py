"""The betting of the abstraction: its lines, and how real bets are brought to it."""

from __future__ import annotations

from collections import Counter

import pytest

from tercet.bots.chipset.choosing import find_line, line_after
from tercet.bots.chipset.tree import (
    AFTER_PASS,
    AFTER_PUSH,
    MOST_STEPS,
    PAID,
    SPEAKER,
    SPOTS,
    STEPS,
    all_lines,
    ending_of,
    spot_of,
)


def test_all_lines_that_twenty_chips_allow() -> None:
    lines = all_lines()
    assert Counter(lines.phase) == {0: 1, 1: 7, 2: 49, 3: 263, 4: 1025, 5: 3143, 6: 8113}
    assert max(lines.steps) == MOST_STEPS


def test_a_phase_is_played_by_two_in_turn() -> None:
    for spot in range(SPOTS):
        if AFTER_PUSH[spot] >= 0:
            assert SPEAKER[AFTER_PUSH[spot]] == 1 - SPEAKER[spot]
            assert STEPS[AFTER_PUSH[spot]] == STEPS[spot] + 1
        assert STEPS[AFTER_PASS[spot]] == STEPS[spot]
        assert PAID[spot] == max(0, STEPS[spot] - 1)


@pytest.mark.parametrize(
    ("first", "second", "raises", "first_speaks", "spot"),
    [
        (0, 0, 0, True, 0),
        (0, 0, 0, False, 1),
        (3, 0, 0, False, 2),
        (3, 6, 1, True, 3),
        (9, 6, 2, False, 4),
        (0, 3, 0, True, 5),
        (6, 3, 1, False, 6),
        (6, 9, 2, True, 7),
        (1, 0, 0, False, 1),  # so small an opening is no more than a check
        (0, 1, 0, True, 0),
        (2, 0, 0, False, 2),
    ],
)
def test_spots(first: int, second: int, raises: int, first_speaks: bool, spot: int) -> None:
    assert spot_of(first, second, raises, first_speaks, 3) == spot


@pytest.mark.parametrize(
    ("spot", "chips", "ending"),
    [(1, 0, 0), (0, 1, 0), (0, 3, 1), (2, 3, 1), (3, 6, 2), (4, 9, 3), (1, 3, 4), (7, 12, 6)],
)
def test_endings(spot: int, chips: int, ending: int) -> None:
    assert ending_of(spot, chips, 3) == ending


def test_more_chips_than_the_abstraction_has_count_as_checks() -> None:
    lines = all_lines()
    full = find_line(lines.after, [3, 6], 2)
    assert lines.steps[full] == MOST_STEPS
    assert line_after(lines.after, full, 5) == line_after(lines.after, full, 0)


def test_only_the_last_phases_of_a_long_deal_are_looked_at() -> None:
    lines = all_lines()
    long = [3, 1, 0, 0, 1, 0, 0, 0]
    assert find_line(lines.after, long, 8) == find_line(lines.after, long[2:], 6)
