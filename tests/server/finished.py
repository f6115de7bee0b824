"""Finished games: played to their end at a server, or put into a store without one."""

from __future__ import annotations

import asyncio
import functools
import hashlib
from collections.abc import Callable, Coroutine, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.engine.wire import to_json
from tercet.server.wire.messages import Settings
from tercet.storage.entries import to_row
from tercet.storage.rows import Part, SeatRow, TableRow
from tercet.storage.store import open_store
from tercet.storage.tables import opened_table
from tercet.tables import new_table
from tests.playthroughs import play
from tests.server.playing import Player, Server, a_set


def played_by_chance(game: str, seats: int, name: str = "b", **asked: Any) -> Table:
    """A game that chance has played to its end."""
    seed = hashlib.sha256(name.encode()).digest()
    table = new_table(game, seats, seed, **asked)
    play(table, Chance(seed))
    return table


def store_finished(
    data: Path,
    id_: str,
    table: Table,
    status: str = "over",
    *,
    host: str = "host",
    bots: Mapping[int, str] | None = None,
    ended_ms: int = 2,
) -> None:
    """Put a game into the store of a directory, as a server leaves it there."""
    header, number = table.header, int.from_bytes(id_.encode())
    settings = Settings(header.game, header.count, header.edition, header.options)
    row = TableRow(
        number=number,
        id=id_,
        code=None,
        public=True,
        host=host,
        status=status,
        settings=to_json(settings).decode(),
        commitment=header.commitment,
        created_ms=1,
        header=to_json(header).decode(),
        outcome=to_json(table.outcome).decode() if status == "over" else None,
        ended_ms=ended_ms,
    )
    who = {seat: f"person {seat}" if seat else host for seat in range(header.count)}
    sat = bots or {}
    seats = [
        SeatRow(number, seat, None if seat in sat else who[seat], sat.get(seat), name)
        for seat, name in enumerate(table.names)
    ]
    events = [to_row(number, entry, None, None) for entry in table.entries]
    with closing(open_store(data)) as store:
        assert store.write([opened_table(row, table.seed, seats), Part(events)]) == [None, None]


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test within an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))

    return run


async def finish(table: str, players: list[Player]) -> None:
    """Play to the end: the first takes every SET, and all agree when there is none."""
    first = players[0]
    for player in players:
        await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
    while not first.view["outcome"]:
        found = a_set(first.view)
        if found:
            await first.act(table, {"act": "call", "cards": found})
            continue
        for player in players:
            await player.reach(first.seq)
            if not player.view["outcome"]:
                await player.act(table, {"act": "none_here"})
        await first.reach(players[-1].seq)


async def played(server: Server) -> tuple[str, list[Player]]:
    """A short game of two, played to its end at a server."""
    table, players = await server.table(["Ada", "Bo"], options={"fixed": "s"})
    await finish(table, players)
    return table, players
