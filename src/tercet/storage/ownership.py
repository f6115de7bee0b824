"""Which node owns which table, in PostgreSQL: leases by the database's clock, and epochs.

Ownership changes in one statement, which raises the epoch. Whoever appends names an epoch and holds
a lock on the ownership row until the commit (`Store.write`); whoever takes over changes that row
and reads the log afterwards. So either an append is there to be read, or it is refused. Whether a
node lives is decided here alone, by its lease: that it is silent elsewhere means nothing.

All methods block and belong in threads.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    Select,
    cast,
    extract,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError

from tercet.storage.engines import open_steering, unusable
from tercet.storage.rows import OpenTable, Part, SeatRow, TableRow
from tercet.storage.schema import NODE, OPEN, OWNER, REFUSED, SEAT, SESSION, SHARED, TABLES
from tercet.storage.store import StorageFailed

#: So long a node is taken to be alive after it was last heard of, and so often it says so.
LEASE_S: Final = 3.0
RENEW_S: Final = 1.0
#: Nodes that have been gone for so long are forgotten.
_FORGOTTEN_MS: Final = 86_400_000
#: Of tables that nobody owns so many are ended at once.
_SWEPT: Final = 50
#: Of tables that nobody owns so many are shown.
_SHOWN: Final = 100
#: So often a node tries to be let in.
_TRIES: Final = 5
T = TypeVar("T")


class Held(msgspec.Struct, frozen=True):
    """A table, the node that owns it, and since which epoch."""

    number: int
    node: str
    epoch: int


class NodeRow(msgspec.Struct, frozen=True):
    """A node as the database knows it, and how long its lease still lasts."""

    id: str
    name: str
    version: str
    draining: bool
    left_ms: int
    tables: int = 0


class Ownership:
    """What one node says and asks about owners; made by `Store.ownership`."""

    def __init__(self, engine: Engine, node: str, lease_s: float = LEASE_S) -> None:
        self._engine, self.node = engine, node
        self._lease_ms = int(lease_s * 1000)
        # Said and asked every second: put together once.
        self._lives = select(NODE.c.lease_ms > _now()).where(NODE.c.id == node)
        #: The database's clock minus ours, in microseconds, when we last asked.
        self._clock_ahead_us = 0
        self._renewed = update(NODE).where(NODE.c.id == node)
        self._renewed = self._renewed.values(lease_ms=_now() + self._lease_ms)
        self._renewed = self._renewed.returning(_now())
        self._alive = _living()

    # --- Living ------------------------------------------------------------------------------

    def enlist(self, name: str, version: str) -> None:
        """This node lives from here on; forget those that have been gone for long."""
        _again(lambda: self._enlist(name, version))

    def _enlist(self, name: str, version: str) -> None:
        row = {"id": self.node, "name": name, "version": version, "draining": False}
        with self._begin() as connection:
            connection.execute(NODE.delete().where(NODE.c.lease_ms < _now() - _FORGOTTEN_MS))
            mine = postgresql.insert(NODE).values(**row, lease_ms=_now() + self._lease_ms)
            connection.execute(mine.on_conflict_do_nothing())  # if it is tried again
            unowned = select(TABLES.c.number, literal(""), literal(0), _now()).where(
                TABLES.c.status.in_(OPEN)
            )
            columns = ("table_id", "node", "epoch", "since_ms")
            every = postgresql.insert(OWNER).from_select(columns, unowned)
            connection.execute(every.on_conflict_do_nothing())

    def renew(self, *, draining: bool = False) -> bool:
        """Say that this node lives; whether it was taken to be alive until now."""
        with self._begin() as connection:
            lived = connection.execute(self._lives).scalar_one_or_none()
            now_ms = connection.execute(self._renewed, {"draining": draining}).scalar_one_or_none()
        if now_ms is not None:
            self._set_clock(now_ms)
        return bool(lived)

    def read_clock(self) -> None:
        """Compare our clock with the database's; `renew` does it, too."""
        _again(self._read_clock)

    def _read_clock(self) -> None:
        with self._begin() as connection:
            now_ms = connection.execute(select(_now())).scalar_one()
        self._set_clock(now_ms)

    def now_us(self) -> int:
        """The database's clock, in microseconds since 1970; does not block."""
        return time.monotonic_ns() // 1000 + self._clock_ahead_us

    def _set_clock(self, now_ms: int) -> None:
        self._clock_ahead_us = now_ms * 1000 - time.monotonic_ns() // 1000

    def resign(self) -> None:
        """This node ends: whatever it still owns can be taken at once."""
        self.release()
        with self._begin() as connection:
            connection.execute(NODE.delete().where(NODE.c.id == self.node))

    def living(self) -> list[NodeRow]:
        """Every node that is taken to be alive; how many tables each owns is not counted."""
        return [NodeRow(**row) for row in self._read(self._alive)]

    def living_and_owning(self) -> list[NodeRow]:
        """Every node that is taken to be alive, and how many tables each owns: looks at all."""
        owned = select(OWNER.c.node, func.count().label("tables")).group_by(OWNER.c.node).subquery()
        count = func.coalesce(owned.c.tables, 0).label("tables")
        query = _living().add_columns(count).outerjoin(owned, owned.c.node == NODE.c.id)
        return [NodeRow(**row) for row in self._read(query)]

    # --- Owning ------------------------------------------------------------------------------

    def claim(self, id_: str) -> Held | None:
        """Own the table with this id, unless another living node does; None if there is none.

        One statement decides and raises the epoch. Read the table afterwards, never before.
        """
        number = select(TABLES.c.number).where(TABLES.c.id == id_)
        first = select(number.scalar_subquery(), literal(self.node), literal(1), _now()).where(
            number.exists()
        )
        row = postgresql.insert(OWNER).from_select(("table_id", "node", "epoch", "since_ms"), first)
        claimed = row.on_conflict_do_update(
            index_elements=[OWNER.c.table_id],
            set_={"node": self.node, "epoch": OWNER.c.epoch + 1, "since_ms": _now()},
            where=or_(OWNER.c.node == self.node, ~_lives(OWNER.c.node)),
        ).returning(OWNER.c.table_id, OWNER.c.node, OWNER.c.epoch)
        with self._begin() as connection:
            mine = connection.execute(claimed).first()
        if mine is not None:
            return Held(*mine)
        return self.owner(id_)

    def owner(self, id_: str) -> Held | None:
        """Who owns the table with this id."""
        columns = OWNER.c.table_id.label("number"), OWNER.c.node, OWNER.c.epoch
        query = select(*columns).join(TABLES, TABLES.c.number == OWNER.c.table_id)
        found = self._read(query.where(TABLES.c.id == id_))
        return Held(**found[0]) if found else None

    def hand_over(self, number: int, epoch: int, to: str) -> int | None:
        """Give a table to another node; its epoch there, or None if it was not ours any more."""
        mine = (OWNER.c.table_id == number) & (OWNER.c.epoch == epoch)
        given = update(OWNER).where(mine, OWNER.c.node == self.node)
        given = given.values(node=to, epoch=OWNER.c.epoch + 1, since_ms=_now())
        with self._begin() as connection:
            found: int | None = connection.execute(given.returning(OWNER.c.epoch)).scalar()
        return found

    def release(self, keeping: Collection[int] = ()) -> None:
        """Own nothing but these tables any more."""
        mine = update(OWNER).where(OWNER.c.node == self.node, OWNER.c.table_id.not_in(keeping))
        with self._begin() as connection:
            connection.execute(mine.values(node="", epoch=OWNER.c.epoch + 1, since_ms=_now()))

    def holdings(self) -> dict[int, int]:
        """The tables that this node owns, with their epochs."""
        query = select(OWNER.c.table_id, OWNER.c.epoch).where(OWNER.c.node == self.node)
        with self._begin() as connection:
            return dict(connection.execute(query).all())

    def sweep(self, after_s: float) -> list[int]:
        """End some of the open tables that no living node has owned for so long; which ones."""
        orphans = (
            select(OWNER.c.table_id)
            .join(TABLES, TABLES.c.number == OWNER.c.table_id)
            .outerjoin(NODE, NODE.c.id == OWNER.c.node)
            .where(TABLES.c.status.in_(OPEN))
            .where(func.greatest(OWNER.c.since_ms, NODE.c.lease_ms) < _now() - int(after_s * 1000))
            .limit(_SWEPT)
            .with_for_update(of=OWNER, skip_locked=True)
        )
        with self._begin() as connection:
            numbers = list(connection.execute(orphans).scalars())
            theirs = update(OWNER).where(OWNER.c.table_id.in_(numbers))
            connection.execute(theirs.values(node="", epoch=OWNER.c.epoch + 1))
            ended = update(TABLES).where(TABLES.c.number.in_(numbers))
            values = {"status": "abandoned", "code": None, "ended_ms": _now()}
            connection.execute(ended.values(**values))
        return numbers

    # --- What all nodes share ----------------------------------------------------------------

    def shared(self, name: str, ours: bytes) -> bytes:
        """What all nodes have agreed on under this name; ours, if we are the first."""
        return _again(lambda: self._shared(name, ours))

    def _shared(self, name: str, ours: bytes) -> bytes:
        row = postgresql.insert(SHARED).values(name=name, value=ours)
        with self._begin() as connection:
            connection.execute(row.on_conflict_do_nothing())
            query = select(SHARED.c.value).where(SHARED.c.name == name)
            return bytes(connection.execute(query).scalar_one())

    def refused_numbers(self, number: int) -> dict[int, int]:
        """The highest number of each seat whose act was refused at this table."""
        query = select(REFUSED.c.seat, REFUSED.c.client_seq).where(REFUSED.c.table_id == number)
        with self._begin() as connection:
            return dict(connection.execute(query).all())

    def table_with_code(self, code: str) -> str | None:
        """The id of the open table with this short code."""
        found = self._read(select(TABLES.c.id).where(TABLES.c.code == code))
        return str(found[0]["id"]) if found else None

    def going(self, host: str) -> tuple[int, int]:
        """How many tables are open at all nodes, and how many of them are this host's."""
        hosts = func.count().filter(TABLES.c.host == host).label("hosted")
        query = select(func.count().label("all"), hosts).where(TABLES.c.status.in_(OPEN))
        (row,) = self._read(query)
        return row["all"], row["hosted"]

    def ended_sessions(self, ids: Collection[str]) -> set[str]:
        """Those of these sessions that have ended or are not there any more."""
        going = select(SESSION.c.id).where(SESSION.c.id.in_(ids), SESSION.c.ended.is_(False))
        return {*ids} - {row["id"] for row in self._read(going)}

    def unowned(self) -> list[OpenTable]:
        """Some public tables that no living node owns: for the lobby."""
        query = (
            select(TABLES)
            .join(OWNER, OWNER.c.table_id == TABLES.c.number)
            .where(TABLES.c.public, TABLES.c.status.in_(OPEN), ~_lives(OWNER.c.node))
            .order_by(TABLES.c.number.desc())
            .limit(_SHOWN)
        )
        rows = [TableRow(**row) for row in self._read(query)]
        seats: defaultdict[int, list[SeatRow]] = defaultdict(list)
        theirs = select(SEAT).where(SEAT.c.table_id.in_([row.number for row in rows]))
        for each in self._read(theirs.order_by(SEAT.c.seat)):
            seats[each["table_id"]].append(SeatRow(**each))
        return [OpenTable(row, tuple(seats[row.number])) for row in rows]

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def _read(self, query: Any) -> list[dict[str, Any]]:
        with self._begin() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StorageFailed(type(error).__name__) from error


@contextmanager
def visited(database: str, name: str) -> Iterator[Ownership]:
    """What nodes share at a database, for somebody who is none of them."""
    ownership = Ownership(open_steering(database), name)
    try:
        yield ownership
    except StorageFailed as error:
        cause = error.__cause__
        raise unusable(database, cause if isinstance(cause, Exception) else error) from error
    finally:
        ownership.close()


def _living() -> Select[Any]:
    left = (NODE.c.lease_ms - _now()).label("left_ms")
    return (
        select(NODE.c.id, NODE.c.name, NODE.c.version, NODE.c.draining, left)
        .where(NODE.c.lease_ms > _now())
        .order_by(NODE.c.name, NODE.c.id)
    )


# --- Parts of a commit -----------------------------------------------------------------------


def owned_from_the_start(number: int, node: str) -> Part:
    """A table that is being opened, and the node that opens it, in its first epoch."""
    row = {"table_id": number, "node": node, "epoch": 1}
    return Part().add(insert(OWNER).values(**row, since_ms=_now()))


def refused_number(number: int, seat: int, client_seq: int) -> Part:
    """An act of a seat was refused, and nobody may play it later."""
    row = {"table_id": number, "seat": seat, "client_seq": client_seq}
    noted = postgresql.insert(REFUSED).values(**row)
    highest = func.greatest(REFUSED.c.client_seq, noted.excluded.client_seq)
    return Part().add(
        noted.on_conflict_do_update(
            index_elements=[REFUSED.c.table_id, REFUSED.c.seat], set_={"client_seq": highest}
        )
    )


def taken_from_owners(person: str) -> Part:
    """The tables that somebody sits at or is the host of are nobody's: they are read anew."""
    sits = select(SEAT.c.table_id).where(SEAT.c.person == person)
    hosts = select(TABLES.c.number).where(TABLES.c.host == person)
    these = or_(OWNER.c.table_id.in_(sits), OWNER.c.table_id.in_(hosts))
    locked = select(OWNER.c.table_id).where(these).order_by(OWNER.c.table_id).with_for_update()
    taken = update(OWNER).where(OWNER.c.table_id.in_(locked))
    return Part().add(taken.values(epoch=OWNER.c.epoch + 1, since_ms=_now()))


def _again(say: Callable[[], T]) -> T:
    """Say it a few times: a busy machine can be slower than the database has patience."""
    for _ in range(_TRIES - 1):
        try:
            return say()
        except StorageFailed:
            continue
    return say()


def _now() -> ColumnElement[int]:
    """The database's clock, in milliseconds since 1970; it passes within a transaction, too."""
    return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _lives(node: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether this node lives. A list, not EXISTS, which SQLAlchemy would not tie to the row of an
    `ON CONFLICT`: it would ask whether anybody lives.
    """
    return node.in_(select(NODE.c.id).where(NODE.c.lease_ms > _now()))
