"""Those who come and go by the dozen cost little: what is announced of them is gathered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.server.table.room import Room
from tests.server.playing import serving
from tests.server.siege.saboteurs import tell_each

CROWD = 12


async def announcements(data: Path) -> int:
    """How often a player is told of a crowd that comes at once."""
    async with serving(data) as server:
        table, (ada,) = await server.table(["Ada"])
        crowd = [await server.player(f"W{number}") for number in range(CROWD)]
        before = len(ada.told("table"))
        await asyncio.gather(*(each.join(table) for each in crowd))
        await ada.until(lambda: ada.told("table")[-1]["info"]["spectators"] == CROWD)
        return len(ada.told("table")) - before


@pytest.mark.slow
def test_a_crowd_is_announced_a_few_times(data: Path) -> None:
    assert asyncio.run(announcements(data)) <= CROWD // 2


@pytest.mark.slow
def test_the_saboteur_announces_each_and_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "_announce_soon", Room._announce_soon)  # put back afterwards
    tell_each()
    assert asyncio.run(announcements(data)) == CROWD
