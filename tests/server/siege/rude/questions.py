"""Questions that take long to answer: what is legal with sixty cards, what is in the lobby."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.server.siege.door import Door, Wire, said
from tests.server.siege.siege import Attack, Target

LINES = 4
#: As many a second as one connection may ask.
EVERY_S = 0.06


async def _laid_out(door: Door) -> tuple[Wire, str]:
    """A table of one with sixty cards: few enough SETs for many triples that are none."""
    cookie = await door.guest("Rude")
    table = await door.table(cookie, "coopset")
    wire = await door.wire(cookie)
    await _begin(wire, table)
    number = (await wire.ask("join", table=table))["client_seq"]
    for _ in range(48):
        number += 1
        await wire.ask("act", table=table, act={"act": "say_add"}, client_seq=number)
    return wire, table


async def _begin(wire: Wire, table: str) -> None:
    await wire.ask("join", table=table)
    await wire.ask("sit", table=table)
    await wire.ask("start", table=table)


async def _keep_asking(wire: Wire, question: bytes, end: float, told: Counter[str]) -> None:
    async def listen() -> None:
        while True:
            message = await wire.hear()
            told[message.get("code") or message["is"]] += 1

    ears = asyncio.create_task(listen())
    loop = asyncio.get_running_loop()
    while loop.time() < end and not ears.done():
        wire.writer.write(question)
        await asyncio.sleep(EVERY_S)
    ears.cancel()
    wire.close()


async def _legal(target: Target) -> str:
    told: Counter[str] = Counter()
    laid = [await _laid_out(target.door) for _ in range(LINES)]
    end = asyncio.get_running_loop().time() + target.seconds
    await asyncio.gather(
        *(
            _keep_asking(wire, said("legal", table=table, limit=1000), end, told)
            for wire, table in laid
        )
    )
    return ", ".join(f"{count} × {what}" for what, count in sorted(told.items()))


async def _lobby(target: Target) -> str:
    """The lobby again and again, which is long when there are many tables."""
    told: Counter[str] = Counter()
    cookies = [await target.door.guest("Rude") for _ in range(LINES)]
    for cookie in cookies:
        for _ in range(8):
            await target.door.table(cookie, "classic", seats=8)
    wires = [await target.door.wire(cookie) for cookie in cookies]
    end = asyncio.get_running_loop().time() + target.seconds
    ask = said("watch_lobby", watch=True)
    await asyncio.gather(*(_keep_asking(wire, ask, end, told) for wire in wires))
    return ", ".join(f"{count} × {what}" for what, count in sorted(told.items()))


ATTACKS = (
    Attack(
        "legal",
        "what is legal with sixty cards on the table, sixteen times a second on four lines",
        _legal,
        saboteurs=("rank_anew",),
    ),
    Attack("lobby", "the lobby with its tables, as often as one may ask", _lobby),
)
