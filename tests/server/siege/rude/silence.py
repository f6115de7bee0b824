"""Connections on which nothing is said, more than there are files; and then a newcomer."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from tests.server.siege.door import Door
from tests.server.siege.siege import Attack, Target

MANY = 1100
FILES = 1024


async def _hold(door: Door) -> asyncio.StreamWriter | None:
    with suppress(OSError):
        async with asyncio.timeout(5):
            return (await door.open())[1]
    return None


async def _silent(target: Target) -> str:
    """Keep as many open as one gets; meanwhile somebody from elsewhere comes in by the door."""
    held = [await _hold(target.door) for _ in range(MANY)]
    newcomer, waits, refused = target.other(7), [], 0
    end = time.monotonic() + target.seconds
    while time.monotonic() < end:
        start = time.monotonic()
        try:
            async with asyncio.timeout(5):
                await newcomer.ask("GET", "/api/health")
            waits.append(time.monotonic() - start)
        except (OSError, TimeoutError):
            refused += 1
        await asyncio.sleep(0.25)
    for writer in held:
        if writer is not None:
            writer.close()
    longest = max(waits, default=0) * 1000
    return f"a newcomer came in {len(waits)} times ({longest:.0f} ms), {refused} times not"


ATTACKS = (
    Attack(
        "silence",
        "1,100 connections that say nothing, where 1,024 files may be open",
        _silent,
        saboteurs=("any_door",),
        files=FILES,
    ),
)
