"""The short form of `python -m tests.server.table.racing`, and a server that races unfairly."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.errors import TooLate
from tercet.games import classic
from tests.server.playing import serving
from tests.server.table.racing import RACERS, WIDE, races

RACES = 60


@pytest.fixture
def sixteen_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(classic.CLASSIC, "facts", WIDE)


@pytest.mark.slow
@pytest.mark.rule("BASE-3b")
def test_one_wins_and_the_others_are_too_late(data: Path, sixteen_seats: None) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            total = await races(server, RACES)
            assert total == {"done": RACES, "too_late": RACES * (RACERS - 1)}

    asyncio.run(scene())


@pytest.mark.slow
def test_a_server_that_punishes_the_late_is_caught(
    data: Path, sixteen_seats: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The saboteur takes what came too late for a wrong call."""
    real = classic.CLASSIC.on_act

    def on_act(state: object, entry: object, seat: int) -> object:
        try:
            return real(state, entry, seat)  # type: ignore[arg-type]
        except TooLate:
            return state, ()

    monkeypatch.setattr(classic.CLASSIC, "on_act", on_act)

    async def scene() -> None:
        async with serving(data) as server:
            with pytest.raises(AssertionError):
                await races(server, 5)

    asyncio.run(scene())
