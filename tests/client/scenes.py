"""Clients at a real server, and a line between them that can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, TypeVar

from tercet.cards import find_sets
from tercet.client import Client, TableClient
from tercet.engine.acts import Act
from tercet.errors import TercetError
from tercet.games.classic import Call, ClassicView, NoneHere

T = TypeVar("T")
#: Far longer than any scene takes, on a busy machine, too.
_PATIENCE_S: Final = 300.0


def run_scene(scene: Coroutine[Any, Any, T]) -> T:
    """Run a scene; one in which somebody waits for ever fails."""
    return asyncio.run(asyncio.wait_for(scene, _PATIENCE_S))


class Line:
    """A proxy to a server: `cut` drops every connection, what is swallowed never arrives."""

    def __init__(self, server: str) -> None:
        self.host, _, self.port = server.partition(":")
        #: The way around, and the way through.
        self.straight = f"http://{server}"
        self.url = ""
        self.cuts = 0
        #: Which way nothing comes through: to the server ("up"), to the client ("down").
        self.swallow: str | None = None
        self.swallowed = asyncio.Event()
        self._ends: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Drop every connection; new ones come through."""
        self.cuts += 1
        self.swallow = None
        self.swallowed.clear()
        ends, self._ends = self._ends, set()
        for end in ends:
            end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(self.host, int(self.port))
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, back}
        ways = self._pass_on(reader, back, "up"), self._pass_on(there, writer, "down")
        await asyncio.gather(*ways)
        self._ends -= {writer, back}

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str
    ) -> None:
        try:
            while data := await reader.read(65536):
                if self.swallow == way:
                    self.swallowed.set()
                    continue
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@asynccontextmanager
async def line_to(server: str) -> AsyncIterator[Line]:
    """A line to a server (`host:port`), which one can cut."""
    line = Line(server)
    proxy = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.url = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        proxy.close()
        line.cut()


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Guests at a server, one client each."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client.connect(url)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.be_guest(name)
        yield clients


async def seated(clients: list[Client]) -> list[TableClient]:
    """All of them at one table of the base game, which has begun; the first is the host."""
    first = await clients[0].open_table("classic", len(clients), options={"penalty": "point"})
    tables = [first, *[await client.join(first.id) for client in clients[1:]]]
    for table in tables:
        await table.sit()
    await first.start()
    for table in tables:
        await table.until(lambda table: table.view is not None)
    return tables


def wanted(table: TableClient) -> Act | None:
    """What a good player does: take the first SET, or say that there is none."""
    view = table.view
    assert isinstance(view, ClassicView)
    assert table.seat is not None
    if not table.may_act:
        return None
    sets = find_sets(view.table)
    if sets:
        return Call(sets[0])
    return None if view.players[table.seat].said_none else NoneHere()


async def play_on(table: TableClient) -> list[int]:
    """Play to the end; the numbers of the acts that were accepted."""
    done: list[int] = []
    async for _ in table.views():
        act = wanted(table)
        if act is not None:
            try:
                done.append(await table.act(act))
            except TercetError:
                continue  # somebody was quicker
    return done
