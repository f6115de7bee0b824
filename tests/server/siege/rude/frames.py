"""Frames without end, of every kind: empty texts, pings, pongs, fragments, small acts."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from tercet.server.wire.frames import CONTINUED, PING, PONG, TEXT
from tests.server.siege.door import Door, masked, said
from tests.server.siege.siege import Attack, Target

#: One guest does it on so many connections, and comes back as often as they are let in.
LINES = 8
CHUNK = 8 * 1024
_SABOTEURS = ("count_nothing", "no_turns", "no_guards")


async def _keep_pouring(door: Door, frames: bytes, end: float, told: Counter[str]) -> None:
    loop = asyncio.get_running_loop()
    cookie = ""
    while loop.time() < end:
        try:
            cookie = cookie or await door.guest("Rude")
            wire = await door.wire(cookie)
        except (OSError, EOFError) as refused:
            told[f"refused {refused}"[:20]] += 1
            await asyncio.sleep(0.05)
            continue
        ears = asyncio.create_task(wire.ending())
        told["MB"] += await wire.pour(frames, end - loop.time())
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                told[f"closed {await ears}"] += 1
        ears.cancel()
        wire.close()


async def _pour(target: Target, frames: bytes) -> str:
    end, told = asyncio.get_running_loop().time() + target.seconds, Counter[str]()
    many = frames * max(1, CHUNK // len(frames))
    lines = [_keep_pouring(target.door, many, end, told) for _ in range(LINES)]
    await asyncio.gather(*lines)
    poured = told.pop("MB") / 1e6
    rest = ", ".join(f"{count} × {what}" for what, count in sorted(told.items()))
    return f"{poured:.1f} MB poured, {rest}"


def _attack(name: str, about: str, frames: bytes) -> Attack:
    return Attack(
        name, about, _Pouring(frames), saboteurs=("count_nothing", "no_turns", "no_guards")
    )


class _Pouring:
    """Can be sent to another process, which a function within a function cannot."""

    def __init__(self, frames: bytes) -> None:
        self._frames = frames

    async def __call__(self, target: Target) -> str:
        return await _pour(target, self._frames)


ATTACKS = (
    _attack("empty_texts", "text frames without anything in them", masked(TEXT)),
    _attack("pings", "pings", masked(PING, b"x" * 20)),
    _attack("pongs", "pongs that nobody asked for", masked(PONG)),
    _attack(
        "fragments",
        "messages in a thousand pieces",
        masked(TEXT, b"{", last=False) + masked(CONTINUED, last=False) * 1000 + masked(CONTINUED),
    ),
    _attack("small_talk", "messages that are fine, but for their number", said("ping")),
    _attack("noise", "messages of 4 KiB that mean nothing", masked(TEXT, b"[" * 4000)),
)
