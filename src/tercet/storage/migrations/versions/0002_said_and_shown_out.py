"""What was said at a table, and whom its host has shown out or silenced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text()),
        sa.PrimaryKeyConstraint("table_id", "line", name="pk_chat"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    for name in ("kicked", "muted"):
        op.create_table(
            name,
            sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("person", sa.Text(), nullable=False),
            sa.PrimaryKeyConstraint("table_id", "person", name=f"pk_{name}"),
        )
