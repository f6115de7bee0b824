"""Exercises for learners: tables with a known number of SETs, fresh ones from any seed.

The nine-card exercise (BEG-4) has solid cards only and exactly four SETs.
"""

from __future__ import annotations

from typing import Final

from tercet.cards import Card, deck, find_sets, parse_cards
from tercet.engine.chance import Chance

#: The exercise that everybody gets first; the sheet's own picture is lost (BEG-4a).
FIRST_EXERCISE: Final = parse_cards("3psd 1gsw 3rsw 2gsd 1rsw 2gsw 1gsd 2rsd 3gso".split())
EXERCISE_SIZE: Final = 9
EXERCISE_SETS: Final = 4


def nine_card_exercise(chance: Chance) -> tuple[tuple[Card, ...], Chance]:
    """Nine solid cards with exactly four SETs; another stream of chance gives another table."""
    return table_with(deck("s"), EXERCISE_SIZE, EXERCISE_SETS, chance)


def table_with(
    pack: tuple[Card, ...], size: int, sets: int, chance: Chance
) -> tuple[tuple[Card, ...], Chance]:
    """The first table of this size in a stream of shuffles that holds exactly so many SETs."""
    while True:
        mixed, chance = chance.shuffle(pack)
        if len(find_sets(mixed[:size])) == sets:
            return mixed[:size], chance
