"""Who is at the other end: guests and accounts, recognised by a signed cookie that is renewed.

A cookie is `session.generation.signature`. When it is an hour old it is replaced by the next
generation; the one before is taken until the new one has been seen, because an answer can get
lost, and a minute longer, because requests overtake each other. An older one is worth nothing.

What is remembered here follows the store: a change is stored first, and then the same change is
made to what is remembered. A row that somebody has held since before is never put back.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from tercet.errors import IllegalAction, Unreadable
from tercet.server.journal import Journal
from tercet.server.people.tokens import read_scope, session_of
from tercet.server.wire.bodies import SESSION_COOKIE
from tercet.storage.people.persons import (
    begun_session,
    changed_person,
    changed_secrets,
    ended_session,
    ended_sessions,
    entered_account,
    is_called,
    merged_person,
    opened_anew,
    registered_person,
    renamed_account,
    renewed_session,
    sessions_of,
)
from tercet.storage.people.preferences import Preferences, written
from tercet.storage.people.reserved import is_reserved
from tercet.storage.people.traces import departed, departed_bot
from tercet.storage.privacy import make_private, private_files
from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.store import Store, Unmet

COOKIE: Final = SESSION_COOKIE
#: How long a browser keeps its cookie, and how old a cookie becomes before it is replaced.
KEPT_S: Final = 180 * 86_400
RENEWED_AFTER_MS: Final = 3_600_000
GRACE_MS: Final = 60_000
_REMEMBERED: Final = 50_000
K = TypeVar("K")
V = TypeVar("V", bound=msgspec.Struct)


class Recognised:
    """A session that was found, its person, and what is new: cookies, and a recovery code.

    `scope` is what a bot's token allows, and `owner` the name of whose bot it is; None for people.
    """

    __slots__ = ("cookie", "device", "owner", "person", "recovery", "scope", "session")

    def __init__(
        self,
        session: str,
        person: PersonRow,
        cookie: str | None = None,
        device: str | None = None,
    ) -> None:
        self.session, self.person = session, person
        self.cookie, self.device = cookie, device
        self.recovery: str | None = None
        self.owner: str | None = None
        self.scope: frozenset[str] | None = None


class Sessions:
    """Makes guests, recognises cookies, and keeps names."""

    def __init__(self, store: Store, journal: Journal, key: bytes) -> None:
        self._store, self._journal, self._key = store, journal, key
        self._sessions: OrderedDict[str, SessionRow] = OrderedDict()
        self._people: OrderedDict[str, PersonRow] = OrderedDict()
        self._confirmed: dict[str, int] = {}
        #: Counts what has changed: what was read before a change is not remembered after it.
        self._changes = 0
        #: Called with the id of a session or a person that was changed here.
        self.on_change: Callable[[str], None] = lambda _: None
        #: What else to store when a guest becomes an account.
        self.merging: Callable[[str], Part] = lambda _: Part()

    def forget(self, id_: str) -> None:
        """A session or a person was changed elsewhere: the store knows how."""
        self._changes += 1
        self._sessions.pop(id_, None)
        self._people.pop(id_, None)

    def forget_all(self) -> None:
        """Something may have been changed elsewhere."""
        self._changes += 1
        self._sessions.clear()
        self._people.clear()

    async def guest(self, name: str) -> Recognised:
        """A new guest with a session of their own."""
        person = PersonRow(new_id(), name, now_ms())
        session = _new_session(person.id)
        await self._journal.write(begun_session(session, person))
        return self._begun(session, person)

    async def register(self, who: Recognised, made: PersonRow, device: str) -> Recognised:
        """Make an account of a guest, who goes on under a new session; `Unmet` if it cannot be."""
        session = _new_session(made.id, device)
        await self._journal.write(registered_person(session, who.session, made))
        self._patch(self._sessions, who.session, ended=True)
        new = {name: getattr(made, name) for name in ("name", "login", "password", "recovery")}
        self._patch(self._people, made.id, **new)
        person = await self.person(made.id)
        if person is None:
            raise IllegalAction("no_session")  # deleted meanwhile
        return self._begun(session, person)

    async def enter(
        self, account: PersonRow, before: str | None = None, device: str = ""
    ) -> Recognised:
        """A new session for an account, instead of the one that the browser had."""
        session = _new_session(account.id, device)
        await self._journal.write(entered_account(session, before))
        if before is not None:
            self._patch(self._sessions, before, ended=True)
        return self._begun(session, account)

    async def merge(self, guest: str, account: PersonRow, device: str = "") -> Recognised:
        """A new session for an account, whose a guest's things are now; `Unmet` if not a guest."""
        session = _new_session(account.id, device)
        part = merged_person(guest, session)
        part.statements[:0] = self.merging(guest).statements
        await self._journal.write(part)
        self._changes += 1
        self._people.pop(guest, None)
        self.on_change(guest)
        self._ended([each.id for each in self._sessions.values() if each.person == guest])
        return self._begun(session, account)

    async def open_anew(self, opened: PersonRow, used: str) -> list[str]:
        """New secrets of an account whose recovery code was used; `Unmet` if it was before.

        Tells which sessions have ended, as the next one does.
        """
        theirs = [each.id for each in await self.of(opened.id)]
        await self._journal.write(opened_anew(opened, used))
        new = {"password": opened.password or "", "recovery": opened.recovery or ""}
        self._patch(self._people, opened.id, **new)
        return self._look_again(opened.id, theirs)

    async def change_secrets(
        self, who: Recognised, known: str, new: Mapping[str, str]
    ) -> list[str]:
        """Another password or code, by `PersonRow`'s names; all other sessions end."""
        theirs = [each.id for each in await self.of(who.person.id) if each.id != who.session]
        await self._journal.write(changed_secrets(who.person.id, known, new, who.session))
        self._patch(self._people, who.person.id, **new)
        return self._look_again(who.person.id, theirs)

    async def depart(self, person: str, known: str | None, bots: Sequence[str] = ()) -> list[str]:
        """Remove somebody for good; `known` as in `departed`, `Unmet` if it is not so any more."""
        return await self._depart(departed(person, known), person, *bots)

    async def depart_bot(self, bot: str, owner: str) -> list[str]:
        """Remove a bot for good; `Unmet` if it is not this owner's any more."""
        return await self._depart(departed_bot(bot, owner), bot)

    async def _depart(self, part: Part, *people: str) -> list[str]:
        """Some people go in one transaction; tells which sessions have ended."""
        ended: list[str] = []
        for each in people:
            ended += [row.id for row in await self.of(each)]
            part.statements[:0] = self.merging(each).statements
        await self._journal.write(part)
        self._changes += 1
        for each in people:
            self._people.pop(each, None)
            self.on_change(each)
            self._look_again(each, ended)
        return ended

    async def of(self, person: str) -> list[SessionRow]:
        """The sessions of somebody that go on, the last seen first."""
        return await asyncio.to_thread(sessions_of, self._store, person)

    async def end_some(self, person: str, sessions: Sequence[str]) -> None:
        """End some sessions of a person."""
        await self._journal.write(ended_sessions(person, sessions))
        self._ended(sessions)

    def _look_again(self, person: str, ended: Sequence[str]) -> list[str]:
        """The store has ended sessions, and perhaps one that began a moment before: ask it anew."""
        self._ended(ended)
        for each in [row.id for row in self._sessions.values() if row.person == person]:
            self._sessions.pop(each, None)
        return list(ended)

    def _ended(self, sessions: Sequence[str]) -> list[str]:
        """The store has ended these."""
        for each in sessions:
            self._patch(self._sessions, each, ended=True)
        return list(sessions)

    def _begun(self, session: SessionRow, person: PersonRow) -> Recognised:
        self._people.setdefault(person.id, person)
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
        if session is None or session.ended or session.scope is not None or cookie is None:
            return None
        if not self._current(session, int(cookie.split(".")[1])):
            return None
        person = await self.person(session.person)
        if person is None or self._has_ended(session.id):
            return None
        if not renew or now_ms() - session.renewed_ms <= RENEWED_AFTER_MS:
            return Recognised(session.id, person)
        renewed = await self._renew(session)
        return None if renewed is None else Recognised(session.id, person, renewed)

    async def by_token(self, token: str | None) -> Recognised | None:
        """Whose token this is, or None."""
        session = None if token is None else await self._session(session_of(token))
        if session is None or session.ended or session.scope is None:
            return None
        bot = await self.person(session.person)
        owner = None if bot is None or bot.owner is None else await self.person(bot.owner)
        if bot is None or owner is None or self._has_ended(session.id):
            return None
        if now_ms() - session.renewed_ms > RENEWED_AFTER_MS and await self._renew(session) is None:
            return None
        who = Recognised(session.id, bot)
        who.owner, who.scope = owner.name, read_scope(session.scope)
        return who

    def _has_ended(self, id_: str) -> bool:
        """Whether a session has ended while its person was looked up."""
        session = self._sessions.get(id_)
        return session is not None and session.ended

    def _current(self, session: SessionRow, generation: int) -> bool:
        if generation == session.generation:
            self._confirmed[session.id] = generation
            return True
        fresh = now_ms() - session.renewed_ms < GRACE_MS
        unseen = self._confirmed.get(session.id) != session.generation
        return generation == session.generation - 1 and (fresh or unseen)

    async def _renew(self, session: SessionRow) -> str | None:
        newer = replace(session, generation=session.generation + 1, renewed_ms=now_ms())
        try:
            await self._journal.write(renewed_session(newer))
        except Unmet:
            return None  # it has ended meanwhile
        values = {"generation": newer.generation, "renewed_ms": newer.renewed_ms}
        self._patch(self._sessions, session.id, **values)
        return self._cookie(newer)

    async def end(self, id_: str) -> None:
        """End a session: its cookie is no longer accepted."""
        await self._journal.write(ended_session(id_))
        self._patch(self._sessions, id_, ended=True)

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """The same person with another name; `Unmet` where somebody else is called like that."""
        if person.login is None:
            return await self._change(
                person.id, changed_person(person.id, {"name": name}), name=name
            )
        named = await asyncio.to_thread(renamed_account, person.id, person.login, name)
        await self._journal.write(named)
        return await self._change(person.id, None, name=name, lost_name=None)

    async def prefer(self, id_: str, preferences: Preferences) -> PersonRow:
        """The same person with other preferences."""
        values = {"preferences": written(preferences)}
        return await self._change(id_, changed_person(id_, values), **values)

    async def _change(self, id_: str, part: Part | None, **values: str | None) -> PersonRow:
        """Other values of somebody who is still there; no part where they are stored already."""
        try:
            if part is not None:
                await self._journal.write(part)
        except Unmet:
            raise IllegalAction("no_session") from None  # merged into an account meanwhile
        self._patch(self._people, id_, **values)
        person = await self.person(id_)
        if person is None:
            raise IllegalAction("no_session")
        return person

    async def person(self, id_: str) -> PersonRow | None:
        """The person with this id."""
        return await self._known(self._people, id_, self._store.person)

    async def _session(self, id_: str) -> SessionRow | None:
        return await self._known(self._sessions, id_, self._store.session)

    async def _known(
        self, known: OrderedDict[str, V], id_: str, read: Callable[[str], V | None]
    ) -> V | None:
        """What is remembered, else what is stored and has not been changed while it was read."""
        while id_ not in known:
            before = self._changes
            found = await asyncio.to_thread(read, id_)
            if found is None:
                return None
            if before == self._changes:
                _remember(known, id_, found)
        return known[id_]

    def _patch(self, known: OrderedDict[str, V], id_: str, **values: str | int | None) -> None:
        """What has been stored is so; others may have stored something else about the same."""
        self._changes += 1
        self.on_change(id_)
        row = known.get(id_)
        if row is not None:
            _remember(known, id_, replace(row, **values))

    async def by_login(self, login: str) -> PersonRow | None:
        """The account with this login."""
        return await asyncio.to_thread(self._store.person_by_login, login)

    def is_called(self, person: PersonRow) -> bool:
        """Whether this person's name is like another account's, or like nobody's; blocks."""
        return is_reserved(person.name) or is_called(self._store, person.id, person.name)

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
        make_private(directory)
        with private_files():
            path.write_bytes(secrets.token_bytes(32))
    key = path.read_bytes()
    if len(key) != 32:
        raise Unreadable("session_key_broken", path=path.name)
    return key


def _new_session(person: str, device: str = "") -> SessionRow:
    now = now_ms()
    return SessionRow(new_id(), person, 1, now, begun_ms=now, device=device)


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
