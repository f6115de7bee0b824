"""Invitations to race on the pack of a finished game, and the game they lead to."""

from __future__ import annotations

from sqlalchemy import insert, select

from tercet.storage.rows import Part, TableRow
from tercet.storage.schema import RACE, TABLES
from tercet.storage.store import Store


def new_race(id_: str, number: int) -> Part:
    """An invitation to the game of a table; a table has one."""
    return Part().add(insert(RACE), {"id": id_, "table_id": number})


def race_for(store: Store, number: int) -> str | None:
    """The invitation to the game of a table, if there is one."""
    ids = store.column(select(RACE.c.id).where(RACE.c.table_id == number))
    return str(ids[0]) if ids else None


def table_of_race(store: Store, id_: str) -> TableRow | None:
    """The table whose game an invitation leads to."""
    query = select(TABLES).join(RACE, RACE.c.table_id == TABLES.c.number).where(RACE.c.id == id_)
    return next(iter(store.read(TableRow, query)), None)


def table_numbered(store: Store, number: int) -> TableRow | None:
    """The table with this number."""
    return next(iter(store.read(TableRow, select(TABLES).where(TABLES.c.number == number))), None)
