"""Requests that cannot be meant: refused with a code, counted, and without a trace in the log."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED, Rate
from tercet.server.http import front
from tercet.server.people.sessions import COOKIE
from tests.server.playing import Server, serving

JSON = b"Content-Type: application/json\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


def request(line: bytes, headers: bytes = b"", body: bytes = b"") -> bytes:
    length = f"Content-Length: {len(body)}\r\n".encode()
    return line + b" HTTP/1.1\r\nHost: localhost\r\n" + headers + length + b"\r\n" + body


NONSENSE = {
    "a path with a zero byte": request(b"GET /%00"),
    "a file with a zero byte": request(b"GET /assets/%00.js"),
    "a zero byte for a table": request(b"GET /api/tables/%00"),
    "a line break in a path": request(b"GET /%0d%0aSet-Cookie:x"),
    "a path without end": request(b"GET /" + b"a" * 5000),
    "written to a zero byte": request(b"POST /%00", JSON, b"{}"),
    "an origin that is none": request(
        b"POST /api/session", JSON + b"Origin: http://[\r\n", b'{"name":"a"}'
    ),
    "a socket for such an origin": request(b"GET /ws", UPGRADE + b"Origin: http://[\r\n"),
    "a socket at no address": request(b"GET //[", UPGRADE),
    "deep options": request(
        b"POST /api/tables",
        JSON,
        b'{"game":"classic","seats":2,"options":{"x":' + nested(7000) + b"}}",
    ),
    "a deep name": request(b"POST /api/session", JSON, b'{"name":' + nested(7000) + b"}"),
    "deep from the start": request(b"POST /api/session", JSON, nested(8000)),
    "deep where nothing is read": request(b"DELETE /api/session", JSON, nested(8000)),
    "no text": request(b"POST /api/session", JSON, b'{"name":"\xff\xfe"}'),
    "half a letter": request(b"POST /api/session", JSON, b'{"name":"\\ud800"}'),
}


async def status(server: Server, said: bytes) -> int:
    """The status of the answer to something said by hand."""
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    first = await asyncio.wait_for(reader.readline(), 20)
    writer.close()
    return int(first.split()[1]) if first else 0


async def statuses(server: Server) -> dict[str, int]:
    player = await server.guest("Ada")
    cookie = f"Cookie: {COOKIE}={player.cookie}\r\nHost: localhost\r\n".encode()
    told = {}
    for about, said in NONSENSE.items():
        told[about] = await status(server, said.replace(b"Host: localhost\r\n", cookie, 1))
    return told


@pytest.mark.slow
def test_nonsense_is_refused_without_a_trace(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            told = await statuses(server)
            assert told == dict.fromkeys(NONSENSE, 400)
            assert server.house.metrics.broken.value == 0

    with caplog.at_level(logging.WARNING):
        asyncio.run(scene())
    assert caplog.records == []


@pytest.mark.slow
def test_without_the_front_it_would_be_noticed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The saboteur hands on whatever comes."""
    monkeypatch.setattr(front, "_could_be", lambda _: True)

    async def scene() -> None:
        async with serving(data) as server:
            assert await status(server, NONSENSE["a path with a zero byte"]) == 500

    asyncio.run(scene())


def test_nonsense_is_counted(data: Path) -> None:
    async def scene() -> None:
        limits = replace(UNHURRIED, requests_per_address=Rate(0.001, 3))
        async with serving(data, limits) as server:
            told = [await status(server, NONSENSE["a path with a zero byte"]) for _ in range(5)]
            assert told == [400, 400, 400, 429, 429]

    asyncio.run(scene())


def test_a_client_that_goes_before_it_has_said_all_is_no_error_of_ours(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            said = request(b"POST /api/session", JSON, b'{"name":"a"}')
            host, port = server.address.split(":")
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(said[:-4])
            await writer.drain()
            await server.guest("Bo")  # by then the server has begun to read it
            writer.close()
            await writer.wait_closed()
            await server.guest("Cy")
            assert server.house.metrics.broken.value == 0

    with caplog.at_level(logging.WARNING):
        asyncio.run(scene())
    assert caplog.records == []


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/tables", "/api/session", "/nowhere"])
@pytest.mark.slow
def test_head_is_answered_like_get_without_a_body(data: Path, path: str) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            got, head = await server.http.get(path), await server.http.head(path)
            assert head.status_code == got.status_code
            assert head.headers["content-type"] == got.headers["content-type"]
            assert head.content == b""

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("origins", "https"),
    [
        (frozenset(), False),
        (frozenset({"http://127.0.0.1"}), False),
        (frozenset({"http://127.0.0.1", "https://play.example.org"}), True),
    ],
)
@pytest.mark.slow
def test_where_browsers_come_by_https_they_keep_to_it(
    data: Path, origins: frozenset[str], https: bool
) -> None:
    async def scene() -> None:
        async with serving(data, origins=origins) as server:
            answer = await server.http.post("/api/session", json={"name": "Ada"})
            assert ("Secure" in answer.headers["set-cookie"]) is https
            for path in ("/", "/api/health", "/nowhere"):
                headers = (await server.http.get(path)).headers
                assert ("strict-transport-security" in headers) is https

    asyncio.run(scene())
