"""How well each skill plays ChipSet: SETs that are overlooked, and acts by whim.

The best plays the trained strategy as it is. The others follow it too, but now and then do not see
a SET of their own, or act without thinking. Shared by the bot and the simulation.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tercet.bots.chipset.tree import FOLD, PASS, PUSH


class Clarity(Struct, frozen=True):
    """How often a SET is overlooked at a decision, and how often one acts by whim."""

    overlooks: float
    whims: float


#: From the first timer up to the champion; set by hand.
CLARITY: Final = (
    Clarity(0.30, 0.50),
    Clarity(0.20, 0.36),
    Clarity(0.13, 0.25),
    Clarity(0.08, 0.16),
    Clarity(0.04, 0.09),
    Clarity(0.02, 0.04),
    Clarity(0.0, 0.0),
)


#: How often a whim bets where checking is free, and folds or raises where it is not; set by hand.
_BETS, _FOLDS, _RAISES = 0.35, 0.3, 0.15


def whim(spot: int, draw: float) -> int:
    """A random act: mostly check or call, sometimes bet or raise, sometimes fold."""
    if spot <= 1:
        return PUSH if draw < _BETS else PASS
    if draw < _FOLDS:
        return FOLD
    return PUSH if draw >= 1 - _RAISES else PASS
