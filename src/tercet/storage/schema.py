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
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: The generations of the schema that this database has reached (`migrate`), a row each.
GENERATION: Final = Table(
    "generation",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
)

#: The last transaction of each writer (a `Store`), by a number that rises with time: whether it is
#: there tells whether a commit was stored whose answer was lost (`outcomes`).
WRITE_MARK: Final = Table(
    "write_mark",
    METADATA,
    Column("writer", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

#: A guest, an account, or a bot; an account has a login and the hash of a password.
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
    # Whose bot this is: a program that plays over the net, and has no login.
    Column("owner", Text, index=True),
    # The name that an older account has, until another one is chosen (`name_repair`).
    Column("lost_name", Text),
)

#: What accounts are called, logins and names alike, without regard to case and look-alikes.
CALLED: Final = Table(
    "called",
    METADATA,
    Column("skeleton", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
)

#: Blocks: `person` has blocked `whom`.
BLOCKED: Final = Table(
    "blocked",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("whom", Text, primary_key=True, index=True),
    Column("since_ms", BigInteger, nullable=False),
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

#: A browser that was recognised, or a program by its token; `generation` rises each time the cookie
#: is renewed.
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
    # What a bot's token allows; its id is the token's hash then. Nothing for a browser.
    Column("scope", Text),
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
    Column("commitment", Text, nullable=False, index=True),
    Column("header", Text),
    Column("outcome", Text),
    Column("next_id", Text),
    Column("created_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    # When it was dealt; whether somebody was helped; and for a race on the pack of another table,
    # which one that is and its pack, which is as secret as a seed.
    Column("started_ms", BigInteger),
    Column("aided", Boolean, nullable=False, server_default=false()),
    Column("race_of", BigInteger),
    Column("arranged", Text),
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

#: Who sits where; nobody yet where both `person` and `bot` are empty. A program that plays over the
#: net is somebody (`person`) and a bot.
SEAT: Final = Table(
    "seat",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    # What whoever sits here has won and scored at the tables that led to this one.
    Column("won", Integer, nullable=False, server_default="0"),
    Column("points", Integer, nullable=False, server_default="0"),
    # Whose bot it is, where a program sits that plays over the net.
    Column("owner", Text),
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


# --- Standing --------------------------------------------------------------------------------

#: Numbers that rise by one, in the order of commits: the row is locked until the commit. `result`
#: is the last result, `rated` the last one that ratings know of, `tallied` the last one that is in
#: the tally of ratings.
COUNTER: Final = Table(
    "counter",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("last", BigInteger, nullable=False),
)

#: Every finished game by a number without gaps, given in the transaction that ended the game.
#: `counted` is None until ratings know of it. A game that can be somebody's best has the name of
#: its kind (`record`), and its `merit`: the lower, the better.
RESULT: Final = Table(
    "result",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean),
    Column("record", Text),
    Column("score", Integer),
    Column("ms", BigInteger),
    Column("merit", BigInteger),
    Index("ix_result_record", "record", "merit", "number"),
)

#: Whom ratings know by a number. The games of somebody whose account is gone stay, and so do the
#: ratings of those they played with: only who it was is forgotten.
PLAYER: Final = Table(
    "player",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, unique=True),
)

#: Who stood where in a rated game, and what that made of their rating.
PLACING: Final = Table(
    "placing",
    METADATA,
    Column("result", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("mu_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    Index("ix_placing_player", "player", "day"),
)

#: The ratings as they are now; a function of the results.
RATING: Final = Table(
    "rating",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("player", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("ix_rating_order", "game", "settled", "mu"),
)

#: How many settled ratings of a game there are by height (`standing/tallies.py`).
RATING_TALLY: Final = Table(
    "rating_tally",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("settled", Integer, nullable=False),
)

#: Invitations to beat a finished game on its own pack; they tell nothing of the table.
RACE: Final = Table(
    "race",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", BigInteger, nullable=False, unique=True),
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

#: What was read from a finished game, by a version of the reading: a cache, and it names nobody.
GAME_SEEN: Final = Table(
    "game_seen",
    METADATA,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

#: Games that were played in the page of a browser and handed in to an account, as their logs. They
#: stand apart from all games of the house: nothing that counts or compares reads them. A log is
#: handed in once, by its last link.
HANDED: Final = Table(
    "handed",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("link", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    # The versions of the rules and of the format; this server need not know them (yet).
    Column("version", Integer, nullable=False),
    Column("format", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("outcome", Text),
    Column("ended_ms", BigInteger, nullable=False),
    Column("handed_ms", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("log", Text, nullable=False),
    Index("ix_handed_person", "person", "ended_ms"),
)
