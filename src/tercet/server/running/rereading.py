"""`tercet figures`: read every finished game anew, as if nothing had been kept of it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from tercet.figures.game import VERSION
from tercet.server.figures import read_body
from tercet.storage.directory import data_directory
from tercet.storage.rows import TableRow
from tercet.storage.standing.figures import seats_at, seen_part
from tercet.storage.store import Store, open_store


def reread_games(*, data: Path | None = None, database: str | None = None) -> int:
    """Read all games of a server that is not running; how many could be read."""
    with closing(open_store(database or data_directory(data))) as store:
        finished = [row for row in store.rows() if row.status == "over"]
        return sum(_reread(store, row) for row in finished)


def _reread(store: Store, row: TableRow) -> bool:
    try:
        body = read_body(store, row.id, seats_at(store, [row.number])[row.number])
    except Exception:  # a damaged one: `tercet doctor` names it
        return False
    if body is not None:
        store.write([seen_part(row.number, VERSION, body)])
    return body is not None
