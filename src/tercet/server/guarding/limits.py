"""Every figure that bounds what a client may do or hold, in one place; a host can change them."""

from __future__ import annotations

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one connection, session, address or table is allowed."""

    # A frame, how deeply its JSON may nest, and what may wait to be sent to a slow reader.
    frame_bytes: int = 4096
    json_depth: int = 16
    outgoing_bytes: int = 256 * 1024
    #: In one round of the loop: frames, requests that take longer, and requests over HTTP.
    frames_at_once: int = 64
    requests_at_once: int = 6
    pages_at_once: int = 6
    #: Messages of one connection that wait for a slower one before them.
    queued_messages: int = 64
    hello_s: float = 5.0
    #: Whoever says nothing at all from one ping to the next is gone; at a table the same ping
    #: measures the line, for a fair race.
    ping_every_s: float = 20.0

    # WebSockets, and connections that are none (yet): pages, requests, and whoever says nothing.
    connections: int = 4000
    connections_per_address: int = 200
    doors: int = 1000
    doors_per_address: int = 250
    #: Bytes of a request's head, and the time until it is there, until its body is there, and
    #: until its answer has been read.
    head_bytes: int = 16 * 1024
    head_s: float = 10.0
    request_s: float = 30.0
    tables: int = 2000
    tables_per_person: int = 8
    tables_per_connection: int = 8
    #: Of one address, tables that nobody is at, and tables in all: a school has one address.
    empty_tables_per_address: int = 40
    tables_per_address: int = 200

    #: Acts of one seat, in table time: far more than anybody plays.
    acts_per_seat: Rate = Rate(1, 1000)
    #: Entries in a row by the clock alone, and entries in all, after which a table ends.
    entries_by_clock: int = 200
    entries_per_table: int = 50_000

    messages_per_connection: Rate = Rate(20, 80)
    messages_per_session: Rate = Rate(40, 160)
    #: Within this a session is heard, whatever others at its address do.
    messages_assured: Rate = Rate(10, 40)
    messages_per_address: Rate = Rate(400, 1600)
    bytes_per_connection: Rate = Rate(32 * 1024, 128 * 1024)
    #: Requests over HTTP of any kind, files of the page included, before anything looks at them.
    web_per_address: Rate = Rate(100, 1500)
    requests_per_address: Rate = Rate(20, 120)
    guests_per_address: Rate = Rate(0.2, 40)
    logins_per_address: Rate = Rate(0.1, 8)
    # Logins to one account by devices it does not know, and how long they wait at most; and by one
    # device that it knows, which nobody else can slow down.
    logins_per_account: Rate = Rate(0.2, 10)
    login_wait_s: float = 20.0
    logins_per_device: Rate = Rate(0.1, 8)
    codes_per_address: Rate = Rate(0.2, 12)
    #: Downloads of all that is kept about somebody: every game is read for it.
    exports_per_person: Rate = Rate(1 / 60, 3)
    #: Games that were played in a page and are handed in: how fast, how many, and how much.
    hand_ins_per_person: Rate = Rate(0.1, 30)
    handed_games: int = 1000
    handed_bytes: int = 16 * 1024 * 1024
    chat_per_person: Rate = Rate(0.5, 6)
    #: Looking for an opponent, and challenges.
    seeks_per_person: Rate = Rate(0.2, 10)
    # Bots that play over the net: how many somebody has, tokens of each, connections of each, how
    # often their owners make something, and what a token may ask over HTTP and say at tables.
    bots_per_person: int = 5
    tokens_per_bot: int = 4
    connections_per_bot: int = 4
    bots_made: Rate = Rate(1 / 30, 12)
    requests_per_token: Rate = Rate(1, 30)
    messages_per_token: Rate = Rate(10, 60)
    #: Tokens that are looked up, for one address: who guesses is slowed down.
    tokens_per_address: Rate = Rate(2, 60)
    #: Fingers on cards, each told to all at the table.
    touches_per_person: Rate = Rate(4, 8)

    chat_length: int = 300
    chat_kept: int = 100
    name_length: int = 24
    #: A client further behind than this gets a snapshot, not the records it missed.
    resume_steps: int = 200

    # People who go away: when the table goes on without them, and when it ends by itself.
    away_after_s: float = 60.0
    abandon_after_s: float = 1800.0
    #: How long a finished table stays at hand for a rematch.
    finished_kept_s: float = 900.0
    #: Seconds that a start waits for the nonce of a connected player. At a rated table the player
    #: is absent after that; at any other table the game starts without the nonce.
    nonce_wait_s: float = 10.0
    nonce_moment_s: float = 2.0
    #: Delay of `awaited`: a player who is about to join needs no news.
    awaited_told_after_s: float = 1.0
    #: The count-down before a race (BASE-1a), at most a minute; 0 deals at once.
    count_down_s: float = 3.0


#: For load tests and trusted networks: nothing is slowed down, everything is still bounded.
UNHURRIED = Limits(
    hello_s=60.0,
    connections_per_address=100_000,
    connections=100_000,
    tables=100_000,
    tables_per_person=100_000,
    empty_tables_per_address=100_000,
    tables_per_address=100_000,
    acts_per_seat=Rate(1e6, 1e6),
    entries_per_table=10_000_000,
    messages_per_connection=Rate(1e6, 1e6),
    messages_per_session=Rate(1e6, 1e6),
    messages_assured=Rate(1e6, 1e6),
    bytes_per_connection=Rate(1e9, 1e9),
    web_per_address=Rate(1e6, 1e6),
    doors=100_000,
    doors_per_address=100_000,
    messages_per_address=Rate(1e6, 1e6),
    requests_per_address=Rate(1e6, 1e6),
    guests_per_address=Rate(1e6, 1e6),
    logins_per_address=Rate(1e6, 1e6),
    logins_per_account=Rate(1e6, 1e6),
    logins_per_device=Rate(1e6, 1e6),
    codes_per_address=Rate(1e6, 1e6),
    exports_per_person=Rate(1e6, 1e6),
    hand_ins_per_person=Rate(1e6, 1e6),
    chat_per_person=Rate(1e6, 1e6),
    seeks_per_person=Rate(1e6, 1e6),
    bots_made=Rate(1e6, 1e6),
    requests_per_token=Rate(1e6, 1e6),
    messages_per_token=Rate(1e6, 1e6),
    tokens_per_address=Rate(1e6, 1e6),
    count_down_s=0,
    touches_per_person=Rate(1e6, 1e6),
)
