"""Bring a database to the newest schema; the steps stand in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

MIGRATIONS: Final = "tercet:storage/migrations"


def migrate(connection: Connection, to: str = "head") -> None:
    """Apply every step that this database has not seen yet, in the transaction of the caller."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, to)
