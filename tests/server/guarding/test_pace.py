"""Who is too fast is told so once, then hung up on; those who play beside them are not slowed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.errors import IllegalAction
from tercet.server.guarding.limits import UNHURRIED, Limits, Rate
from tercet.server.guarding.pace import FIRST_WAIT_S, LONGEST_WAIT_S, Pace, Penalties
from tercet.server.guarding.throttles import Throttles
from tercet.server.wire import frames
from tests.server.playing import Clock, serving
from tests.server.siege.door import Door, Wire, masked, said
from tests.server.siege.saboteurs import count_nothing

SLOW = replace(UNHURRIED, messages_per_connection=Rate(0.01, 5))
PIECES = masked(frames.TEXT, b"{", last=False) + masked(frames.CONTINUED, last=False) * 8
KINDS = {
    "texts": masked(frames.TEXT) * 8,
    "pings": masked(frames.PING, b"x") * 8,
    "pongs": masked(frames.PONG) * 8,
    "pieces": PIECES,
    "messages": said("ping") * 8,
}


def door(address: str) -> Door:
    host, port = address.split(":")
    return Door(host, int(port))


async def too_fast(wire: Wire, data: bytes) -> tuple[int | None, int]:
    """The code that the server hangs up with, and how often it has said why before."""
    wire.writer.write(data)
    code = await wire.ending()
    return code, sum(message.get("code") == "too_fast" for message in wire.heard)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slow
def test_frames_of_every_kind_are_counted(data: Path, kind: str) -> None:
    async def scene() -> None:
        async with serving(data, SLOW) as server:
            rude = await door(server.address).wire((await server.guest("Rude")).cookie)
            assert await too_fast(rude, KINDS[kind]) == (frames.POLICY, 1)

    asyncio.run(scene())


@pytest.mark.slow
def test_bytes_are_counted_before_anything_reads_them(data: Path) -> None:
    async def scene() -> None:
        limits = replace(UNHURRIED, bytes_per_connection=Rate(1, 2000))
        async with serving(data, limits) as server:
            rude = await door(server.address).wire((await server.guest("Rude")).cookie)
            assert await too_fast(rude, masked(frames.TEXT, b" " * 4000)) == (frames.POLICY, 1)

    asyncio.run(scene())


def test_the_session_waits_and_its_neighbours_do_not(data: Path) -> None:
    """A school has one address: only new sessions wait there, and not for long."""
    clock = Clock()

    async def scene() -> None:
        async with serving(data, SLOW, clock=clock) as server:
            way = door(server.address)
            rude, fair = await server.guest("Rude"), await server.player("Ada")
            await too_fast(await way.wire(rude.cookie), KINDS["pings"])
            with pytest.raises(ConnectionRefusedError, match="429"):
                await way.wire(rude.cookie)
            assert (await way.ask("POST", "/api/session", {"name": "New"})).status == 429
            assert (await fair.ask("ping"))["is"] == "pong"
            await (await server.players[1].connect()).ask("ping")
            clock.ahead += LONGEST_WAIT_S + 1
            (await way.wire(rude.cookie)).close()
            await server.guest("New")

    asyncio.run(scene())


@pytest.mark.slow
def test_the_saboteur_counts_nothing_and_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("bytes", "frame"):
        monkeypatch.setattr(Pace, name, getattr(Pace, name))  # put back afterwards
    count_nothing()

    async def scene() -> None:
        async with serving(data, SLOW) as server:
            rude = await door(server.address).wire((await server.guest("Rude")).cookie)
            rude.writer.write(KINDS["messages"])
            assert (await rude.ask("ping"))["is"] == "pong"

    asyncio.run(scene())


def test_a_session_waits_longer_each_time_but_never_more_than_half_a_minute() -> None:
    now = [100.0]
    penalties, waits = Penalties(lambda: now[0]), []
    for _ in range(7):
        penalties.strike("s", "a")
        waits.append(penalties.wait_s("s"))
        now[0] += waits[-1]
    assert waits[:3] == [FIRST_WAIT_S, 2 * FIRST_WAIT_S, 4 * FIRST_WAIT_S]
    assert waits[-1] == LONGEST_WAIT_S
    penalties.check_newcomer("a")
    penalties.strike("s", "a")
    with pytest.raises(IllegalAction, match="too_fast"):
        penalties.check_newcomer("a")
    penalties.check_newcomer("b")


def test_within_the_assured_rate_others_at_the_address_do_not_matter() -> None:
    limits, now = replace(Limits(), messages_per_address=Rate(0.1, 3)), [0.0]
    throttles = Throttles(limits, lambda: now[0])
    rude, fair = (Pace(limits, throttles, lambda: now[0], "school") for _ in range(2))
    while rude.frame():
        pass
    assert not fair.frame(), "nobody knows who it is"
    fair.known_as("ada", throttles)
    assert all(fair.frame() for _ in range(int(limits.messages_assured.burst)))
    assert not fair.frame()
