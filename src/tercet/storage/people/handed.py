"""Games played in a page that were handed in to an account: each once, by its last link."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, func, insert, literal, select

from tercet.storage.people.persons import account
from tercet.storage.rows import HandedRow, Part
from tercet.storage.schema import HANDED, TABLES
from tercet.storage.store import Store

#: What is read for a list: everything but the log.
_LISTED = [column for column in HANDED.c if column.name != "log"]


def handed_in(row: HandedRow, most: int, most_bytes: int) -> Part:
    """A game for the account of somebody who has room for it, unless it was handed in before."""
    theirs = HANDED.c.person == row.person
    part = Part().add(account(row.person).with_for_update())
    part.add(_true(~select(HANDED.c.id).where(HANDED.c.link == row.link).exists()))
    part.add(_true(_sum(func.count(), theirs) < most))
    part.add(_true(_sum(func.coalesce(func.sum(HANDED.c.size), 0), theirs) + row.size < most_bytes))
    return part.add(insert(HANDED), asdict(row))


def _true(condition: ColumnElement[bool]) -> Select[int]:
    return select(literal(1)).where(condition)


def _sum(what: ColumnElement[int], where: ColumnElement[bool]) -> ColumnElement[int]:
    return select(what).select_from(HANDED).where(where).scalar_subquery()


def handed_by_link(store: Store, link: str) -> HandedRow | None:
    """The game with this last link, without its log."""
    query = select(*_LISTED).where(HANDED.c.link == link)
    return next(iter(store.read(HandedRow, query)), None)


def handed_game(store: Store, id_: str) -> HandedRow | None:
    """The game with this id, with its log."""
    return next(iter(store.read(HandedRow, select(HANDED).where(HANDED.c.id == id_))), None)


def handed_by(store: Store, person: str, most: int, before_ms: int | None) -> list[HandedRow]:
    """What somebody has handed in, the newest game first, without the logs."""
    query = select(*_LISTED).where(HANDED.c.person == person)
    if before_ms is not None:
        query = query.where(HANDED.c.ended_ms < before_ms)
    return store.read(HandedRow, query.order_by(HANDED.c.ended_ms.desc(), HANDED.c.id).limit(most))


def dealt_here(store: Store, commitment: str) -> bool:
    """Whether a table of this house has promised this seed."""
    found = select(literal(1)).where(TABLES.c.commitment == commitment).limit(1)
    return bool(store.column(found))
