"""Who is at the other end: guests and accounts, recognised by a signed cookie that is renewed.

A cookie is `session.generation.signature`. When it is an hour old it is replaced by the next
generation; the one before is taken until the new one has been seen, because an answer can get
lost, and a minute longer, because requests overtake each other. An older one is worth nothing.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from pathlib import Path
from typing import Final, TypeVar

from msgspec.structs import replace

from tercet.errors import Unreadable
from tercet.server.journal import Journal
from tercet.storage.people import begun_session, changed_person, ended_session, renewed_session
from tercet.storage.rows import PersonRow, SessionRow
from tercet.storage.store import Store

COOKIE: Final = "tercet_session"
#: How long a browser keeps its cookie, and how old a cookie becomes before it is replaced.
KEPT_S: Final = 180 * 86_400
RENEWED_AFTER_MS: Final = 3_600_000
GRACE_MS: Final = 60_000
_REMEMBERED: Final = 50_000
K = TypeVar("K")
V = TypeVar("V")


class Recognised:
    """A session that was found, its person, and a new cookie when it is time for one."""

    __slots__ = ("cookie", "person", "session")

    def __init__(self, session: str, person: PersonRow, cookie: str | None = None) -> None:
        self.session, self.person, self.cookie = session, person, cookie


class Sessions:
    """Makes guests, recognises cookies, and keeps names."""

    def __init__(self, store: Store, journal: Journal, key: bytes) -> None:
        self._store, self._journal, self._key = store, journal, key
        self._sessions: OrderedDict[str, SessionRow] = OrderedDict()
        self._people: OrderedDict[str, PersonRow] = OrderedDict()
        self._confirmed: dict[str, int] = {}

    async def guest(self, name: str) -> Recognised:
        """A new guest with a session of their own."""
        return await self._begin(PersonRow(new_id(), name, now_ms()), new=True)

    async def enter(self, person: PersonRow) -> Recognised:
        """A new session for an account; the browser forgets the one it had."""
        return await self._begin(person, new=False)

    async def _begin(self, person: PersonRow, *, new: bool) -> Recognised:
        session = SessionRow(new_id(), person.id, 1, now_ms())
        await self._journal.write(begun_session(session, person if new else None))
        _remember(self._people, person.id, person)
        _remember(self._sessions, session.id, session)
        return Recognised(session.id, person, self._cookie(session))

    def signed(self, cookie: str | None) -> str | None:
        """The id of the session that a cookie names, if we have signed it."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not parts[2].isascii():
            return None
        if not hmac.compare_digest(parts[2], self._sign(parts[0], parts[1])):
            return None
        return parts[0]

    async def recognise(self, cookie: str | None, *, renew: bool = False) -> Recognised | None:
        """Whose cookie this is, or None; with `renew`, a new one when it is time."""
        id_ = self.signed(cookie)
        session = None if id_ is None else await self._session(id_)
        if session is None or session.ended or cookie is None:
            return None
        if not self._current(session, int(cookie.split(".")[1])):
            return None
        person = await self.person(session.person)
        if person is None:
            return None
        old = renew and now_ms() - session.renewed_ms > RENEWED_AFTER_MS
        return Recognised(session.id, person, await self._renew(session) if old else None)

    def _current(self, session: SessionRow, generation: int) -> bool:
        if generation == session.generation:
            self._confirmed[session.id] = generation
            return True
        fresh = now_ms() - session.renewed_ms < GRACE_MS
        unseen = self._confirmed.get(session.id) != session.generation
        return generation == session.generation - 1 and (fresh or unseen)

    async def _renew(self, session: SessionRow) -> str:
        newer = replace(session, generation=session.generation + 1, renewed_ms=now_ms())
        await self._journal.write(renewed_session(newer))
        _remember(self._sessions, session.id, newer)
        return self._cookie(newer)

    async def end(self, id_: str) -> None:
        """End a session: its cookie is no longer accepted."""
        session = await self._session(id_)
        await self._journal.write(ended_session(id_))
        if session is not None:
            _remember(self._sessions, id_, replace(session, ended=True))

    def forget_person(self, id_: str) -> None:
        """Forget a person who was merged, and end their sessions; the store knows already."""
        self._people.pop(id_, None)
        for session in [each for each in self._sessions.values() if each.person == id_]:
            _remember(self._sessions, session.id, replace(session, ended=True))

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """The same person with another name."""
        return await self.change(replace(person, name=name), {"name": name})

    async def change(self, person: PersonRow, values: dict[str, str]) -> PersonRow:
        """Store what has changed about a person."""
        await self._journal.write(changed_person(person.id, values))
        _remember(self._people, person.id, person)
        return person

    async def person(self, id_: str) -> PersonRow | None:
        """The person with this id."""
        if id_ in self._people:
            return self._people[id_]
        found = await asyncio.to_thread(self._store.person, id_)
        if found is not None:
            _remember(self._people, id_, found)
        return found

    async def by_login(self, login: str) -> PersonRow | None:
        """The account with this login."""
        return await asyncio.to_thread(self._store.person_by_login, login)

    async def _session(self, id_: str) -> SessionRow | None:
        if id_ in self._sessions:
            return self._sessions[id_]
        found = await asyncio.to_thread(self._store.session, id_)
        if found is not None:
            _remember(self._sessions, id_, found)
        return found

    def _cookie(self, session: SessionRow) -> str:
        generation = str(session.generation)
        return f"{session.id}.{generation}.{self._sign(session.id, generation)}"

    def _sign(self, session: str, generation: str) -> str:
        words = f"tercet-session-1.{session}.{generation}".encode()
        return urlsafe_b64encode(hmac.digest(self._key, words, "sha256")).decode().rstrip("=")


def read_key(directory: Path) -> bytes:
    """The key that signs cookies: made once, readable by the owner only."""
    path = directory / "session.key"
    if not path.exists():
        directory.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        path.write_bytes(secrets.token_bytes(32))
    key = path.read_bytes()
    if len(key) != 32:
        raise Unreadable("session_key_broken", path=path.name)
    return key


def new_id() -> str:
    """An id that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _remember(known: OrderedDict[K, V], key: K, value: V) -> None:
    known[key] = value
    known.move_to_end(key)
    if len(known) > _REMEMBERED:
        known.popitem(last=False)
