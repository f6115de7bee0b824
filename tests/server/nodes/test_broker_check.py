"""Which brokers are used: on another machine only those that want a password or a certificate."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.cli.app import main
from tercet.errors import Unreadable
from tercet.server.nodes import broker, broker_check
from tercet.server.nodes.broker import Broker
from tercet.server.nodes.broker_check import asks_who_comes, check_broker, is_on_this_machine
from tercet.server.running.workers import OwnBroker
from tests.nats import Nats
from tests.server.playing import eventually

OPEN = 'listen: "127.0.0.1:{port}"\n'
NO_PASSWORD_NEEDED = (
    OPEN
    + 'authorization { users: [{user: "a", password: "b"}, {user: "nobody"}] }\n'
    + 'no_auth_user: "nobody"\n'
)


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("localhost", True),
        ("[::1]", True),
        ("192.0.2.9", False),
        ("0.0.0.0", False),
        ("[2001:db8::1]", False),
        ("nats", False),
        ("localhost.example.org", False),
    ],
)
def test_only_loopback_is_this_machine(host: str, here: bool) -> None:
    assert is_on_this_machine(f"nats://{host}:4222") is here
    assert is_on_this_machine(f"tls://ada:secret@{host}:4222") is here


@pytest.mark.parametrize("address", ["nats://192.0.2.9:4222", "tls://nats.example.org"])
def test_an_address_without_a_password_is_refused_on_another_machine(address: str) -> None:
    with pytest.raises(Unreadable) as refused:
        check_broker(address)
    assert refused.value.code == "broker_open"


@pytest.mark.parametrize("address", ["nats://", "nats://host:port", "nats://[::1", "http://host"])
def test_what_is_no_address_is_refused_as_such(address: str) -> None:
    with pytest.raises(Unreadable) as refused:
        check_broker(address)
    assert refused.value.code == "broker_unknown"


@pytest.mark.parametrize("command", ["serve", "serve --workers 2", "think", "cluster"])
def test_every_command_refuses_an_open_broker(
    command: str,
    data: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERCET_BROKER", "nats://192.0.2.9:4222")
    monkeypatch.setenv("TERCET_DATABASE", "postgresql://nobody@127.0.0.1:1/none")
    words = ["--port", "0", "--no-open", "--data", str(data)] if "serve" in command else []
    with pytest.raises(SystemExit):
        main([*command.split(), *words])
    assert "[broker_open]" in capsys.readouterr().err


def test_allowing_an_open_broker_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    check_broker("nats://192.0.2.9:4222", open_broker=True)
    assert "the broker at 192.0.2.9 lets in everybody" in caplog.text


@pytest.mark.parametrize(
    ("info", "asks"),
    [
        ({}, False),
        ({"auth_required": False, "tls_required": True}, False),
        ({"auth_required": True}, True),
        ({"tls_required": True, "tls_verify": True}, True),
    ],
)
def test_tls_alone_lets_in_everybody(info: dict[str, bool], asks: bool) -> None:
    assert asks_who_comes(info) is asks


@pytest.fixture(params=[OPEN, NO_PASSWORD_NEEDED], ids=["open", "no_auth_user"])
def open_nats(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nats]:
    """A broker that takes our password and would have taken none, as if on another machine."""
    server = Nats(config=request.param)
    server.address = f"nats://a:b@127.0.0.1:{server.port}"
    server.start()
    elsewhere(monkeypatch)
    yield server
    server.stop()


def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (broker, broker_check):
        monkeypatch.setattr(module, "is_on_this_machine", lambda _: False)


@pytest.mark.slow
def test_a_broker_that_would_take_anybody_is_refused_although_we_have_a_password(
    open_nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Unreadable) as refused:
        check_broker(open_nats.address)
    assert refused.value.code == "broker_open"
    assert not asyncio.run(gets_in(Broker(open_nats.address, "house", "n"), caplog))
    assert "OpenBrokerError it lets in everybody, without a password" in caplog.text
    check_broker(open_nats.address, open_broker=True)
    allowed = Broker(open_nats.address, "house", "n", open_broker=True)
    assert asyncio.run(gets_in(allowed, caplog))


@pytest.mark.slow
def test_a_broker_with_a_password_is_used(
    nats: Nats, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere(monkeypatch)
    check_broker(nats.address)
    assert asyncio.run(gets_in(Broker(nats.address, "house", "n"), caplog))


async def gets_in(way: Broker, caplog: pytest.LogCaptureFixture) -> bool:
    caplog.clear()
    caplog.set_level(logging.WARNING, "tercet.broker")
    way.open()
    try:
        await eventually(lambda: way.is_there or bool(caplog.records))
        return way.is_there
    finally:
        await way.close()


def test_a_broker_that_is_away_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node starts without it; whether it is protected is checked whenever it connects."""
    elsewhere(monkeypatch)
    check_broker("nats://ada:secret@127.0.0.1:1")


@pytest.mark.slow
def test_the_broker_of_workers_lets_in_nobody_else(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other users of the machine reach its port, and see its arguments."""
    elsewhere(monkeypatch)
    program = shutil.which("nats-server", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program is not None
    own = OwnBroker(program)
    try:
        asyncio.run(eventually(lambda: asks(own.address)))
        token, _, place = own.address.removeprefix("nats://").partition("@")
        assert len(token) == 32
        assert token not in Path(f"/proc/{own._server.pid}/cmdline").read_text()
        assert asyncio.run(gets_in(Broker(own.address, "house", "n"), caplog))
        for stranger in (f"nats://{place}", f"nats://guess@{place}"):
            assert not asyncio.run(gets_in(Broker(stranger, "house", "n"), caplog))
    finally:
        own.end()


def asks(address: str) -> bool:
    info = broker_check._info(address)
    return info is not None and asks_who_comes(info)
