"""How fast one connection may speak: every frame counts, of whatever kind, and every byte.

Who is too fast is told so once. Who goes on nevertheless is hung up on (1008), their session waits
before it may come back, and for a short while their address makes no new sessions. Sessions that
are there already are left in peace: a school has one address.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from tercet.errors import IllegalAction
from tercet.server.guarding.guards import Bucket, Clock
from tercet.server.guarding.limits import Limits
from tercet.server.guarding.throttles import Throttles

#: A session waits so long after the first time, twice as long after the next, and so on.
FIRST_WAIT_S: Final = 2.0
LONGEST_WAIT_S: Final = 30.0
#: Who was told and is too fast again within this time has not listened.
_LISTENED_S: Final = 10.0
#: What is remembered of sessions; those that were never rude are not in it.
_REMEMBERED: Final = 20_000


class Pace:
    """What one connection may still send.

    Within an assured rate a session is heard whatever others at its address do; beyond it, what
    the address has left counts, too.
    """

    __slots__ = ("_address", "_assured", "_bytes", "_clock", "_frames", "_session", "_told_at")

    def __init__(self, limits: Limits, throttles: Throttles, clock: Clock, address: str) -> None:
        now = clock()
        self._clock = clock
        self._frames = Bucket(limits.messages_per_connection, now)
        self._bytes = Bucket(limits.bytes_per_connection, now)
        self._address = throttles.address.bucket(address)
        self._session: Bucket | None = None
        self._assured: Bucket | None = None
        self._told_at: float | None = None

    def known_as(self, session: str, throttles: Throttles, *, bot: bool = False) -> None:
        """From here on the rates of a session count; a bot's token has its own."""
        self._session = (throttles.token if bot else throttles.session).bucket(session)
        self._assured = throttles.assured.bucket(session)

    def bytes(self, count: int) -> bool:
        """Whether so many bytes more are fine."""
        return self._bytes.take(self._clock(), count)

    def frame(self) -> bool:
        """Whether one frame more is fine."""
        now = self._clock()
        if not self._frames.take(now) or not (self._session is None or self._session.take(now)):
            return False
        assured = self._assured
        return (assured is not None and assured.take(now)) or self._address.take(now)

    def warn(self) -> bool:
        """Whether it is still to be said that this is too fast; once, and then it is enough."""
        now = self._clock()
        if self._told_at is not None and now - self._told_at < _LISTENED_S:
            return False
        self._told_at = now
        return True


class Penalties:
    """Sessions that were hung up on, and addresses from which no new ones are made for now."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sessions: dict[str, tuple[float, float]] = {}
        self._addresses: dict[str, float] = {}

    def strike(self, session: str, address: str) -> None:
        """A connection of this session was hung up on for being rude."""
        now = self._clock()
        until, wait = self._sessions.get(session, (0.0, 0.0))
        wait = FIRST_WAIT_S if now > until + LONGEST_WAIT_S else min(2 * wait, LONGEST_WAIT_S)
        self._sessions.pop(session, None)
        self._sessions[session] = now + wait, wait
        self._addresses.pop(address, None)
        self._addresses[address] = now + wait
        if len(self._sessions) > _REMEMBERED:
            del self._sessions[next(iter(self._sessions))]
        if len(self._addresses) > _REMEMBERED:
            del self._addresses[next(iter(self._addresses))]

    def wait_s(self, session: str) -> int:
        """So many seconds a session has to wait before it may come back."""
        until, _ = self._sessions.get(session, (0.0, 0.0))
        return max(0, ceil(until - self._clock()))

    def check_newcomer(self, address: str) -> None:
        """Refuse a new session from an address where somebody was rude a moment ago."""
        if self._addresses.get(address, 0.0) > self._clock():
            raise IllegalAction("too_fast")
