"""Behind a proxy: each client is counted for itself, and nobody can choose who they are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tercet.errors import Unreadable
from tercet.server.guarding.limits import UNHURRIED, Rate
from tercet.server.guarding.proxies import Proxies
from tercet.server.people.sessions import COOKIE
from tests.server.playing import Server, serving


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("127.0.0.1", None, "127.0.0.1"),
        ("127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.1.2.3", "1.2.3.4"),
        ("127.0.0.1", "10.9.9.9,10.1.2.3", "10.9.9.9"),
        ("127.0.0.1", "1.2.3.4, nonsense", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("5.5.5.5", "1.2.3.4", "5.5.5.5"),
        ("::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", None, "::1"),
        ("", "1.2.3.4", ""),
    ],
)
def test_the_last_who_is_no_proxy_is_the_client(
    peer: str, forwarded: str | None, counted: str
) -> None:
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).client(peer, forwarded and [forwarded]) == counted


@pytest.mark.parametrize(
    ("lines", "counted"),
    [
        (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (["1.2.3.4", "6.6.6.6, 10.1.2.3"], "6.6.6.6"),
        (["6.6.6.6, 1.2.3.4", "10.1.2.3"], "1.2.3.4"),
    ],
)
def test_several_lines_are_one_list(lines: list[str], counted: str) -> None:
    """A client that writes a line of its own is still not believed."""
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).client("127.0.0.1", lines) == counted


@pytest.mark.parametrize("wrong", ["", "nginx", "1.2.3.4/40", "10.0.0.1/8"])
def test_what_is_no_address_is_refused(wrong: str) -> None:
    with pytest.raises(Unreadable, match="proxy_unreadable"):
        Proxies([wrong])


LIMITS = replace(UNHURRIED, connections_per_address=2, codes_per_address=Rate(0.1, 2))


async def open_as(server: Server, address: str) -> ClientConnection:
    guest = await server.guest("Ada")
    headers = {"Cookie": f"{COOKIE}={guest.cookie}", "X-Forwarded-For": address}
    return await connect(f"ws://{server.address}/ws", additional_headers=headers)


async def guesses(server: Server, address: str) -> list[int]:
    headers = {"X-Forwarded-For": address}
    tries = [await server.http.get("/api/codes/BBBBBB", headers=headers) for _ in range(3)]
    return [answer.status_code for answer in tries]


@pytest.mark.slow
def test_behind_a_proxy_each_client_has_limits_of_its_own(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, LIMITS, proxies=("127.0.0.1",)) as server:
            opened = [await open_as(server, "1.1.1.1") for _ in range(2)]
            with pytest.raises(InvalidStatus):
                await open_as(server, "6.6.6.6, 1.1.1.1")
            opened.append(await open_as(server, "2.2.2.2"))
            assert await guesses(server, "1.1.1.1") == [404, 404, 429]
            assert await guesses(server, "2.2.2.2") == [404, 404, 429]
            secure = {"X-Forwarded-Proto": "https"}
            answer = await server.http.post("/api/session", json={"name": "Bo"}, headers=secure)
            assert "Secure" in answer.headers["set-cookie"]
            for socket in opened:
                await socket.close()

    asyncio.run(scene())


async def told_in_two_lines(server: Server, path: str, liar: int, client: str) -> int:
    """The status for a client that claims to be somebody else in a line of its own."""
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = f"X-Forwarded-For: 6.6.6.{liar}\r\nX-Forwarded-For: {client}\r\nConnection: close"
    method = "POST" if path == "/api/verify" else "GET"
    size = "Content-Length: 0\r\n" if method == "POST" else ""
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{size}{lines}\r\n\r\n".encode())
    head = await reader.read(-1)
    writer.close()
    return int(head.split(b" ")[1])


@pytest.mark.parametrize("path", ["/api/codes/BBBBBB", "/api/verify"])
def test_a_second_line_changes_nobodys_limits(data: Path, path: str) -> None:
    async def scene() -> None:
        async with serving(data, LIMITS, proxies=("127.0.0.1",)) as server:
            mine = [await told_in_two_lines(server, path, n, "1.1.1.1") for n in range(3)]
            assert mine[2] == 429
            assert 429 not in mine[:2]
            assert await told_in_two_lines(server, path, 0, "2.2.2.2") != 429, "another client"

    asyncio.run(scene())


@pytest.mark.slow
def test_without_a_proxy_nobody_is_believed(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, LIMITS) as server:
            opened = [await open_as(server, f"1.1.1.{n}") for n in range(2)]
            with pytest.raises(InvalidStatus):
                await open_as(server, "1.1.1.9")
            assert await guesses(server, "3.3.3.3") == [404, 404, 429]
            assert await guesses(server, "4.4.4.4") == [429, 429, 429]
            for socket in opened:
                await socket.close()

    asyncio.run(scene())


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_figures_are_not_for_those_behind_the_proxy(data: Path, proxies: tuple[str, ...]) -> None:
    async def scene() -> None:
        async with serving(data, proxies=proxies) as server:
            far = {"X-Forwarded-For": "8.8.8.8"}
            assert (await server.http.get("/api/metrics", headers=far)).status_code == 404
            near = {"X-Forwarded-For": "127.0.0.1"}
            assert (await server.http.get("/api/metrics", headers=near)).status_code == 404
            assert (await server.http.get("/api/metrics")).status_code == 200

    asyncio.run(scene())
