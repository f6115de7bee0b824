"""The store: batches go in by one writer, everything else is read.

What a batch is made of is said in the module of its subject: `tables`, `chat`, `people`, `entries`.
All methods block and belong in threads (see `tercet.server.journal`). When `write` returns, the
batch survives a crash of the machine.
"""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    ScalarSelect,
    Select,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from tercet.errors import Unreadable
from tercet.storage.appending import postgresql, sqlite
from tercet.storage.engines import (
    BACKEND,
    MARK,
    open_engines,
    open_steering,
    reason,
    shown,
    unusable,
)
from tercet.storage.migrate import check_generation, migrate, reached
from tercet.storage.outcomes import EVENT_FIELDS, Outcomes, OutcomeUnknown, is_lost, proves_failure
from tercet.storage.people.name_repair import repair_names
from tercet.storage.rows import (
    ChatRow,
    EventRow,
    OpenTable,
    Part,
    Parts,
    PersonRow,
    ResultRow,
    SeatRow,
    SessionRow,
    StoredTable,
    TableRow,
)
from tercet.storage.schema import (
    CHAT,
    EVENT,
    KICKED,
    MUTED,
    OPEN,
    PERSON,
    SEAT,
    SEED,
    SESSION,
    TABLES,
)

T = TypeVar("T", bound=msgspec.Struct)
_INSERT_EVENT: Final = insert(EVENT)
#: In one order everywhere, so that two nodes never wait for each other.
_HELD: Final = text(
    "SELECT table_id, epoch FROM owner WHERE table_id = ANY(:ids) ORDER BY table_id FOR SHARE"
)
_TIMEOUTS: Final = ("idle_in_transaction_session", "lock", "statement")
_ONE_MIGRATES: Final = (
    *(text(f"SET LOCAL {each}_timeout = 0") for each in _TIMEOUTS),
    text("SELECT pg_advisory_xact_lock(7310579611620570221)"),
)
_DEADLOCK: Final = ("40P01", "40001")
_log = logging.getLogger("tercet.store")


class StorageFailed(Exception):
    """Nothing of the part was stored: the disk is full, read-only, or gone."""


class StaleOwner(StorageFailed):
    """Another owner has written to this table: what was in memory here is out of date."""


class Undecided(StorageFailed):
    """Whether the part is stored is not known: the process ends before it was found out."""


class Unmet(StorageFailed):
    """What a part relies on is not so any more; the store is well."""


def is_away(error: Exception) -> bool:
    """Whether the database cannot be reached or read now: nothing is wrong with the question."""
    return isinstance(error, (StorageFailed, OperationalError, InterfaceError))


class Store:
    """Reads and writes; made by `open_store`."""

    def __init__(self, writer: Engine, reader: Engine, appending: Engine | None = None) -> None:
        self._writer, self._reader, self._appending = writer, reader, appending
        #: Where there are several nodes, entries go in by a connection of their own.
        self._appender = None if appending is None else postgresql.Appender(appending)
        #: SQLite's own connection, past everything that stands between; None for PostgreSQL.
        self._driver = sqlite.driver_of(writer)
        #: Finds out whether a commit is stored when its answer was lost.
        self.outcomes = Outcomes(reader, self._driver)
        #: A commit with statements that was begun, until it has succeeded.
        self._begun: OutcomeUnknown | None = None

    def close(self) -> None:
        """Let go of the database; a clean close folds SQLite's log into the file."""
        if self._appender is not None and self._appending is not None:
            self._appender.close()
            self._appending.dispose()
        self._reader.dispose()
        self._writer.dispose()

    def fold(self) -> None:
        """Fold SQLite's log into the file, on any thread, while the writer goes on."""
        self._checkpoint("PASSIVE")

    def wipe(self) -> None:
        """Fold SQLite's log and empty it: what was removed is in no file any more."""
        self._checkpoint("TRUNCATE")

    def _checkpoint(self, how: str) -> None:
        if self._driver is None:
            return
        connection = self._reader.raw_connection()
        try:
            driver: Any = connection.driver_connection
            driver.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        finally:
            connection.close()

    # --- writing: one thread only ------------------------------------------------------------

    def write(self, parts: Parts, *, again: int = 2) -> list[StorageFailed | None]:
        """Commit all parts at once; for each, None or why nothing of it was stored.

        If the answer to the commit is lost, this waits until the outcome is known. What is not
        stored is tried `again`, also where another node waits for us and we for it.
        """
        self._begun = None
        try:
            return self._write(parts)
        except OutcomeUnknown as unknown:
            return self._found_out(unknown, parts, again)
        except OperationalError as error:
            if _is_deadlock(error) and again:
                return self.write(parts, again=again - 1)
            return [StorageFailed(reason(error))] * len(parts)
        except Exception as error:
            if not isinstance(error, (DBAPIError, StorageFailed)):
                _log.error("an unexpected error of the store", exc_info=error)
            if len(parts) > 1:  # one of them cannot be stored: the others can
                return [failed for part in parts for failed in self.write([part])]
            if isinstance(error, (Unmet, StaleOwner)):
                return [error]
            stale = isinstance(error, IntegrityError)
            return [(StaleOwner if stale else StorageFailed)(reason(error))]

    def _write(self, parts: Parts) -> list[StorageFailed | None]:
        if self._appender is not None and postgresql.can_append(parts):
            return self._append(self._appender, parts)
        self._commit(parts)
        return [None] * len(parts)

    def _found_out(
        self, unknown: OutcomeUnknown, parts: Parts, again: int
    ) -> list[StorageFailed | None]:
        """Find out what became of a commit, and write it again if it is not stored."""
        stored = self.outcomes.find(unknown, parts)
        if stored is None:
            return [Undecided("the process ends")] * len(parts)
        if any(stored):  # it was committed, so that only a fence can have kept a part out
            return [None if is_there else StaleOwner("its fence is over") for is_there in stored]
        if again:
            return self.write(parts, again=again - 1)
        return [StorageFailed(repr(unknown.__cause__)[:200])] * len(parts)

    def find_out(self, parts: Parts) -> list[StorageFailed | None]:
        """Find out what became of parts after `write` itself has raised an exception."""
        begun = self._begun
        if begun is None and any(part.statements or part.last for part in parts):
            return [StorageFailed("it was not begun")] * len(parts)
        return self._found_out(begun or OutcomeUnknown(), parts, 0)

    def _append(self, appender: postgresql.Appender, parts: Parts) -> list[StorageFailed | None]:
        """The hot path of a node: entries alone, by one statement that checks the fences."""
        ours = appender.append(parts)
        return [
            None if part.fence and part.fence[0] in ours else StaleOwner(f"{part.fence} is over")
            for part in parts
        ]

    def _commit(self, parts: Parts) -> None:
        rows = [row for part in parts for row in part.events]
        statements = [each for part in parts for each in part.statements]
        last = [each for part in parts for each in part.last]
        fences = {part.fence for part in parts if part.fence is not None}
        if self._driver is not None and not statements and not last:
            if rows:
                sqlite.append(self._driver, rows)
            return
        if not fences and postgresql.are_entries(parts):
            postgresql.append_alone(self._writer, parts)
            return
        number, mark = self.outcomes.new_mark()
        with self._writer.connect().execution_options(**{MARK: mark}) as connection:
            backend, committing = connection.info.get(BACKEND), False
            self._begun = OutcomeUnknown(backend, number)
            try:
                transaction = connection.begin()
                if fences:
                    self._hold(connection, fences)
                for statement, params in statements:
                    found = connection.execute(statement, params)
                    if isinstance(statement, Select) and found.first() is None:
                        raise Unmet
                if rows:
                    connection.execute(_INSERT_EVENT, [asdict(row) for row in rows])
                for statement, params in last:
                    connection.execute(statement, params)
                committing = True
                transaction.commit()
            except Exception as error:
                if committing and not is_lost(error):
                    connection.connection.rollback()  # the library leaves it open
                # Before the commit nothing is stored, but a lost backend may hold locks for long.
                if is_lost(error) or (committing and not proves_failure(error)):
                    raise OutcomeUnknown(backend, number) from error
                raise
        self._begun = None

    def _hold(self, connection: Connection, fences: set[tuple[int, int]]) -> None:
        """Lock who owns these tables until the commit; refused if anybody else does by now.

        Without the lock, another node could take a table over between the look and the commit.
        """
        numbers = [number for number, _ in fences]
        owners = {row.table_id: row.epoch for row in connection.execute(_HELD, {"ids": numbers})}
        for number, epoch in fences:
            if owners.get(number) != epoch:
                raise StaleOwner(f"epoch {epoch} of table {number} is over")

    def check(self) -> None:
        """Raise `StorageFailed` when nothing can be written now."""
        failed = self.write([Part().add(PERSON.delete().where(PERSON.c.id == ""))])[0]
        if failed is not None:
            raise failed

    def step(self) -> str | None:
        """The step of the schema that the database has reached."""
        with self._reader.connect() as connection:
            return reached(connection)

    def count(self, query: Select[Any]) -> int:
        """What a query counts."""
        count: int
        (count,) = self._column(query)
        return count

    def setting(self, name: str) -> Any:
        """A setting of the writer's SQLite connection."""
        with self._writer.connect() as connection:
            return connection.execute(text(f"PRAGMA {name}")).scalar_one()

    # --- reading -----------------------------------------------------------------------------

    def person(self, id_: str) -> PersonRow | None:
        """The person with this id."""
        return self._one(PersonRow, select(PERSON).where(PERSON.c.id == id_))

    def person_by_login(self, login: str) -> PersonRow | None:
        """The account with this login."""
        if not _could_be_key(login):
            return None
        return self._one(PersonRow, select(PERSON).where(PERSON.c.login == login))

    def read(self, kind: type[T], query: Select[Any]) -> list[T]:
        """What a query finds, as rows of this kind; for the other files of `storage`."""
        return self._all(kind, query)

    def plain(self, query: Select[Any]) -> list[dict[str, Any]]:
        """What a query finds, as plain values."""
        with self._reader.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [{str(name): value for name, value in row.items()} for row in rows]

    def column(self, query: Select[Any]) -> list[Any]:
        """The one column that a query finds; for the other files of `storage`."""
        return self._column(query)

    def session(self, id_: str) -> SessionRow | None:
        """The session with this id."""
        return self._one(SessionRow, select(SESSION).where(SESSION.c.id == id_))

    def table(self, id_: str) -> StoredTable | None:
        """A table with its seats and events."""
        row = self.row(id_)
        return None if row is None else self.whole(row)

    def outline(self, row: TableRow) -> StoredTable:
        """A table with its seats, without its events and what was said at it."""
        return StoredTable(row, self._seed(row.number), self._seats(row.number))

    def events(self, number: int) -> tuple[EventRow, ...]:
        """The entries of a table's log, in order."""
        by_seq = select(*EVENT_FIELDS).where(EVENT.c.table_id == number).order_by(EVENT.c.seq)
        with self._reader.connect() as connection:
            rows = connection.execute(by_seq).all()
        return tuple([EventRow(*row) for row in rows])

    def open_tables(self) -> list[OpenTable]:
        """The tables that wait for people or are being played, the oldest first.

        Only rows and seats are read, by two statements: of a game, nobody has asked for it yet.
        """
        going = TABLES.c.status.in_(OPEN)
        rows = self._all(TableRow, select(TABLES).where(going).order_by(TABLES.c.number))
        numbers = select(TABLES.c.number).where(going)
        theirs = select(SEAT).where(SEAT.c.table_id.in_(numbers)).order_by(SEAT.c.seat)
        seats: defaultdict[int, list[SeatRow]] = defaultdict(list)
        for seat in self._all(SeatRow, theirs):
            seats[seat.table_id].append(seat)
        return [OpenTable(row, tuple(seats[row.number])) for row in rows]

    def entry_count(self, number: int) -> int:
        """How many entries the log of a table has."""
        return self.count(select(func.count()).where(EVENT.c.table_id == number))

    def rows(self) -> list[TableRow]:
        """Every table that is open or was played to the end, the oldest first."""
        kept = select(TABLES).where(TABLES.c.status.in_((*OPEN, "over")))
        return self._all(TableRow, kept.order_by(TABLES.c.number))

    def finished(self) -> Iterator[StoredTable]:
        """The tables that were played to the end, the oldest first."""
        over = select(TABLES).where(TABLES.c.status == "over")
        for row in self._all(TableRow, over.order_by(TABLES.c.number)):
            yield self.whole(row)

    def history(
        self, person: str, most: int, before_ms: int | None = None
    ) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """The tables that a person sat at, the newest first."""
        sat = select(SEAT.c.table_id).where(SEAT.c.person == person)
        query = select(TABLES).where(TABLES.c.number.in_(sat), TABLES.c.status == "over")
        if before_ms is not None:
            query = query.where(TABLES.c.ended_ms < before_ms)
        newest = query.order_by(TABLES.c.ended_ms.desc(), TABLES.c.number).limit(most)
        return [(row, self._seats(row.number)) for row in self._all(TableRow, newest)]

    def team_results(
        self, game: str, seats: Sequence[SeatRow], before: int, most: int
    ) -> list[ResultRow]:
        """The last finished games of exactly these people and bots, the newest first.

        `before` is the number of a table, and later ones have higher numbers. Tables are found by
        the index of their people.
        """
        people = [seat.person for seat in seats if seat.person is not None]
        all_sat = (
            select(SEAT.c.table_id)
            .where(SEAT.c.person.in_(people))
            .group_by(SEAT.c.table_id)
            .having(func.count() == len(people))
        )
        query = select(TABLES.c.number, TABLES.c.header, TABLES.c.outcome).where(
            TABLES.c.number.in_(all_sat),
            TABLES.c.number < before,
            TABLES.c.status == "over",
            TABLES.c.settings.startswith(f'{{"game":"{game}",', autoescape=True),
            _seats_at(TABLES.c.number) == len(seats),
        )
        newest = query.order_by(TABLES.c.number.desc()).limit(most)
        found = self._all(ResultRow, newest) if people else []
        bots = self._bots([row.number for row in found])
        wanted = Counter(seat.bot for seat in seats if seat.bot is not None)
        return [row for row in found if bots[row.number] == wanted]

    def _bots(self, numbers: list[int]) -> defaultdict[int, Counter[str]]:
        """Which bots sit at these tables, and how many of each."""
        sitting = SEAT.c.table_id.in_(numbers), SEAT.c.bot.is_not(None)
        found: defaultdict[int, Counter[str]] = defaultdict(Counter)
        for row in self._all(SeatRow, select(SEAT).where(*sitting)):
            found[row.table_id][row.bot or ""] += 1
        return found

    def whole(self, row: TableRow) -> StoredTable:
        """All of a table whose row is known."""
        number = row.number
        by_line = select(CHAT).where(CHAT.c.table_id == number).order_by(CHAT.c.line)
        return StoredTable(
            row,
            self._seed(number),
            self._seats(number),
            self.events(number),
            tuple(self._all(ChatRow, by_line)),
            frozenset(self._column(select(KICKED.c.person).where(KICKED.c.table_id == number))),
            frozenset(self._column(select(MUTED.c.person).where(MUTED.c.table_id == number))),
        )

    def row(self, id_: str) -> TableRow | None:
        """The row of the table with this id."""
        if not _could_be_key(id_):
            return None
        return self._one(TableRow, select(TABLES).where(TABLES.c.id == id_))

    def _seed(self, number: int) -> bytes:
        seeds = self._column(select(SEED.c.seed).where(SEED.c.table_id == number))
        if not seeds:
            raise Unreadable("seed_missing")
        return bytes(seeds[0])

    def _seats(self, number: int) -> tuple[SeatRow, ...]:
        query = select(SEAT).where(SEAT.c.table_id == number).order_by(SEAT.c.seat)
        return tuple(self._all(SeatRow, query))

    def _column(self, query: Select[Any]) -> list[Any]:
        with self._reader.connect() as connection:
            return list(connection.execute(query).scalars())

    def _one(self, kind: type[T], query: Select[Any]) -> T | None:
        return next(iter(self._all(kind, query)), None)

    def _all(self, kind: type[T], query: Select[Any]) -> list[T]:
        with self._reader.connect() as connection:
            rows: Sequence[Any] = connection.execute(query).mappings().all()
        return [kind(**row) for row in rows]


def open_store(
    where: Path | str, *, alone: bool = False, shared: bool = False, migrating: bool = True
) -> Store:
    """The store in a directory (SQLite), or at the address of a PostgreSQL database.

    `alone` is for a server: it waits for another one at the same PostgreSQL database to end, and
    fails if that one does not; `shared` is for one of several nodes. A directory is kept for one
    server by `tercet.storage.directory`. Whoever opens a store owns it and closes it: a house, or a
    command beside it. The schema is brought up to date, unless one only wants to look
    (`migrating`). A database that is more than one version newer is refused, and nothing in it
    is changed.
    """
    try:
        writer, reader = open_engines(where, alone=alone, shared=shared)
        try:
            if migrating:
                _bring_up_to_date(writer, shown(str(where)), shared=shared)
            else:
                with reader.connect() as connection:
                    check_generation(connection, shown(str(where)))
        except BaseException:
            reader.dispose()
            writer.dispose()
            raise
        return Store(writer, reader, open_steering(str(where)) if shared else None)
    except (DBAPIError, OSError) as error:
        raise unusable(str(where), error) from error


def _bring_up_to_date(writer: Engine, path: str, *, shared: bool) -> None:
    with writer.begin() as connection:
        if shared:  # nodes start at the same time, and one migrates for as long as it takes
            for wish in _ONE_MIGRATES:
                connection.execute(wish)
        check_generation(connection, path)
        migrate(connection)
        repair_names(connection)


def _seats_at(number: ColumnElement[int]) -> ScalarSelect[int]:
    """How many seats a table has."""
    return select(func.count()).where(SEAT.c.table_id == number).scalar_subquery()


def _is_deadlock(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) in _DEADLOCK


def _could_be_key(text: str) -> bool:
    """Whether anything could be called that; some texts cannot even be asked for everywhere."""
    return text.isascii() and text.isprintable()
