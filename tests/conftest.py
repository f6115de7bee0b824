"""What tests all over need: the short form of a run, and a PostgreSQL when somebody asks for one.

`pytest --quick` leaves out whatever is marked `browser`, `campaign` or `slow`, and lets hypothesis
try fewer examples; `--hypothesis-profile thorough` lets it try ten times as many.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from itertools import compress
from operator import not_
from typing import Final

import pytest
from hypothesis import settings

from tercet import building
from tests.postgres import Postgres
from tests.watched import WATCHED, check_all

pytest_plugins = ("tests.time_limits",)
LEFT_OUT: Final = ("browser", "campaign", "slow")

# Servers refuse to build late what their threads share: those in this process and their own.
os.environ[building.REFUSE_LATE] = "1"
# How long an example takes on a busy machine says nothing about what it shows.
settings.register_profile("whole", max_examples=100, deadline=None)
settings.register_profile("quick", max_examples=20, deadline=None)
settings.register_profile("thorough", max_examples=1000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no browser, no campaign, nothing slow")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile"):
        settings.load_profile("quick" if config.getoption("--quick") else "whole")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test that asks for a browser is marked so by that; nobody has to remember it."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    if config.getoption("--quick"):
        left_out = [any(map(item.get_closest_marker, LEFT_OUT)) for item in items]
        config.hook.pytest_deselected(items=[*compress(items, left_out)])
        items[:] = compress(items, map(not_, left_out))


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: nothing is gained by looking at them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def watched() -> Iterator[None]:
    """Fail the test during which a server ended by itself, or a thread built something late."""
    yield
    found, building.late[:] = [*building.late], []
    assert not found
    check_all([*WATCHED])


@pytest.fixture
def quick(pytestconfig: pytest.Config) -> bool:
    """Whether this is the short form of a run: the same properties, shown by less."""
    return bool(pytestconfig.getoption("--quick"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server that runs for the whole session."""
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest) -> str | None:
    """Each kind of storage in turn: None for SQLite, or the address of an empty database."""
    if request.param == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
