"""Backups of a database in use, and exports that hold public data only."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import pytest

from tercet.errors import Unreadable
from tercet.server.running.command import backup_data, export_games
from tercet.storage.store import open_store
from tercet.tables import load_log, verify
from tercet.words.texts import Texts
from tests.server.playing import Player, a_set, serving

TEXTS = Texts("en")


async def finish(table: str, players: list[Player]) -> None:
    while not players[0].view["outcome"]:
        found = a_set(players[0].view)
        act = {"act": "call", "cards": found} if found else {"act": "none_here"}
        for player in players[:1] if found else players:
            answer = await player.act(table, act)
        await players[0].reach(answer["seq"])


def test_a_backup_of_a_running_server_and_an_export(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path / "data") as server:
            for public in (True, False):
                table, players = await server.table(
                    ["Ada", "Bo"], options={"fixed": "s"}, public=public
                )
                await finish(table, players)
            said = backup_data(tmp_path / "copy" / "tercet.sqlite3", TEXTS, data=tmp_path / "data")
            assert "copy" in said

    (tmp_path / "data").mkdir()
    asyncio.run(scene())
    copy = open_store(tmp_path / "copy")
    assert len(list(copy.finished())) == 2
    copy.close()
    out = io.StringIO()
    export_games(TEXTS, data=tmp_path / "data", out=out)
    (line,) = out.getvalue().splitlines()
    assert verify(load_log(json.loads(line)["log"])).outcome is not None
    with pytest.raises(Unreadable, match="backup_exists"):
        backup_data(tmp_path / "copy" / "tercet.sqlite3", TEXTS, data=tmp_path / "data")


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="data_unusable"):
        backup_data(tmp_path / "copy", TEXTS, data=tmp_path / "nowhere")
