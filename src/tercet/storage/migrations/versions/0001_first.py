"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    _people()
    _tables()
    _events()


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("login", sa.Text()),
        sa.Column("password", sa.Text()),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("login", name="uq_person_login"),
    )
    op.create_table(
        "session",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("renewed_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
    )
    op.create_index("ix_session_person", "session", ["person"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text()),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("header", sa.Text()),
        sa.Column("outcome", sa.Text()),
        sa.Column("next_id", sa.Text()),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])


def _events() -> None:
    op.create_table(
        "seed",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_seed"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("seen", sa.Integer()),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("client", sa.Integer()),
        sa.Column("client_seq", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_event"),
        sa.UniqueConstraint("table_id", "client", "client_seq", name="uq_event_client_seq"),
    )
