"""Several bots for one person: some weaker, some stronger, and a fair share for the person.

Of one strength they would all be alike. Spread out, there is somebody to beat and somebody to beat
one; and the person still wins as often as anybody would among equals, every third game of three.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tercet.bots.human.skills import strength_of
from tercet.strength.choosing import key_of
from tercet.strength.ladders import LADDERS, rung, strength_at

#: The strongest and the weakest are so far from the middle, in logarithms of odds: 7 : 3.
_APART: Final = 0.85
#: So often the middle is halved until the share is fair.
_HALVES: Final = 40


def company(game: str, bot: str, count: int) -> tuple[str, ...]:
    """So many bots, the weakest first, for a person who wins every second game against `bot`."""
    strength = strength_of(bot)
    if count < 2 or game not in LADDERS or strength is None:
        return (bot,) * count
    return tuple(key_of(each) for each in strengths_for(game, strength, count))


def strengths_for(game: str, strength: float, count: int) -> tuple[float, ...]:
    """How strong each of them is, if luck is shared as by Plackett and Luce: by odds."""
    own = rung(game, strength)
    offsets = [_APART * (2 * at / (count - 1) - 1) for at in range(count)]
    low, high = -2 * _APART, 2 * _APART
    for _ in range(_HALVES):
        middle = (low + high) / 2
        odds = sum(exp(rung(game, one) - own) for one in _around(game, own + middle, offsets))
        low, high = (low, middle) if odds > count else (middle, high)
    return _around(game, own + low, offsets)


def _around(game: str, height: float, offsets: list[float]) -> tuple[float, ...]:
    """Nobody is weaker than the weakest or stronger than the strongest there is."""
    return tuple(strength_at(game, height + offset) for offset in offsets)
