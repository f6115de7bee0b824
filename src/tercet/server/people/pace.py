"""How fast passwords can be tried on one account, by devices that it does not know.

The first few are answered at once, the next ones later and later, one after the other: slower, but
nobody is locked out. From one address only one waits at a time, so a stranger who tries for ever
takes every second turn at most, and whoever comes from elsewhere has the other one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from tercet.errors import IllegalAction
from tercet.server.guarding.limits import Rate

#: So many logins are remembered; the longest idle are forgotten.
_REMEMBERED: Final = 20_000
Sleep = Callable[[float], Awaitable[None]]


class LoginPace:
    """For each login, when the next attempt is due; nobody waits longer than `most_wait_s`."""

    def __init__(
        self,
        rate: Rate,
        most_wait_s: float,
        clock: Callable[[], float],
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._spacing = 1 / rate.per_second
        self._ahead = (rate.burst - 1) * self._spacing
        self._most_wait_s, self._clock, self._sleep = most_wait_s, clock, sleep
        #: When every attempt so far would have been made, one spacing after the other.
        self._due: OrderedDict[str, float] = OrderedDict()
        self._waiting: set[tuple[str, str]] = set()
        #: Attempts that other nodes have not been told of; None where there are no others.
        self._untold: dict[str, float] | None = None

    async def wait(self, login: str, address: str) -> None:
        """Wait for one's turn; refused where the line is too long, or one waits in it already."""
        if (login, address) in self._waiting:
            raise IllegalAction("login_slowed")
        wait = self._reserve(login)
        if wait > 0:
            self._waiting.add((login, address))
            try:
                await self._sleep(wait)
            finally:
                self._waiting.discard((login, address))

    def forgive(self, login: str) -> None:
        """The password was right: that was no guess, and counts for nothing."""
        if login in self._due:
            self._due[login] -= self._spacing
            self._note(login, -1)

    def _reserve(self, login: str) -> float:
        now = self._clock()
        due = max(self._due.get(login, now), now)
        wait = max(0.0, due - self._ahead - now)
        if wait > self._most_wait_s:
            raise IllegalAction("login_slowed")
        self._put(login, due + self._spacing)
        self._note(login, 1)
        return wait

    def _put(self, login: str, due: float) -> None:
        self._due[login] = due
        self._due.move_to_end(login)
        if len(self._due) > _REMEMBERED:
            self._due.popitem(last=False)

    # --- Across several nodes ----------------------------------------------------------------

    def share(self) -> None:
        """From here on attempts count on other nodes, too: guesses do not multiply with them."""
        self._untold = {}

    def spent(self) -> dict[str, float]:
        """Attempts since this was last asked, by login."""
        untold = self._untold or {}
        self._untold = {}
        return {login: count for login, count in untold.items() if count}

    def take_off(self, taken: Mapping[str, float]) -> None:
        """Attempts that were made elsewhere."""
        now = self._clock()
        for login, count in taken.items():
            self._put(login, max(self._due.get(login, now), now) + count * self._spacing)

    def _note(self, login: str, count: int) -> None:
        if self._untold is not None:
            self._untold[login] = self._untold.get(login, 0) + count
