"""How often one strength wins against another, game by game.

Measured in the arena between players up to a step apart (`python -m bench.ladders --write`, which
makes `ladders.json`): the odds of a win multiply along the scale, so a ladder is the sum of what
each step adds to their logarithm.
"""

from __future__ import annotations

from bisect import bisect_right
from importlib.resources import files
from itertools import accumulate
from math import exp
from typing import Final

import msgspec
from msgspec import Struct

from tercet.bots.human.skills import STRONGEST, WEAKEST


class Ladder(Struct, frozen=True):
    """What each step from one skill to the next, or each half of one, adds to the log of the odds.

    With standard errors, and how that was measured: players `apart` by so much of a skill, over so
    many games.
    """

    steps: tuple[float, ...]
    errors: tuple[float, ...]
    apart: float
    games: int
    seed: str


LADDERS: Final[dict[str, Ladder]] = msgspec.json.decode(
    files("tercet.strength").joinpath("data", "ladders.json").read_bytes(), type=dict[str, Ladder]
)
#: Nobody is sure to win.
_SURE: Final = 0.995
_RUNGS: Final = {
    game: tuple(accumulate(ladder.steps, initial=0.0)) for game, ladder in LADDERS.items()
}


def rung(game: str, strength: float) -> float:
    """How high a strength stands on the ladder of a game."""
    rungs = _RUNGS[game]
    last = len(rungs) - 1
    height = (strength - WEAKEST) * last / (STRONGEST - WEAKEST)
    low = min(int(height), last - 1)
    part = height - low
    return rungs[low] + part * (rungs[low + 1] - rungs[low])


def strength_at(game: str, height: float) -> float:
    """Who stands so high on the ladder of a game; whoever is nearest, above and below it."""
    rungs = _RUNGS[game]
    low = min(max(0, bisect_right(rungs, height) - 1), len(rungs) - 2)
    part = min(1.0, max(0.0, (height - rungs[low]) / (rungs[low + 1] - rungs[low])))
    return WEAKEST + (low + part) * (STRONGEST - WEAKEST) / (len(rungs) - 1)


def wins(game: str, strength: float, against: float) -> float:
    """The chance to do better than a bot of the other strength."""
    chance = 1 / (1 + exp(rung(game, against) - rung(game, strength)))
    return min(_SURE, max(1 - _SURE, chance))
