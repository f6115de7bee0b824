"""The tables of spaces in `docs/envs.md` are those of the encodings, and its example runs."""

from __future__ import annotations

import re
from typing import Any

from tercet.envs.reference import TARGET, page


def test_the_page_is_not_stale() -> None:
    """`python -m tercet.envs.reference` writes it anew."""
    text = TARGET.read_text("utf-8")
    assert page(text) == text


def test_the_example_plays_a_game_that_is_a_log() -> None:
    example = re.findall(r"```python\n(.*?)```", TARGET.read_text("utf-8"), re.DOTALL)[0]
    names: dict[str, Any] = {}
    exec(example.replace("players=2", "players=2, max_cycles=20"), names)
    assert names["log"].header.game == "classic"
    assert names["log"].entries
