"""Restart a real server many times while all clients reconnect at once, and count crashes.

    python -m tests.server.restarts --restarts 200 --clients 24 --busy 2

Two people sit at each table. After each restart all connect, join and act at the same moment, then
the server is killed or told to stop. It runs as `serve()` in a new interpreter, on SQLite. A server
that ends by itself is counted with how it ended, and started again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.server.crash import MATCH, choose
from tests.server.playing import Player, Server
from tests.server.siege.castle import free_port
from tests.watched import ServerEnded, Watched, code_name, started

ROOT: Final = Path(__file__).parents[2]
#: A client that is not back after so long, although the server runs, is stuck.
BACK_S: Final = 60.0


@dataclass
class Figures:
    """Figures of a campaign."""

    restarts: int = 0
    acts: int = 0
    #: Every way in which a server has ended by itself.
    deaths: Counter[str] = field(default_factory=Counter)
    stories: list[str] = field(default_factory=list)
    took_s: float = 0.0

    def __str__(self) -> str:
        died = f"{self.deaths.total()} deaths {dict(self.deaths)}"
        return f"{self.restarts} restarts, {died}, {self.acts} acts, {self.took_s:.0f} s"


class Restarted:
    """One server that is started again and again on the same data and port."""

    def __init__(self, place: Path, saboteur: str | None) -> None:
        self._place, self._saboteur = place, saboteur
        self.address = f"127.0.0.1:{free_port('127.0.0.1')}"
        self._running: Watched | None = None

    def start(self) -> None:
        """Start it in a new interpreter, and wait until it answers."""
        wishes = {"data": str(self._place / "data"), "port": int(self.address.split(":")[1])}
        text = json.dumps({**wishes, "saboteur": self._saboteur})
        command = [sys.executable, "-m", "tests.server.restarts", "--serve", text]
        log = self._place / "server.log"
        log.write_text("")
        self._running = started(command, log, cwd=ROOT)
        self._running.line("http://")

    @property
    def running(self) -> Watched:
        """Its process."""
        assert self._running is not None
        return self._running


def serve_as_a_host_does(wishes: str) -> None:
    """The server: `serve()` with a page of one line."""
    from tercet.server.guarding.limits import UNHURRIED
    from tercet.server.running import serve
    from tercet.server.running.hosting import server_config

    given = json.loads(wishes)
    if given["saboteur"] is not None:
        SABOTEURS[given["saboteur"]]()
    data = Path(given["data"])
    page = data / "client"
    page.mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Tercet</title>")
    vars(serve).update(CLIENT=page, server_config=partial(server_config, client=page))
    serve.serve(port=given["port"], open_browser=False, data=data, limits=UNHURRIED)


def crash_at_the_second_reader() -> None:
    """Ends as msgspec did: as soon as two threads read tables at once."""
    from tercet.server.reading import TableReader

    read, reading = TableReader._read, list[int]()

    def _read(self: TableReader, id_: str) -> object:
        reading.append(1)
        if len(reading) > 1:
            os.kill(os.getpid(), signal.SIGSEGV)
        time.sleep(0.05)
        try:
            return read(self, id_)
        finally:
            reading.pop()

    TableReader._read = _read  # type: ignore[assignment, method-assign]


SABOTEURS: Final[dict[str, Callable[[], None]]] = {"crash": crash_at_the_second_reader}


async def come_back_and_act(address: str, table: str, player: Player, luck: random.Random) -> None:
    """Connect, join and act once."""
    player.address = address
    await player.connect()
    joined = await player.join(table, player.seq)
    assert joined["is"] == "joined", joined
    await player.act(table, choose(player, luck))


async def seat(server: Server, number: int) -> list[tuple[str, Player]]:
    """A table with two players whose game has begun."""
    table, players = await server.table([f"{number}a", f"{number}b"], match=MATCH)
    return [(table, player) for player in players]


async def restart(
    restarted: Restarted, restarts: int, clients: int, say: Callable[[str], None]
) -> Figures:
    """The whole campaign."""
    figures, luck, began = Figures(), random.Random(1), time.monotonic()
    restarted.start()
    server = Server(None, restarted.address)  # type: ignore[arg-type]
    people: list[tuple[str, Player]] = []
    for number in range(clients // 2):
        people += await seat(server, number)
    await server.close()
    for number in range(restarts):
        end(restarted, figures, polite=bool(luck.getrandbits(1)))
        await asyncio.gather(*(player.close() for _, player in people))
        await asyncio.to_thread(restarted.start)
        figures.restarts += 1
        await back(restarted, people, luck, figures)
        if number % 20 == 19:
            figures.took_s = time.monotonic() - began
            say(str(figures))
    end(restarted, figures, polite=False)
    await asyncio.gather(*(player.close() for _, player in people))
    figures.took_s = time.monotonic() - began
    return figures


async def back(
    restarted: Restarted,
    people: Sequence[tuple[str, Player]],
    luck: random.Random,
    figures: Figures,
) -> None:
    """Have everybody come back at once; a server that dies of it is noted."""
    async with asyncio.timeout(BACK_S):
        comings = (come_back_and_act(restarted.address, table, it, luck) for table, it in people)
        failures = [it for it in await asyncio.gather(*comings, return_exceptions=True) if it]
    figures.acts += len(people) - len(failures)
    if failures and not await has_ended(restarted.running):
        raise failures[0]
    try:
        restarted.running.check()
    except ServerEnded as error:
        note(restarted, error, figures)


async def has_ended(server: Watched, seconds: float = 10) -> bool:
    """Whether a server ends soon; clients see it before its process is gone."""
    until = time.monotonic() + seconds
    while server.code is None and time.monotonic() < until:  # noqa: ASYNC110 - a process
        await asyncio.sleep(0.05)
    return server.code is not None


def end(restarted: Restarted, figures: Figures, *, polite: bool) -> None:
    """Stop or kill the server; if it dies of that, it is noted."""
    try:
        if polite:
            restarted.running.stop()
        else:
            restarted.running.kill()
    except ServerEnded as error:
        note(restarted, error, figures)


def note(restarted: Restarted, error: ServerEnded, figures: Figures) -> None:
    """Count a death, and keep what the server has said."""
    figures.deaths[code_name(restarted.running.code)] += 1
    figures.stories.append(str(error))


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Run `count` busy loops in processes of their own."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def campaign(
    restarts: int,
    clients: int,
    *,
    saboteur: str | None = None,
    directory: str | None = None,
    say: Callable[[str], None] = print,
) -> Figures:
    """Restart a server so often, with so many clients."""
    place = Path(tempfile.mkdtemp(prefix="tercet-restarts-", dir=directory))
    try:
        return asyncio.run(restart(Restarted(place, saboteur), restarts, clients, say))
    finally:
        shutil.rmtree(place, ignore_errors=True)


def main() -> None:
    """The long form, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=200)
    parser.add_argument("--clients", type=int, default=24)
    parser.add_argument("--busy", type=int, default=0, help="busy loops beside it")
    parser.add_argument("--saboteur", choices=SABOTEURS)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve_as_a_host_does(given.serve)
        return

    def say(line: str) -> None:
        print(line, flush=True)  # noqa: T201

    with busy(given.busy):
        figures = campaign(given.restarts, given.clients, saboteur=given.saboteur, say=say)
    for story in figures.stories[:3]:
        say(story)
    say(str(figures))
    sys.exit(bool(figures.deaths))


if __name__ == "__main__":
    main()
