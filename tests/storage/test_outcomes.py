"""Commits without an answer: the store says done or refused when it knows, and it is true."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

import psycopg
import pytest

from tercet.storage.outcomes import Outcomes, OutcomeUnknown
from tercet.storage.rows import Parts
from tercet.storage.store import Store, Undecided, open_store
from tests.postgres import Postgres
from tests.server.saboteurs import look_too_early, refuse_the_unknown
from tests.storage.cutting import ANSWER, LATE, SENT, WAYS
from tests.storage.lost_answers import KINDS, a_table, compare, count, cut_store, part, write_much

on_postgresql = pytest.mark.slow
ROOT: Final = Path(__file__).parents[2]
SHARED: Final = pytest.mark.parametrize("shared", [False, True], ids=["alone", "node"])


@on_postgresql
@SHARED
@pytest.mark.parametrize("way", WAYS)
def test_what_a_broken_connection_hides_is_found_out(
    way: str, shared: bool, postgres: Postgres
) -> None:
    """Each kind of part, by itself and among others; a late commit stores nothing any more."""
    batches = [(kind,) for kind in KINDS] + [("act", "act"), KINDS]
    said, number = [], 0
    with cut_store(postgres, shared=shared) as (store, proxy):
        for kinds in batches:
            numbers = range(number + 1, number + 1 + len(kinds))
            number = numbers[-1]
            parts = [part(*each, shared=shared) for each in zip(kinds, numbers, strict=True)]
            proxy.cut_next(way)
            assert store.write(parts) == [None] * len(parts), kinds
            said += [(*each, True) for each in zip(kinds, numbers, strict=True)]
            proxy.deliver_late()
        assert proxy.cuts == len(batches)
        assert [*compare(store, said)] == []


@on_postgresql
@SHARED
def test_many_cuts_store_nothing_twice_and_hide_nothing(shared: bool, postgres: Postgres) -> None:
    """The short form of `python -m tests.storage.lost_answers`."""
    with cut_store(postgres, shared=shared) as (store, proxy):
        found = write_much(store, proxy, 40, shared=shared)
    assert found.wrong == []
    assert found.cuts.total() > 5


@on_postgresql
@pytest.mark.parametrize(
    ("saboteur", "way"), [(refuse_the_unknown, ANSWER), (look_too_early, LATE)]
)
def test_saboteurs_are_caught(
    saboteur: Callable[[], None], way: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    for owner, name in ((Store, "_found_out"), (Outcomes, "_is_settled")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # put back afterwards
    saboteur()
    with cut_store(postgres, shared=True) as (store, proxy):
        proxy.cut_next(way)
        refused = store.write([part("score", 1, shared=True)], again=0) != [None]
        proxy.deliver_late()
        assert refused
        assert [*compare(store, [("score", 1, False)])] == ["0 scores were accepted, 1 are stored"]


@on_postgresql
@SHARED
def test_a_writer_waits_while_the_database_is_away(shared: bool, postgres: Postgres) -> None:
    noticed, results = Event(), []
    with cut_store(postgres, shared=shared) as (store, proxy):
        store.outcomes.noticed = noticed.set
        proxy.cut_next(ANSWER, away=True)
        writing = Thread(
            target=lambda: results.append(store.write([part("act", 1, shared=shared)]))
        )
        writing.start()
        assert noticed.wait(20)
        assert store.outcomes.waiting
        assert results == []
        proxy.back()
        writing.join(20)
        assert results == [[None]]
        assert not store.outcomes.waiting
        assert count(store, "act", 1) == 1


@on_postgresql
def test_who_must_end_says_neither_done_nor_refused(postgres: Postgres) -> None:
    with cut_store(postgres, shared=False) as (store, proxy):
        store.outcomes.noticed = store.outcomes.give_up
        proxy.cut_next(ANSWER, away=True)
        (failed,) = store.write([part("chat", 1)])
        assert isinstance(failed, Undecided)
        proxy.back()


@on_postgresql
def test_a_commit_that_waits_for_a_standby_is_not_ended(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If its backend were ended, it would be stored here and not there."""
    looks: list[bool] = []
    looked_often, results = Event(), []
    is_settled = Outcomes._is_settled

    def look(self: Outcomes, unknown: OutcomeUnknown) -> bool:
        if not looks:
            wait_until(postgres, "wait_event = 'SyncRep'")
        looks.append(is_settled(self, unknown))
        if len(looks) == 4:
            looked_often.set()
        return looks[-1]

    monkeypatch.setattr(Outcomes, "_is_settled", look)
    with cut_store(postgres, shared=False) as (store, proxy):
        with waiting_for_a_standby(postgres):
            proxy.cut_next(SENT)
            writing = Thread(target=lambda: results.append(store.write([part("chat", 1)])))
            writing.start()
            assert looked_often.wait(20)
            assert results == []
        writing.join(20)
        assert results == [[None]]
        assert count(store, "chat", 1) == 1


def wait_until(postgres: Postgres, condition: str) -> None:
    """Wait until a process of the database is like that."""
    found = f"SELECT 1 FROM pg_stat_activity WHERE {condition}"
    with psycopg.connect(postgres._address("postgres"), autocommit=True) as other:
        for _ in range(1000):
            if other.execute(found.encode()).fetchone():
                return
            time.sleep(0.01)
    raise AssertionError(condition)


@contextmanager
def waiting_for_a_standby(postgres: Postgres) -> Iterator[None]:
    """Every commit waits for a standby that does not exist."""
    with psycopg.connect(postgres._address("postgres"), autocommit=True) as other:
        other.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        other.execute("SELECT pg_reload_conf()")
        while other.execute("SHOW synchronous_standby_names").fetchone() != ("nobody",):
            time.sleep(0.01)  # the server tells its processes when it comes to it
        try:
            yield
        finally:  # every later test that uses the server would wait
            other.execute("ALTER SYSTEM RESET synchronous_standby_names")
            other.execute("SELECT pg_reload_conf()")


# --- SQLite ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("saboteur", "answer"), [("", "Undecided"), ("refuse_the_unknown", "StorageFailed")]
)
def test_a_commit_that_could_not_be_synced_is_not_refused(
    saboteur: str, answer: str, tmp_path: Path
) -> None:
    """It stands whole in the log of SQLite: after a crash, recovery finds it."""
    command = [sys.executable, "-m", "tests.storage.broken_disk", str(tmp_path)]
    ended = subprocess.run(
        [*command, *saboteur.split()], capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    assert ended.stdout.split() == [answer]
    with closing(open_store(tmp_path)) as store:
        assert [count(store, "act", number) for number in (1, 2)] == [1, 1]


# --- Both ------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path, database: str | None) -> Iterator[Store]:
    with closing(open_store(database or tmp_path)) as opened:
        assert opened.write([a_table()]) == [None]
        yield opened


def io_error() -> Exception:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    return error


def fail_commits(
    store: Store, monkeypatch: pytest.MonkeyPatch, errors: list[Exception], *, after: bool
) -> None:
    """Let the next commits fail, before or after they have happened."""
    do_commit = store._writer.dialect.do_commit

    def fail(connection: Any) -> None:
        if not errors or after:
            do_commit(connection)
        if errors:
            raise errors.pop()

    monkeypatch.setattr(store._writer.dialect, "do_commit", fail)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "act"])
def test_an_exception_at_the_commit_itself_stores_nothing_twice(
    store: Store, kind: str, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_commits(store, monkeypatch, [RuntimeError("a bug"), MemoryError()], after=after)
    parts = [part(kind, 1), part("score", 2), part("chat", 3)]
    assert store.write(parts) == [None] * 3
    said = [(kind, 1, True), ("score", 2, True), ("chat", 3, True)]
    assert [*compare(store, said)] == []


def test_who_repeats_after_such_an_exception_is_caught(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def repeat(self: Store, unknown: OutcomeUnknown, parts: Parts, again: int) -> Any:
        return [failed for each in parts for failed in self.write([each])]

    monkeypatch.setattr(Store, "_found_out", repeat)
    fail_commits(store, monkeypatch, [MemoryError()], after=True)
    assert store.write([part("score", 1), part("score", 2)]) == [None, None]
    assert [*compare(store, [("score", 1, True), ("score", 2, True)])] == [
        "2 scores were accepted, 4 are stored"
    ]


def test_parts_that_are_written_one_by_one_are_stored_once(store: Store) -> None:
    assert store.write([part("chat", 1)]) == [None]
    results = store.write([part("score", 2), part("chat", 1), part("score", 3), part("result", 4)])
    assert [result is None for result in results] == [True, False, True, True]
    said = [("score", 2, True), ("chat", 1, True), ("score", 3, True), ("result", 4, True)]
    assert [*compare(store, said)] == []


@on_postgresql
def test_what_a_deadlock_refuses_is_stored_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cut_store(postgres, shared=True) as (store, _):
        errors: list[Exception] = [
            psycopg.errors.DeadlockDetected(),
            psycopg.errors.SerializationFailure(),
        ]
        fail_commits(store, monkeypatch, errors, after=False)
        assert store.write([part("score", 1, shared=True), part("chat", 2)]) == [None, None]
        assert [*compare(store, [("score", 1, True), ("chat", 2, True)])] == []


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("many", [1, 70], ids=["one", "many"])
def test_entries_whose_disk_failed_are_stored_once(
    tmp_path: Path, after: bool, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite: one statement, or a transaction of several."""
    with closing(open_store(tmp_path)) as store:
        assert store.write([a_table()]) == [None]
        whole = store._driver
        last = "COMMIT" if many > 1 else "INSERT INTO event"
        store._driver = Failing(whole, last, after=after)  # type: ignore[assignment]
        numbers = range(1, many + 1)
        assert store.write([part("act", number) for number in numbers]) == [None] * many
        assert [*compare(store, [("act", number, True) for number in numbers])] == []


class Failing:
    """A connection to SQLite whose disk fails once, at the last statement of a commit."""

    def __init__(self, whole: Any, last: str, *, after: bool) -> None:
        self._whole, self._last, self._after = whole, last, after

    def execute(self, statement: str, *values: Any) -> Any:
        if not statement.startswith(self._last):
            return self._whole.execute(statement, *values)
        self._last = "nothing more"
        if self._after:
            self._whole.execute(statement, *values)
        raise io_error()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole, name)


@on_postgresql
@SHARED
def test_an_act_takes_one_trip_to_the_database(shared: bool, postgres: Postgres) -> None:
    """Only a failure causes a look at the outcome."""
    with cut_store(postgres, shared=shared) as (store, proxy):
        for number in range(1, 4):  # the first ones prepare the statement
            store.write([part("act", number, shared=shared)])
        before = proxy.trips
        assert store.write([part("act", 9, shared=shared)]) == [None]
        assert proxy.trips == before + 1
