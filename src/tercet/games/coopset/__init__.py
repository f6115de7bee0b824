"""CoopSet: `coopset` holds the rules, `results` what a team's result is worth."""

from tercet.games.coopset.coopset import COOPSET, SayAdd, SayDone, Unsay
from tercet.games.shared.race import Take

__all__ = ["COOPSET", "SayAdd", "SayDone", "Take", "Unsay"]
