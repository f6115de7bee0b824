"""What is stored: people, sessions, tables, seats, chat, and the events that are the truth.

Order and idempotence are constraints here, not habits elsewhere: `(table_id, seq)` is the primary
key of an event, so that a stale owner of a table cannot write, and `(table_id, client, client_seq)`
is unique, so that an act sent twice is stored once. Seeds stand apart from all that can be shown.
Times called `*_ms` are milliseconds since 1970, but for `event.at_ms`, which is table time.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: A guest or an account; an account has a login and the hash of a password.
PERSON: Final = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("created_ms", BigInteger, nullable=False),
    # The hash of the code that opens the account once, and what its owner prefers, as JSON.
    Column("recovery", Text),
    Column("preferences", Text),
)

#: What accounts are called, logins and names alike, without regard to case and look-alikes.
CALLED: Final = Table(
    "called",
    METADATA,
    Column("skeleton", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
)

#: What a browser keeps for somebody with an account: settings, lessons, results, as JSON. `version`
#: rises with each change, so that two devices do not undo each other's.
KEPT: Final = Table(
    "kept",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("value", Text, nullable=False),
)

#: A browser that was recognised; `generation` rises each time its cookie is renewed.
SESSION: Final = Table(
    "session",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("generation", Integer, nullable=False),
    Column("renewed_ms", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False, default=False),
    Column("begun_ms", BigInteger),
    # Which browser on which system, for its owner to tell one from another.
    Column("device", Text),
)

#: A table: `number` is its key in here (short keys make commits half as dear), `id` is what people
#: and programs know it by and nobody can guess. `settings` is what was asked for, `header` what
#: the log opens with once it is dealt.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False, unique=True),
    Column("code", Text, unique=True),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("settings", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("header", Text),
    Column("outcome", Text),
    Column("next_id", Text),
    Column("created_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
)

#: What `status` says of a table that waits for people or is being played.
OPEN: Final = ("waiting", "playing")

#: The secret of a table, told only at its end.
SEED: Final = Table(
    "seed",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, nullable=False),
)

#: Who sits where; nobody yet where both `person` and `bot` are empty.
SEAT: Final = Table(
    "seat",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("nonce", Text, nullable=False),
)

#: The entries of every log. `client` is the seat whose client sent it, empty when nobody did;
#: `claims` are those that were judged together, where that was needed.
EVENT: Final = Table(
    "event",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("seen", Integer),
    Column("act", Text, nullable=False),
    Column("client", Integer),
    Column("client_seq", BigInteger),
    Column("claims", Text),
    UniqueConstraint("table_id", "client", "client_seq", name="uq_event_client_seq"),
)

#: What was said at a table; a line that the host has removed has no text any more.
CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text),
)

#: Whom the host of a table has shown out.
KICKED: Final = Table(
    "kicked",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
)

#: Whom the host of a table has silenced.
MUTED: Final = Table(
    "muted",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
)

#: The secret of a day's ranked puzzle; its cards follow from it.
PUZZLE_DAY: Final = Table(
    "puzzle_day",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

#: Who was shown the ranked puzzle of a day, when, what was found, and the time once it is solved.
PUZZLE_TRY: Final = Table(
    "puzzle_try",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("begun_ms", BigInteger, nullable=False),
    Column("found", Text, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("ms", BigInteger),
    Index("ix_puzzle_try_day_ms", "day", "ms"),
)

#: How many have solved a day's puzzle in which second: a place is a sum over few rows.
PUZZLE_TALLY: Final = Table(
    "puzzle_tally",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("second", Integer, primary_key=True, autoincrement=False),
    Column("solved", Integer, nullable=False),
)

# --- Several nodes at one database (`ownership`); one server alone leaves these empty ---------

#: A process that serves: until `lease_ms`, by the database's clock, it is taken to be alive.
NODE: Final = Table(
    "node",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("lease_ms", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),
)

#: Which node owns a table; `epoch` rises with every change, and what is written names its epoch.
OWNER: Final = Table(
    "owner",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("node", Text, nullable=False, index=True),
    Column("epoch", BigInteger, nullable=False),
    Column("since_ms", BigInteger, nullable=False),
)

#: The highest number of an act of each seat that was refused: no later owner plays it.
REFUSED: Final = Table(
    "refused",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("client_seq", BigInteger, nullable=False),
)

#: What all nodes have in common: the key that signs cookies, and the name of the house.
SHARED: Final = Table(
    "shared",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
