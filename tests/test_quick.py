"""`pytest --quick` opens no browser, and still looks at every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tercet.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
#: The only quick tests among those of the pages: they open none.
WITHOUT_A_PAGE = {"tests/web/test_screens.py::test_no_screen_is_passed_over"}
#: To collect tests is to import them all.
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def left() -> list[str]:
    """The tests of the pages, of the games and of the engine that a quick run holds."""
    folders = ("tests/web", "tests/games", "tests/engine")
    words = [sys.executable, "-m", "pytest", "--quick", "--collect-only", "-q", *folders]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in told.stdout.splitlines() if "::" in line]


def test_nothing_that_needs_chromium_is_left(left: list[str]) -> None:
    assert {name for name in left if name.startswith("tests/web/")} == WITHOUT_A_PAGE


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_every_game_is_still_looked_at(game: str, left: list[str]) -> None:
    assert f"tests/engine/test_conformance.py::test_every_game_conforms[{game}]" in left
    file = f"tests/games/test_{game}.py"
    written = (ROOT / file).read_text("utf-8").count("def test_")
    assert sum(name.startswith(f"{file}::") for name in left) > written / 2
