"""The short form of `python -m tests.server.crash`, and stopping politely under the same load."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from tercet.server.wire import frames
from tests.server.crash import Notes, compare, crash, keep_playing, seat
from tests.server.playing import Server, serving

pytestmark = pytest.mark.campaign


def test_what_was_acknowledged_survives_kill_9(data_root: str, database: str | None) -> None:
    kills, tables = (10, 50) if database is None else (4, 10)
    notes, wrong = crash(kills, tables, directory=data_root, database=database)
    assert wrong == []
    assert len(notes.promised) >= 2 * kills * tables
    assert notes.resent > 0


@pytest.mark.parametrize("saboteur", ["acknowledge_first", "forget_numbers"])
def test_the_saboteur_is_caught(saboteur: str, data_root: str) -> None:
    _, wrong = crash(kills=2, tables=5, saboteur=saboteur, directory=data_root)
    assert wrong


def test_a_restart_under_load_loses_nothing(data: Path) -> None:
    """The server stops and starts while twenty people play, and they go on by themselves."""

    async def scene() -> Notes:
        notes, stop = Notes(), asyncio.Event()
        tasks: list[asyncio.Task[None]] = []
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port: int = listener.getsockname()[1]
        people = Server(None, f"127.0.0.1:{port}")  # type: ignore[arg-type]
        for turn in range(4):
            async with serving(data, port=port):
                if not tasks:
                    for table, players in [await seat(people, number) for number in range(10)]:
                        each = [keep_playing(table, it, notes, stop) for it in players]
                        tasks += map(asyncio.create_task, each)
                await notes.more(100)
                if turn == 3:
                    stop.set()
                    await asyncio.gather(*tasks)
        await people.close()
        return notes

    notes = asyncio.run(scene())
    assert compare(data, notes) == []
    assert len(notes.promised) >= 400


def test_who_is_there_when_the_server_stops_is_told_to_come_back(data: Path) -> None:
    async def scene() -> int | None:
        async with serving(data) as server:
            ada = await (await server.guest("Ada")).connect()
            server.players.clear()
        assert ada.socket is not None
        await ada.until(lambda: ada.socket is not None and ada.socket.close_code is not None)
        return ada.socket.close_code

    assert asyncio.run(scene()) == frames.GOING_AWAY
