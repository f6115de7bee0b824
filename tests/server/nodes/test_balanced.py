"""Two nodes behind a real Caddy that reads the file which hosts copy (`deploy/Caddyfile`)."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tercet.server.nodes.draining import drain
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.together import play
from tests.server.playing import PATIENCE_S, Player, Server, eventually

pytestmark = pytest.mark.slow
CADDYFILE = Path(__file__).parents[3] / "deploy" / "Caddyfile"


def test_play_goes_on_behind_a_balancer_while_a_node_is_drained(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        async with balanced(data, servers) as address:
            await played(servers, address)

    async def played(servers: list[Server], address: str) -> None:
        one, two = servers
        async with httpx.AsyncClient(base_url=f"http://{address}") as web:
            assert (await web.get("/api/health")).json() == {"status": "ok"}
            assert (await web.get("/api/metrics")).status_code == 404
        ada, bo = [await through(address, one, name) for name in ("Ada", "Bo")]
        table = await one.create(ada)
        for player in (ada, bo):
            await player.join(table)
            await player.ask("sit", table=table)
        assert (await ada.ask("start", table=table))["is"] == "done"
        assert (await ada.act(table, {"act": "none_here"}))["is"] == "done"
        assert await drain(one.house) == 1
        await ada.until(lambda: ada.socket is not None and ada.socket.close_code is not None)
        again = await at(address, one, ada)
        joined = await again.join(table)
        assert (joined["is"], joined["client_seq"]) == ("joined", 1)
        assert table in two.house.rooms
        # By and by the balancer asks how they are, and sends whoever comes anew to the other one.
        async with asyncio.timeout(PATIENCE_S):
            while not all([await comes_to_the_second(two, address) for _ in range(3)]):
                pass

    async def comes_to_the_second(two: Server, address: str) -> bool:
        before = {*two.house.speakers}
        newcomer = await through(address, two, "Late")
        there = bool({*two.house.speakers} - before)
        await newcomer.close()
        return there

    async def through(address: str, server: Server, name: str) -> Player:
        return await at(address, server, await server.guest(name))

    async def at(address: str, server: Server, player: Player) -> Player:
        moved = Player(address, player.cookie, player.name)
        server.players.append(moved)
        return await moved.connect()

    play(data, nats, postgres, scene)


@asynccontextmanager
async def balanced(place: Path, servers: list[Server]) -> AsyncIterator[str]:
    """Caddy in front of these; where it is."""
    program = shutil.which("caddy")
    assert program is not None, "caddy is missing: install the package caddy"
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"127.0.0.1:{listener.getsockname()[1]}"
    copied = CADDYFILE.read_text()
    assert "one:8121 two:8121" in copied
    ours = copied.replace("one:8121 two:8121", " ".join(each.address for each in servers))
    (place / "Caddyfile").write_text("{\n\tadmin off\n}\n" + ours)
    words = [program, "run", "--config", str(place / "Caddyfile"), "--adapter", "caddyfile"]
    home = {"TERCET_SITE": f"http://{address}", "XDG_DATA_HOME": str(place), "HOME": str(place)}
    caddy = started(words, home, place / "caddy.log")
    try:
        await eventually(lambda: answers(address))
        yield address
    finally:
        caddy.kill()
        caddy.wait()


def started(words: list[str], more: dict[str, str], log: Path) -> subprocess.Popen[bytes]:
    with log.open("wb") as said:
        return subprocess.Popen(words, env={**os.environ, **more}, stdout=said, stderr=said)


def answers(address: str) -> bool:
    host, _, port = address.rpartition(":")
    with socket.socket() as tried:
        return tried.connect_ex((host, int(port))) == 0
