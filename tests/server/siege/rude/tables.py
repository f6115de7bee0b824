"""Tables as a weapon: clocks without time, a seat that acts for ever, tables by the hundred."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from tercet.server.people.sessions import COOKIE
from tests.server.siege.door import Door, Wire
from tests.server.siege.siege import Attack, Target

#: What one guest may host at once.
TABLES = 8
#: The shortest opening that was allowed once: a thousand entries a second at each table.
HASTY = {"opening_ms": 1}
LOWEST = {"opening_ms": 10_000}


async def _clocks(target: Target) -> str:
    """SET Dice with the shortest opening there is, against bots, and nobody acts."""
    door, told = target.door, Counter[str]()
    cookie = await door.guest("Rude")
    wire = await door.wire(cookie)
    for _ in range(TABLES):
        for options in (HASTY, LOWEST):
            told[await _start(door, wire, cookie, options)] += 1
    await asyncio.sleep(target.seconds)
    wire.close()
    return _counted(told)


async def _start(door: Door, wire: Wire, cookie: str, options: dict[str, int]) -> str:
    wish = {"game": "dice", "seats": 2, "options": options}
    made = await door.ask("POST", "/api/tables", wish, Cookie=f"{COOKIE}={cookie}")
    if made.status != 201:
        return str(made.json["code"])
    table = made.json["table"]
    for do, more in (("join", {}), ("sit", {}), ("add_bot", {"bot": "random"}), ("start", {})):
        await wire.ask(do, table=table, **more)
    return "started"


async def _toggle(target: Target) -> str:
    """“None here”, taken back, said again, as fast as the server lets one."""
    door, told = target.door, Counter[str]()
    cookie = await door.guest("Rude")
    wire = await door.wire(cookie)
    table = await door.table(cookie, "classic", 2)
    for do in ("join", "sit"):
        await wire.ask(do, table=table)
    await wire.ask("add_bot", table=table, bot="random")
    await wire.ask("start", table=table)
    end, number = asyncio.get_running_loop().time() + target.seconds, 0
    while asyncio.get_running_loop().time() < end:
        number += 1
        act: dict[str, Any] = {"act": "none_here" if number % 2 else "take_back"}
        answer = await wire.ask("act", table=table, act=act, client_seq=number)
        told[str(answer.get("code", answer["is"]))] += 1
        await asyncio.sleep(0.04)
    wire.close()
    return _counted(told)


async def _open(target: Target) -> str:
    """Tables without end, by one guest after the other."""
    door, told = target.door, Counter[str]()
    end = asyncio.get_running_loop().time() + target.seconds
    cookie = await door.guest("Rude")
    while asyncio.get_running_loop().time() < end:
        wish = {"game": "classic", "seats": 2}
        made = await door.ask("POST", "/api/tables", wish, Cookie=f"{COOKIE}={cookie}")
        code = "opened" if made.status == 201 else str(made.json["code"])
        told[code] += 1
        if code == "too_many_tables":
            cookie = await _another(door) or cookie
    return _counted(told)


async def _another(door: Door) -> str | None:
    try:
        return await door.guest("Rude")
    except ConnectionRefusedError:
        await asyncio.sleep(0.2)
        return None


def _counted(told: Counter[str]) -> str:
    return ", ".join(f"{count} × {what}" for what, count in sorted(told.items()))


ATTACKS = (
    Attack("clocks", "tables whose clock plays alone", _clocks, saboteurs=("any_clock",)),
    Attack("toggling", "one seat acts without end", _toggle),
    Attack("openings", "opens tables without end", _open),
)
