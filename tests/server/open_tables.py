"""Open tables in a store, put there without a server: some wait for people, most are played."""

from __future__ import annotations

import hashlib
from contextlib import closing
from pathlib import Path

from tercet.engine.table import Table
from tercet.engine.wire import to_json
from tercet.games.classic import NoneHere, TakeBack
from tercet.server.wire.messages import Settings
from tercet.storage.entries import to_row
from tercet.storage.rows import Part, SeatRow, TableRow
from tercet.storage.store import Store, open_store
from tercet.storage.tables import opened_table
from tercet.tables import new_table

#: Tables of one store are numbered from here on.
FIRST = 1000


def begun(entries: int, name: str = "b") -> Table:
    """A game that goes on, after so many entries: somebody says “none here” and takes it back."""
    table = new_table("classic", ["Ada", "Bo"], hashlib.sha256(name.encode()).digest())
    for number in range(entries):
        table.act(0, TakeBack() if number % 2 else NoneHere(), 1000 * (number + 1))
    return table


def put(store: Store, count: int, table: Table, *, public: bool = True) -> list[str]:
    """The same game at so many open tables; their ids."""
    parts = [open_table_part(FIRST + n, table, public=public) for n in range(count)]
    assert store.write(parts) == [None] * count
    return [f"t{FIRST + n}" for n in range(count)]


def open_table_part(number: int, table: Table, *, public: bool = True) -> Part:
    """A table whose game goes on, as a server leaves it behind."""
    header = table.header
    settings = Settings(header.game, header.count, header.edition, header.options)
    row = TableRow(
        number=number,
        id=f"t{number}",
        code=None,
        public=public,
        host=f"host{number}",
        status="playing",
        settings=to_json(settings).decode(),
        commitment=header.commitment,
        created_ms=number,
        header=to_json(header).decode(),
    )
    seats = [SeatRow(number, n, f"p{number}-{n}", None, name) for n, name in enumerate(table.names)]
    part = opened_table(row, table.seed, seats)
    part.events += [to_row(number, entry, None, None) for entry in table.entries]
    return part


def put_into(where: Path | str, count: int, entries: int) -> list[str]:
    """So many open tables of so many entries each in a store that is opened for it."""
    with closing(open_store(where)) as store:
        return put(store, count, begun(entries))
