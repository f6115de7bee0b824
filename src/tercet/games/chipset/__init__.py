"""ChipSet: `chipset` holds the rules, in the `terms` of the game; the rest are its parts."""

from tercet.engine.series import Ready
from tercet.games.chipset.chipset import CHIPSET
from tercet.games.chipset.terms import Bet, CallBet, Check, Fold, KeepCards, Raise, ShowCards

__all__ = [
    "CHIPSET",
    "Bet",
    "CallBet",
    "Check",
    "Fold",
    "KeepCards",
    "Raise",
    "Ready",
    "ShowCards",
]
