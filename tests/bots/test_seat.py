"""A bot in real time: when it thinks, when it acts, and what it drops."""

from __future__ import annotations

import pytest

from tercet.bots.intent import Intent
from tercet.bots.seat import RealTimeSeat
from tercet.games.classic import NoneHere

LATER = Intent(NoneHere(), 2000)


def test_a_bot_acts_when_it_means_to_counted_from_what_it_was_shown() -> None:
    seat = RealTimeSeat()
    assert seat.begin(1000)
    assert seat.end(LATER)
    assert seat.wait_s(1000) == 2.0
    assert seat.wait_s(2500) == 0.5, "time that it took to think is not added"
    assert seat.wait_s(9000) == 0.0
    assert seat.act() == NoneHere()
    assert seat.wait_s(9000) is None, "done once"


def test_a_change_drops_the_plan() -> None:
    seat = RealTimeSeat()
    seat.begin(0)
    seat.end(LATER)
    seat.change()
    assert seat.wait_s(5000) is None


def test_a_thought_about_a_table_that_has_changed_comes_to_nothing() -> None:
    seat = RealTimeSeat()
    seat.begin(0)
    seat.change()
    assert not seat.end(LATER)
    assert seat.wait_s(0) is None
    assert seat.begin(100)
    assert seat.end(LATER), "about the table as it is now"
    assert seat.wait_s(100) == 2.0


def test_there_is_one_thought_at_a_time() -> None:
    seat = RealTimeSeat()
    assert seat.begin(0)
    assert not seat.begin(10)
    seat.end(None)
    assert seat.begin(20)


def test_one_who_means_nothing_waits_for_a_change() -> None:
    seat = RealTimeSeat()
    seat.begin(0)
    assert seat.end(None)
    assert seat.wait_s(1000) is None


@pytest.mark.parametrize(("pace", "wait"), [(1.0, 2.0), (0.5, 1.0), (0.0, 0.0)])
def test_the_pace_shortens_what_a_bot_means_to_wait(pace: float, wait: float) -> None:
    seat = RealTimeSeat(pace)
    seat.begin(0)
    seat.end(LATER)
    assert seat.wait_s(0) == wait
