"""Bring a database to the newest schema; the steps stand in `migrations/versions`.

The steps of one release are a generation. A version opens databases of its own generation, of all
earlier ones, and of the next: steps only add, so that neighbouring versions run side by side.
"""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

from tercet.errors import Unreadable
from tercet.storage.schema import GENERATION

MIGRATIONS: Final = "tercet:storage/migrations"
#: The last step. Alembic takes longer to load than to look, so a database there needs none of it.
NEWEST: Final = "0018"
#: The generation of this version. The last step of a release that has steps stores its generation.
OWN_GENERATION: Final = 2
#: The generation of a database without the table.
_FIRST_GENERATION: Final = 1


def migrate(connection: Connection, to: str = NEWEST) -> None:
    """Apply every step that this database has not seen yet, in the transaction of the caller.

    The next version may have been here: steps only add, so that its neighbour before goes on.
    """
    if to == NEWEST and (reached(connection) or "") >= NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def check_generation(connection: Connection, path: str) -> None:
    """Refuse a database that is more than one generation newer, or whose step makes no sense."""
    steps = _steps(connection)
    if steps is None:
        return  # it is new
    if len(steps) != 1 or not re.fullmatch(r"\d{4}", steps[0]):
        raise Unreadable("data_step_unreadable", path=path, step=", ".join(steps)[:40] or "-")
    found = generation(connection)
    if found > OWN_GENERATION + 1:
        newest = OWN_GENERATION + 1
        raise Unreadable("data_too_new", path=path, generation=found, newest=newest)


def generation(connection: Connection) -> int:
    """The generation of a database that has a schema."""
    if not inspect(connection).has_table(GENERATION.name):
        return _FIRST_GENERATION
    highest = connection.execute(select(func.max(GENERATION.c.number))).scalar_one()
    return highest or _FIRST_GENERATION


def reached(connection: Connection) -> str | None:
    """The step that a database has reached, as Alembic notes it."""
    steps = _steps(connection) or ()
    return steps[0] if len(steps) == 1 else None


def _steps(connection: Connection) -> tuple[str, ...] | None:
    """Every step that Alembic has noted; None for a database without any schema."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    noted = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
    return tuple(map(str, noted))
