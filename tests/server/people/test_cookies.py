"""Our cookie is found among all others, the same way for HTTP and for the WebSocket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.server.people.cookies import session_cookie
from tercet.server.people.sessions import COOKIE
from tests.server.playing import serving
from tests.server.siege.door import Door

FOREIGN = ['prefs={"a":"b c"}', "a=b=c", "=", "nonsense", 'x="1;2"', "ключ=да", f"{COOKIE}x=1"]


@pytest.mark.parametrize("foreign", FOREIGN)
def test_what_is_not_ours_is_passed_over(foreign: str) -> None:
    ours = f"{COOKIE}=a.1.b"
    for lines in ([f"{foreign}; {ours}"], [f"{ours};{foreign}"], [foreign, ours]):
        assert session_cookie(lines) == "a.1.b"
    assert session_cookie([foreign]) is None


def test_without_any_there_is_none() -> None:
    assert session_cookie([]) is None
    assert session_cookie([""]) is None


@pytest.mark.slow
def test_a_foreign_cookie_locks_nobody_out(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            host, port = server.address.split(":")
            door, guest = Door(host, int(port)), await server.guest("Ada")
            for foreign in FOREIGN[:-2]:
                both = f"{foreign}; {COOKIE}={guest.cookie}"
                assert (await door.ask("GET", "/api/session", Cookie=both)).json["name"] == "Ada"
                (await door.wire("", Cookie=both)).close()

    asyncio.run(scene())
