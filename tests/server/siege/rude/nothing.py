"""Nobody is rude: the control."""

from __future__ import annotations

import asyncio

from tests.server.siege.siege import Attack, Target


async def _run(target: Target) -> str:
    await asyncio.sleep(target.seconds)
    return "nothing happened"


ATTACK = Attack("nothing", "nobody is rude", _run)
