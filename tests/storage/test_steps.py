"""Steps of the schema only add: a node of the version before goes on at a database of the next.

Each step is taken, and the schema before it is compared with the one after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from tercet.storage.migrate import MIGRATIONS, NEWEST, migrate
from tercet.storage.store import open_store
from tests.postgres import Postgres

#: Several nodes at one database are known since this step.
FIRST = "0003"


def chain() -> list[tuple[str, str | None]]:
    """Every step with the one before it, the first one first."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    steps = [*ScriptDirectory.from_config(config).walk_revisions()]
    return [(each.revision, each.down_revision) for each in reversed(steps)]  # type: ignore[misc]


PAIRS = [(step, before) for step, before in chain() if step >= FIRST]


@pytest.fixture
def connection() -> Iterator[Connection]:
    with create_engine("sqlite://").begin() as opened:
        yield opened


@pytest.mark.parametrize(("step", "last"), PAIRS)
def test_a_step_only_adds(connection: Connection, step: str, last: str) -> None:
    migrate(connection, last)
    before = schema(connection)
    migrate(connection, step)
    after = schema(connection)
    assert after != before
    assert in_the_way(before, after) == []


def test_the_steps_follow_each_other_by_their_numbers() -> None:
    steps = [step for step, _ in chain()]
    assert steps == sorted(steps)
    assert [before for _, before in chain()] == [None, *steps[:-1]]
    assert steps[-1] == NEWEST


@pytest.mark.parametrize(
    "saboteur",
    [
        "DROP TABLE kept",
        "ALTER TABLE tables DROP COLUMN aided",
        "ALTER TABLE tables RENAME COLUMN aided TO helped",
        "ALTER TABLE person ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'; DROP TABLE race",
        "CREATE UNIQUE INDEX one_name ON person (name)",
    ],
)
def test_a_step_that_does_more_is_caught(connection: Connection, saboteur: str) -> None:
    migrate(connection)
    before = schema(connection)
    for statement in saboteur.split(";"):
        connection.execute(text(statement))
    assert len(in_the_way(before, schema(connection))) == 1


def test_a_column_that_an_older_node_would_leave_empty_is_caught() -> None:
    before = {"person": {"columns": {"id": ("TEXT", False, False)}, "unique": set()}}
    after = {"person": {"columns": {"id": ("TEXT", False, False)}, "unique": set()}}
    after["person"]["columns"]["colour"] = ("TEXT", True, False)  # type: ignore[index]
    assert in_the_way(before, after) == ["person.colour must be given"]
    after["person"]["columns"]["colour"] = ("TEXT", True, True)  # type: ignore[index]
    assert in_the_way(before, after) == []


@pytest.mark.slow
def test_a_node_starts_at_a_database_of_a_later_version(postgres: Postgres) -> None:
    """A later version has added a table and columns, and noted its step."""
    address = postgres.new_database()
    open_store(address, shared=True).close()
    engine = create_engine(sa.make_url(address).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        for statement in (
            "UPDATE alembic_version SET version_num = '9999'",
            "CREATE TABLE novelty (id TEXT PRIMARY KEY)",
            "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",
            "ALTER TABLE event ADD COLUMN weight INTEGER",
        ):
            connection.execute(text(statement))
    engine.dispose()
    store = open_store(address, shared=True)
    assert store.step() == "9999"
    assert store.rows() == []
    store.close()


Schema = dict[str, dict[str, Any]]


def schema(connection: Connection) -> Schema:
    """Tables with their columns (kind, must be given, has a default) and what is unique."""
    looked = inspect(connection)
    return {
        table: {
            "columns": {
                each["name"]: (
                    str(each["type"]),
                    not each["nullable"],
                    each.get("default") is not None,
                )
                for each in looked.get_columns(table)
            },
            "unique": {
                *(tuple(each["column_names"]) for each in looked.get_unique_constraints(table)),
                *(tuple(i["column_names"]) for i in looked.get_indexes(table) if i["unique"]),
                tuple(looked.get_pk_constraint(table)["constrained_columns"]),
            },
        }
        for table in looked.get_table_names()
        if table != "alembic_version"
    }


def in_the_way(before: Schema, after: Schema) -> list[str]:
    """What a node of the version before would stumble over."""
    found = [f"{table} is gone" for table in before.keys() - after.keys()]
    for table in before.keys() & after.keys():
        old, new = before[table]["columns"], after[table]["columns"]
        found += [
            f"{table}.{name} is not what it was" for name in old if new.get(name) != old[name]
        ]
        for name in new.keys() - old.keys():
            _, needed, has_default = new[name]
            if needed and not has_default:
                found.append(f"{table}.{name} must be given")
        found += [
            f"{table}: {', '.join(map(str, key))} must be unique"
            for key in after[table]["unique"] - before[table]["unique"]
        ]
    return found
