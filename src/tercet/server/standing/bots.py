"""A bot of somebody's strength, for whoever waits for an opponent: chosen here and nowhere else."""

from __future__ import annotations

from typing import Final

from tercet.bots.human.skills import SKILL_KEYS
from tercet.standing.ratings import NEWCOMER

#: Somebody new wins about every second game against this one (`docs/bots.md`).
_GENTLE: Final = SKILL_KEYS.index("novice")
#: So many points are a step from one skill to the next.
_STEP: Final = 150


def bot_for(value: int) -> str:
    """The key of a bot against which somebody with this rating wins about every second game."""
    steps = round((value - NEWCOMER.value) / _STEP)
    return SKILL_KEYS[min(len(SKILL_KEYS) - 1, max(0, _GENTLE + steps))]
