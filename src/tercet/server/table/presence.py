"""Which connections are at a table, and how long a seat and an empty table are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tercet.errors import TercetError
from tercet.server.guarding.limits import Limits
from tercet.server.table.fairness.trips import Trip
from tercet.server.table.mailbox import Listener
from tercet.server.wire.messages import News

if TYPE_CHECKING:
    from tercet.server.table.room import Room


#: Calls something of one table after some seconds.
Later = Callable[[float, Callable[[], None]], asyncio.TimerHandle]


class Visitor(Listener, Protocol):
    """A connection that has come to a table."""

    @property
    def person(self) -> str:
        """Whose it is."""

    @property
    def name(self) -> str:
        """How that person is called."""

    @property
    def address(self) -> str:
        """Where the connection comes from."""

    @property
    def trip(self) -> Trip | None:
        """How long the line is, as far as that is known."""

    @property
    def owner(self) -> str | None:
        """Whose bot it is, by name; None for people."""

    @property
    def nonces(self) -> bool:
        """Whether the client gives a nonce at every table where it has a seat."""

    @property
    def account(self) -> bool:
        """Whether that person has an account."""

    def tell(self, news: News) -> None:
        """Send news to this connection."""

    def shown_out(self, room: Room, error: TercetError) -> None:
        """The room does not know this visitor any more."""

    def come_again(self, code: int) -> None:
        """The table is elsewhere by now: this visitor is sent away to come back."""


class Presence:
    """The visitors of one table.

    `stays_away` is called with a person whose seat was kept for long enough, `stays_empty` when
    nobody at all has been here for too long.
    """

    def __init__(
        self,
        limits: Limits,
        stays_away: Callable[[str], None],
        stays_empty: Callable[[], None],
        later: Later,
    ) -> None:
        self.visitors: dict[Visitor, None] = {}
        self._limits = limits
        self._stays_away, self._stays_empty, self._later = stays_away, stays_empty, later
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._empty: asyncio.TimerHandle | None = None

    def is_here(self, person: str | None) -> bool:
        """Whether any connection of a person is here."""
        return any(visitor.person == person for visitor in self.visitors)

    def gives_nonces(self, person: str) -> bool:
        """Whether a connection of a person can give nonces."""
        return any(each.nonces for each in self.visitors if each.person == person)

    def connections_of(self, person: str, but: Visitor | None = None) -> list[Visitor]:
        """Every connection of a person, or all but one."""
        mine = (each for each in self.visitors if each.person == person)
        return [each for each in mine if each is not but]

    def tell_all(self, news: News) -> None:
        """Say the same to everybody."""
        for visitor in list(self.visitors):
            visitor.tell(news)

    # --- Waiting for people ------------------------------------------------------------------

    def keep_seat_for(self, person: str) -> None:
        """Wait a while for somebody who was cut off."""
        self.is_back(person)
        waited = partial(self._waited_for, person)
        self._leaving[person] = self._later(self._limits.away_after_s, waited)

    def left_ms(self, person: str) -> int | None:
        """Milliseconds left on the absence clock of a person; None without a clock."""
        timer = self._leaving.get(person)
        if timer is None:
            return None
        return max(0, round((timer.when() - asyncio.get_running_loop().time()) * 1000))

    def is_back(self, person: str) -> None:
        """There is no need to wait for this person."""
        timer = self._leaving.pop(person, None)
        if timer is not None:
            timer.cancel()

    def becomes(self, guest: str, account: str) -> None:
        """Whoever was waited for as a guest is waited for as somebody with an account."""
        if guest in self._leaving:
            self.is_back(guest)
            self.keep_seat_for(account)

    def _waited_for(self, person: str) -> None:
        self._leaving.pop(person, None)
        self._stays_away(person)

    def watch_emptiness(self, *, over: bool) -> None:
        """Start to wait, or stop waiting: call it after somebody has come or gone."""
        if self._empty is not None:
            self._empty.cancel()
            self._empty = None
        if not self.visitors:
            after = self._limits.finished_kept_s if over else self._limits.abandon_after_s
            self._empty = self._later(after, self._stays_empty)

    def close(self) -> None:
        """Cancel every timer."""
        for timer in (*self._leaving.values(), self._empty):
            if timer is not None:
                timer.cancel()
