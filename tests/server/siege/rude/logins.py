"""Logins in a flood from sixty addresses, and everything with accounts at once from one.

A hash is the dearest thing that a stranger can ask for. Besides the fair players, somebody logs in
fairly all the while, by turns on a device that is known and on one that is not; how long that took
at most is told, too.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from typing import Any

from tercet.server.people import devices
from tercet.server.people.sessions import COOKIE
from tests.server.siege.door import Door
from tests.server.siege.siege import Attack, Target

ADDRESSES = 60
PASSWORD = "correct horse"
#: Eight at once are allowed from one address, and then one every ten seconds.
FAIR_LOGINS = 6


async def _flood(target: Target) -> str:
    loop = asyncio.get_running_loop()
    end, told = loop.time() + target.seconds, Counter[str]()
    fair = Door(target.door.host, target.door.port, target.other(200).source)
    known = await _account(fair, "fair-one")
    alone = await _log_in_fairly(fair)
    guessing = asyncio.gather(
        *[_keep_guessing(target.other(number), end, told) for number in range(ADDRESSES)]
    )
    longest = {"": 0.0, known: 0.0}
    for device in [*longest] * FAIR_LOGINS:
        await asyncio.sleep(target.seconds / FAIR_LOGINS / 2)
        longest[device] = max(longest[device], await _log_in_fairly(fair, device))
    await guessing
    rest = ", ".join(f"{times} × {what}" for what, times in sorted(told.items()))
    figures = [f"{seconds * 1000:.0f}" for seconds in (alone, longest[known], longest[""])]
    took = "{} ms alone, {} where the device is known, {} where it is not".format(*figures)
    return f"a fair login took {took}; {rest}"


async def _keep_guessing(door: Door, end: float, told: Counter[str]) -> None:
    loop = asyncio.get_running_loop()
    for number in count():
        if loop.time() > end:
            return
        wish = {"login": f"{number}-{door.source}".replace(".", "-"), "password": "wrong horse"}
        told[await _asked(door, "/api/login", wish)] += 1
        await asyncio.sleep(0.2)


async def _log_in_fairly(door: Door, device: str = "") -> float:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    wish = {"login": "fair-one", "password": PASSWORD}
    code = await _asked(door, "/api/login", wish, Cookie=device)
    if code != "200":
        raise ConnectionRefusedError(code)
    return loop.time() - begun


async def _muddle(target: Target) -> str:
    """One guest renames, registers and logs in on eight connections, over and over."""
    end, told = asyncio.get_running_loop().time() + target.seconds, Counter[str]()
    await asyncio.gather(*[_keep_muddling(target.door, end, told) for _ in range(8)])
    return ", ".join(f"{times} × {what}" for what, times in sorted(told.items()))


async def _keep_muddling(door: Door, end: float, told: Counter[str]) -> None:
    loop = asyncio.get_running_loop()
    cookie = await door.guest("Rude")
    wish = {"login": f"rude-{id(cookie) % 10**9}", "password": PASSWORD}
    while loop.time() < end:
        asked = [
            _asked(door, path, body, Cookie=f"{COOKIE}={cookie}")
            for path, body in (
                ("/api/session", {"name": "Ruder"}),
                ("/api/account", wish),
                ("/api/login", wish),
            )
        ]
        told.update(await asyncio.gather(*asked))


async def _asked(door: Door, path: str, body: Any, **headers: str) -> str:
    """The code of a refusal, or the status."""
    answer = await door.ask("POST", path, body, **headers)
    return str(answer.json["code"] if answer.status >= 400 else answer.status)


async def _account(door: Door, login: str) -> str:
    """Make an account; the cookie by which this device is known from then on."""
    cookie = await door.guest("Fair")
    wish = {"login": login, "password": PASSWORD}
    made = await door.ask("POST", "/api/account", wish, Cookie=f"{COOKIE}={cookie}")
    if made.status != 201:
        raise ConnectionRefusedError(made.status)
    return f"{devices.COOKIE}={made.cookie}"  # it is the last one that the answer sets


ATTACKS = (
    Attack(
        "logins",
        "guesses at passwords from sixty addresses at once",
        _flood,
        saboteurs=("hash_in_the_loop",),
    ),
    Attack("accounts", "renames, registers and logs in at once, without end", _muddle),
)
