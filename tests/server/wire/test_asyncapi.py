"""The AsyncAPI document: everything that is said at a table is what it describes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tercet.engine.wire import to_json
from tercet.server.wire.asyncapi import document
from tests.server.playing import Clock, serving
from tests.server.table.botplay import BotPlay


def validator(operation: str) -> Any:
    """What checks a message against those of an operation."""
    described = document()
    names = [
        each["$ref"].rpartition("/")[2] for each in described["operations"][operation]["messages"]
    ]
    choice = {"oneOf": [described["components"]["messages"][name]["payload"] for name in names]}
    return jsonschema_rs.validator_for({**choice, "components": described["components"]})


@pytest.mark.slow
@pytest.mark.parametrize("game", ["classic", "chipset", "dice", "twenty"])
def test_a_game_is_all_described(data: Path, game: str) -> None:
    async def scene() -> list[tuple[str, str]]:
        clock = Clock()
        async with serving(data, clock=clock) as server:
            play = BotPlay(server, clock, game, ["Ada", "Bo"])
            await play.sit_down()
            await play.run(moves=25)
            await play.players[0].ask("legal", table=play.id)
            await play.players[0].ask("chat", table=play.id, text="hm")
            return [line for player in play.players for line in player.wire]

    say, tell = validator("say"), validator("tell")
    lines = asyncio.run(scene())
    assert len(lines) > 40
    for way, text in lines:
        (say if way == "→" else tell).validate(json.loads(text))


def test_what_nobody_says_is_not_described() -> None:
    say, tell = validator("say"), validator("tell")
    for wrong in ({"do": "fly"}, {"do": "join"}, {"do": "act", "table": "x", "client_seq": 0}):
        assert not say.is_valid(wrong)
    assert say.is_valid({"do": "act", "table": "x", "client_seq": 1, "act": {"act": "none_here"}})
    assert not say.is_valid({"do": "act", "table": "x", "client_seq": 1, "act": {"act": "fly"}})
    assert not tell.is_valid({"is": "steps"})


def test_the_server_tells_it(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            answer = await server.http.get("/api/asyncapi.json")
            assert answer.json() == json.loads(to_json(document()))

    asyncio.run(scene())
