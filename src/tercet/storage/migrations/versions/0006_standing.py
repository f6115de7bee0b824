"""Results with numbers, ratings, records, races on the same pack, and a score from game to game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns and tables, and begin to count."""
    op.add_column("tables", sa.Column("started_ms", sa.BigInteger()))
    aided: sa.Column[bool] = sa.Column(
        "aided", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", aided)
    op.add_column("tables", sa.Column("race_of", sa.BigInteger()))
    op.add_column("tables", sa.Column("arranged", sa.Text()))
    for name in ("won", "points"):
        column = sa.Column(name, sa.Integer(), nullable=False, server_default="0")
        op.add_column("seat", column)
    _results()
    _ratings()
    op.create_table(
        "race",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_race"),
        sa.UniqueConstraint("table_id", name="uq_race_table_id"),
    )


def _results() -> None:
    counter = op.create_table(
        "counter",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_counter"),
    )
    op.bulk_insert(counter, [{"name": name, "last": 0} for name in ("result", "rated")])
    op.create_table(
        "result",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean()),
        sa.Column("record", sa.Text()),
        sa.Column("score", sa.Integer()),
        sa.Column("ms", sa.BigInteger()),
        sa.Column("merit", sa.BigInteger()),
        sa.PrimaryKeyConstraint("number", name="pk_result"),
        sa.UniqueConstraint("table_id", name="uq_result_table_id"),
    )
    op.create_index("ix_result_record", "result", ["record", "merit", "number"])


def _ratings() -> None:
    op.create_table(
        "player",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text()),
        sa.PrimaryKeyConstraint("number", name="pk_player"),
        sa.UniqueConstraint("person", name="uq_player_person"),
    )
    op.create_table(
        "placing",
        sa.Column("result", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Double()),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.PrimaryKeyConstraint("result", "seat", name="pk_placing"),
    )
    op.create_index("ix_placing_player", "placing", ["player", "day"])
    op.create_table(
        "rating",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_rating"),
    )
    op.create_index("ix_rating_order", "rating", ["game", "settled", "mu"])
