"""Foreign names: a request that was meant for another server gets nothing (DNS rebinding)."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tercet.server.guarding.hosts import Hosts, own_names
from tercet.server.running.serve import listen, tell_names
from tests.server.playing import Player, Server, serving

MACHINE = frozenset({"localhost", "tower", "tower.local"})
PLAY = ("https://play.example.org",)


@pytest.mark.parametrize(
    ("origins", "host", "known"),
    [
        ((), "localhost:8121", True),
        ((), "tower", True),
        ((), "Tower.local.:8121", True),
        ((), "192.168.1.7:8121", True),
        ((), "[fe80::1]:8121", True),
        ((), "evil.example", False),
        ((), "127.0.0.1.evil.example", False),
        ((), "", False),
        ((), "[evil.example]", False),
        (PLAY, "play.example.org", True),
        (PLAY, "PLAY.example.org:8443", True),
        (PLAY, "tower:8121", True),
        (PLAY, "10.0.0.5:8121", True),
        (PLAY, "192.168.1.7:8121", False),
        (PLAY, "www.play.example.org", False),
        (PLAY, "evil.example", False),
    ],
)
def test_only_names_count_that_nobody_else_can_point_here(
    origins: tuple[str, ...], host: str, known: bool
) -> None:
    """With an origin, of addresses only the one counts at which the request came in."""
    hosts = Hosts(origins, MACHINE)
    assert hosts.knows([host], "10.0.0.5") is known
    assert hosts.knows([host, "evil.example"], "10.0.0.5") is False, "every one of them counts"
    assert hosts.knows([], "10.0.0.5"), "browsers always send one"


def test_an_address_in_the_form_of_the_other_version_is_the_same() -> None:
    assert Hosts(PLAY, MACHINE).knows(["10.0.0.5"], "::ffff:10.0.0.5")


@pytest.mark.parametrize(
    ("origins", "origin", "fine"),
    [
        ((), None, True),
        ((), "http://tower:8121", True),
        ((), "http://tower:8122", False),
        ((), "http://evil.example", False),
        ((), "null", False),
        (PLAY, None, True),
        (PLAY, "https://play.example.org", True),
        (PLAY, "https://play.example.org:443", True),
        (PLAY, "http://play.example.org", False),
        (PLAY, "http://tower:8121", False),
        (PLAY, "http://evil.example", False),
        (PLAY, "null", False),
        (("HTTPS://Play.Example.org:443/",), "https://play.example.org", True),
    ],
)
def test_only_our_own_pages_may_ask(
    origins: tuple[str, ...], origin: str | None, fine: bool
) -> None:
    assert Hosts(origins, MACHINE).is_own_page(origin, "tower:8121") is fine


def test_the_names_of_this_machine() -> None:
    short = socket.gethostname().lower().partition(".")[0]
    assert {"localhost", short, f"{short}.local"} <= own_names()


async def answers(server: Server, guest: Player, **headers: str) -> list[tuple[int, str]]:
    """Request a page, figures, the API and a socket; return statuses and codes."""
    told = []
    for method, path in (("GET", "/"), ("GET", "/api/metrics"), ("POST", "/api/session")):
        body = {"json": {"name": "Ada"}} if method == "POST" else {}
        answer = await server.http.request(method, path, headers=headers, **body)  # type: ignore[arg-type]
        code = answer.json()["code"] if answer.status_code >= 400 else ""
        told.append((answer.status_code, code))
    return [*told, await knock(server, {**guest.headers, **headers})]


async def knock(server: Server, headers: dict[str, str]) -> tuple[int, str]:
    name = headers.pop("Host", server.address)
    host, _, port = server.address.partition(":")
    line = socket.create_connection((host, int(port)))
    try:
        way = await connect(f"ws://{name}/ws", additional_headers=headers, sock=line)
    except InvalidStatus as refused:
        return refused.response.status_code, (refused.response.body or b"").decode()
    await way.close()
    return 101, ""


@pytest.mark.parametrize("origins", [frozenset(), frozenset(PLAY)])
def test_a_foreign_name_gets_nothing(data: Path, origins: frozenset[str]) -> None:
    async def scene() -> None:
        async with serving(data, origins=origins) as server:
            guest = await server.guest("Ada")
            evil = {"Host": "evil.example", "Origin": "http://evil.example"}
            for headers in (evil, {"Host": "evil.example"}):
                *pages, door = await answers(server, guest, **headers)
                assert pages == [(421, "host_foreign")] * 3
                assert door[0] == 421
                assert "host_foreign" in door[1]
            french = {**evil, "Accept-Language": "fr"}
            texts = [
                (await server.http.get("/", headers=french)).text,
                (await knock(server, {**guest.headers, **french}))[1],
            ]
            assert all("Ce serveur" in text and "evil.example" in text for text in texts)
            assert (await answers(server, guest)) == [(200, "")] * 3 + [(101, "")]

    asyncio.run(scene())


def test_with_an_origin_only_its_pages_may_act(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, origins=frozenset(PLAY)) as server:
            guest = await server.guest("Ada")
            own = {"Host": "play.example.org", "Origin": PLAY[0]}
            assert [each[0] for each in await answers(server, guest, **own)] == [200, 200, 200, 101]
            rewritten = {"Origin": PLAY[0]}  # a proxy that writes its own `Host`
            assert [each[0] for each in await answers(server, guest, **rewritten)][2:] == [200, 101]
            same = {"Origin": f"http://{server.address}"}
            assert [each[0] for each in await answers(server, guest, **same)][2:] == [403, 403]

    asyncio.run(scene())


@pytest.mark.parametrize(
    "header", ["Forwarded", "X-Real-IP", "X-Forwarded-For", "X-Forwarded-Host", "Via"]
)
def test_figures_for_the_host_do_not_pass_a_proxy(data: Path, header: str) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            assert (await server.http.get("/api/metrics")).status_code == 200
            answer = await server.http.get("/api/metrics", headers={header: "for=1.2.3.4"})
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("host", "named", "said"),
    [("127.0.0.1", False, False), ("0.0.0.0", True, False), ("0.0.0.0", False, True)],
)
def test_a_server_that_others_reach_says_which_names_it_has(
    caplog: pytest.LogCaptureFixture, host: str, named: bool, said: bool
) -> None:
    with listen(host, 0) as listener, caplog.at_level(logging.WARNING):
        tell_names(listener, Hosts((), MACHINE), named=named)
    assert bool(caplog.records) is said
    if said:
        assert "localhost, tower, tower.local" in caplog.text
        assert "--origin" in caplog.text
