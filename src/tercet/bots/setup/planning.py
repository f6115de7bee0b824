"""SetUp for two, to win the game: which card to lay, and when to take a small table on purpose.

Winning is what counts, not cards: whoever is ahead may take a few cards to use up the pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from tercet.bots.setup.laying import BIT, Laying, deadly
from tercet.bots.setup.outlook import hazards, turn_of
from tercet.bots.setup.winning import LONGEST, after, may_take, settled


def plan(laying: Laying, safe: Sequence[int], pile: int, ahead: int) -> int:
    """The card with the best chance to win; `ahead` is how many cards more the other has taken.

    `safe` are the cards of the hand that seem to make no SET.
    """
    chances = {card: chance_after(laying, card, pile, ahead) for card in safe}
    for card in laying.hand:
        if card not in chances:  # all cards that make a SET come to the same: take the table
            chances[card] = after(True, len(laying.table) + 1, pile - 1, ahead)
            break
    return max(chances, key=lambda card: chances[card])


def chance_after(laying: Laying, card: int, pile: int, ahead: int) -> float:
    """The chance to win, about, when this card is laid and makes no SET."""
    size, left, turns = len(laying.table) + 1, pile - 1, hazards(laying, card)
    dead = deadly((*laying.table, card))
    holds = any(dead & BIT[other] for other in laying.hand if other != card)
    value = settled(ahead)
    for later in range(min(left, max(1, LONGEST - size)), 0, -1):
        number, own = size + later, later % 2 == 0
        hazard = 1.0 if number >= LONGEST else turns[turn_of(later)]
        taken = after(own, number, left - later, ahead)
        if own:
            value = max(taken, value) if holds else may_take(number, taken, value)
        value = hazard * taken + (1 - hazard) * value
    return value
