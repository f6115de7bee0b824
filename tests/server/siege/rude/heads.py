"""Requests that never come to their end: a header without end, a body drop by drop."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from tests.server.siege.siege import Attack, Target

LINES = 4


async def _endless(target: Target, told: Counter[str], end: float) -> None:
    loop = asyncio.get_running_loop()
    while loop.time() < end:
        try:
            reader, writer = await target.door.open()
        except OSError:
            told["refused"] += 1
            await asyncio.sleep(0.05)
            continue
        sent = 0
        with suppress(OSError):
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            while loop.time() < end and not reader.at_eof():
                writer.write(b"x" * 65536)
                sent += 65536
                await writer.drain()
        told["longest MB"] = max(told["longest MB"], sent // 1_000_000)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(0.5):
                told[(await reader.readline()).decode().strip()[9:12] or "cut"] += 1
        writer.close()


async def _header(target: Target) -> str:
    end, told = asyncio.get_running_loop().time() + target.seconds, Counter[str]()
    await asyncio.gather(*(_endless(target, told, end) for _ in range(LINES)))
    return ", ".join(f"{what}: {count}" for what, count in sorted(told.items()))


def _is_cut(reader: asyncio.StreamReader) -> bool:
    return reader.at_eof() or reader.exception() is not None


async def _drops(target: Target) -> str:
    """Bodies that come a byte a second; how many are still listened to in the end."""
    ends: Counter[str] = Counter()

    async def drip() -> None:
        reader, writer = await target.door.open()
        head = target.door.request("POST", "/api/session", b"x" * 1000)
        writer.write(head[:-1000])
        end = asyncio.get_running_loop().time() + target.seconds
        with suppress(OSError):
            while asyncio.get_running_loop().time() < end and not _is_cut(reader):
                writer.write(b"x")
                await asyncio.sleep(1)
        ends["cut off" if _is_cut(reader) else "still open"] += 1
        writer.close()

    async def try_to() -> None:
        try:
            await drip()
        except OSError:
            ends["refused"] += 1

    await asyncio.gather(*(try_to() for _ in range(400)))
    return ", ".join(f"{count} {what}" for what, count in sorted(ends.items()))


ATTACKS = (
    Attack("endless_header", "a header that never ends", _header, saboteurs=("any_head",)),
    Attack("slow_bodies", "400 bodies that come a byte a second", _drops),
)
