"""Alembic's way in: the connection is given by `tercet.storage.migrate`."""

from __future__ import annotations

from alembic import context

from tercet.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,
)
context.run_migrations()
