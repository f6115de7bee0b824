"""Spectators who never read: what waits for them must not pile up, they are cut off."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass

from tests.server.siege.door import Door, said
from tests.server.siege.siege import Attack, Target

LINES = 20


@dataclass(frozen=True)
class _SmallEar(Door):
    """A way in on which the system keeps next to nothing for whoever does not read."""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = socket.socket(socket.AF_INET6 if ":" in self.host else socket.AF_INET)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        if self.source is not None:
            line.bind((self.source, 0))
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
        return await asyncio.open_connection(sock=line)


async def _deaf(target: Target) -> str:
    """They ask for what is long (to join, again and again) and take nothing from the line."""
    door = _SmallEar(target.door.host, target.door.port, target.door.source)
    wires = []
    for _ in range(LINES):
        wire = await door.wire(await target.door.guest("Deaf"))
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        wires.append(wire)
    loop = asyncio.get_running_loop()
    end = loop.time() + target.seconds
    while loop.time() < end:
        for wire in wires:
            if not wire.writer.is_closing():
                wire.writer.write(said("join", table=target.tables[0], seen=0, id=1))
        await asyncio.sleep(0.06)
    gone = sum(wire.writer.is_closing() for wire in wires)
    for wire in wires:
        wire.close()
    return f"{gone} of {LINES} were cut off"


ATTACK = Attack(
    "deaf",
    "20 spectators who ask for much and read nothing",
    _deaf,
    saboteurs=("wait_for_the_deaf",),
)
