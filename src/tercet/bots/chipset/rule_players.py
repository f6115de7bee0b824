"""Three rule players of ChipSet, to measure against: tight, pot-odds and loose-aggressive.

They look at the own SETs, at the share of hands they beat, at the pot and the price, and never at
the history. Each bets and raises as much as is allowed. The functions are plain arithmetic, so
that the simulation can compile them as they stand.
"""

from __future__ import annotations

from typing import Final

from tercet.bots.chipset.strength import IMPROVED
from tercet.bots.chipset.tree import FOLD, PASS, PUSH

#: What these players go by, set by hand. Ahead of half of the hands, one shows and pays.
_AHEAD: Final = 0.5
#: The chance to win from which the pot-odds player raises, and from which it bets.
_RAISES_FROM, _BETS_FROM = 0.75, 0.6
#: Without a SET the loose player bets so often; a bet it faces it folds and raises so often.
_LOOSE_BETS, _LOOSE_FOLDS, _LOOSE_RAISES = 0.5, 0.2, 0.2

TIGHT, POT_ODDS, LOOSE = 0, 1, 2
RULE_PLAYERS: Final = ("tight", "pot_odds", "loose_aggressive")


def rule_act(
    kind: int, sets: int, share: float, improving: float, owed: int, pot: int, draw: float
) -> int:
    """What a rule player does in its turn; `pot` is all that lies there, bets of others too."""
    if kind == TIGHT:
        return _tight(sets, share, owed)
    if kind == POT_ODDS:
        return _pot_odds(share + IMPROVED * (1.0 - share) * improving, owed, pot)
    return _loose(sets, owed, draw)


def rule_shows(kind: int, sets: int, share: float) -> bool:
    """Whether a rule player shows; the loose one always, the others when they should be ahead."""
    return sets > 0 and (kind == LOOSE or share >= _AHEAD)


def _tight(sets: int, share: float, owed: int) -> int:
    """Plays only SETs, and raises only with two of them."""
    if sets == 0:
        return FOLD if owed else PASS
    if owed == 0 or sets > 1:
        return PUSH
    return PASS if share >= _AHEAD else FOLD


def _pot_odds(chance: float, owed: int, pot: int) -> int:
    """Pays what the chance to win is worth, and asks for more when it is large."""
    if chance >= (_RAISES_FROM if owed else _BETS_FROM):
        return PUSH
    return PASS if chance * (pot + owed) >= owed else FOLD


def _loose(sets: int, owed: int, draw: float) -> int:
    """Bets half of the time with nothing, always with a SET, and hardly ever gives up."""
    if sets:
        return PUSH
    if owed == 0:
        return PUSH if draw < _LOOSE_BETS else PASS
    if draw < _LOOSE_FOLDS:
        return FOLD
    return PUSH if draw >= 1 - _LOOSE_RAISES else PASS
