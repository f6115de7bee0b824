"""Accounts: a login and a password, no e-mail. A guest who registers stays the same person."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from tercet.errors import IllegalAction, Unreadable
from tercet.server.people.sessions import Recognised, Sessions
from tercet.storage.rows import PersonRow

LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 200
_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9_-]{2,23}")


class Accounts:
    """Registers guests and lets people in; passwords are hashed with argon2id."""

    def __init__(self, sessions: Sessions, hasher: PasswordHasher | None = None) -> None:
        self._sessions = sessions
        self._hasher = hasher or PasswordHasher()
        # One at a time: a hash takes 64 MiB, and guessing should not be quick.
        self._lock = asyncio.Lock()
        self._decoy: str | None = None

    async def register(self, person: PersonRow, login: str, password: str) -> PersonRow:
        """Make an account of a guest; name and history stay."""
        login = read_login(login)
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Unreadable("password_length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        if person.login is not None:
            raise IllegalAction("has_account")
        async with self._lock:
            if await self._sessions.by_login(login) is not None:
                raise IllegalAction("login_taken", login=login)
            hashed = await asyncio.to_thread(self._hasher.hash, password)
            known = replace(person, login=login, password=hashed)
            return await self._sessions.change(known, {"login": login, "password": hashed})

    async def enter(self, login: str, password: str) -> Recognised:
        """A session for whoever knows the password; one refusal for all that can be wrong."""
        person = await self._sessions.by_login(login.strip().lower()[:40])
        hashed = person.password if person else None
        async with self._lock:
            right = await asyncio.to_thread(self._verify, hashed, password[:MOST_PASSWORD])
        if person is None or not right:
            raise IllegalAction("login_wrong")
        return await self._sessions.enter(person)

    def _verify(self, hashed: str | None, password: str) -> bool:
        if self._decoy is None:
            self._decoy = self._hasher.hash("nobody has this password")
        try:
            # Where there is no such login, the answer takes as long.
            return self._hasher.verify(hashed or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False


def read_login(text: str) -> str:
    """A login: letters, digits, dashes; upper and lower case are the same."""
    login = text.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise Unreadable("login_unreadable", least=3, most=24)
    return login
