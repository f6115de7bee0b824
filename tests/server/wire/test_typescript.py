"""The browser's types are those of the server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.examples import quick_first
from tests.server.playing import Clock, serving
from tests.server.table.botplay import BotPlay
from tools.typescript import TARGET, declarations

#: What tells the kind of a message, an event or a view.
TAGS = ("is", "event", "game")


def test_the_generated_types_are_not_stale() -> None:
    """`python -m tools.typescript` writes them anew."""
    assert TARGET.read_text("utf-8") == declarations()


def test_messages_views_and_acts_are_all_there() -> None:
    text = declarations()
    for wanted in (
        'readonly do: "act";',
        'readonly is: "steps";',
        "export type AnyEvent = ",
        "export interface ClassicView {",
        "readonly view: AnyView;",
        "readonly seat: number | null;",
    ):
        assert wanted in text


def test_what_has_a_default_is_optional_only_where_it_is_left_out() -> None:
    text = declarations()
    assert "readonly only?: number | null;" in text, "events leave out what is as usual"
    assert "readonly seed: string | null;" in text, "messages say everything"


@pytest.mark.slow
@pytest.mark.parametrize("game", quick_first(["classic", "scout", "chipset", "setup"]))
def test_what_goes_over_the_wire_has_the_declared_fields(data: Path, game: str) -> None:
    """Every field that is not optional is there, and none that is not declared."""
    shapes = dict(declared())

    async def scene() -> list[str]:
        clock = Clock()
        async with serving(data, clock=clock) as server:
            play = BotPlay(server, clock, game, ["Ada", "Bo"])
            await play.sit_down()
            await play.run(60)
            await play.players[0].ask("legal", table=play.id)
            await play.players[0].ask("chat", table=play.id, text="hello")
            heard = [message for player in play.players for message in player.heard]
            return [wrong for message in heard for wrong in misfits(message, shapes)]

    assert asyncio.run(scene()) == []


Shape = tuple[set[str], set[str]]


def declared() -> Iterator[tuple[tuple[str, str], Shape]]:
    """By tag and its value: the fields that must be there, and those that may."""
    for body in re.findall(
        r"export interface \w+ \{\n(.*?)^\}", declarations(), re.DOTALL | re.MULTILINE
    ):
        fields = re.findall(r"readonly (\w+)(\??): (.*);", body)
        name, _, value = fields[0] if fields else ("", "", "")
        if name in TAGS and value.startswith('"'):
            must = {field for field, mark, _ in fields if not mark}
            yield (name, value.strip('"')), (must, {field for field, _, _ in fields})


def misfits(plain: Any, shapes: dict[tuple[str, str], Shape]) -> Iterator[str]:
    if isinstance(plain, list):
        for each in plain:
            yield from misfits(each, shapes)
    if not isinstance(plain, dict):
        return
    kind = next(((tag, plain[tag]) for tag in TAGS if isinstance(plain.get(tag), str)), None)
    is_view = kind is None or kind[0] != "game" or "may_act" in plain  # settings name a game, too
    if kind in shapes and is_view:
        must, may = shapes[kind]
        yield from (f"{kind} without {name}" for name in must - plain.keys())
        yield from (f"{kind} with {name}" for name in plain.keys() - may)
    for value in plain.values():
        yield from misfits(value, shapes)


def test_a_field_too_few_or_too_many_is_noticed() -> None:
    shapes = dict(declared())
    assert list(misfits({"is": "pong"}, shapes)) == ["('is', 'pong') without id"]
    assert list(misfits([{"is": "pong", "id": 1, "x": 2}], shapes)) == ["('is', 'pong') with x"]
