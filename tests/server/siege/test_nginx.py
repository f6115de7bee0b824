"""Through a real nginx: limits count whoever stands before it, and nobody chooses who that is."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from tests.server.siege.nginx import BehindNginx

pytestmark = pytest.mark.campaign
#: More guests than one address may become at once.
MANY = 60


async def become(castle: BehindNginx, source: str, **headers: str) -> int:
    answer = await castle.door(source).ask("POST", "/api/session", {"name": "Ada"}, **headers)
    return answer.status


async def crowd_then_one(castle: BehindNginx) -> tuple[Counter[int], int, int]:
    crowd = Counter([await become(castle, "127.0.0.2") for _ in range(MANY)])
    forged = await become(castle, "127.0.0.2", X_Forwarded_For="9.9.9.9")
    return crowd, forged, await become(castle, "127.0.0.3")


def test_one_client_is_limited_and_the_next_is_not() -> None:
    with BehindNginx() as castle:
        crowd, forged, other = asyncio.run(crowd_then_one(castle))
    assert crowd[429] > 0
    assert crowd[200] < MANY
    assert forged == 429  # a line of one's own is not believed
    assert other == 200


async def seat_at_a_table(castle: BehindNginx) -> int:
    door = castle.door("127.0.0.4")
    guest = await door.guest("Ada")
    wire, table = await door.wire(guest), await door.table(guest, "classic", 2)
    await wire.ask("join", table=table)
    await wire.ask("sit", table=table)
    seat: int = (await wire.ask("join", table=table))["seat"]
    wire.close()
    return seat


def test_a_table_is_played_at_through_it() -> None:
    with BehindNginx() as castle:
        assert asyncio.run(seat_at_a_table(castle)) == 0
