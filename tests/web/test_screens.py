"""Every screen, by day and night: nobody is shut out, nothing sticks out or is reported."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.looking import PHONE, examine
from tests.web.screens import EXAMINED_IN_GAMES, PLAYED_OUT, SCREENS, Reach
from tests.web.stage import Stage


def name_of(reach: Reach) -> str:
    return reach.__name__


@pytest.fixture
def browser_context_args() -> dict[str, Any]:
    return {**PHONE, "locale": "en", "reduced_motion": "reduce"}


@pytest.mark.parametrize(
    "reach", [each for each in SCREENS.values() if each not in EXAMINED_IN_GAMES], ids=name_of
)
def test_everybody_can_use_it(stage: Stage, reach: Reach) -> None:
    examine(reach(stage), name_of(reach))


def test_no_screen_is_passed_over() -> None:
    """What is not examined above is examined where a game comes to it, under its name."""
    tests = Path(__file__).parent.glob("test_*.py")
    named = set(re.findall(r"examine\(\w+, (.+)\)", "\n".join(each.read_text() for each in tests)))
    elsewhere = {name.strip('" ') for names in named for name in names.split(",")}
    wanted = {name_of(each) for each in (*EXAMINED_IN_GAMES, *PLAYED_OUT.values())}
    assert wanted - elsewhere == set()
