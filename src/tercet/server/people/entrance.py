"""Coming in and going out: registering, logging in, logging out, and what that means for tables.

A guest who logs in becomes the person of the account. That is one transaction with the new session;
tables are held still meanwhile, so that nobody sits down as a guest who is no more.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from tercet.server.people.accounts import Caller
from tercet.server.people.sessions import Recognised
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
        self._hang_up(who.session)
        return made

    async def enter(self, login: str, password: str, caller: Caller) -> Recognised:
        """Let somebody into their account; the guest they were until now becomes that person."""
        house = self._house
        account = await house.accounts.recognise(login, password, caller)
        before = await house.sessions.recognise(caller.session)
        return house.accounts.at_home(await self._enter(account, before), caller)

    async def leave(self, session: str) -> None:
        """End a session and its connections."""
        await self._house.sessions.end(session)
        self._hang_up(session)

    async def _enter(self, account: PersonRow, before: Recognised | None) -> Recognised:
        if before is None:
            return await self._house.sessions.enter(account)
        if before.person.login is None:
            try:
                return await self._merge(before, account)
            except Unmet:
                pass  # who was a guest has an account by now: both stay
        entered = await self._house.sessions.enter(account, before.session)
        self._hang_up(before.session)
        return entered

    async def _merge(self, before: Recognised, account: PersonRow) -> Recognised:
        guest, house = before.person.id, self._house
        async with self._merging, AsyncExitStack() as held:
            rooms = [room for room in house.rooms.values() if room.knows(guest)]
            self._hang_up(before.session)
            for room in rooms:
                await held.enter_async_context(room.record.lock)
            entered = await house.sessions.merge(guest, account)
            await house.all_read()
            house.shelf.becomes(guest, account.id)
            for room in house.rooms.values():
                if room.knows(guest):
                    room.becomes(guest, account.id)
        return entered

    def _hang_up(self, session: str) -> None:
        if self._house.node is not None:
            self._house.node.sharing.session_ended(session)
        for speaker in list(self._house.speakers.get(session, ())):
            speaker.dismiss()
