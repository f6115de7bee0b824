"""A version opens the data of its neighbour, and refuses what is more than one version newer."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, MetaData, create_engine, make_url, select, text

from tercet.errors import Unreadable
from tercet.storage import store as stores
from tercet.storage.directory import VARIABLE
from tercet.storage.engines import DATABASE
from tercet.storage.migrate import NEWEST, OWN_GENERATION, generation, reached
from tercet.storage.store import open_store
from tercet.words.texts import LANGUAGES, Texts, error_text
from tests.fixtures import VERSIONS, unpack

Where = Path | str
WAYS: Final[dict[str, dict[str, bool]]] = {
    "command": {},
    "server": {"alone": True},
    "doctor": {"migrating": False},
}
#: Contents of Alembic's table that make no sense.
GARBAGE: Final = {
    "a word": ["UPDATE alembic_version SET version_num = 'banana'"],
    "nothing": ["DELETE FROM alembic_version"],
    "two steps": ["INSERT INTO alembic_version VALUES ('0001')"],
    "an empty step": ["UPDATE alembic_version SET version_num = ''"],
}


@pytest.fixture
def where(tmp_path: Path, database: str | None) -> Where:
    """A directory or database of this version."""
    found = database or tmp_path
    open_store(found).close()
    return found


@contextmanager
def connected(where: Where) -> Iterator[Connection]:
    """A connection past the store."""
    url = (
        f"sqlite:///{where / DATABASE}"
        if isinstance(where, Path)
        else make_url(where).set(drivername="postgresql+psycopg")
    )
    engine = create_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def become(where: Where, newer: int) -> None:
    """As a later version leaves it: a generation, a step and a table more for each."""
    with connected(where) as connection:
        for number in range(1, newer + 1):
            step = f"{int(NEWEST) + number:04}"
            connection.execute(text(f"INSERT INTO generation VALUES ({OWN_GENERATION + number})"))
            connection.execute(text(f"UPDATE alembic_version SET version_num = '{step}'"))
            connection.execute(text(f"CREATE TABLE novelty_{number} (id TEXT PRIMARY KEY)"))


def everything(where: Where) -> Any:
    """Every table with its columns and rows, and the bytes of SQLite's file."""
    with connected(where) as connection:
        found = MetaData()
        found.reflect(connection)
        rows = {
            table.name: [tuple(row) for row in connection.execute(select(table))]
            for table in found.sorted_tables
        }
        columns = {table.name: [*table.columns.keys()] for table in found.sorted_tables}
    return rows, columns, (where / DATABASE).read_bytes() if isinstance(where, Path) else b""


def is_refused(where: Where, code: str, **how: bool) -> bool:
    """Whether it is refused with this code, and everything is as it was."""
    before = everything(where)
    error = refusal(where, **how)
    told = {error_text(Texts(lang), error) for lang in LANGUAGES} if error else set()
    return (
        error is not None
        and error.code == code
        and len(told) == len(LANGUAGES)
        and all(str(error.data["path"]) in text for text in told)
        and everything(where) == before
    )


def refusal(where: Where, **how: bool) -> Unreadable | None:
    try:
        open_store(where, **how).close()
    except Unreadable as error:
        return error
    return None


@pytest.mark.parametrize("newer", [0, 1])
def test_data_of_this_version_and_of_the_next_is_opened(where: Where, newer: int) -> None:
    become(where, newer)
    for how in WAYS.values():
        with closing(open_store(where, **how)) as store:
            store.check()
            assert store.step() == f"{int(NEWEST) + newer:04}"


@pytest.mark.parametrize("way", WAYS)
def test_data_of_two_versions_on_is_refused_and_stays_as_it_is(where: Where, way: str) -> None:
    become(where, 2)
    assert is_refused(where, "data_too_new", **WAYS[way])


@pytest.mark.parametrize("garbage", GARBAGE)
@pytest.mark.parametrize("way", WAYS)
def test_data_whose_step_makes_no_sense_is_refused(where: Where, way: str, garbage: str) -> None:
    with connected(where) as connection:
        for statement in GARBAGE[garbage]:
            connection.execute(text(statement))
    assert is_refused(where, "data_step_unreadable", **WAYS[way])


def test_a_version_that_looks_at_steps_only_is_caught(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As generation 1 did: a higher step was always taken for a neighbour's."""
    become(where, 2)
    monkeypatch.setattr(stores, "check_generation", lambda *_: None)
    assert not is_refused(where, "data_too_new")


def test_a_node_refuses_it_too(where: Where) -> None:
    become(where, 2)
    if isinstance(where, str):
        assert is_refused(where, "data_too_new", shared=True)


def test_a_refused_directory_can_be_opened_by_the_right_version(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refused server releases its lock."""
    become(where, 2)
    assert is_refused(where, "data_too_new", alone=True)
    monkeypatch.setattr("tercet.storage.migrate.OWN_GENERATION", OWN_GENERATION + 1)
    open_store(where, alone=True).close()


@pytest.mark.slow
def test_the_command_says_it_and_makes_nothing(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    become(tmp_path, 2)
    before = sorted(path.name for path in tmp_path.iterdir())
    for words in (["ratings"], ["serve", "--no-open", "--port", "0"]):
        command = [sys.executable, "-m", "tercet", *words]
        env = os.environ | {VARIABLE: str(tmp_path), "LC_ALL": "C.UTF-8"}
        told = subprocess.run(command, capture_output=True, text=True, timeout=60, env=env)
        assert told.returncode != 0
        assert "more than one newer" in " ".join(told.stderr.split()), told
        assert "Traceback" not in told.stderr
    assert {path.name for path in tmp_path.iterdir()} <= {*before, "lock", "session.key"}


# --- Every release counts its generation -----------------------------------------------------


def stored(where: Where) -> tuple[str, int]:
    with connected(where) as connection:
        return reached(connection) or "", generation(connection)


def test_the_last_step_of_this_version_stores_its_generation(where: Where) -> None:
    assert stored(where) == (NEWEST, OWN_GENERATION)


def test_the_steps_since_the_last_release_are_one_generation(tmp_path: Path) -> None:
    """The first step after a release raises `OWN_GENERATION`; later steps do not."""
    unpack(VERSIONS[-1] / "stopped.tar.xz", tmp_path)
    step, number = stored(tmp_path)
    assert number + (step < NEWEST) == OWN_GENERATION


def test_data_of_every_released_version_becomes_this_generation(tmp_path: Path) -> None:
    numbers: list[int] = []
    for folder in VERSIONS:
        data = tmp_path / folder.name
        data.mkdir()
        unpack(folder / "stopped.tar.xz", data)
        numbers.append(stored(data)[1])
        open_store(data).close()
        assert stored(data) == (NEWEST, OWN_GENERATION)
    assert numbers == sorted(numbers)
    assert numbers[0] == 1
