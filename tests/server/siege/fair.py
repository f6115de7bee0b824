"""A fair player in a process of their own: acts eight times a second, and notes every wait.

A wait is the time from the moment an act was due until it was acknowledged: if the server is
deaf, the acts that could not even be sent count from when they should have been.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from tests.server.playing import a_set
from tests.server.siege.door import Door, Message, Wire

EVERY_S = 0.125
#: Long enough for any siege: a new table is opened when it is over.
MATCH = {"form": "deals", "deals": 100, "pause_ms": 0}


@dataclass(frozen=True)
class Waits:
    """How a fair player fared in one stretch of time: acts, and the longest wait in seconds."""

    acts: int
    longest: float
    #: How often the connection was lost, or an act refused.
    lost: int


class FairPlayer:
    """Plays alone at a table of their own, and comes back whenever the line is cut."""

    def __init__(self, door: Door, name: str) -> None:
        self._door, self._name = door, name
        self._cookie = self.table = ""
        self._wire: Wire | None = None
        self._view: Message = {}
        self._number = self._seq = 0
        self._acts = self._lost = 0
        self._longest = 0.0
        self._due: float | None = None

    async def arrive(self) -> None:
        """Come in, and begin a game."""
        self._cookie = await self._door.guest(self._name)
        await self._new_table()

    async def _new_table(self) -> None:
        self.table = await self._door.table(self._cookie, "classic", match=MATCH, public=True)
        self._wire = wire = await self._connect()
        await wire.ask("sit", table=self.table)
        await wire.ask("start", table=self.table)
        await self._join(wire)

    async def _connect(self) -> Wire:
        wire = await self._door.wire(self._cookie)
        await self._join(wire)
        return wire

    async def _join(self, wire: Wire) -> None:
        joined = await wire.ask("join", table=self.table)
        self._number = joined["client_seq"]
        self._look(joined)

    def _look(self, message: Message) -> None:
        if message.get("view") and message.get("table", self.table) == self.table:
            self._view, self._seq = message["view"], message["seq"]

    async def play(self) -> None:
        """Act, eight times a second, for ever."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            await asyncio.sleep(due - loop.time())
            self._due = due
            await self._act_at_last()
            self._longest = max(self._longest, loop.time() - due)
            self._acts, self._due = self._acts + 1, None
            due = max(due + EVERY_S, loop.time())

    async def _act_at_last(self) -> None:
        while True:
            try:
                async with asyncio.timeout(60):
                    if await self._act():
                        return
            except (OSError, EOFError, TimeoutError):
                self._wire = None
            self._lost += 1
            await asyncio.sleep(0.02)

    async def _act(self) -> bool:
        if self._wire is None:
            self._wire = await self._connect()
        self._number += 1
        answer = await self._answer(self._wire, self._choose())
        if answer.get("code") == "game_over":
            await self._new_table()
        return bool(answer["is"] == "done")

    async def _answer(self, wire: Wire, act: Message) -> Message:
        """Send an act; its answer, once the news that come with it have been seen, too."""
        fields: dict[str, Any] = {"client_seq": self._number, "seen": self._seq}
        answer = await wire.ask("act", table=self.table, act=act, **fields)
        for message in wire.heard:
            self._look(message)
        while answer["is"] == "done" and self._seq < answer["seq"]:
            self._look(await wire.hear())
        return answer

    def _choose(self) -> Message:
        found = a_set(self._view)
        return {"act": "call", "cards": found} if found else {"act": "none_here"}

    def waits(self) -> Waits:
        """What happened since this was asked the last time."""
        longest = self._longest
        if self._due is not None:  # still waiting
            longest = max(longest, asyncio.get_running_loop().time() - self._due)
        told = Waits(self._acts, longest, self._lost)
        self._acts, self._longest, self._lost = 0, 0.0, 0
        return told


def run(door: Door, name: str, orders: Connection) -> None:
    """The process: tells its table, then its waits whenever it is asked, until it is told None."""
    with suppress(OSError):
        os.nice(-5)  # its own waits for a processor are not the server's fault
    asyncio.run(_run(door, name, orders))


async def _run(door: Door, name: str, orders: Connection) -> None:
    player = FairPlayer(door, name)
    await player.arrive()
    orders.send(player.table)
    playing = asyncio.create_task(player.play())
    while await asyncio.to_thread(orders.recv) is not None:
        orders.send(player.waits())
        if playing.done():
            playing.result()
    playing.cancel()
