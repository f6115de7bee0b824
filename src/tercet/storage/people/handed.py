"""Games played in a page that were handed in: each once an account, by its last link.

Whoever has seen a log can hand it in, and nobody can lose a game to them: to every account it is a
game of its own. `link` is a key of both, and of the link alone in rows of older versions.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, Select, func, insert, literal, select

from tercet.storage.people.persons import account
from tercet.storage.rows import HandedRow, Part
from tercet.storage.schema import HANDED, TABLES
from tercet.storage.store import Store

#: What is read for a list: everything but the log.
_LISTED = [column for column in HANDED.c if column.name != "log"]


def handed_in(row: HandedRow, most: int, most_bytes: int) -> Part:
    """A game for the account of somebody who has room for it, unless they have handed it in."""
    theirs = HANDED.c.person == row.person
    row = replace(row, link=_key(row.person, row.link))
    part = Part().add(account(row.person).with_for_update())
    part.add(_true(~select(HANDED.c.id).where(HANDED.c.link == row.link).exists()))
    part.add(_true(_sum(func.count(), theirs) < most))
    part.add(_true(_sum(func.coalesce(func.sum(HANDED.c.size), 0), theirs) + row.size < most_bytes))
    return part.add(insert(HANDED), asdict(row))


def _true(condition: ColumnElement[bool]) -> Select[int]:
    return select(literal(1)).where(condition)


def _sum(what: ColumnElement[int], where: ColumnElement[bool]) -> ColumnElement[int]:
    return select(what).select_from(HANDED).where(where).scalar_subquery()


def _key(person: str, link: str) -> str:
    return sha256(f"{person} {link}".encode()).hexdigest()


def handed_by_link(store: Store, person: str, link: str) -> HandedRow | None:
    """Somebody's game with this last link, without its log."""
    known = HANDED.c.link.in_((link, _key(person, link)))
    query = select(*_LISTED).where(HANDED.c.person == person, known)
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
