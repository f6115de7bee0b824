"""Bots that play over the net: whose they are, and what their tokens allow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("person", sa.Column("owner", sa.Text()))
    op.create_index("ix_person_owner", "person", ["owner"])
    op.add_column("session", sa.Column("scope", sa.Text()))
    op.add_column("seat", sa.Column("owner", sa.Text()))
