"""Nonsense of every JSON type at every door: always a coded answer, never a traceback.

The long form is `python -m tests.nonsense --rounds 20`; counts and seeds are printed.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect
import pytest

from tercet.engine import wire
from tercet.engine.log import End, Header, _Line
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.programs.protocol import AnyRequest
from tercet.server.wire.messages import ClientMessage, Settings
from tests.nonsense import doors, written
from tests.server.playing import serving

SEED = 13


def luck() -> random.Random:
    return random.Random(SEED)


def tried(door: str, count: int, least: int) -> None:
    sys.stdout.write(f"{door}: {count} with seed {SEED}\n")
    assert count >= least


@pytest.mark.campaign
def test_at_the_table() -> None:
    tried("table", doors.at_the_table(luck(), share=0.1), 14_000)


@pytest.mark.campaign
def test_at_the_process() -> None:
    tried("process", doors.at_the_process(luck(), most=400), 400)


@pytest.mark.campaign
def test_at_the_keyboard() -> None:
    tried("keyboard", doors.at_the_keyboard(luck()), 10_000)


@pytest.mark.campaign
def test_at_the_logs() -> None:
    tried("logs", doors.at_the_logs(luck(), share=0.02), 200)


@pytest.mark.campaign
def test_at_the_commands() -> None:
    tried("commands", doors.at_the_commands(luck(), most=20), 60)


@pytest.mark.campaign
def test_at_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            tried("socket", await doors.at_the_socket(server, luck(), games=2), 1000)
            tried("web", await doors.at_the_web(server, luck(), most=60), 120)

    asyncio.run(scene())


def test_the_nonsense_would_find_a_card_that_breaks_the_reader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A reader that does not foresee a card which is no text; so it was once."""

    def careless(kind: type, value: object) -> object:
        if isinstance(value, str):
            return kind.parse(value)  # type: ignore[attr-defined]
        raise NotImplementedError(kind.__name__)

    monkeypatch.setattr(wire, "_decode_hook", careless)
    wire.decoder.cache_clear()
    try:
        with pytest.raises(NotImplementedError):
            doors.at_the_table(luck())
    finally:
        wire.decoder.cache_clear()


@pytest.mark.parametrize("value", ["null", "5", "true", "[]", "[1,2,3]", "{}", "0.5"])
def test_a_card_that_is_no_text_is_unreadable(value: str) -> None:
    for game in GAMES:
        for kind in game.facts.acts:
            cards = {"card": value, "cards": f"[{value},{value},{value}]"}
            for name in cards.keys() & set(kind.__struct_fields__):
                fields = {"act": f'"{kind.__struct_config__.tag}"', name: cards[name]}
                with pytest.raises(TercetError) as refused:
                    wire.from_json(written(fields), game.act_type)
                assert refused.value.kind == "unreadable"


@pytest.mark.parametrize(
    "door",
    [
        *(game.entry_act_type for game in GAMES),
        *(AnyRequest, ClientMessage, Settings, Header, _Line, End),
    ],
    ids=lambda door: getattr(door, "__name__", "acts"),
)
def test_every_number_that_comes_in_is_bounded(door: Any) -> None:
    for kind in get_args(door) or (door,):
        for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]
            for number in numbers(field.type):
                assert number.ge is not None, (kind, field.name)
                assert number.le is not None, (kind, field.name)


def numbers(kind: msgspec.inspect.Type) -> list[msgspec.inspect.IntType]:
    """The whole numbers within a type."""
    if isinstance(kind, msgspec.inspect.IntType):
        return [kind]
    if isinstance(kind, msgspec.inspect.StructType):
        return [number for field in kind.fields for number in numbers(field.type)]
    found = []
    for name in ("types", "item_types"):
        for inner in getattr(kind, name, ()):
            found += numbers(inner)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            found += numbers(getattr(kind, name))
    return found
