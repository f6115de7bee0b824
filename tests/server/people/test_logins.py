"""Guessing is slow, a flood of logins holds up nobody else, and owners are never locked out."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from tercet.errors import IllegalAction
from tercet.server.guarding.limits import UNHURRIED, Limits, Rate
from tercet.server.people import devices, hashing
from tercet.server.people.devices import Device, Devices
from tercet.server.people.hashing import MOST_WAITING, Hashing, Place, Rank
from tercet.server.people.pace import LoginPace
from tercet.server.people.sessions import COOKIE
from tests.server.playing import Server, eventually, serving

ADA = {"login": "ada-1", "password": "correct horse"}
GUESS = {"login": "ada-1", "password": "wrong horse"}


class Time:
    """A clock, and a sleep that puts it forward."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


def pace(time: Time, most_wait_s: float = 20.0) -> LoginPace:
    return LoginPace(Rate(0.2, 3), most_wait_s, time.clock, time.sleep)


def test_the_first_attempts_are_answered_at_once_and_the_next_ones_later_and_later() -> None:
    time = Time()

    async def scene() -> None:
        going = pace(time)
        for _ in range(6):
            await going.wait("ada", "1.1.1.1")
        assert time.slept == [5.0, 10.0, 15.0]
        time.now += 1000
        await going.wait("ada", "1.1.1.1")
        assert len(time.slept) == 3, "it is forgotten with time"

    asyncio.run(scene())


def test_of_one_address_one_waits_so_that_the_next_turn_is_somebody_elses() -> None:
    time = Time()

    async def scene() -> None:
        going = pace(time)
        for _ in range(3):
            await going.wait("ada", "6.6.6.6")
        asyncio.get_running_loop().call_soon(lambda: None)
        waiting = asyncio.create_task(going.wait("ada", "6.6.6.6"))
        await asyncio.sleep(0)
        for _ in range(50):
            with pytest.raises(IllegalAction, match="login_slowed"):
                await going.wait("ada", "6.6.6.6")
        await going.wait("ada", "1.1.1.1")
        assert time.slept == [5.0, 10.0], "the owner has the very next turn"
        await waiting

    asyncio.run(scene())


def test_nobody_waits_for_ever_and_other_accounts_not_at_all() -> None:
    time = Time()

    async def scene() -> None:
        going = pace(time, most_wait_s=10)
        for host in range(5):
            await going.wait("ada", f"6.6.6.{host}")
        for _ in range(3):
            with pytest.raises(IllegalAction, match="login_slowed"):
                await going.wait("ada", "6.6.6.9")
        await going.wait("bo", "6.6.6.9")
        going.forgive("ada")
        await going.wait("ada", "6.6.6.9")
        assert time.slept == [5.0, 10.0, 10.0]

    asyncio.run(scene())


def test_a_device_is_known_by_its_signature_for_each_account() -> None:
    known, others = Devices(b"k" * 32), Devices(b"o" * 32)
    device = known.read(None)
    assert not known.knows(device, "ada")
    device = known.read(known.cookie(device, "ada"))
    device = known.read(known.cookie(device, "bo"))
    assert known.knows(device, "ada")
    assert known.knows(device, "bo")
    assert not known.knows(device, "cy")
    assert not others.knows(device, "ada"), "signed with another key"
    assert not known.knows(Device("x" * 22, device.signatures), "ada"), "of another device"
    for _ in range(20):
        device = known.read(known.cookie(device, "ada"))
    assert len(device.signatures) == 2
    for person in range(20):
        device = known.read(known.cookie(device, str(person)))
    assert known.knows(device, "19")
    assert not known.knows(device, "ada"), "the oldest are forgotten"


@pytest.mark.parametrize("cookie", ["", "x", "é" * 22 + "." + "a" * 43, "a" * 22, "." * 9, "a.b"])
def test_a_cookie_that_is_none_is_a_new_device(cookie: str) -> None:
    assert Devices(b"k" * 32).read(cookie).signatures == ()


async def ask(server: Server, path: str, wish: Any, **cookies: str) -> httpx.Response:
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    answer = await server.http.post(path, json=wish, headers={"Cookie": sent})
    server.http.cookies.clear()
    return answer


@pytest.mark.slow
def test_strangers_cannot_keep_the_owner_out(data: Path) -> None:
    """Neither by the account nor by the address they share: only a new device is slowed down."""
    limits = replace(Limits(), logins_per_account=Rate(0.001, 2), login_wait_s=0)

    async def scene() -> None:
        async with serving(data, limits) as server:
            guest = await server.guest("Ada")
            made = await ask(server, "/api/account", ADA, **{COOKIE: guest.cookie})
            device = {devices.COOKIE: made.cookies[devices.COOKIE]}
            said = made.headers.get_list("set-cookie")[1]
            assert "HttpOnly" in said
            assert "Path=/api" in said
            codes = [(await ask(server, "/api/login", GUESS)).json()["code"] for _ in range(12)]
            assert codes[:2] == ["login_wrong"] * 2
            assert codes[2:4] == ["login_slowed"] * 2
            assert codes[-1] == "too_fast"
            entered = await ask(server, "/api/login", ADA, **device)
            assert entered.status_code == 200, entered.text
            forged = {devices.COOKIE: "x" * 22 + "." + "y" * 43}
            assert (await ask(server, "/api/login", ADA, **forged)).status_code == 429
            tries = [await ask(server, "/api/login", GUESS, **device) for _ in range(12)]
            assert tries[-1].json()["code"] == "too_fast", "a stolen one does not help to guess"

    asyncio.run(scene())


def test_refusals_of_logins_are_said_in_the_readers_language(data: Path) -> None:
    limits = replace(UNHURRIED, logins_per_account=Rate(0.001, 1), login_wait_s=0)

    async def scene() -> None:
        async with serving(data, limits) as server:
            await ask(server, "/api/login", GUESS)
            said = {}
            for lang in ("en", "fr", "it", "de"):
                answer = await server.http.post(
                    "/api/login", json=GUESS, headers={"accept-language": lang}
                )
                assert answer.status_code == 429
                said[lang] = answer.json()["text"]
            assert len(set(said.values())) == 4

    asyncio.run(scene())


class Slow(PasswordHasher):
    """Takes a given time, without the interpreter, as a real hash does."""

    def verify(self, *_: object) -> Literal[True]:
        time.sleep(0.01)
        return True

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        return "x"


def test_whoever_asks_once_does_not_wait_for_whoever_asks_sixty_times() -> None:
    async def scene() -> None:
        busy = Hashing(Slow())
        flood = [asyncio.create_task(busy.verify("x", "p", Place("6.6.6.6"))) for _ in range(60)]
        await asyncio.sleep(0)
        assert await busy.verify("x", "p", Place("1.1.1.1"))
        done = sum(task.done() for task in flood)
        assert done <= 8, "two were being hashed, and two more at the same time"
        assert all(await asyncio.gather(*flood))
        busy.close()

    asyncio.run(scene())


def test_the_saboteur_who_serves_in_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Hashing._in_turn
    monkeypatch.setattr(Hashing, "_in_turn", lambda self, _, work: real(self, Place("all"), work))
    with pytest.raises(AssertionError, match="two were being hashed"):
        test_whoever_asks_once_does_not_wait_for_whoever_asks_sixty_times()


def test_known_devices_come_first_and_who_has_guessed_wrong_last_but_not_never() -> None:
    async def scene() -> None:
        busy, served = Hashing(Slow()), list[Rank]()
        busy._busy = hashing.THREADS - 1  # one thread, so that they come one by one

        async def ask(rank: Rank, number: int) -> None:
            await busy.verify("x", "p", Place((rank, number), rank))
            served.append(rank)

        ranks = [rank for rank in reversed(Rank) for _ in range(4)]
        await asyncio.gather(*[ask(rank, number) for number, rank in enumerate(ranks)])
        known, fresh, wrong = Rank
        assert served == [
            *(wrong, known, known, wrong),
            *(known, known, fresh, wrong),
            *(fresh, fresh, fresh, wrong),
        ]
        busy.close()

    asyncio.run(scene())


def test_the_line_is_bounded() -> None:
    async def scene() -> None:
        busy = Hashing(Slow())
        busy._busy = hashing.THREADS  # as if all threads were taken
        line = [
            asyncio.create_task(busy.verify("x", "p", Place(who))) for who in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(IllegalAction, match="logins_busy"):
            await busy.verify("x", "p", Place("1.1.1.1"))
        for task in line:
            task.cancel()
        await asyncio.gather(*line, return_exceptions=True)
        busy.close()

    asyncio.run(scene())


@pytest.mark.slow
def test_a_flood_of_logins_holds_up_neither_the_loop_nor_a_fair_one(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty at once with real hashes, from one address; the figures are generous: see the siege."""
    real = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
    monkeypatch.setattr(hashing, "owasp_hasher", lambda: real)

    async def scene() -> None:
        async with serving(data, UNHURRIED, proxies=("127.0.0.1",)) as server:
            guest = await server.guest("Ada")
            await ask(server, "/api/account", ADA, **{COOKIE: guest.cookie})
            alone = await fair(server)
            flood = [asyncio.create_task(rude(server, number)) for number in range(60)]
            await eventually(lambda: server.house.accounts.hashing._waiting >= 40)
            waited = await fair(server)
            left = sum(not task.done() for task in flood)
            assert left > 20, f"the fair one ({alone:.2f} s alone, {waited:.2f} s) was not last"
            await asyncio.gather(*flood)

    async def fair(server: Server) -> float:
        begun = time.perf_counter()
        far = {"x-forwarded-for": "1.1.1.1"}
        answer = await server.http.post("/api/login", json=ADA, headers=far)
        server.http.cookies.clear()
        assert answer.status_code == 200
        return time.perf_counter() - begun

    async def rude(server: Server, number: int) -> None:
        wish = {"login": f"nobody-{number}", "password": "wrong horse"}
        far = {"x-forwarded-for": "6.6.6.6"}
        assert (await server.http.post("/api/login", json=wish, headers=far)).status_code == 409

    asyncio.run(scene())
