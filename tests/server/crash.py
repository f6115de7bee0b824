"""kill -9 at random moments: nothing acknowledged is lost, nothing happens twice, all replays.

    python -m tests.server.crash --kills 200

Fifty games go on at once. Clients write down what was acknowledged, and send again, with the same
number, what was not. At the end the store is compared with their notes.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import shutil
import socket
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tercet.engine.log import Header
from tercet.engine.wire import decoder, from_json
from tercet.server.running.host_log import log_as_json
from tercet.storage.entries import to_entry
from tercet.storage.rows import StoredTable
from tercet.storage.store import open_store
from tercet.tables import open_table
from tests.server.playing import Player, Server, a_set, eventually, serving
from tests.watched import Watched, while_running, write_to

MATCH = {"form": "deals", "deals": 100, "pause_ms": 0}


@dataclass
class Notes:
    """What clients were promised: for each act of a seat, its number in the log."""

    promised: dict[tuple[str, int, int], int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    resent: int = 0

    async def more(self, count: int) -> None:
        """Wait until so many more acts have been acknowledged."""
        before = len(self.promised)
        await eventually(lambda: len(self.promised) >= before + count, 120)


def run(data: str, database: str | None, port: int, saboteur: str | None, log: str) -> None:
    """The server, in a process of its own."""
    from tests.server.saboteurs import SABOTEURS

    write_to(Path(log))
    log_as_json()
    if saboteur is not None:
        SABOTEURS[saboteur]()

    async def forever() -> None:
        async with serving(Path(data), database=database, port=port):
            await asyncio.Event().wait()

    asyncio.run(forever())


class Victim:
    """A server that is killed and started again on the same data and port."""

    def __init__(self, data: Path, database: str | None, saboteur: str | None) -> None:
        self._data, self._database, self._saboteur = data, database, saboteur
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port: int = listener.getsockname()[1]
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.server.playing", "tests.server.saboteurs"])
        self._log = data / "server.log"
        self._watched: Watched | None = None

    def start(self) -> None:
        arguments = (str(self._data), self._database, self.port, self._saboteur, str(self._log))
        process = self._context.Process(target=run, args=arguments, daemon=True)
        process.start()
        self._watched = Watched(process, self._log)

    def kill(self) -> None:
        if self._watched is not None:
            self._watched.kill()

    def running(self) -> list[Watched]:
        return [] if self._watched is None else [self._watched]

    async def answers(self) -> None:
        async with asyncio.timeout(60):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    return


async def keep_playing(table: str, player: Player, notes: Notes, stop: asyncio.Event) -> None:
    """Act, note what was promised, come back after each crash, and send again what was not."""
    pending: tuple[int, dict[str, Any]] | None = None
    highest, luck = 0, random.Random(player.name)
    while not stop.is_set():
        try:
            await player.connect()
            joined = await player.join(table, player.seq)
            if joined["seq"] < highest:
                notes.broken.append(
                    f"{player.name}: {highest} was promised, {joined['seq']} is left"
                )
            while not stop.is_set():
                if pending is None:
                    player.client_seq += 1
                    pending = player.client_seq, choose(player, luck)
                else:
                    notes.resent += 1
                number, act = pending
                answer = await player.act(table, act, client_seq=number)
                player.client_seq = number
                pending = None
                if answer["is"] == "done":
                    highest = max(highest, answer["seq"])
                    notes.promised[table, joined["seat"], number] = answer["seq"]
                await asyncio.sleep(luck.random() * 0.02)
        except Exception:  # whatever a dying server does to a client
            await player.close()
            await asyncio.sleep(0.05)
    await player.close()


async def seat(server: Server, number: int) -> tuple[str, list[Player]]:
    """A table with two players, who then wait for the storm."""
    table, players = await server.table([f"{number}a", f"{number}b"], match=MATCH)
    for player in players:
        await player.close()
    return table, players


def choose(player: Player, luck: random.Random) -> dict[str, Any]:
    """Mostly a SET if one is seen; else a word."""
    found = a_set(player.view) if player.view else None
    if found and luck.random() < 0.7:
        return {"act": "call", "cards": found}
    mine = (player.view.get("table") or {}).get("players", [{}] * 9)[player.seat or 0]
    return {"act": "take_back" if mine.get("said_none") else "none_here"}


async def torment(victim: Victim, kills: int, tables: int, seed: int = 1) -> Notes:
    """Play at many tables while the server is killed again and again."""
    notes, stop, luck = Notes(), asyncio.Event(), random.Random(seed)
    victim.start()
    await victim.answers()
    server = Server(None, f"127.0.0.1:{victim.port}")  # type: ignore[arg-type]
    tasks: list[asyncio.Task[None]] = []
    for table, players in await asyncio.gather(*(seat(server, n) for n in range(tables))):
        tasks += [asyncio.create_task(keep_playing(table, it, notes, stop)) for it in players]
    for _ in range(kills):
        await notes.more(2 * tables)
        await asyncio.sleep(luck.random() * 0.3)
        victim.kill()
        victim.start()
        await victim.answers()
    await notes.more(2 * tables)
    stop.set()
    await asyncio.gather(*tasks)
    await server.close()
    victim.kill()
    return notes


def compare(where: Path | str, notes: Notes) -> list[str]:
    """What is wrong with the store, given what clients were promised."""
    store = open_store(where)
    found: dict[tuple[str, int, int], int] = {}
    wrong = list(notes.broken)
    for table in map(store.whole, [each.row for each in store.open_tables()]):
        wrong += check_table(table)
        for row in table.events:
            if row.client is not None and row.client_seq is not None:
                found[table.row.id, row.client, row.client_seq] = row.seq
    store.close()
    for key, seq in notes.promised.items():
        if found.get(key) != seq:
            wrong.append(f"{key}: {seq} was promised, {found.get(key)} is stored")
    return wrong


def check_table(stored: StoredTable) -> list[str]:
    """Numbers without gaps, no act twice, and a log that the rules accept."""
    wrong = []
    if [row.seq for row in stored.events] != list(range(1, len(stored.events) + 1)):
        wrong.append(f"{stored.row.id}: the numbers have gaps")
    acts = Counter((row.client, row.client_seq) for row in stored.events if row.client_seq)
    wrong += [f"{stored.row.id}: {act} twice" for act, count in acts.items() if count > 1]
    if stored.row.header is not None:
        table = open_table(from_json(stored.row.header, Header), stored.seed)
        kind = decoder(table.game.entry_act_type)
        for row in stored.events:
            table.replay(to_entry(row, kind))
    return wrong


def crash(
    kills: int,
    tables: int,
    saboteur: str | None = None,
    directory: str | None = None,
    database: str | None = None,
) -> tuple[Notes, list[str]]:
    """The whole experiment; returns what was promised and what was found wrong."""
    data = Path(tempfile.mkdtemp(prefix="tercet-crash-", dir=directory))
    try:
        victim = Victim(data, database, saboteur)
        notes = asyncio.run(while_running(torment(victim, kills, tables), victim.running))
        return notes, compare(database or data, notes)
    finally:
        shutil.rmtree(data, ignore_errors=True)


def main() -> None:
    """The long form, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--saboteur")
    parser.add_argument("--database", help="an empty PostgreSQL database instead of SQLite")
    given = parser.parse_args()
    start = time.monotonic()
    notes, wrong = crash(given.kills, given.tables, given.saboteur, None, given.database)
    took = time.monotonic() - start
    print(f"{given.kills} kills, {given.tables} tables, {len(notes.promised)} acts acknowledged,")  # noqa: T201
    print(f"{notes.resent} sent again, {len(wrong)} wrong, {took:.0f} s")  # noqa: T201
    for line in wrong[:20]:
        print(" ", line)  # noqa: T201


if __name__ == "__main__":
    main()
