"""Bot accounts: programs that play over the net, each somebody's, known by tokens.

A bot is a person without a login, whose owner answers for it. It is never rated, sets no records,
and counts in no figures of people (`SeatRow.is_person`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guarding.guards import clean_name, clean_text
from tercet.server.people.entrance import session_key
from tercet.server.people.sessions import new_id, now_ms
from tercet.server.people.tokens import new_token, session_of, written_scope
from tercet.server.wire.bodies import Scope
from tercet.storage.people.bots import bots_of, made_bot, made_token, tokens_of
from tercet.storage.people.persons import is_called
from tercet.storage.people.reserved import is_reserved
from tercet.storage.rows import PersonRow, SessionRow
from tercet.storage.store import Unmet

if TYPE_CHECKING:
    from tercet.server.house import House


class BotAccounts:
    """Makes bots and their tokens, and takes them back."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, owner: str) -> list[tuple[PersonRow, list[SessionRow]]]:
        """Somebody's bots, each with its tokens."""
        return await asyncio.to_thread(self._read, owner)

    def _read(self, owner: str) -> list[tuple[PersonRow, list[SessionRow]]]:
        bots = bots_of(self._house.store, owner)
        tokens = tokens_of(self._house.store, [bot.id for bot in bots])
        return [(bot, [each for each in tokens if each.person == bot.id]) for bot in bots]

    async def make(self, owner: PersonRow, name: str) -> PersonRow:
        """A new bot of somebody with an account."""
        house = self._house
        house.throttles.bots.check(owner.id)
        name = clean_name(name, house.limits.name_length)
        bot = PersonRow(new_id(), name, now_ms(), owner=owner.id)
        try:
            if not await asyncio.to_thread(is_reserved, name):
                await house.journal.write(made_bot(bot, house.limits.bots_per_person))
                return bot
        except Unmet:
            if not await asyncio.to_thread(is_called, house.store, bot.id, name):
                most = house.limits.bots_per_person
                raise IllegalAction("bots_many", most=most) from None
        raise IllegalAction("name_taken", name=name)

    async def make_token(
        self, owner: PersonRow, bot: str, label: str, scope: Collection[Scope]
    ) -> tuple[str, SessionRow]:
        """A token for one of somebody's bots; it is told this once."""
        house = self._house
        house.throttles.bots.check(owner.id)
        await self._own(owner, bot)
        token, now = new_token(), now_ms()
        row = SessionRow(
            session_of(token),
            bot,
            1,
            now,
            begun_ms=now,
            device=clean_text(label, house.limits.name_length),
            scope=written_scope(scope),
        )
        try:
            await house.journal.write(made_token(owner.id, row, house.limits.tokens_per_bot))
        except Unmet:
            most = house.limits.tokens_per_bot
            raise IllegalAction("tokens_many", most=most) from None
        return token, row

    async def revoke(self, owner: PersonRow, bot: str, key: str) -> None:
        """A token is worth nothing any more; whoever plays with it is cut off at once."""
        await self._own(owner, bot)
        tokens = await asyncio.to_thread(tokens_of, self._house.store, [bot])
        ended = [each.id for each in tokens if session_key(each.id) == key]
        if not ended:
            raise Unreadable("token_unknown")
        await self._house.sessions.end_some(bot, ended)
        self._house.entrance.hang_up(*ended)

    async def remove(self, owner: PersonRow, bot: str) -> None:
        """A bot goes for good; its games stay, with nobody in its seat."""
        await self._own(owner, bot)
        async with AsyncExitStack() as held:
            await self._house.entrance.hold_still(held, [bot])
            try:
                ended = await self._house.sessions.depart_bot(bot, owner.id)
            except Unmet:
                raise Unreadable("bot_absent") from None
            await self._house.entrance.has_gone([bot], ended)

    async def _own(self, owner: PersonRow, bot: str) -> PersonRow:
        found = await self._house.sessions.person(bot)
        if found is None or found.owner != owner.id:
            raise Unreadable("bot_absent")
        return found
