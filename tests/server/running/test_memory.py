"""What nobody needs any more goes: tables that were put away, and connections that are gone."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from weakref import ref

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.server.running import tidying
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.running.tidying import Tidier
from tests.server.playing import eventually, serving


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing is freed but what is freed on purpose."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.slow
@pytest.mark.usefixtures("no_collector")
def test_tables_that_were_put_away_are_freed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "ENOUGH", 1)
    monkeypatch.setattr(tidying, "QUIET_S", 0.1)

    async def scene() -> None:
        limits = replace(UNHURRIED, abandon_after_s=0.1)
        async with serving(tmp_path, limits) as server:
            table, players = await server.table(["Ada", "Bo"])
            room = ref(server.house.rooms[table])
            for player in players:
                await player.close()
            await eventually(lambda: room() is None)

    asyncio.run(scene())


def test_tidying_waits_for_a_quiet_moment_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(tidying, "QUIET_S", 0.001)
    monkeypatch.setattr(tidying, "TOO_MANY", 40)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(1))

    async def scene() -> None:
        moments = count()
        tidier = Tidier(lambda: next(moments), BackgroundTasks())  # a commit between any two looks
        for _ in range(tidying.ENOUGH):
            tidier.put_away()
        await eventually(lambda: next(moments) > 100)
        assert not collected
        for _ in range(tidying.TOO_MANY):
            tidier.put_away()
        await eventually(lambda: bool(collected))
        quiet = Tidier(lambda: 0, BackgroundTasks())
        for _ in range(tidying.ENOUGH):
            quiet.put_away()
        await eventually(lambda: len(collected) == 2)

    asyncio.run(scene())
