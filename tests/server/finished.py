"""Finished games put into a store without anybody playing them at a server."""

from __future__ import annotations

import hashlib
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


def played_by_chance(game: str, seats: int, name: str = "b", **asked: Any) -> Table:
    """A game that chance has played to its end."""
    seed = hashlib.sha256(name.encode()).digest()
    table = new_table(game, seats, seed, **asked)
    play(table, Chance(seed))
    return table


def store_finished(data: Path, id_: str, table: Table, status: str = "over") -> None:
    """Put a game into the store of a directory, as a server leaves it there."""
    header, number = table.header, int.from_bytes(id_.encode())
    settings = Settings(header.game, len(header.seats), header.edition, header.options)
    row = TableRow(
        number=number,
        id=id_,
        code=None,
        public=True,
        host="host",
        status=status,
        settings=to_json(settings).decode(),
        commitment=header.commitment,
        created_ms=1,
        header=to_json(header).decode(),
        outcome=to_json(table.outcome).decode() if status == "over" else None,
        ended_ms=2,
    )
    seats = [
        SeatRow(number, seat, f"person {seat}" if seat else "host", None, name)
        for seat, name in enumerate(header.seats)
    ]
    events = [to_row(number, entry, None, None) for entry in table.entries]
    with closing(open_store(data)) as store:
        assert store.write([opened_table(row, table.seed, seats), Part(events)]) == [None, None]
