"""What is read of records: somebody's own of one kind, and the best of all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import select

from tercet.storage.rows import SeatRow
from tercet.storage.schema import RESULT, SEAT, TABLES
from tercet.storage.store import Store

#: So many of one's own are listed, and of the best of all so many are looked through: at first a
#: few, and the others where a few people have many of the best.
MOST_OWN: Final = 500
_LOOKED_AT: Final = (100, 500)
#: So many people, or teams, are listed.
LISTED: Final = 50


class RecordRow(msgspec.Struct, frozen=True):
    """A game against the pack that counts: where it was played, and what came out."""

    number: int
    table_id: int
    id: str
    score: int
    ms: int
    merit: int
    ended_ms: int


_COLUMNS: Final = (
    *(RESULT.c[name] for name in ("number", "table_id", "score", "ms", "merit", "ended_ms")),
    TABLES.c.id,
)


def own_records(store: Store, person: str, kind: str) -> list[RecordRow]:
    """Somebody's games of a kind, the newest first."""
    query = (
        select(*_COLUMNS)
        .join(SEAT, SEAT.c.table_id == RESULT.c.table_id)
        .join(TABLES, TABLES.c.number == RESULT.c.table_id)
        .where(SEAT.c.person == person, RESULT.c.record == kind)
        .order_by(RESULT.c.number.desc())
    )
    return store.read(RecordRow, query.limit(MOST_OWN))


def best_records(store: Store, kind: str) -> list[tuple[RecordRow, tuple[str, ...]]]:
    """The best game of each person or team, the best of them first, and whose it is."""
    best: list[tuple[RecordRow, tuple[str, ...]]] = []
    for most in _LOOKED_AT:
        rows = _best(store, kind, most)
        best = _one_each(rows, _people(store, [row.table_id for row in rows]))
        if len(best) >= LISTED or len(rows) < most:
            break
    return best[:LISTED]


def _best(store: Store, kind: str, most: int) -> list[RecordRow]:
    query = (
        select(*_COLUMNS)
        .join(TABLES, TABLES.c.number == RESULT.c.table_id)
        .where(RESULT.c.record == kind)
        .order_by(RESULT.c.merit, RESULT.c.number)
    )
    return store.read(RecordRow, query.limit(most))


def _one_each(
    rows: list[RecordRow], people: Mapping[int, list[str]]
) -> list[tuple[RecordRow, tuple[str, ...]]]:
    found: dict[frozenset[str], tuple[RecordRow, tuple[str, ...]]] = {}
    for row in rows:
        found.setdefault(frozenset(people[row.table_id]), (row, tuple(people[row.table_id])))
    return list(found.values())


def _people(store: Store, tables: list[int]) -> defaultdict[int, list[str]]:
    query = select(SEAT).where(SEAT.c.table_id.in_(tables)).order_by(SEAT.c.table_id, SEAT.c.seat)
    found: defaultdict[int, list[str]] = defaultdict(list)
    for row in store.read(SeatRow, query):
        found[row.table_id].append(row.person or f"? {row.table_id}")
    return found
