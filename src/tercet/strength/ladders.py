"""How often one strength wins against another, game by game.

Measured in the arena between players up to a step apart (`python -m bench.ladders --write`, which
makes `ladders.json`): the odds of a win multiply along the scale, so a ladder is the sum of what
each step adds to their logarithm.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import accumulate
from math import exp
from typing import Final

import msgspec
from msgspec import Struct

from tercet.bots.human.skills import WEAKEST


class Ladder(Struct, frozen=True):
    """What each of the six steps from one skill to the next adds to the logarithm of the odds.

    With standard errors, and how that was measured: players `apart` by so much of a step, over so
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
    low = min(int(strength - WEAKEST), len(rungs) - 2)
    part = strength - WEAKEST - low
    return rungs[low] + part * (rungs[low + 1] - rungs[low])


def wins(game: str, strength: float, against: float) -> float:
    """The chance to do better than a bot of the other strength."""
    chance = 1 / (1 + exp(rung(game, against) - rung(game, strength)))
    return min(_SURE, max(1 - _SURE, chance))
