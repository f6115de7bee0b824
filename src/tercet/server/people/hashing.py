"""Passwords are hashed by a few threads, in turn for all who ask.

A hash is dear on purpose: 19 MiB and some 20 ms (argon2id as OWASP recommends it). The threads are
few, so that a flood of logins takes neither the memory nor the processor from the tables; and a
flood is its own queue: whoever asks often waits behind those who ask once, whoever has guessed
wrong behind those who have not, and devices that are known are before all others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tercet.errors import IllegalAction

THREADS: Final = 2
#: So many wait at most; whoever comes then is asked to come later.
MOST_WAITING: Final = 256
#: Every so many turns belong to the last in rank, so that they are slow and not shut out.
_TURN_OF_THE_LAST: Final = 4
#: The turn of one who waits: it is set when a thread is free.
Turn = asyncio.Future[None]
Lines = OrderedDict[Hashable, deque[Turn]]


class Rank(IntEnum):
    """In which order those who wait are served."""

    KNOWN = 0
    FRESH = 1
    WRONG_BEFORE = 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where one waits: in the line of one's address, or of a device that is known."""

    who: Hashable
    rank: Rank = Rank.FRESH


class Hashing:
    """The threads, and a line for each who waits."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or owasp_hasher()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tercet-hashing")
        self._lines: tuple[Lines, ...] = tuple(OrderedDict() for _ in Rank)
        self._busy = self._waiting = self._turns = 0
        self._decoy: str | None = None

    async def hash(self, password: str, place: Place) -> str:
        """The hash of a new password."""
        hashed: str = await self._in_turn(place, lambda: self._hasher.hash(password))
        return hashed

    async def verify(self, hashed: str | None, password: str, place: Place) -> bool:
        """Whether this is the password; where there is no hash, the answer takes as long."""
        right: bool = await self._in_turn(place, lambda: self._verify(hashed, password))
        return right

    def close(self) -> None:
        """Take nothing on any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, hashed: str | None, password: str) -> bool:
        if self._decoy is None:
            self._decoy = self._hasher.hash("nobody has this password")
        try:
            return self._hasher.verify(hashed or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, place: Place, work: Callable[[], Any]) -> Any:
        if self._waiting >= MOST_WAITING:
            raise IllegalAction("logins_busy")
        turn: Turn = asyncio.get_running_loop().create_future()
        self._lines[place.rank].setdefault(place.who, deque()).append(turn)
        self._waiting += 1
        try:
            self._go_on()
            await turn
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            if not turn.cancel() and not turn.cancelled():
                self._busy -= 1
                self._go_on()

    def _go_on(self) -> None:
        while self._busy < THREADS and self._waiting:
            turn = self._next()
            if not turn.cancelled():
                self._busy += 1
                turn.set_result(None)

    def _next(self) -> Turn:
        """The first of the line whose turn it is; the line goes to the end of its rank."""
        self._turns += 1
        last_first = self._turns % _TURN_OF_THE_LAST == 0
        ranks = reversed(self._lines) if last_first else iter(self._lines)
        lines = next(filter(None, ranks))
        who, line = lines.popitem(last=False)
        turn = line.popleft()
        if line:
            lines[who] = line
        self._waiting -= 1
        return turn


def owasp_hasher() -> PasswordHasher:
    """Argon2id with 19 MiB and two passes; older hashes name their own figures."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
