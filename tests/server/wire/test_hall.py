"""Where everybody arrives: heads have a length and a time, and silence keeps nobody out."""

from __future__ import annotations

import asyncio
import re
import resource
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED, Limits, Rate
from tercet.server.running.files import RESERVE, fitted, raise_file_limit
from tercet.server.wire.hall import Arrival, Hall
from tests.server.playing import eventually, serving
from tests.server.siege.door import Door
from tests.server.siege.saboteurs import any_door, any_head


def door(address: str) -> Door:
    host, port = address.split(":")
    return Door(host, int(port))


async def answer_to(way: Door, *pieces: bytes) -> bytes:
    """All that the server says to these pieces until it hangs up."""
    reader, writer = await way.open()
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(20):
            return await reader.read(-1)
    except ConnectionError:
        return b""
    finally:
        writer.close()


LONG = (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", *[b"x" * 4096] * 6)


async def is_refused(data: Path) -> bool:
    async with serving(data, replace(UNHURRIED, head_s=0.2)) as server:
        return (await answer_to(door(server.address), *LONG)).startswith(b"HTTP/1.1 431")


def test_a_header_without_end_is_refused(data: Path) -> None:
    assert asyncio.run(is_refused(data))


@pytest.mark.slow
def test_the_saboteur_takes_any_head_and_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Arrival, "data_received", Arrival.data_received)  # put back afterwards
    any_head()
    assert not asyncio.run(is_refused(data))


@pytest.mark.slow
def test_a_head_may_be_nearly_as_long_as_the_limit_in_any_pieces(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            way = door(server.address)
            long = way.request("GET", "/api/health", b"", Connection="close", X="y" * 16_000)
            pieces = [long[at : at + 997] for at in range(0, len(long), 997)]
            for sent in ([long], pieces):
                assert (await answer_to(way, *sent)).startswith(b"HTTP/1.1 200")

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n\r\n",
    ],
    ids=["silent", "half a head", "half a body", "an empty line after the answer"],
)
def test_who_does_not_come_to_the_point_is_sent_away(data: Path, said: bytes) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, head_s=0.2, request_s=0.2)) as server:
            await answer_to(door(server.address), said)  # which ends, because the server hangs up

    asyncio.run(scene())


@pytest.mark.slow
def test_a_head_that_comes_byte_by_byte_has_no_more_time(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, head_s=0.2)) as server:
            reader, writer = await door(server.address).open()
            ended = asyncio.create_task(is_cut_at_last(reader))
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            async with asyncio.timeout(20):
                while not ended.done():
                    writer.write(b"x")
                    await asyncio.wait([ended], timeout=0.02)
            writer.close()

    asyncio.run(scene())


async def is_cut_at_last(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(-1) == b""
    except ConnectionError:
        return True


async def newcomer_gets_in(data: Path, limits: Limits) -> bool:
    """Whether somebody from elsewhere is let in while one address says nothing on many lines."""
    async with serving(data, limits) as server:
        host, port = server.address.split(":")
        silent = [await Door(host, int(port), "127.0.0.66").open() for _ in range(limits.doors * 2)]
        await eventually(lambda: "tercet_doors" in server.house.metrics.text())
        cut = [reader for reader, _ in silent if await is_cut(reader)]
        answer = await Door(host, int(port), "127.0.0.2").ask("GET", "/api/health")
        for _, writer in silent:
            writer.close()
        return len(cut) >= limits.doors and answer.status == 200


async def is_cut(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(0.01):
            return await reader.read(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@pytest.mark.slow
@pytest.mark.parametrize("per_address", [10, 1000])
def test_silent_connections_keep_nobody_out(data: Path, per_address: int) -> None:
    limits = replace(UNHURRIED, doors=20, doors_per_address=per_address)
    assert asyncio.run(newcomer_gets_in(data, limits))


@pytest.mark.slow
def test_the_saboteur_lets_all_stay_and_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hall, "enter", Hall.enter)  # put back afterwards
    any_door()
    limits = replace(UNHURRIED, doors=20, doors_per_address=10)
    assert not asyncio.run(newcomer_gets_in(data, limits))


def test_requests_are_counted_before_anything_looks_at_them(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, web_per_address=Rate(0.01, 3))) as server:
            way = door(server.address)
            codes = [(await way.ask("GET", "/api/health")).status for _ in range(4)]
            assert codes == [200, 200, 200, 429]

    asyncio.run(scene())


def test_a_few_requests_may_follow_each_other_at_once_but_not_any_number(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            way = door(server.address)
            one, last = way.request("GET", "/api/health"), b"HTTP/1.1 400"
            end = way.request("GET", "/api/health", b"", Connection="close")
            assert (await answer_to(way, one * 5 + end)).count(b"HTTP/1.1 200") == 6
            assert (await answer_to(way, one * 50)).startswith(last)

    asyncio.run(scene())


def test_connections_fit_into_the_files_that_may_be_open() -> None:
    few, many = fitted(Limits(), 1024), fitted(Limits(), 65_536)
    assert few.connections + few.doors + RESERVE <= 1024
    assert few.connections > few.doors, "most are for those who play"
    assert few.doors_per_address < few.doors
    assert many == Limits()


def test_as_many_files_as_allowed_are_asked_for() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        assert raise_file_limit() == min(before[1], 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


CHUNKS_FOLLOW = (
    b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
)


def chunked(body: bytes, size: int = 4096) -> list[bytes]:
    """A body in chunks, without its end."""
    parts = [body[at : at + size] for at in range(0, len(body), size)]
    return [b"%x\r\n%b\r\n" % (len(part), part) for part in parts]


async def told_of_a_chunked_body(data: Path, size: int) -> list[bytes]:
    """Send a whole body chunk by chunk, then another request; return the statuses."""
    async with serving(data) as server:
        way = door(server.address)
        reader, writer = await way.open()
        head = (
            b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        try:
            for piece in (head, *chunked(b'{"name":"' + b"a" * size + b'"}')):
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)  # the server reads piece by piece
            writer.write(b"0\r\n\r\n" + way.request("GET", "/api/health", b"", Connection="close"))
            async with asyncio.timeout(20):
                said = await reader.read(-1)
        except ConnectionError:
            return []
        finally:
            writer.close()
        return re.findall(rb"HTTP/1.1 (\d+)", said)


@pytest.mark.parametrize("size", [20_000, 1_000_000])
def test_a_chunked_body_above_the_limit_is_a_413(data: Path, size: int) -> None:
    """The answer arrives although the rest of the body is still sent, and the line goes on."""
    told = asyncio.run(told_of_a_chunked_body(data, size))
    assert told == [b"413", b"200"]


def test_a_body_without_end_is_not_read_for_ever(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            _, writer = await door(server.address).open()
            writer.write(CHUNKS_FOLLOW)
            with pytest.raises(ConnectionError):
                await pour(writer)

    asyncio.run(scene())


async def pour(writer: asyncio.StreamWriter) -> None:
    async with asyncio.timeout(20):
        while True:
            writer.write(b"".join(chunked(b"a" * 65536)))
            await writer.drain()
