"""Rows that refer to what is not there: of tables, of people, and of the next table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Column, ColumnElement, Table, delete, func, select, update

from tercet.storage.doctor.finding import Finding
from tercet.storage.rows import Part
from tercet.storage.schema import CHAT, EVENT, KICKED, MUTED, PERSON, SEAT, SEED, SESSION, TABLES
from tercet.storage.store import Store

#: Rows that are worth nothing without the row they refer to.
_BELONGING: Final[tuple[tuple[Table, str, Column[object]], ...]] = (
    *((each, "table_id", TABLES.c.number) for each in (SEED, SEAT, EVENT, CHAT, KICKED, MUTED)),
    (SESSION, "person", PERSON.c.id),
)


def check_rows(store: Store) -> Iterator[Finding]:
    """Everything that refers to nothing."""
    for table, column, of in _BELONGING:
        if count := store.count(select(func.count()).where(_lost(table, column, of))):
            yield Finding("orphans", data={"what": table.name, "count": count}, cure="remove")
    if count := store.count(select(func.count()).where(_seat_of_nobody())):
        yield Finding("people_missing", data={"count": count}, cure="remove")
    if count := store.count(select(func.count()).where(_leads_nowhere())):
        yield Finding("next_missing", data={"count": count}, cure="remove")


def without_orphans(what: str) -> Part:
    """Remove the rows of one kind that belong to nothing."""
    table, column, of = next(each for each in _BELONGING if each[0].name == what)
    return Part().add(delete(table).where(_lost(table, column, of)))


def without_missing_people() -> Part:
    """Seats of people who are not known are nobody's."""
    return Part().add(update(SEAT).where(_seat_of_nobody()).values(person=None))


def without_missing_next() -> Part:
    """A next table that is not there is none."""
    return Part().add(update(TABLES).where(_leads_nowhere()).values(next_id=None))


def _lost(table: Table, column: str, of: Column[object]) -> ColumnElement[bool]:
    return table.c[column].not_in(select(of))


def _seat_of_nobody() -> ColumnElement[bool]:
    return SEAT.c.person.is_not(None) & SEAT.c.person.not_in(select(PERSON.c.id))


def _leads_nowhere() -> ColumnElement[bool]:
    known = TABLES.alias()
    return TABLES.c.next_id.is_not(None) & TABLES.c.next_id.not_in(select(known.c.id))
