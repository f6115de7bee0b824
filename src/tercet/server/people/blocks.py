"""Blocks: challenges of a blocked person do not arrive, and match-making keeps the two apart.

The server answers a blocked person like everybody else. A block of a bot's challenge covers its
owner and all of the owner's bots.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tercet.errors import IllegalAction, Unreadable
from tercet.server.people.sessions import now_ms
from tercet.storage.people.blocks import (
    MOST_BLOCKED,
    BlockedRow,
    blocked,
    blocked_by,
    blocks_of,
    unblocked,
)
from tercet.storage.people.persons import account_called
from tercet.storage.store import Unmet

if TYPE_CHECKING:
    from tercet.server.house import House


class Blocks:
    """Stores and lists blocks."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, person: str) -> list[BlockedRow]:
        """List the blocks of a person."""
        return await asyncio.to_thread(blocks_of, self._house.store, person)

    async def ids_of(self, person: str) -> frozenset[str]:
        """Return the ids of everybody that a person has blocked."""
        return await asyncio.to_thread(blocked_by, self._house.store, person)

    async def challenger(self, person: str, table: str) -> None:
        """Block the sender of a challenge."""
        await self._block(person, self._house.challenges.sender_of(table, person))

    async def named(self, person: str, name: str) -> None:
        """Block an account by its name, or the owner of the bot with this name."""
        found = await asyncio.to_thread(account_called, self._house.store, name)
        if found is None:
            raise Unreadable("person_unknown", name=name[:40])
        await self._block(person, found.owner or found.id)

    async def _block(self, person: str, whom: str) -> None:
        if whom == person:
            raise IllegalAction("block_oneself")
        try:
            await self._house.journal.write(blocked(person, whom, now_ms()))
        except Unmet:
            if len(await self.of(person)) >= MOST_BLOCKED:
                raise IllegalAction("blocks_many", most=MOST_BLOCKED) from None
            raise Unreadable("block_unknown") from None  # the account was deleted
        self._house.challenges.hush(whom, person)

    async def end(self, person: str, key: str) -> None:
        """Remove a block."""
        found = [each.whom for each in await self.of(person) if each.key == key]
        if not found:
            raise Unreadable("block_unknown")
        await self._house.journal.write(unblocked(person, found[0]))
