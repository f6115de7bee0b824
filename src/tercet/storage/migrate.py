"""Bring a database to the newest schema; the steps stand in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

MIGRATIONS: Final = "tercet:storage/migrations"
#: The last step. Alembic takes longer to load than to look, so a database there needs none of it.
NEWEST: Final = "0010"


def migrate(connection: Connection, to: str = NEWEST) -> None:
    """Apply every step that this database has not seen yet, in the transaction of the caller.

    A newer server may have been here: steps only add, so that its neighbour before goes on.
    """
    if to == NEWEST and (reached(connection) or "") >= NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def reached(connection: Connection) -> str | None:
    """The step that a database has reached, as Alembic notes it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    steps = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return steps[0] if len(steps) == 1 else None
