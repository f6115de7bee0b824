"""SET Dice: `dice` holds the rules, in the `terms` of the game; the rest are its parts."""

from tercet.games.dice.dice import DICE
from tercet.games.dice.terms import Announce, Pass, Place, ReplaceWild, ThrowAgain

__all__ = ["DICE", "Announce", "Pass", "Place", "ReplaceWild", "ThrowAgain"]
