"""What tests all over need: a PostgreSQL, started once and only when somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server that runs for the whole session."""
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Each kind of storage in turn: None for SQLite, or the address of an empty database."""
    if request.param == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
