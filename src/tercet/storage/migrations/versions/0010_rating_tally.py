"""How many settled ratings there are by height, so that a place is a sum over few rows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; it is filled by the first server that finds it behind the ratings."""
    op.create_table(
        "rating_tally",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("settled", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "step", name="pk_rating_tally"),
    )
    counter = sa.table("counter", sa.column("name", sa.Text), sa.column("last", sa.BigInteger))
    op.bulk_insert(counter, [{"name": "tallied", "last": 0}])
