"""Guard rails: what is refused before it reaches a table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tercet.errors import Unreadable
from tercet.server.guarding.guards import Throttle, check_depth, clean_name, clean_text
from tercet.server.guarding.limits import UNHURRIED, Rate
from tercet.server.people.sessions import COOKIE
from tercet.server.table.fairness.trips import TripMeter
from tercet.server.wire import frames
from tests.server.playing import eventually, serving
from tests.server.raw_frames import masked, upgrade


def test_a_rate_allows_a_burst_and_then_so_many_a_second() -> None:
    now = [0.0]
    throttle = Throttle(Rate(per_second=2, burst=3), lambda: now[0])
    assert [throttle.allows("a") for _ in range(4)] == [True, True, True, False]
    assert throttle.allows("b"), "others are not slowed down"
    now[0] = 1.0
    assert [throttle.allows("a") for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        (b"[" * 16 + b"]" * 16, True),
        (b"[" * 17 + b"]" * 17, False),
        (b'{"a":"' + b"[" * 50 + b'"}', True),
        (b'{"a":"\\"' + b"[" * 50 + b'"}', True),
        (b"[],[]," * 30, True),
        (b'{"a":' * 17 + b"1" + b"}" * 17, False),
    ],
)
def test_json_may_not_nest_too_deeply(text: bytes, fine: bool) -> None:
    if fine:
        check_depth(text, 16)
    else:
        with pytest.raises(Unreadable, match="message_too_deep"):
            check_depth(text, 16)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Ada\tLovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b\x00", "Ada"),
        ("👩\u200d🚀 Zoë\ufe0f", "👩🚀 Zoë"),
        ("a" + "\u0301" * 20, "\u00e1" + "\u0301" * 3),
        ("<script>", "<script>"),
        ("x" * 40, "x" * 24),
    ],
)
def test_names_are_cleaned(said: str, kept: str) -> None:
    assert clean_name(said, 24) == kept


@pytest.mark.parametrize("nothing", ["", " \t", "\u202e\u200b", "\u0301", "..."])
def test_a_name_needs_something_to_be_seen(nothing: str) -> None:
    with pytest.raises(Unreadable, match="name_empty"):
        clean_name(nothing, 24)


def test_a_text_is_cut_where_it_is_too_long() -> None:
    assert clean_text("a b " * 10, 6) == "a b a"


async def refused_with(url: str, **headers: str) -> int:
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, additional_headers=headers)
    return refused.value.response.status_code


@pytest.mark.slow
def test_strangers_do_not_get_a_connection(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            guest = await server.guest("Ada")
            known = f"{COOKIE}={guest.cookie}"
            url = f"ws://{server.address}/ws"
            assert await refused_with(url) == 401
            assert await refused_with(url, Cookie=f"{COOKIE}=x.1.y") == 401
            assert await refused_with(url, Cookie=known, Origin="http://evil.example") == 403
            assert await refused_with(url + "x", Cookie=known) == 404
            foreign = {"Origin": "http://evil.example", "Cookie": known}
            answer = await server.http.post("/api/tables", json={}, headers=foreign)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin_foreign")

    asyncio.run(scene())


async def closed_with(url: str, cookie: str, *messages: str | bytes) -> int | None:
    """What the server closes the connection with after these messages."""
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    async with connect(url, additional_headers=headers, compression=None) as socket:
        try:
            for message in messages:
                await socket.send(message)
            async with asyncio.timeout(10):
                while True:
                    await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


HELLO = json.dumps({"do": "hello", "protocol": 1})


@pytest.mark.slow
def test_each_breach_has_its_closing_code(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, hello_s=0.3)) as server:
            guest = await server.guest("Ada")
            url = f"ws://{server.address}/ws"
            assert await closed_with(url, guest.cookie) == frames.NO_HELLO
            assert await closed_with(url, guest.cookie, b"bytes") == frames.NOT_TEXT
            assert await closed_with(url, guest.cookie, "x" * 5000) == frames.TOO_BIG
            await server.http.delete("/api/session", headers={"Cookie": f"{COOKIE}={guest.cookie}"})
            assert await closed_with(url, guest.cookie, HELLO) == frames.NO_SESSION

    asyncio.run(scene())


@pytest.mark.slow
def test_who_says_nothing_from_one_ping_to_the_next_is_gone(data: Path) -> None:
    async def scene() -> None:
        limits = replace(UNHURRIED, ping_every_s=0.3, hello_s=0.3)
        async with serving(data, limits) as server:
            ada = await server.player("Ada")
            guest = await server.guest("Bo")
            reader, writer = await asyncio.open_connection(*server.address.split(":"))
            writer.write(upgrade(server.address, guest.cookie))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(masked(HELLO.encode()))
            async with asyncio.timeout(10):
                heard = await reader.read(-1)  # until the server hangs up
            assert heard.count(frames.frame(frames.PING, b"")) >= 1
            assert (await ada.ask("ping"))["is"] == "pong", "who answers pings is not gone"
            writer.close()

    asyncio.run(scene())


@pytest.mark.slow
def test_at_a_table_the_ping_that_keeps_a_line_alive_measures_it(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    pong = TripMeter.pong

    def heard(self: TripMeter, payload: bytes) -> bool:
        told.append(pong(self, payload))
        return told[-1]

    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, ping_every_s=0.1, hello_s=0.1)) as server:
            ada = await server.player("Ada")
            await ada.join(await server.create(ada))
            await eventually(lambda: sum(told) > 5)  # three come by themselves

    monkeypatch.setattr(TripMeter, "pong", heard)
    asyncio.run(scene())


@pytest.mark.slow
def test_codes_cannot_be_guessed_by_trying(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, codes_per_address=Rate(0.1, 3))) as server:
            tries = [await server.http.get("/api/codes/BBBBBB") for _ in range(4)]
            assert [answer.status_code for answer in tries] == [404, 404, 404, 429]

    asyncio.run(scene())


def test_hello_comes_first_and_once(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await (await server.guest("Ada")).connect(hello=False)
            assert (await ada.ask("ping"))["code"] == "say_hello"
            assert (await ada.ask("hello", protocol=99))["code"] == "protocol_unknown"
            assert (await ada.ask("hello", protocol=1))["is"] == "welcome"
            assert (await ada.ask("hello", protocol=1))["code"] == "said_hello"
            assert (await ada.join("nowhere"))["code"] == "table_unknown"

    asyncio.run(scene())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4096])
def test_frames_come_back_as_they_were_sent(size: int) -> None:
    payload = bytes(n % 128 for n in range(size))
    mask = b"\x01\x02\x03\x04"
    head = frames.frame(frames.TEXT, payload)
    cut = len(head) - size
    sent = head[:1] + bytes([head[1] | 0x80]) + head[2:cut] + mask + frames.unmask(payload, mask)
    reader = frames.Reader(4096)
    got = [message for byte in sent for message in reader.feed(bytes([byte]))]
    assert got == [(frames.TEXT, payload)]
    assert list(reader.feed(sent)) == [(frames.TEXT, payload)]
    assert list(reader.feed(sent + sent[:5])) == [(frames.TEXT, payload)]
    assert list(reader.feed(sent[5:])) == [(frames.TEXT, payload)]


def test_a_message_in_two_frames_is_not_ended_by_a_text_within() -> None:
    reader, mask = frames.Reader(4096), bytes(4)
    begun = bytes((0x01, 0x82)) + mask + b"ab"
    whole = bytes((0x81, 0x82)) + mask + b"cd"
    assert list(reader.feed(begun)) == [frames.PIECE]
    with pytest.raises(frames.Broken):
        list(reader.feed(whole))
