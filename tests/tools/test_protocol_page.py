"""The list of acts and events in `docs/protocol.md` is that of the types."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tercet.engine.acts import Leave, Return
from tercet.engine.game import AnyGame
from tercet.engine.series import Series
from tercet.engine.wire import from_json
from tercet.games import GAMES
from tools.protocol_page import TARGET, example, page


def test_the_page_is_not_stale() -> None:
    """`python -m tools.protocol_page` writes it anew."""
    text = TARGET.read_text("utf-8")
    assert page(text) == text


@pytest.mark.parametrize("game", [*GAMES, Series(GAMES[0])])
def test_every_example_can_be_read(game: AnyGame) -> None:
    kinds: list[Any] = [*game.facts.acts, Leave, Return, *game.facts.events]
    for kind in kinds:
        assert isinstance(from_json(json.dumps(example(kind)), kind), kind)


def test_every_act_and_event_is_on_the_page() -> None:
    text = TARGET.read_text("utf-8")
    for game in (*GAMES, Series(GAMES[0])):
        for kind in (*game.facts.acts, *game.facts.events):
            assert f"| `{kind.__struct_config__.tag}` |" in text
