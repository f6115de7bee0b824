"""A line is as long as the least that pings and the kernel say; nobody can make it look longer."""

from __future__ import annotations

import asyncio
import random
import socket

import pytest

from tercet.room.claim_rounds import Less
from tercet.server.table.fairness.scales import bot_trip_ms, weighed
from tercet.server.table.fairness.tcp_info import kernel_trip_ms
from tercet.server.table.fairness.trips import WINDOW_S, Least, Trip, TripMeter


class At:
    """A clock that stands still, and a kernel that says what it is told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.kernel: float | None = None

    def __call__(self) -> float:
        return self.now

    def meter(self, **given: float | bool) -> TripMeter:
        reported = given.get("reported_ms")
        return TripMeter(
            self,
            proxied=bool(given.get("proxied")),
            reported_ms=None if reported is None else float(reported),
            kernel=lambda: self.kernel,
        )

    def pinged(self, meter: TripMeter, ms: float) -> None:
        nonce = meter.ping()
        self.now += ms / 1000
        assert meter.pong(nonce)


def test_the_least_of_pings_and_kernel_counts() -> None:
    at = At()
    meter = at.meter()
    assert meter.trip is None
    for ms in (80.0, 45.0, 60.0):
        at.pinged(meter, ms)
    assert meter.trip == Trip(45, "unproven")
    at.kernel = 38.0
    at.now += 1
    assert meter.trip == Trip(38, "kernel")


def test_a_measurement_counts_for_a_minute() -> None:
    at = At()
    meter = at.meter()
    at.pinged(meter, 20)
    at.now += 50
    at.pinged(meter, 90)
    assert meter.trip == Trip(20, "unproven")
    at.now += 15
    assert meter.trip == Trip(90, "unproven")
    at.now += 60
    assert meter.trip is None


def test_the_least_of_a_minute_is_that_of_all_its_measurements() -> None:
    luck, least = random.Random(7), Least()
    measured: list[tuple[float, float]] = []
    now = 0.0
    for _ in range(400):
        now += luck.uniform(0, 4)
        measured.append((now, luck.uniform(20, 200)))
        least.add(*measured[-1])
        now += luck.uniform(0, 4)
        assert least.at(now) == min(ms for when, ms in measured if when >= now - WINDOW_S)


@pytest.mark.parametrize("payload", [b"", b"12345678", b"x" * 125])
def test_a_pong_that_answers_no_ping_says_nothing(payload: bytes) -> None:
    at = At()
    meter = at.meter()
    nonce = meter.ping()
    assert not meter.pong(payload)
    assert meter.pong(nonce)
    assert not meter.pong(nonce), "once answered, it is no ping any more"


def test_pings_that_are_never_answered_are_forgotten() -> None:
    meter = At().meter()
    first = meter.ping()
    for _ in range(16):
        meter.ping()
    assert not meter.pong(first)


def test_pongs_held_back_change_nothing_and_are_noticed() -> None:
    at = At()
    at.kernel = 21.0
    meter = at.meter()
    at.pinged(meter, 25)
    assert not meter.holds_back
    liar = at.meter()
    at.pinged(liar, 220)
    assert (liar.trip, liar.holds_back) == (Trip(21, "kernel"), True)


def test_behind_a_proxy_counts_what_a_trusted_one_tells() -> None:
    at = At()
    at.kernel = 1.0  # to the proxy
    silent, telling = at.meter(proxied=True), at.meter(proxied=True, reported_ms=150.0)
    for meter in (silent, telling):
        at.pinged(meter, 230)
    assert silent.trip == Trip(230, "unproven")
    assert telling.trip == Trip(151, "proxy")
    assert telling.holds_back


@pytest.mark.parametrize(("ms", "sign"), [(0, "good"), (99, "good"), (100, "slow"), (250, "poor")])
def test_a_line_has_a_sign(ms: int, sign: str) -> None:
    assert Trip(ms, "kernel").sign == sign


def test_equals_alone_and_bots_only_have_nothing_taken_off() -> None:
    assert weighed({}, bots=[0, 1]) == {}
    assert weighed({0: Trip(200, "kernel")}, bots=[1]) == {}
    assert weighed({0: Trip(200, "kernel"), 1: Trip(209, "kernel")}, bots=[2]) == {}


def test_what_is_taken_off_is_bounded_by_the_evidence() -> None:
    trips = {0: Trip(20, "kernel"), 1: Trip(120, "proxy"), 2: Trip(900, "kernel")}
    less = weighed({**trips, 3: Trip(300, "unproven")}, bots=[4])
    assert less[0].ms == 0
    assert less[1] == Less(100, "proxy")
    assert less[2] == Less(250, "kernel")
    assert less[3] == Less(40, "unproven")
    assert less[4] == Less(100, "bot"), "a bot has the median line"
    assert bot_trip_ms(trips) == 120


def test_the_kernel_tells_of_a_real_connection() -> None:
    if not hasattr(socket, "TCP_INFO"):
        pytest.skip("this system does not tell")

    async def scene() -> float | None:
        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(await reader.read(4))
            writer.close()

        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"ping")
        await reader.read(4)
        told = kernel_trip_ms(writer.get_extra_info("socket"))
        writer.close()
        server.close()
        return told

    told = asyncio.run(scene())
    assert told is not None
    assert 0 < told < 1000


def test_what_is_no_tcp_socket_tells_nothing() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert kernel_trip_ms(one) is None
    assert kernel_trip_ms(None) is None
