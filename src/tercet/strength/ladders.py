"""How often one strength wins against another, game by game.

Measured in the arena between players half a step apart (`python -m bench.ladders`): the odds of a
win multiply along the scale, so a ladder is the sum of what each step adds to their logarithm.
"""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import Final

from tercet.bots.human.skills import WEAKEST

#: By game, what each of the six steps from one skill to the next adds to the logarithm of the odds.
STEPS: Final[dict[str, tuple[float, ...]]] = {
    "classic": (2.8, 5.0, 3.0, 4.3, 4.4, 5.5),
    "scout": (4.0, 7.2, 4.2, 5.4, 5.7, 7.0),
    "chipset": (0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    "setup": (1.0, 2.2, 1.7, 1.45, 1.0, 0.4),
    "twenty": (0.85, 2.55, 0.7, 0.5, 0.55, 0.55),
    "dice": (1.0, 0.9, 1.8, 1.4, 0.4, 0.7),
}
#: Nobody is sure to win.
_SURE: Final = 0.995
_LADDERS: Final = {game: tuple(accumulate(steps, initial=0.0)) for game, steps in STEPS.items()}


def rung(game: str, strength: float) -> float:
    """How high a strength stands on the ladder of a game."""
    ladder = _LADDERS[game]
    low = min(int(strength - WEAKEST), len(ladder) - 2)
    part = strength - WEAKEST - low
    return ladder[low] + part * (ladder[low + 1] - ladder[low])


def wins(game: str, strength: float, against: float) -> float:
    """The chance to do better than a bot of the other strength."""
    chance = 1 / (1 + exp(rung(game, against) - rung(game, strength)))
    return min(_SURE, max(1 - _SURE, chance))
