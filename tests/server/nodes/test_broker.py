"""The way between nodes alone: what is said arrives once and in order, and the wire stays whole."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tercet.server.nodes.broker import Broker
from tercet.server.nodes.parcels import AnyParcel, IsHere, Said, Taken, packed
from tercet.server.nodes.signatures import Signatures
from tests.nats import Nats
from tests.server.nodes.forging import intruder
from tests.server.playing import eventually

pytestmark = pytest.mark.slow


def end(nats: Nats, name: str) -> Broker:
    return Broker(nats.address, "house", name, Signatures(b"key", name, clock_us))


def clock_us() -> int:
    return time.monotonic_ns() // 1000


@asynccontextmanager
async def two_ends(nats: Nats) -> AsyncIterator[tuple[Broker, Broker]]:
    ends = end(nats, "here"), end(nats, "there")
    for broker in ends:
        broker.open()
    for broker in ends:
        await eventually(lambda broker=broker: broker.is_there)  # type: ignore[misc]
    yield ends
    for broker in ends:
        await broker.close()


def test_parcels_arrive_in_order(nats: Nats) -> None:
    async def scene() -> None:
        async with two_ends(nats) as (here, there):
            heard: list[AnyParcel] = []
            there.heard = heard.append
            gathered = iter(range(100, 200))

            def gather() -> int:
                here.send("there", Taken("t", "here", next(gathered)))
                return 1

            here.gather.append(gather)
            for number in range(100):
                here.send("there", Taken("t", "here", number))
                if number % 10 == 0:
                    await asyncio.sleep(0)
            await eventually(lambda: len(heard) > 101)
            epochs = [each.epoch for each in heard if isinstance(each, Taken)]
            assert [epoch for epoch in epochs if epoch < 100] == list(range(100))
            assert [epoch for epoch in epochs if epoch >= 100] == list(range(100, len(epochs)))

    asyncio.run(scene())


def test_what_is_too_large_is_not_sent_and_breaks_nothing(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    """The broker hangs up on whoever sends more than it takes: every stream would be lost."""

    async def scene() -> None:
        async with two_ends(nats) as (here, there):
            heard: list[AnyParcel] = []
            there.heard = heard.append
            lost: list[bool] = []
            here.lost = lambda: lost.append(True)
            here.send("there", Said("here", [(1, 1, b"x" * 2_000_000)]))
            here.send("there", Taken("t", "here", 7))
            await eventually(lambda: heard == [Taken("t", "here", 7)])
            assert not lost

    asyncio.run(scene())
    assert "bytes was not sent" in caplog.text


def test_an_error_while_reading_one_parcel_does_not_stop_the_next(nats: Nats) -> None:
    async def scene() -> None:
        async with two_ends(nats) as (here, there):
            heard: list[AnyParcel] = []

            def hear(parcel: AnyParcel) -> None:
                heard.append(parcel)
                if len(heard) == 1:
                    raise ValueError

            there.heard = hear
            for epoch in (1, 2):
                here.send("there", Taken("t", "here", epoch))
            await eventually(lambda: len(heard) == 2)

    asyncio.run(scene())


def test_a_node_cannot_send_parcels_of_another(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with two_ends(nats) as (here, there):
            heard: list[AnyParcel] = []
            there.heard = heard.append
            here.send("there", Said("elsewhere", []))
            here.send("there", Said("here", []))
            await eventually(lambda: bool(heard))
            assert heard == [Said("here", [])]

    asyncio.run(scene())
    assert "another node has signed it" in caplog.text


def test_a_question_is_answered_by_its_node_only(nats: Nats) -> None:
    """An intruder who hears a question can answer it; the answer is not signed."""

    async def scene() -> None:
        async with two_ends(nats) as (here, there), intruder(nats) as evil:
            asked: list[AnyParcel] = []
            dropped: list[bool] = []

            def answer(parcel: AnyParcel) -> bytes:
                asked.append(parcel)
                return b"the answer"

            there.asked = answer
            for end in (here, there):
                end.refused = lambda: dropped.append(True)
            assert await here.ask("there", IsHere("ada")) == b"the answer"
            assert asked == [IsHere("ada")]
            await evil.answer_all("tercet.house.ask.nobody", b"forged")
            assert await here.ask("nobody", IsHere("ada")) is None
            assert dropped == [True]
            told = await evil.client.request("tercet.house.ask.there", packed(IsHere("ada")))
            assert told.data == b""
            assert dropped == [True, True]
            assert asked == [IsHere("ada")], "only a node is answered"

    asyncio.run(scene())
