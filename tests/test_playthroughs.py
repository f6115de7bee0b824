"""Every game has a golden playthrough, and plays as it did when it was read."""

from __future__ import annotations

import pytest

from tercet.games import GAMES
from tests.playthroughs import HERE, playthroughs, tell


@pytest.mark.parametrize("name", playthroughs())
def test_the_game_plays_as_in_its_playthrough(name: str) -> None:
    path = HERE / f"{name}.txt"
    assert path.exists(), "write it with: python -m tests.playthroughs"
    assert tell(name) == path.read_text(encoding="utf-8")


def test_each_game_has_a_playthrough_and_each_playthrough_a_game() -> None:
    assert {game.facts.key for game in GAMES} <= set(playthroughs())
    assert {path.stem for path in HERE.glob("*.txt")} == set(playthroughs())
