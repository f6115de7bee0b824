"""The generation of the schema, by which an older version knows what it may open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, with the generation of this release."""
    generation = op.create_table(
        "generation",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_generation"),
    )
    op.bulk_insert(generation, [{"number": 2}])
