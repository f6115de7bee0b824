"""Pages and questions over HTTP, as fast as they are answered, one after the other or at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from tests.server.siege.siege import Attack, Target

LINES = 60


async def _keep_asking(target: Target, path: str, end: float, told: Counter[str]) -> None:
    loop = asyncio.get_running_loop()
    request = target.door.request("GET", path)
    while loop.time() < end:
        with suppress(OSError, EOFError):
            reader, writer = await target.door.open()
            while loop.time() < end:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                told[head[9:12].decode()] += 1
                size = next(
                    (int(line[15:]) for line in head.lower().split(b"\r\n") if line[:15] == _SIZE),
                    None,
                )
                if size is None or b"connection: close" in head.lower():
                    break
                await reader.readexactly(size)
            writer.close()
        await asyncio.sleep(0.01)


_SIZE = b"content-length:"


class _Asking:
    def __init__(self, path: str) -> None:
        self._path = path

    async def __call__(self, target: Target) -> str:
        end, told = asyncio.get_running_loop().time() + target.seconds, Counter[str]()
        await asyncio.gather(*(_keep_asking(target, self._path, end, told) for _ in range(LINES)))
        return ", ".join(f"{count} × {what}" for what, count in sorted(told.items()))


async def _pipelined(target: Target) -> str:
    """Thousands of requests on one connection, none of whose answers is waited for."""
    end, many = asyncio.get_running_loop().time() + target.seconds, 0
    request = target.door.request("GET", "/api/games") * 500
    while asyncio.get_running_loop().time() < end:
        with suppress(OSError, TimeoutError):
            reader, writer = await target.door.open()
            async with asyncio.timeout(max(0.01, end - asyncio.get_running_loop().time())):
                while not reader.at_eof():
                    writer.write(request)
                    many += 500
                    await writer.drain()
                    await reader.read(1 << 20)
            writer.close()
        await asyncio.sleep(0.02)
    return f"{many} requests sent"


ATTACKS = (
    Attack(
        "pages", "the page on 60 lines, as fast as it comes", _Asking("/"), saboteurs=("any_pages",)
    ),
    Attack(
        "games",
        "the games on 60 lines, as fast as they come",
        _Asking("/api/games?lang=fr"),
        saboteurs=("any_pages",),
    ),
    Attack("pipelined", "500 requests at a time on one line", _pipelined),
)
