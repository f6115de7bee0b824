"""Coming in and going out: registering, logging in, logging out, and what that means for tables.

A guest who logs in becomes the person of the account. That is one transaction with the new session;
tables are held still meanwhile, so that nobody sits down as a guest who is no more.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from tercet.errors import IllegalAction, Unreadable
from tercet.server.people.accounts import Caller
from tercet.server.people.sessions import Recognised
from tercet.storage.people.bots import bots_of
from tercet.storage.people.traces import without_old_names
from tercet.storage.rows import PersonRow
from tercet.storage.store import Unmet

if TYPE_CHECKING:
    from tercet.server.house import House


class Entrance:
    """The door of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._merging = asyncio.Lock()

    async def register(
        self, who: Recognised, login: str, password: str, caller: Caller
    ) -> Recognised:
        """Make an account of a guest; whoever had the session before has nothing any more."""
        made = await self._house.accounts.register(who, login, password, caller)
        self.hang_up(who.session)
        return made

    async def enter(self, login: str, password: str, caller: Caller) -> Recognised:
        """Let somebody into their account; the guest they were until now becomes that person."""
        house = self._house
        account = await house.accounts.recognise(login, password, caller)
        before = await house.sessions.recognise(caller.session)
        return house.accounts.at_home(await self._enter(account, before, caller.browser), caller)

    async def leave(self, session: str) -> None:
        """End a session and its connections."""
        await self._house.sessions.end(session)
        self.hang_up(session)

    async def recover(self, login: str, code: str, password: str, caller: Caller) -> Recognised:
        """Let somebody in by a recovery code, as by a password; whoever else was in is out."""
        house = self._house
        account, new, ended = await house.accounts.recover(login, code, password, caller)
        before = await house.sessions.recognise(caller.session)
        entered = await self._enter(account, before, caller.browser)
        self.hang_up(*ended)
        entered.recovery = new
        return house.accounts.at_home(entered, caller)

    async def change_password(
        self, who: Recognised, password: str, new: str, caller: Caller
    ) -> None:
        """Another password; whoever else was in is out."""
        self.hang_up(*await self._house.accounts.change_password(who, password, new, caller))

    async def renew_code(self, who: Recognised, password: str, caller: Caller) -> Recognised:
        """Another recovery code; whoever else was in is out."""
        who.recovery, ended = await self._house.accounts.renew_code(who, password, caller)
        self.hang_up(*ended)
        return who

    async def end_other(self, who: Recognised, key: str) -> None:
        """End one other session of somebody, by its key."""
        theirs = await self._house.sessions.of(who.person.id)
        found = [each.id for each in theirs if session_key(each.id) == key]
        if not found or found[0] == who.session:
            raise Unreadable("session_unknown")
        await self._end(who, found)

    async def end_others(self, who: Recognised) -> None:
        """End every other session of somebody."""
        theirs = await self._house.sessions.of(who.person.id)
        await self._end(who, [each.id for each in theirs if each.id != who.session])

    async def _end(self, who: Recognised, sessions: list[str]) -> None:
        await self._house.sessions.end_some(who.person.id, sessions)
        self.hang_up(*sessions)

    async def depart(self, who: Recognised, password: str, caller: Caller) -> None:
        """Somebody goes for good, and everything that is theirs alone; games stay, with nobody."""
        house, person = self._house, who.person.id
        known = None
        if who.person.login is not None:
            known = await house.accounts.confirm(who, password, caller)
        for part in await asyncio.to_thread(list, without_old_names(house.store, person)):
            await house.journal.write(part)
        bots = [bot.id for bot in await asyncio.to_thread(bots_of, house.store, person)]
        async with AsyncExitStack() as held:
            await self.hold_still(held, [person, *bots])
            try:
                ended = await house.sessions.depart(person, known, bots)
            except Unmet:
                raise IllegalAction("no_session") from None
            await self.has_gone([person, *bots], ended)
        await asyncio.to_thread(house.store.wipe)

    async def hold_still(self, held: AsyncExitStack, people: Sequence[str]) -> None:
        """Hold the tables of some people still: they are about to go."""
        await held.enter_async_context(self._merging)
        rooms = [room for room in self._house.rooms.values() if any(map(room.knows, people))]
        for room in rooms:
            await held.enter_async_context(room.record.lock)

    async def has_gone(self, people: Sequence[str], ended: Sequence[str]) -> None:
        """Some people are gone for good, the store knows already; these sessions have ended."""
        self.hang_up(*ended)
        await self._house.all_read()
        for person in people:
            self._house.shelf.forgets(person)
            for room in self._house.rooms.values():
                if room.knows(person):
                    room.forgets(person)

    async def _enter(
        self, account: PersonRow, before: Recognised | None, browser: str
    ) -> Recognised:
        if before is not None and before.person.login is None:
            try:
                return await self._merge(before, account, browser)
            except Unmet:
                pass  # who was a guest has an account by now: both stay
        ended = None if before is None else before.session
        try:
            entered = await self._house.sessions.enter(account, ended, browser)
        except Unmet:
            raise IllegalAction("login_wrong") from None  # the account is deleted meanwhile
        if ended is not None:
            self.hang_up(ended)
        return entered

    async def _merge(self, before: Recognised, account: PersonRow, browser: str) -> Recognised:
        guest, house = before.person.id, self._house
        async with self._merging, AsyncExitStack() as held:
            rooms = [room for room in house.rooms.values() if room.knows(guest)]
            self.hang_up(before.session)
            for room in rooms:
                await held.enter_async_context(room.record.lock)
            entered = await house.sessions.merge(guest, account, browser)
            await house.all_read()
            house.shelf.becomes(guest, account.id)
            for room in house.rooms.values():
                if room.knows(guest):
                    room.becomes(guest, account.id)
        if house.node is not None:
            house.node.sharing.merged(guest)
        return entered

    def hang_up(self, *sessions: str) -> None:
        """End the connections of sessions that have ended, here and at other nodes."""
        for session in sessions:
            if self._house.node is not None:
                self._house.node.sharing.session_ended(session)
            for speaker in list(self._house.speakers.get(session, ())):
                speaker.dismiss()


def session_key(session: str) -> str:
    """By what a session is told to its owner; not the id, which the cookie is made of."""
    return hashlib.sha256(f"tercet-session-key-1 {session}".encode()).hexdigest()[:16]
