"""Many at once: five hundred sockets that come back together, spectators by the dozen."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress

from tests.server.siege.door import Door
from tests.server.siege.siege import Attack, Target

SOCKETS, ADDRESSES, GUESTS = 500, 5, 20


async def _come(door: Door, cookie: str, table: str, told: Counter[str]) -> None:
    try:
        async with asyncio.timeout(60):
            wire = await door.wire(cookie)
            await wire.ask("join", table=table)
    except (OSError, EOFError, TimeoutError) as error:
        told[f"{type(error).__name__} {error}"[:30]] += 1
        return
    told["came"] += 1
    with suppress(OSError, EOFError, TimeoutError):
        async with asyncio.timeout(3):
            while True:
                await wire.hear()
    wire.close()


async def _comeback(target: Target) -> str:
    """All to the tables of the fair players, as if a network had been away."""
    doors = [target.other(number) for number in range(ADDRESSES)]
    cookies = [[await door.guest("Many") for _ in range(GUESTS)] for door in doors]
    told: Counter[str] = Counter()
    start, rounds = time.monotonic(), 0
    while not rounds or time.monotonic() < start + target.seconds:
        rounds += 1
        coming = [
            _come(
                doors[n % ADDRESSES], cookies[n % ADDRESSES][n % GUESTS], target.tables[n % 2], told
            )
            for n in range(SOCKETS)
        ]
        await asyncio.gather(*coming)
    took = ", ".join(f"{count} × {what}" for what, count in sorted(told.items()))
    return f"{rounds} × {SOCKETS} at once: {took}"


async def _spectators(target: Target) -> str:
    """Two dozen join and depart as often as they may, at the table of a fair player."""
    cookies = [await target.door.guest("Gaper") for _ in range(24)]
    told: Counter[str] = Counter()
    end = time.monotonic() + target.seconds

    async def gape(cookie: str) -> None:
        with suppress(OSError, EOFError):
            wire = await target.door.wire(cookie)
            while time.monotonic() < end:
                for table in target.tables:
                    await wire.ask("join", table=table)
                    await wire.ask("depart", table=table)
                    told["visits"] += 1
                    await asyncio.sleep(0.11)
            wire.close()

    await asyncio.gather(*(gape(cookie) for cookie in cookies))
    return f"{told['visits']} visits"


ATTACKS = (
    Attack(
        "comeback",
        "500 sockets come back at once, to the tables of the fair players",
        _comeback,
        most_ms=500,
        saboteurs=("tell_each",),
    ),
    Attack("spectators", "24 spectators who come and go as often as they may", _spectators),
)
