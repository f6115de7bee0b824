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
    #: Messages of one connection that wait for a slower one before them.
    queued_messages: int = 64
    hello_s: float = 5.0
    #: Whoever says nothing at all from one ping to the next is gone.
    ping_every_s: float = 20.0

    connections: int = 4000
    connections_per_address: int = 200
    tables: int = 2000
    tables_per_person: int = 8
    tables_per_connection: int = 8

    messages_per_connection: Rate = Rate(20, 80)
    messages_per_session: Rate = Rate(40, 160)
    messages_per_address: Rate = Rate(400, 1600)
    requests_per_address: Rate = Rate(20, 120)
    guests_per_address: Rate = Rate(0.2, 40)
    logins_per_address: Rate = Rate(0.1, 8)
    codes_per_address: Rate = Rate(0.2, 12)
    chat_per_person: Rate = Rate(0.5, 6)

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


#: For load tests and trusted networks: nothing is slowed down, everything is still bounded.
UNHURRIED = Limits(
    connections_per_address=100_000,
    connections=100_000,
    tables=100_000,
    tables_per_person=100_000,
    messages_per_connection=Rate(1e6, 1e6),
    messages_per_session=Rate(1e6, 1e6),
    messages_per_address=Rate(1e6, 1e6),
    requests_per_address=Rate(1e6, 1e6),
    guests_per_address=Rate(1e6, 1e6),
    logins_per_address=Rate(1e6, 1e6),
    codes_per_address=Rate(1e6, 1e6),
    chat_per_person=Rate(1e6, 1e6),
)
