"""A bot's seat: when it thinks, when it acts, and what it drops."""

from __future__ import annotations

import pytest

from tercet.bots.intent import Intent
from tercet.games.classic import NoneHere
from tercet.room.bots import MAX_REFUSALS, BotSeat

LATER = Intent(NoneHere(), 2000)


def thoughtful(at: int = 0, intent: Intent | None = LATER) -> BotSeat:
    """Return a seat whose bot has looked at the table at this time."""
    bot = BotSeat(1)
    assert bot.thinks_now(at, 0)
    bot.has_thought(intent)
    return bot


def test_a_bot_acts_when_it_means_to_counted_from_when_it_looked() -> None:
    bot = thoughtful(at=1000)
    assert bot.due == 3000
    assert bot.acts_now(2999) is None
    assert bot.acts_now(3000) == NoneHere()
    assert bot.acts_now(9000) is None, "done once"
    assert bot.due is None


def test_a_change_drops_the_plan_and_the_bot_thinks_again() -> None:
    bot = thoughtful()
    bot.change(500)
    assert bot.acts_now(5000) is None
    assert bot.due == 0
    assert bot.thinks_now(5000, 1)
    assert bot.seen == 1


def test_a_thought_about_a_table_that_has_changed_has_no_effect() -> None:
    bot = BotSeat(1)
    bot.thinks_now(0, 0)
    bot.change(50)
    assert not bot.thinks_now(60, 1), "one thought at a time"
    bot.has_thought(LATER)
    assert bot.acts_now(5000) is None
    assert bot.thinks_now(100, 1)
    bot.has_thought(LATER)
    assert bot.due == 2100, "about the table as it is now"


def test_a_bot_that_means_nothing_waits_for_a_change() -> None:
    bot = thoughtful(intent=None)
    assert bot.due is None
    assert not bot.thinks_now(1000, 0)


def test_a_bot_with_a_line_sees_a_change_late_and_acts_until_then_on_what_it_saw() -> None:
    bot = thoughtful()
    bot.change(1950, late=100)
    assert bot.due == 2000
    assert bot.acts_now(2000) == NoneHere()
    assert bot.due == 2050
    assert not bot.thinks_now(2049, 1)
    assert bot.thinks_now(2050, 1)


def test_a_plan_is_dropped_when_the_late_change_is_seen() -> None:
    bot = thoughtful()
    bot.change(1000, late=100)
    assert bot.acts_now(2000) is None
    assert bot.thinks_now(2000, 1)


@pytest.mark.parametrize(("pace", "due"), [(1.0, 2000), (0.5, 1000), (0.0, 0)])
def test_the_pace_shortens_what_a_bot_means_to_wait(pace: float, due: float) -> None:
    bot = BotSeat(1, pace)
    bot.thinks_now(0, 0)
    bot.has_thought(LATER)
    assert bot.due == due


def test_a_bot_that_is_refused_thinks_again_a_little_later_and_gives_up_in_the_end() -> None:
    bot = BotSeat(1)
    for _ in range(MAX_REFUSALS):
        assert bot.was_refused(0)
    assert not bot.was_refused(0)
    bot.was_accepted()
    assert bot.was_refused(0), "only refusals in a row count"
    bot = thoughtful(intent=None)
    bot.was_refused(1000)
    assert not bot.thinks_now(1050, 0)
    assert bot.thinks_now(1100, 0)
