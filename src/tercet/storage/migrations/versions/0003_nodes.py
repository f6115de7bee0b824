"""Several nodes at one database: who lives, who owns which table, and what they share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the four tables; one server alone never looks at them."""
    op.create_table(
        "node",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("lease_ms", sa.BigInteger(), nullable=False),
        sa.Column("draining", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "owner",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_owner"),
    )
    op.create_index("ix_owner_node", "owner", ["node"])
    op.create_table(
        "refused",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("client_seq", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_refused"),
    )
    op.create_table(
        "shared",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
