"""The nine-card exercise: BEG-4."""

from __future__ import annotations

import pytest

from tercet.cards import Card, find_sets
from tercet.engine.chance import Chance
from tercet.practice.exercises import FIRST_EXERCISE, nine_card_exercise


def is_exercise(cards: tuple[Card, ...]) -> bool:
    return (
        len(set(cards)) == 9
        and all("s" in str(card) for card in cards)
        and (len(find_sets(cards)) == 4)
    )


@pytest.mark.rule("BEG-4")
def test_the_first_exercise_is_nine_solid_cards_with_four_sets() -> None:
    assert is_exercise(FIRST_EXERCISE)


@pytest.mark.rule("BEG-4a")
def test_fresh_exercises_can_be_made_and_repeated() -> None:
    made = [nine_card_exercise(Chance(bytes([n]) * 32))[0] for n in range(5)]
    assert all(map(is_exercise, made))
    assert len(set(made)) == 5
    assert nine_card_exercise(Chance(bytes([3]) * 32))[0] == made[3]
