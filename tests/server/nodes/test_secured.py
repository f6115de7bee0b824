"""Between machines: a broker and a database that let nobody in without TLS and a password.

The broker reads the file that hosts copy (`deploy/nats.conf`), with paths and a password of ours.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tercet.errors import Unreadable
from tercet.server.nodes.broker import Broker
from tercet.storage.store import open_store
from tests.certificates import Certificates, new_certificates
from tests.nats import Nats
from tests.postgres import USER, Postgres
from tests.server.nodes.together import nodes
from tests.server.playing import Server, eventually

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).parents[3] / "deploy"
PASSWORD = "open sesame"


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return new_certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def broker(certificates: Certificates) -> Iterator[Nats]:
    copied = (DEPLOY / "nats.conf").read_text()
    for theirs, ours in (
        ("0.0.0.0:4222", "127.0.0.1:{port}"),
        ("/etc/nats/fullchain.pem", str(certificates.certificate)),
        ("/etc/nats/privkey.pem", str(certificates.key)),
        ("$2a$11$replace.this.hash.with.the.one.that.nats.server.passwd.makes", PASSWORD),
    ):
        assert theirs in copied
        copied = copied.replace(theirs, ours)
    server = Nats(config=copied)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def secured(certificates: Certificates) -> Iterator[Postgres]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = Postgres(listener.getsockname()[1])
    server.only_with_tls(certificates.certificate, certificates.key, PASSWORD.replace(" ", ""))
    server.start()
    yield server
    server.stop()


def over_tls(server: Postgres, certificates: Certificates) -> str:
    name = server.new_database().partition("?")[0].rpartition("/")[2]
    wish = f"sslmode=verify-full&sslrootcert={certificates.authority}"
    return f"postgresql://{USER}:opensesame@localhost:{server.port}/{name}?{wish}"


def test_two_nodes_play_over_tls(
    data: Path,
    broker: Nats,
    secured: Postgres,
    certificates: Certificates,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The permissions in the broker's file are enough for all that nodes say."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority))
    broker.address = f"tls://tercet:open%20sesame@localhost:{broker.port}"

    async def scene() -> None:
        database = over_tls(secured, certificates)
        async with nodes(data, broker, database, 2) as (one, two):
            await play_at_both(one, two)

    asyncio.run(scene())


async def play_at_both(one: Server, two: Server) -> None:
    table, (ada, _) = await one.table(["Ada", "Bo"], public=True)
    watcher = await two.player("Cy")
    assert (await watcher.join(table))["is"] == "joined"
    done = await ada.act(table, {"act": "none_here"})
    assert done["is"] == "done"
    await watcher.reach(done["seq"])
    await eventually(lambda: [each.table for each in two.house.public_tables()] == [table])
    assert (await two.http.get(f"/api/tables/{table}")).json()["seats"][1]["name"] == "Bo"


@pytest.mark.parametrize(
    ("address", "trusted"),
    [
        ("tls://tercet:wrong@localhost:{port}", True),
        ("tls://localhost:{port}", True),
        ("tls://tercet:open%20sesame@localhost:{port}", False),
    ],
)
def test_the_broker_and_a_node_refuse_whom_they_do_not_know(
    address: str,
    trusted: bool,
    broker: Nats,
    certificates: Certificates,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A wrong password, none at all, and a certificate that nobody vouches for."""
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority))
    assert not asyncio.run(gets_in(address.format(port=broker.port), caplog))


def test_an_address_with_tls_is_never_spoken_to_without(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody in between could pretend that the broker knows no TLS, and read the password."""
    address = nats.address.replace("nats://", "tls://")
    assert not asyncio.run(gets_in(address, caplog))
    assert "SecureConnWantedError" in caplog.text
    assert asyncio.run(gets_in(nats.address, caplog))


async def gets_in(address: str, caplog: pytest.LogCaptureFixture) -> bool:
    caplog.clear()
    caplog.set_level(logging.WARNING, "tercet.broker")
    way = Broker(address, "house", "node")
    way.open()
    try:
        await eventually(lambda: way.is_there or bool(caplog.records))
        return way.is_there
    finally:
        await way.close()


def test_the_database_lets_nobody_in_without_tls(
    secured: Postgres, certificates: Certificates
) -> None:
    address = over_tls(secured, certificates)
    with closing(open_store(address, shared=True)) as store:
        assert store.step() is not None
    for wrong in (
        address.replace("verify-full", "disable"),
        address.replace("opensesame", "wrong"),
        address.partition("&sslrootcert")[0],
    ):
        with pytest.raises(Unreadable) as refused:
            open_store(wrong, shared=True)
        assert refused.value.code == "data_unusable"
        assert "opensesame" not in str(refused.value.data)
