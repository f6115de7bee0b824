"""The tables of spaces in `docs/envs.md` are those of the encodings, and its example runs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tools.envs_page import TARGET, page


def test_the_page_is_not_stale() -> None:
    """`python -m tools.envs_page` writes it anew."""
    text = TARGET.read_text("utf-8")
    assert page(text) == text


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", TARGET.read_text("utf-8"), re.DOTALL)


@pytest.mark.slow
def test_the_example_plays_thousands_of_tables() -> None:
    names: dict[str, Any] = {}
    exec(examples()[1], names)
    assert names["best"] > 0
    assert len(examples()) == 2


def test_the_example_plays_a_game_that_is_a_log() -> None:
    example = examples()[0]
    names: dict[str, Any] = {}
    exec(example.replace("players=2", "players=2, max_cycles=20"), names)
    assert names["log"].header.game == "classic"
    assert names["log"].entries
