"""Several nodes in this process, and people at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.playing import Player, Server, eventually, serving


@asynccontextmanager
async def nodes(
    data: Path,
    nats: Nats,
    database: str,
    count: int,
    proxies: tuple[str, ...] = (),
    *,
    accept_unsigned: bool = False,
) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as stack:
        servers = []
        for number in range(count):
            place = data / str(number)
            place.mkdir()
            node = serving(
                place,
                database=database,
                broker=nats.address,
                name=f"n{number}",
                proxies=proxies,
                accept_unsigned=accept_unsigned,
            )
            servers.append(await stack.enter_async_context(node))
        for server in servers:
            await eventually(lambda server=server: knows_others(server, count))  # type: ignore[misc]
        yield servers


def knows_others(server: Server, count: int) -> bool:
    node = server.house.node
    assert node is not None
    return node.broker.is_there and len(node.living()) == count


Scene = Callable[[list[Server]], Awaitable[None]]


def play(
    data: Path,
    nats: Nats,
    postgres: Postgres,
    scene: Scene,
    count: int = 2,
    proxies: tuple[str, ...] = (),
    *,
    accept_unsigned: bool = False,
) -> None:
    async def all_of_it() -> None:
        database = postgres.new_database()
        every = nodes(data, nats, database, count, proxies, accept_unsigned=accept_unsigned)
        async with every as servers:
            await scene(servers)

    asyncio.run(all_of_it())


async def at(server: Server, player: Player) -> Player:
    """The same person at another node."""
    moved = Player(server.address, player.cookie, player.name, nonces=player.nonces)
    server.players.append(moved)
    return await moved.connect()
