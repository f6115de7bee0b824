"""The recipe of `docs/adding-a-game.md` as guards: what a game still lacks, step by step.

`python -m tests.recipe KEY` walks the steps for one game and stops at the first that is not done;
`tests/test_adding_a_game.py` holds every game against all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tercet.engine.game import AnyGame
from tests.recipe import browser, playing, rules, telling

RECIPE: Final = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
Guard = Callable[[AnyGame], Iterator[str]]


class Step(NamedTuple):
    """One step: its guard tells what a game lacks as `file: what to do`.

    Proofs are commands that go deeper; `KEY` in them is the key of the game.
    """

    title: str
    guard: Guard
    proofs: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """As in the recipe."""
        return f"{STEPS.index(self) + 1}. {self.title}"


#: In the order of the recipe.
STEPS: Final = (
    Step("Copy a game", rules.its_own_names, ("pytest tests/test_architecture.py",)),
    Step("List it", rules.listed),
    Step("Number its rules", rules.numbered),
    Step(
        "Test its rules",
        rules.tested,
        ("pytest tests/games/test_KEY.py", "pytest tests/test_rulebook.py"),
    ),
    Step(
        "Prove that it conforms", rules.deals, ("pytest tests/engine/test_conformance.py -k KEY",)
    ),
    Step("Say it in four languages", telling.said, ("pytest tests/words",)),
    Step(
        "Keep a playthrough",
        telling.played_through,
        ("pytest tests/test_playthroughs.py -k KEY",),
    ),
    Step("Account for its SETs", telling.accounted, ("pytest tests/analysis -k KEY",)),
    Step(
        "Make it a bot",
        playing.has_bots,
        (
            "pytest tests/bots/test_honesty.py tests/bots/test_thinking.py -k 'KEY or every_game'",
            "pytest tests/server/table/test_bots.py -k KEY",
        ),
    ),
    Step(
        "Show it in the terminal",
        playing.shown_in_the_terminal,
        ("pytest tests/terminal -k KEY",),
    ),
    Step(
        "Write what the browser reads",
        browser.generated,
        ("pytest tests/server/wire/test_typescript.py tests/web/test_vectors.py -k stale",),
    ),
    Step(
        "Give the browser a table",
        browser.has_a_table,
        ("npm --prefix web run check", "npm --prefix web test"),
    ),
    Step("Tell people", telling.announced, ("pytest tests/test_readme.py tests/test_cli.py",)),
)
