"""The name that an account has lost to an older one that looks alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; `name_repair` fills it each time a store is opened."""
    op.add_column("person", sa.Column("lost_name", sa.Text()))
