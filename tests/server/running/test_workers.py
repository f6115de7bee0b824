"""`tercet serve --workers 2` as a host starts it: real processes, killed, replaced and ended."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tercet.storage.engines import open_steering
from tercet.storage.ownership import NodeRow, Ownership
from tests.postgres import Postgres
from tests.server.playing import Message, Player, Server
from tests.watched import Watched, code_name, started

pytestmark = pytest.mark.campaign
PATIENCE_S = 120.0
ROOT = Path(__file__).parents[3]


def test_workers_are_one_server_whatever_happens_to_one_of_them(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    ownership = Ownership(open_steering(database), "looks on")
    with crew(tmp_path, database) as (running, address):
        first = {each.name: each.id for each in living(ownership)}
        assert len(first) == 2
        asyncio.run(play_while(address, ownership, running.pid))
        assert not {*first.values()} & {each.id for each in living(ownership)}, "all replaced"
        running.stop()
        assert running.code == 0
    assert living(ownership) == [], "they have resigned: nobody waits for a lease"
    ownership.close()


def test_nothing_outlives_the_first_process(tmp_path: Path, postgres: Postgres) -> None:
    """Killed, it can end nothing itself: nodes without it would keep the port, and a broker too."""
    with crew(tmp_path, postgres.new_database()) as (running, _):
        children = all_children(running.pid)
        assert len([name for name in children.values() if "nats-server" in name]) == 1
        assert len(workers(running.pid)) == 2
        running.kill()
        asyncio.run(until(lambda: not any(map(is_there, children))))


def all_children(parent: int) -> dict[int, str]:
    """The command of each process that another one has started."""
    words = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(parent)]
    said = subprocess.run(words, capture_output=True, text=True).stdout
    return {int(line.split()[0]): line for line in said.splitlines()}


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended and whom nobody asks about does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def play_while(address: str, ownership: Ownership, parent: int) -> None:
    server = Server(None, address)  # type: ignore[arg-type]
    ada, bo = [await server.player(name) for name in ("Ada", "Bo")]
    table = await server.create(ada, "scout", 2)
    watchers = [await server.player(f"W{number}") for number in range(8)]
    for player in (ada, bo):
        await player.join(table)
        await player.ask("sit", table=table)
    assert (await ada.ask("start", table=table))["is"] == "done"
    for watcher in watchers:  # of ten, some are at the other worker
        assert (await watcher.join(table))["is"] == "joined"
    done = await act(ada, bo, table)
    for player in (ada, bo, *watchers):
        await player.reach(done["seq"])
    before = {each.id for each in living(ownership)}
    held = ownership.owner(table)
    assert held is not None
    # The first worker is called …-1; they were started in this order.
    owner = next(each for each in living(ownership) if each.id == held.node)
    os.kill(workers(parent)[int(owner.name.rpartition("-")[2]) - 1], signal.SIGKILL)
    assert (await act(ada, bo, table))["seq"] > done["seq"]
    taken = ownership.owner(table)
    assert taken is not None
    assert taken.epoch > held.epoch
    await until(lambda: len({each.id for each in living(ownership)} - {held.node}) == 2)
    os.kill(parent, signal.SIGHUP)
    old = {each.id for each in living(ownership)} | before
    await until(lambda: len(now := {each.id for each in living(ownership)}) == 2 and not now & old)
    last = await act(ada, bo, table)
    assert last["seq"] > done["seq"] + 1
    await asyncio.gather(*(player.close() for player in (ada, bo, *watchers)))
    await server.close()


async def act(ada: Player, bo: Player, table: str) -> Message:
    """Whoever may act does, and comes back as often as it takes."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            for player in (ada, bo):
                with suppress(OSError, WebSocketException):
                    if player._reading is None or player._reading.done():
                        await player.connect()
                    if (await player.join(table))["is"] != "joined":
                        continue
                    legal = await player.ask("legal", table=table, limit=5)
                    for choice in legal.get("acts") or ():
                        done = await player.act(table, choice)
                        if done["is"] == "done":
                            return done
            await asyncio.sleep(0.1)


@contextmanager
def crew(place: Path, database: str) -> Iterator[tuple[Watched, str]]:
    """The command, and where it says it can be reached."""
    page = place / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Tercet</title>")
    words = ["serve", "--workers", "2", "--port", "0", "--no-open", "--data", str(place / "data")]
    more = {"TERCET_TEST_CLIENT": str(page), "TERCET_DATABASE": database}
    command = [sys.executable, "-m", "tests.server.running.crew", *words]
    running = started(command, place / "crew.log", cwd=ROOT, env={**os.environ, **more})
    try:
        yield running, running.line(r"http://(\S+:\d+)")[1]
        check_ends(running.output())
    finally:
        for pid in workers(running.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        running.kill()


def check_ends(said: str) -> None:
    """Nodes are started again when they die; only those that the test killed may have died."""
    codes = re.findall(r"node \d+ has ended \((\S+)\)", said)
    assert not [code_name(int(code)) for code in codes if int(code) != -signal.SIGKILL], said


def workers(parent: int) -> list[int]:
    """The processes of the nodes, in the order in which they were started."""
    return sorted(pid for pid, line in all_children(parent).items() if "spawn_main" in line)


def living(ownership: Ownership) -> list[NodeRow]:
    return ownership.living()


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not await asyncio.to_thread(holds):
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
