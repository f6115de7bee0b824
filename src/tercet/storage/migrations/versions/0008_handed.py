"""Games that were played in a page and handed in; a way from a commitment to its table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, and the index."""
    op.create_table(
        "handed",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("link", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text()),
        sa.Column("ended_ms", sa.BigInteger(), nullable=False),
        sa.Column("handed_ms", sa.BigInteger(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("log", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_handed"),
        sa.UniqueConstraint("link", name="uq_handed_link"),
    )
    op.create_index("ix_handed_person", "handed", ["person", "ended_ms"])
    op.create_index("ix_tables_commitment", "tables", ["commitment"])
