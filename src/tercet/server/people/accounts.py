"""Accounts: a login and a password, no e-mail. A guest who registers stays the same person."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guarding.guards import Throttle
from tercet.server.guarding.limits import Limits
from tercet.server.people.devices import Devices
from tercet.server.people.hashing import Hashing, Place, Rank
from tercet.server.people.pace import LoginPace
from tercet.server.people.sessions import Recognised, Sessions
from tercet.storage.rows import PersonRow
from tercet.storage.store import Unmet

LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 200
#: So many addresses of wrong guesses are remembered, for so long.
_REMEMBERED: Final = 20_000
_REMEMBERED_S: Final = 600.0
_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9_-]{2,23}")


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a login comes from, and the cookies that the browser has brought along."""

    address: str
    session: str | None = None
    device: str | None = None


class Accounts:
    """Registers guests and recognises people by their passwords, at a pace that hinders guessing.

    By address, and by account for devices that are not known there; a device that is known counts
    for itself, whatever others do from its address or to its account.
    """

    def __init__(
        self,
        sessions: Sessions,
        key: bytes,
        limits: Limits,
        by_address: Throttle,
        clock: Callable[[], float],
    ) -> None:
        self._sessions, self._by_address = sessions, by_address
        self.hashing = Hashing()
        self._devices = Devices(key)
        self._by_device = Throttle(limits.logins_per_device, clock)
        self._pace = LoginPace(limits.logins_per_account, limits.login_wait_s, clock)
        self._guessers = Guessers(clock)

    async def register(
        self, who: Recognised, login: str, password: str, caller: Caller
    ) -> Recognised:
        """Make an account of a guest; name and history stay, the session is a new one."""
        self._by_address.check(caller.address)
        login = read_login(login)
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Unreadable("password_length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        await self._check_free(who, login)
        hashed = await self.hashing.hash(password, self._place(caller.address))
        try:
            made = await self._sessions.register(who, login, hashed)
        except Unmet:
            await self._check_free(who, login)
            raise IllegalAction("no_session") from None  # it has ended meanwhile
        return self.at_home(made, caller)

    async def recognise(self, login: str, password: str, caller: Caller) -> PersonRow:
        """The account with this password; one refusal for all that can be wrong."""
        login = login.strip().lower()[:40]
        person = await self._sessions.by_login(login)
        place = await self._admit(login, person, caller)
        hashed = person.password if person else None
        right = await self.hashing.verify(hashed, password[:MOST_PASSWORD], place)
        if person is None or not right:
            self._guessers.guessed_wrong(caller.address)
            raise IllegalAction("login_wrong")
        self._pace.forgive(login)
        return person

    def at_home(self, who: Recognised, caller: Caller) -> Recognised:
        """The same, with a cookie by which this device will be known."""
        device = self._devices.read(caller.device)
        who.device = self._devices.cookie(device, who.person.id)
        return who

    async def _admit(self, login: str, person: PersonRow | None, caller: Caller) -> Place:
        """Refuse or slow down whoever is too fast; tells where to wait for the hash."""
        device = self._devices.read(caller.device)
        if person is not None and self._devices.knows(device, person.id):
            self._by_device.check(device.id)
            return Place(device.id, Rank.KNOWN)
        self._by_address.check(caller.address)
        await self._pace.wait(login, caller.address)
        return self._place(caller.address)

    def _place(self, address: str) -> Place:
        return Place(address, Rank.WRONG_BEFORE if address in self._guessers else Rank.FRESH)

    async def _check_free(self, who: Recognised, login: str) -> None:
        person = await self._sessions.person(who.person.id)
        if person is not None and person.login is not None:
            raise IllegalAction("has_account")
        if await self._sessions.by_login(login) is not None:
            raise IllegalAction("login_taken", login=login)


class Guessers:
    """The addresses from which somebody has guessed wrong not long ago."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: OrderedDict[str, float] = OrderedDict()

    def guessed_wrong(self, address: str) -> None:
        """Remember an address."""
        self._last[address] = self._clock()
        self._last.move_to_end(address)
        if len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)

    def __contains__(self, address: str) -> bool:
        last = self._last.get(address)
        return last is not None and self._clock() - last < _REMEMBERED_S


def read_login(text: str) -> str:
    """A login: letters, digits, dashes; upper and lower case are the same."""
    login = text.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise Unreadable("login_unreadable", least=3, most=24)
    return login
