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
    """One step: its guard tells what a game lacks as `file: what to do`, and tests prove more.

    `KEY` in the name of a test file is the key of the game; of the tests in it those count whose
    names have the key or one of `PROVING` in them.
    """

    title: str
    guard: Guard
    tests: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """As in the recipe."""
        return f"{STEPS.index(self) + 1}. {self.title}"


#: In the order of the recipe.
STEPS: Final = (
    Step("Copy a game", rules.its_own_names, ("tests/test_architecture.py",)),
    Step("List it", rules.listed),
    Step("Number its rules", rules.numbered),
    Step("Test its rules", rules.tested, ("tests/games/test_KEY.py", "tests/test_rulebook.py")),
    Step("Prove that it conforms", rules.deals, ("tests/engine/test_conformance.py",)),
    Step("Say it in four languages", telling.said, ("tests/words",)),
    Step("Keep a playthrough", telling.played_through, ("tests/test_playthroughs.py",)),
    Step("Account for its SETs", telling.accounted, ("tests/analysis",)),
    Step(
        "Make it a bot",
        playing.has_bots,
        ("tests/bots/test_honesty.py", "tests/bots/test_thinking.py", "tests/server/table"),
    ),
    Step("Show it in the terminal", playing.shown_in_the_terminal, ("tests/terminal",)),
    Step(
        "Write what the browser reads",
        browser.generated,
        ("tests/server/wire/test_typescript.py", "tests/web/test_vectors.py"),
    ),
    Step("Give the browser a table", browser.has_a_table),
    Step("Tell people", telling.announced, ("tests/test_readme.py",)),
)
#: Tests that are about a game though they do not name it.
PROVING: Final = (
    *("rulebook", "readme", "stale", "mind_for_every_skill", "deciding_modules"),
    *("last_line", "given_twice", "languages_have_the_same", "every_deadline", "every_error_code"),
)
