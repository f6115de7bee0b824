"""Accounts: a login and a password, no e-mail. A guest who registers stays the same person."""

from __future__ import annotations

import asyncio
import hmac
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guarding.guards import Throttle
from tercet.server.guarding.limits import Limits
from tercet.server.people.devices import Devices
from tercet.server.people.hashing import Hashing, Place, Rank
from tercet.server.people.pace import LoginPace
from tercet.server.people.recovery import hashed_code, new_code
from tercet.server.people.sessions import Recognised, Sessions
from tercet.storage.people.reserved import is_reserved
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
    #: Which browser on which system it says it is.
    browser: str = ""


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

    def shared_rates(self) -> dict[str, Throttle | LoginPace]:
        """Rates of logins besides those of addresses, for whoever shares them with other nodes."""
        self._pace.share()
        return {"by_device": self._by_device, "by_login": self._pace}

    async def register(
        self, who: Recognised, login: str, password: str, caller: Caller
    ) -> Recognised:
        """Make an account of a guest; name and history stay, the session is a new one.

        A guest who is called like somebody with an account goes by the login from then on.
        """
        self._by_address.check(caller.address)
        login = read_login(login)
        _check_length(password)
        await self._check_free(who, login)
        hashed = await self.hashing.hash(password, self._place(caller.address))
        code, name = new_code(), await self._own_name(who.person, login)
        made = replace(
            who.person, name=name, login=login, password=hashed, recovery=hashed_code(code)
        )
        try:
            registered = await self._sessions.register(who, made, caller.browser)
        except Unmet:
            await self._check_free(who, login)
            raise IllegalAction("no_session") from None  # it has ended meanwhile
        registered.recovery = code
        return self.at_home(registered, caller)

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Another name; that of an account is like nobody else's."""
        if person.login is not None and await asyncio.to_thread(is_reserved, name):
            raise IllegalAction("name_taken", name=name)
        try:
            return await self._sessions.rename(person, name)
        except Unmet:
            if await self._sessions.person(person.id) is None:
                raise IllegalAction("no_session") from None
            raise IllegalAction("name_taken", name=name) from None

    async def confirm(self, who: Recognised, password: str, caller: Caller) -> str:
        """That it is the owner who asks, by the password; tells its hash."""
        if who.person.login is None:
            raise IllegalAction("account_needed")
        person = await self.recognise(who.person.login, password, caller)
        if person.id != who.person.id:
            raise IllegalAction("login_wrong")
        return person.password or ""

    async def change_password(
        self, who: Recognised, password: str, new: str, caller: Caller
    ) -> list[str]:
        """Another password, for whoever knows the one so far; tells which sessions have ended."""
        _check_length(new)
        known = await self.confirm(who, password, caller)
        hashed = await self.hashing.hash(new, self._place(caller.address))
        return await self._change_secrets(who, known, {"password": hashed})

    async def renew_code(
        self, who: Recognised, password: str, caller: Caller
    ) -> tuple[str, list[str]]:
        """Another recovery code, which is told this once; and which sessions have ended."""
        known = await self.confirm(who, password, caller)
        code = new_code()
        ended = await self._change_secrets(who, known, {"recovery": hashed_code(code)})
        return code, ended

    async def recover(
        self, login: str, code: str, password: str, caller: Caller
    ) -> tuple[PersonRow, str, list[str]]:
        """Open an account by its code, which is used up; password and code are new then.

        Tells the new code, and which sessions have ended by it.
        """
        _check_length(password)
        login = login.strip().lower()[:40]
        person = await self._sessions.by_login(login)
        place = await self._admit(login, person, caller)
        used, code = hashed_code(code), new_code()
        if person is None or not hmac.compare_digest(person.recovery or "", used):
            self._guessers.guessed_wrong(caller.address)
            raise IllegalAction("recovery_wrong")
        hashed = await self.hashing.hash(password, place)
        opened = replace(person, password=hashed, recovery=hashed_code(code))
        try:
            ended = await self._sessions.open_anew(opened, used)
        except Unmet:
            raise IllegalAction("recovery_wrong") from None  # used up meanwhile
        self._pace.forgive(login)
        return opened, code, ended

    async def _change_secrets(self, who: Recognised, known: str, new: dict[str, str]) -> list[str]:
        try:
            return await self._sessions.change_secrets(who, known, new)
        except Unmet:
            raise IllegalAction("login_wrong") from None  # changed meanwhile

    async def _own_name(self, guest: PersonRow, login: str) -> str:
        taken = await asyncio.to_thread(self._sessions.is_called, guest)
        return login if taken else guest.name

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
        alike = replace(who.person, name=login)
        if await asyncio.to_thread(self._sessions.is_called, alike):
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


def _check_length(password: str) -> None:
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Unreadable("password_length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
