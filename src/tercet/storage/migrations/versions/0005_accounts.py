"""Accounts that are one: what they are called, prefer and keep, and the ranked puzzle of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tercet.storage.people.skeletons import skeletons

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables, and note what the accounts so far are called."""
    for column in ("recovery", "preferences"):
        op.add_column("person", sa.Column(column, sa.Text()))
    op.add_column("session", sa.Column("begun_ms", sa.BigInteger()))
    op.add_column("session", sa.Column("device", sa.Text()))
    _kept()
    _puzzles()
    _call()


def _kept() -> None:
    op.create_table(
        "called",
        sa.Column("skeleton", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("skeleton", name="pk_called"),
    )
    op.create_index("ix_called_person", "called", ["person"])
    op.create_table(
        "kept",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "what", name="pk_kept"),
    )


def _puzzles() -> None:
    op.create_table(
        "puzzle_day",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_puzzle_day"),
    )
    op.create_table(
        "puzzle_try",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("begun_ms", sa.BigInteger(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.Column("mistakes", sa.Integer(), nullable=False),
        sa.Column("ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("day", "person", name="pk_puzzle_try"),
    )
    op.create_index("ix_puzzle_try_person", "puzzle_try", ["person"])
    op.create_index("ix_puzzle_try_day_ms", "puzzle_try", ["day", "ms"])
    op.create_table(
        "puzzle_tally",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("second", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "second", name="pk_puzzle_tally"),
    )


def _call() -> None:
    """Logins first, the oldest account first; who came later under a like name keeps it."""
    person = sa.table("person", *map(sa.column, ("id", "login", "name", "created_ms")))
    known = sa.select(person).where(person.c.login.is_not(None)).order_by(person.c.created_ms)
    accounts = op.get_bind().execute(known).all()
    names = [(each.login, each.id) for each in accounts] + [
        (each.name, each.id) for each in accounts
    ]
    noted: dict[str, str] = {}
    for name, id_ in names:
        for shape in skeletons(name):
            noted.setdefault(shape, id_)
    called = sa.table("called", sa.column("skeleton"), sa.column("person"))
    rows = [{"skeleton": shape, "person": id_} for shape, id_ in noted.items()]
    if rows:
        op.bulk_insert(called, rows)
