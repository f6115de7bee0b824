"""A stored table's game as it stands, replayed from its log; what cannot be replayed is damaged."""

from __future__ import annotations

from tercet.engine.log import Header
from tercet.engine.table import Table
from tercet.engine.wire import decoder, from_json
from tercet.errors import TercetError, Unreadable
from tercet.storage.entries import names_of, to_entry
from tercet.storage.rows import StoredTable
from tercet.tables import open_table, replay_entry


def restored(stored: StoredTable) -> Table | None:
    """The game of a table that has begun; None before the start."""
    table = dealt(stored)
    if table is None:
        return None
    kind = decoder(table.game.entry_act_type)
    for row in stored.events:
        replay_entry(table, to_entry(row, kind))
    return table


def dealt(stored: StoredTable) -> Table | None:
    """The same before its first entry."""
    if stored.row.header is None:
        if stored.row.status in ("playing", "over"):
            raise Unreadable("header_missing")
        return None
    header: Header = from_json(stored.row.header, Header)
    return open_table(header, stored.seed, names_of(stored))


def why_damaged(error: Exception) -> str:
    """In a word what is wrong with a table: a code, or the name of the error."""
    if not isinstance(error, TercetError):
        return type(error).__name__
    return str(error.data.get("why") or error.code)
