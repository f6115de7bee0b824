"""In any game of SET Dice the points add up; `tests/engine` plays all other random games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.engine.events import Event, Over
from tercet.games.dice.terms import DiceOpened, DicePlaced
from tests.examples import tries
from tests.games.dice.random_games import random_game


@pytest.mark.slow
@pytest.mark.rule("DICE-18")
@tries(15)
@given(seed=st.integers(0, 1 << 30), players=st.integers(2, 4))
def test_points_add_up_and_dice_are_never_lost(seed: int, players: int) -> None:
    points = [0] * players
    last: Event | None = None
    for event in random_game(seed, players):
        if isinstance(event, DiceOpened | DicePlaced):
            points[event.seat] += event.points
        last = event
    assert isinstance(last, Over)
    assert list(last.outcome.scores) == points
