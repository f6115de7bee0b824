"""Adding a game: every game has gone through the recipe, and a step left out is noticed.

The guards stand in `tests/recipe`. Here they look at all games, and at one that nobody has heard
of, to show that each of them can fail.
"""

from __future__ import annotations

import re
import sys
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.events import Event, View
from tercet.engine.game import AnyGame, Seats
from tercet.games import GAMES
from tercet.games.chipset import CHIPSET
from tercet.games.classic import CLASSIC, Classic, ClassicRules, ClassicState, PlayerView
from tests.recipe import RECIPE, STEPS, Step, rules, telling
from tests.recipe.rules import NoGame, find, keys_of_files


def title(step: Step) -> str:
    return step.title.replace(" ", "-")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
@pytest.mark.parametrize("step", STEPS, ids=title)
def test_every_game_has_gone_through_every_step(step: Step, game: AnyGame) -> None:
    lacks = list(step.guard(game))
    assert not lacks, f"step {step.heading} of docs/{RECIPE.name}:\n" + "\n".join(lacks)


def test_every_file_of_a_game_holds_a_game_that_is_listed() -> None:
    assert {find(key) for key in keys_of_files()} == set(GAMES)


def test_the_recipe_tells_the_steps_that_are_guarded() -> None:
    headings = re.findall(r"^## (\d+\. .+)$", RECIPE.read_text("utf-8"), re.MULTILINE)
    assert headings == [step.heading for step in STEPS]


# --- A game that nobody has heard of ----------------------------------------------------------


class Whistle(Act, frozen=True):
    """An act without a text."""


class Whistled(Event, frozen=True):
    """An event without a text."""


class UnheardView(View, frozen=True, kw_only=True, tag="unheard"):
    """A view that nothing can show."""

    pile: int
    players: tuple[PlayerView, ...]


class Unheard(Classic):
    """Plays as the base game does, and is written down nowhere."""

    facts = replace(
        CLASSIC.facts,
        key="unheard",
        acts=(*CLASSIC.facts.acts, Whistle),
        events=(Whistled,),
        view=UnheardView,
    )

    def view(self, state: ClassicState, viewer: int | None) -> Any:
        """Without the cards."""
        return UnheardView(**self.frame(state, viewer), pile=len(state.pile), players=())


class Mute(Classic):
    """Says that it has a view which it does not give."""

    facts = replace(CLASSIC.facts, view=UnheardView)


UNHEARD = Unheard()

#: By step, what the guards say of it: the file to edit, and what in it.
NEXT = {
    "List it": ["games/__init__.py: import UNHEARD", "import Whistle`: name it in __all__"],
    "Number its rules": ["games/unheard.py: cites no rule"],
    "Test its rules": ["tests/games/test_unheard.py: is not there"],
    "Say it in four languages": [
        *("en/unheard.ftl: has no game-unheard-name", "de/unheard.ftl: has no event-whistled"),
        *("fr/rules.ftl: has no rules-unheard", "it/play.ftl: has no play-word-whistle"),
        *("en/unheard.ftl: has no option-unheard-penalty-aside", "has no preset-unheard-solid"),
    ],
    "Keep a playthrough": ["tests/playthroughs/unheard.txt: write it with `python -m"],
    "Account for its SETs": ["figures.py: name unheard in ACCOUNTS"],
    "Make it a bot": [
        *("src/tercet/bots/unheard.py: is not there", "players.py: add the mind of unheard"),
        *('baselines.py: add "unheard" to BASELINES', "docs/bots.md: "),
    ],
    "Show it in the terminal": ["games/__init__.py: name the screen of unheard"],
    "Write what the browser reads": ["tools.typescript`", "`python -m tests.web.vectors`"],
    "Give the browser a table": [
        *("index.ts: has no entry for unheard", "unheard/Table.svelte: is not there"),
        "unheard/screen.ts: is not there",
        *("no *.test.ts has a view", "whistled has no tune in TUNES"),
        *("fromPack of unheard must be true", "screens.py: has no function `unheard`"),
    ],
    "Tell people": ["README.md: ", "CHANGELOG.md: ", "models.py: add a model of unheard"],
}


@pytest.mark.parametrize("step", [step for step in STEPS if step.title in NEXT], ids=title)
def test_a_step_that_was_left_out_is_named_with_its_file(step: Step) -> None:
    said = "\n".join(step.guard(UNHEARD))
    assert [lack for lack in NEXT[step.title] if lack not in said] == [], said


def test_all_other_steps_can_fail_too() -> None:
    alike = replace(CLASSIC.facts, view=type("ClassicView", (UnheardView,), {}, tag="other"))
    copied = Unheard()
    copied.facts = alike
    said = "\n".join(rules.its_own_names(copied))
    assert 'must have tag="classic"' in said
    assert "ClassicView is called like that of tercet.games.classic" in said
    assert "view gives no UnheardView" in "\n".join(rules.deals(Mute()))
    assert {step.title for step in STEPS} - NEXT.keys() == {"Copy a game", "Prove that it conforms"}


def test_a_stance_on_finding_that_is_untrue_is_noticed() -> None:
    seeking, calm = type(CHIPSET)(), Classic()
    seeking.facts = replace(CHIPSET.facts, sought=True)
    calm.facts = replace(CLASSIC.facts, sought=False)
    assert "sees no find in chipset" in "".join(telling.accounted(seeking))
    assert "sees finds in classic" in "".join(telling.accounted(calm))


def test_a_rule_that_no_test_or_no_rulebook_has_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    here = {"BASE-1", "BASE-999"}
    monkeypatch.setattr(rules, "rules_of", lambda game: here if game is CLASSIC else set())
    assert list(rules.numbered(CLASSIC)) == [
        "docs/rulebook.md: has no BASE-999, which src/tercet/games/classic.py cites"
    ]
    assert "BASE-999" in "".join(rules.tested(CLASSIC))


def test_a_copy_that_still_cites_the_rules_of_another_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    borrowed = rules.rules_of(CHIPSET)
    monkeypatch.setattr(rules, "rules_of", lambda _: borrowed)
    assert "cites only rules of other games" in "".join(rules.numbered(CLASSIC))
    assert "no test cites a rule that only this game has" in "".join(rules.tested(CLASSIC))


@pytest.mark.parametrize(
    ("holds", "said"),
    [
        ({}, "must end with CLASSIC"),
        ({"CLASSIC": UNHEARD}, 'must say key="classic", not "unheard"'),
    ],
)
def test_a_copy_that_was_not_renamed_is_no_game_yet(
    holds: dict[str, object], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = ModuleType("tercet.games.classic")
    vars(copy).update(holds)
    monkeypatch.setitem(sys.modules, "tercet.games.classic", copy)
    with pytest.raises(NoGame, match=said):
        find("classic")


def test_a_file_that_is_not_there_is_copied_first() -> None:
    with pytest.raises(NoGame, match=r"src/tercet/games/unheard\.py: is not there; copy"):
        find("unheard")


def test_the_game_that_nobody_has_heard_of_can_be_dealt() -> None:
    """What it lacks is not that it does not play."""
    state, _ = UNHEARD.start(ClassicRules(), Seats(2), Chance(bytes(32)))
    assert isinstance(UNHEARD.view(state, 0), UnheardView)
