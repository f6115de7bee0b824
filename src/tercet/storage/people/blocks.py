"""Blocks between people."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from sqlalchemy import Delete, delete, func, insert, literal, select

from tercet.storage.people.persons import somebody
from tercet.storage.rows import Part
from tercet.storage.schema import BLOCKED, PERSON
from tercet.storage.store import Store

#: Maximum number of blocks of one person.
MOST_BLOCKED: Final = 200


class BlockedRow(msgspec.Struct, frozen=True):
    """A blocked person."""

    whom: str
    name: str
    since_ms: int

    @property
    def key(self) -> str:
        """The public key of this block, which does not contain the id."""
        return hashlib.sha256(f"tercet-block-1 {self.whom}".encode()).hexdigest()[:16]


def blocked(person: str, whom: str, now_ms: int) -> Part:
    """Store a block; `Unmet` if an account is gone or the list is full."""
    part = Part()
    for each in sorted({person, whom}):  # in one order, to avoid deadlocks
        part.add(somebody(each))
    others = select(func.count()).where(BLOCKED.c.person == person, BLOCKED.c.whom != whom)
    part.add(select(literal(1)).where(others.scalar_subquery() < MOST_BLOCKED))
    row = {"person": person, "whom": whom, "since_ms": now_ms}
    return part.add(_this(person, whom)).add(insert(BLOCKED), row)


def unblocked(person: str, whom: str) -> Part:
    """Remove a block."""
    return Part().add(_this(person, whom))


def _this(person: str, whom: str) -> Delete:
    return delete(BLOCKED).where(BLOCKED.c.person == person, BLOCKED.c.whom == whom)


def blocks_of(store: Store, person: str) -> list[BlockedRow]:
    """Return the blocks of a person, the newest first."""
    whom = select(BLOCKED.c.whom, PERSON.c.name, BLOCKED.c.since_ms)
    query = whom.join(PERSON, PERSON.c.id == BLOCKED.c.whom).where(BLOCKED.c.person == person)
    return store.read(BlockedRow, query.order_by(BLOCKED.c.since_ms.desc(), BLOCKED.c.whom))


def blocked_by(store: Store, person: str) -> frozenset[str]:
    """Return the ids of everybody that a person has blocked."""
    return frozenset(store.column(select(BLOCKED.c.whom).where(BLOCKED.c.person == person)))


def has_blocked(store: Store, person: str, whom: str) -> bool:
    """Whether a person has blocked another one."""
    query = select(BLOCKED.c.whom).where(BLOCKED.c.person == person, BLOCKED.c.whom == whom)
    return bool(store.column(query))
