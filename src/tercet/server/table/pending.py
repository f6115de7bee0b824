"""A start that waits for players: for their connections, and for their nonces.

A rated game, and a game that starts by itself, is dealt when every player is connected. A rated
game also needs a nonce from every player; any other game waits only a moment, for clients that can
give one. A player who stays away for too long loses the seat, and the start is cancelled.

It is kept in memory only: after a restart the table waits for its host to start again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tercet.server.services import Services
from tercet.server.standing.awaited import Expected
from tercet.server.table.presence import Later, Presence
from tercet.server.table.record import TableRecord
from tercet.server.table.seats import Seats


class PendingStart:
    """The pending start of one table.

    `begin_game` is called when everybody is ready, `changed` when an absence clock starts or stops.
    """

    def __init__(
        self,
        record: TableRecord,
        presence: Presence,
        services: Services,
        begin_game: Callable[[], None],
        changed: Callable[[], None],
        later: Later,
    ) -> None:
        self._record, self._presence = record, presence
        self._limits, self._awaited = services.limits, services.awaited
        self._begin_game, self._changed, self._later = begin_game, changed, later
        #: The players with seats; None while no start is pending.
        self._people: frozenset[str] | None = None
        #: Whether free seats must be taken first, too.
        self._full = False
        #: When each connected player came, in the time of the loop.
        self._since: dict[str, float] = {}
        #: The players whose absence clock was started here, and those who were told of it.
        self._clocks: frozenset[str] = frozenset()
        self._told: frozenset[str] = frozenset()
        #: When an unrated game no longer waits for nonces.
        self._moment_ends: float | None = None
        self._look_again: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None

    @property
    def is_pending(self) -> bool:
        """Whether the game starts as soon as all players are ready."""
        return self._people is not None

    def begin(self, *, full: bool = False) -> bool:
        """Start when all are ready; return whether they are ready now, and nothing is pending."""
        if self._people is None:
            self._full, self._people = full, self._seated()
        return self._is_time()

    def look(self) -> None:
        """Check which players are missing, after a player came, went, or gave a nonce."""
        if self._people is not None and self._is_time():
            self._begin_game()

    def cancel(self) -> None:
        """Forget the start, its clocks, and what people were told of it."""
        self._people, self._moment_ends = None, None
        self._run_clocks(frozenset())
        self._tell_over(self._told)
        self._stop_timers()

    def seats_changed(self) -> None:
        """Cancel the start if its players are no longer the same; a free seat may be taken."""
        if self._people is None:
            return
        now = self._seated()
        if self._people - now or (now - self._people and not self._full):
            self.cancel()
        else:
            self._people = now
            self.look()

    def arrived(self, person: str) -> None:
        """Note when a player came: nonces are waited for from then on."""
        self._since.setdefault(person, asyncio.get_running_loop().time())

    def departed(self, person: str) -> None:
        """Forget when a player came, if no connection is left."""
        if not self._presence.is_here(person):
            self._since.pop(person, None)

    def becomes(self, guest: str, account: str) -> None:
        """Replace a guest who has logged in to an account."""
        if guest in self._since:
            self._since[account] = self._since.pop(guest)
        if self._people is not None and guest in self._people:
            self._people = self._people - {guest} | {account}

    def may_deal(self, seats: Seats) -> bool:
        """Whether a game can be dealt to these seats: always, if it is not rated."""
        people = [seat for seat in seats if seat.person is not None]
        ready = (self._presence.is_here(seat.person) and seat.nonce for seat in people)
        return not self._record.settings.rated or all(ready)

    def misses(self, person: str) -> bool:
        """Whether the start waits for this player, who is absent or gives no nonce."""
        return self._people is not None and person in self._missing()

    # --- Who is missing ----------------------------------------------------------------------

    def _seated(self) -> frozenset[str]:
        return frozenset(seat.person for seat in self._record.seats if seat.person is not None)

    def _is_time(self) -> bool:
        """Whether the game begins now; otherwise start the clocks that it waits for."""
        if self._look_again is not None:
            self._look_again.cancel()
            self._look_again = None
        if self._record.status != "waiting":
            self.cancel()
            return False
        missing, wait_s = self._missing(), self._nonces_wait_s()
        vacant = self._full and any(seat.person is None for seat in self._record.seats)
        if not missing and not vacant and wait_s is None:
            self.cancel()
            return True
        if wait_s is not None:
            self._look_again = self._later(wait_s, self.look)
        if self._run_clocks(missing):
            self._changed()
        self._tell_awaited()
        return False

    def _missing(self) -> frozenset[str]:
        """The players who are waited for as absent."""
        people, is_here = self._people or frozenset(), self._presence.is_here
        if not self._record.settings.rated:
            return frozenset(each for each in people if self._full and not is_here(each))
        without = {seat.person for seat in self._record.seats if not seat.nonce}
        late = {each for each in people & without if self._nonce_due_s(each) <= 0}
        return frozenset(each for each in people if each in late or not is_here(each))

    def _nonce_due_s(self, person: str) -> float:
        """Seconds until a connected player without a nonce counts as absent."""
        now = asyncio.get_running_loop().time()
        return self._since.get(person, now) + self._limits.nonce_wait_s - now

    def _nonces_wait_s(self) -> float | None:
        """Seconds until nonces are no longer waited for; None if none is waited for."""
        here = [
            seat.person
            for seat in self._record.seats
            if seat.person is not None and not seat.nonce and self._presence.is_here(seat.person)
        ]
        if self._record.settings.rated:
            return min((due for each in here if (due := self._nonce_due_s(each)) > 0), default=None)
        if not any(map(self._presence.gives_nonces, here)) or self._missing():
            return None
        now = asyncio.get_running_loop().time()
        if self._moment_ends is None:
            self._moment_ends = now + self._limits.nonce_moment_s
        return self._moment_ends - now if self._moment_ends > now else None

    # --- Clocks and news ---------------------------------------------------------------------

    def _run_clocks(self, missing: frozenset[str]) -> bool:
        """Let a clock run for each missing player and no other; return whether that is news."""
        over = self._clocks - missing
        begun = frozenset(each for each in missing if self._presence.left_ms(each) is None)
        for person in over:
            self._presence.is_back(person)
        for person in begun:
            self._presence.keep_seat_for(person)
        self._clocks = self._clocks - over | begun
        return bool(over or begun)

    def _tell_awaited(self) -> None:
        """Tell those who are missing, but not those who are on their way already."""
        absent = frozenset(each for each in self._missing() if not self._presence.is_here(each))
        self._tell_over(self._told - absent)
        if absent - self._told and self._telling is None:
            self._telling = self._later(self._limits.awaited_told_after_s, self._tell)

    def _tell(self) -> None:
        self._telling = None
        if self._people is None:
            return
        row, settings = self._record.row, self._record.settings
        here = self._presence.is_here
        names = tuple(seat.name for seat in self._record.seats if seat.person and here(seat.person))
        for person in self._missing() - self._told:
            if names and not here(person):
                left = self._presence.left_ms(person) or 0
                news = Expected(row.id, person, names, settings.game, settings.rated, left)
                self._awaited.note(news)
                self._told |= {person}

    def _tell_over(self, people: frozenset[str]) -> None:
        for person in people:
            self._awaited.over(self._record.row.id, person)
        self._told -= people

    def _stop_timers(self) -> None:
        for timer in (self._look_again, self._telling):
            if timer is not None:
                timer.cancel()
        self._look_again = self._telling = None
