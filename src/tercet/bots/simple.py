"""Simple players of 20/20 and SET Dice: the best move at first sight, or any that helps.

The weaker bots and the baselines of the arena choose by these functions, and so do the games that
`tercet simulate` plays in bulk. They are given what a seat sees; `pick` takes one of several by
whatever chance the caller has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tercet.cards import Card, Triple
from tercet.dice.faces import WILD
from tercet.dice.finding import Found, all_turns, best_turns, can_play
from tercet.dice.position import Position
from tercet.engine.acts import Act
from tercet.games.dice.table import shown, written
from tercet.games.dice.terms import Hand, Pass, Place, ThrowAgain

Pick = Callable[[Sequence[Found]], Found]

#: With two wilds or more there are many thousand turns; one of so many of the best is taken.
_OF_BEST: Final = 100


# --- 20/20 -----------------------------------------------------------------------------------


def own_cards(three: Triple, hand: Sequence[Card]) -> int:
    """How many cards of the hand a SET would get rid of."""
    return sum(card in hand for card in three)


def useful_sets(sets: Sequence[Triple], hand: Sequence[Card]) -> list[Triple]:
    """The SETs with own cards (TW-2)."""
    return [three for three in sets if any(card in hand for card in three)]


def with_most_own(sets: Sequence[Triple], hand: Sequence[Card]) -> list[Triple]:
    """Of these SETs those that get rid of most own cards."""
    most = max(own_cards(three, hand) for three in sets)
    return [three for three in sets if own_cards(three, hand) == most]


# --- SET Dice --------------------------------------------------------------------------------


def greedy_turn(position: Position) -> Act:
    """The turn with most points, or passing."""
    found = best_turns(position, 1)
    return Place(written(found[0].turn)) if found else Pass()


def any_turn(position: Position, pick: Pick) -> Act:
    """Any turn, or passing."""
    if not can_play(position):
        return Pass()
    few = position.hand.count(WILD) < 2
    found = all_turns(position) if few else best_turns(position, _OF_BEST)
    return Place(written(pick(found).turn))


def throw_if_stuck(position: Position, hand: Hand) -> ThrowAgain:
    """Dice that can be played are kept, others are all thrown again (DICE-10)."""
    return ThrowAgain(() if can_play(position) else shown(hand))
