"""Everything is killed, stopped and cut off at random: nothing acknowledged is lost or doubled.

    python -m tests.server.nodes.campaign --faults 200 --tables 200

Three nodes, PostgreSQL and NATS. Clients play at tables of several games, some with bots, each at
whatever node answers; they write down what was acknowledged, and send again, with the same number,
what was not. Nodes write down what they own and store. At the end the store is compared with all of
it: every promise kept, every number once, and nothing stored by an owner after a later one had read
the table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tercet.storage.store import open_store
from tests.server.crash import check_table, choose
from tests.server.nodes.cluster import BROKER, DATABASE, Cluster, Process, can_cut
from tests.server.playing import Player, Server, eventually

MATCH = {"form": "deals", "deals": 100, "pause_ms": 0}
GAMES = ("classic", "classic", "classic", "scout", "setup", "coopset")
#: Games that are played as many deals, so that a table lasts.
ROUNDS = ("classic", "scout", "setup")
#: So long a client waits for an answer before it looks elsewhere.
PATIENCE_S = 6.0
#: Kinds of faults, by what they hit.
KINDS = (
    *("kill node", "pause node", "cut node from database", "cut node from broker"),
    *("kill broker", "pause broker", "cut broker"),
    *("kill database", "pause database", "cut database"),
)


@dataclass
class Notes:
    """What clients were promised, and how long they waited after a break."""

    promised: dict[tuple[str, int, int], int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    resent: int = 0
    #: Whether waits of acts that nothing happened to are noted, too.
    every_wait: bool = False
    faults: Counter[str] = field(default_factory=Counter)

    async def more(self, count: int, seconds: float = 180) -> None:
        before = len(self.promised)
        await eventually(lambda: len(self.promised) >= before + count, seconds)


class Client:
    """One person at one table, who comes back whatever happens."""

    def __init__(
        self, cluster: Cluster, table: str, player: Player, game: str, notes: Notes, think_s: float
    ) -> None:
        self._cluster, self._table, self._game, self._notes = cluster, table, game, notes
        self.player, self._think_s = player, think_s
        self._luck = random.Random(player.name)
        self._pending: tuple[int, dict[str, Any], float] | None = None
        self._highest = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Act, note what was promised, come back after each break, and send again what was not."""
        while not stop.is_set():
            try:
                async with asyncio.timeout(10):
                    joined = await self._come()
                while not stop.is_set():
                    async with asyncio.timeout(PATIENCE_S):
                        await self._act(joined["seat"])
                    await asyncio.sleep(self._luck.random() * 2 * self._think_s)
            except Exception:  # whatever a dying node does to a client
                self._notes.resent += self._pending is not None
                await self._leave()
                await asyncio.sleep(0.1 + self._luck.random() * 0.2)
        await self._leave()

    async def _come(self) -> dict[str, Any]:
        self.player.address = self._luck.choice(self._cluster.nodes).address
        await self.player.connect()
        joined = await self.player.join(self._table, self.player.seq)
        if joined["is"] != "joined":
            raise ConnectionError(joined.get("code"))
        if joined["seq"] < self._highest:
            lost = f"{self.player.name}: {self._highest} was promised, {joined['seq']} is left"
            self._notes.broken.append(lost)
        return joined

    async def _leave(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await self.player.close()
        reading, self.player._reading = self.player._reading, None
        if reading is not None:
            reading.cancel()

    async def _act(self, seat: int) -> None:
        if self._pending is None:
            act = await self._choose()
            if act is None:
                return
            self.player.client_seq += 1
            self._pending = self.player.client_seq, act, time.monotonic()
        number, act, since = self._pending
        answer = await self.player.act(self._table, act, client_seq=number)
        self.player.client_seq = max(number, self.player.client_seq - 1)
        self._pending = None
        waited = time.monotonic() - since
        if waited > 1 or self._notes.every_wait:
            self._notes.waits.append(waited)
        if answer["is"] == "done":
            self._highest = max(self._highest, answer["seq"])
            self._notes.promised[self._table, seat, number] = answer["seq"]
        else:
            self._notes.refused[answer["code"]] += 1

    async def _choose(self) -> dict[str, Any] | None:
        if self._game == "classic":
            return choose(self.player, self._luck)
        legal = await self.player.ask("legal", table=self._table, limit=20)
        acts = legal.get("acts") or []
        return self._luck.choice(acts) if acts else None


async def seat(server: Server, number: int, game: str, with_bot: bool) -> tuple[str, list[Player]]:
    """A table of two, one of them a bot now and then, whose game has begun."""
    names = [f"{number}a"] if with_bot else [f"{number}a", f"{number}b"]
    players = [await server.player(name) for name in names]
    table = await server.create(players[0], game, 2, match=MATCH if game in ROUNDS else {})
    for player in players:
        await player.join(table)
        await player.ask("sit", table=table)
    if with_bot:
        await players[0].ask("add_bot", table=table, bot="random")
    started = await players[0].ask("start", table=table)
    assert started["is"] == "done", started
    for player in players:
        await player.close()
    return table, players


class Storm:
    """Faults of every kind, one after the other."""

    def __init__(self, cluster: Cluster, notes: Notes, seed: int) -> None:
        self._cluster, self._notes, self._luck = cluster, notes, random.Random(seed)
        cuts = cluster.cuts
        self._kinds = [kind for kind in KINDS if cuts or not kind.startswith("cut")]

    async def blow(self, number: int) -> None:
        """One fault, and what it hit comes back."""
        kind = self._kinds[number % len(self._kinds)]
        node = self._luck.choice(self._cluster.nodes)
        self._notes.faults[kind] += 1
        faults: dict[str, Callable[[Process], Awaitable[None]]] = {
            "kill node": self._kill_node,
            "pause node": self._pause_node,
            "cut node from database": lambda it: self._cut([it], DATABASE),
            "cut node from broker": lambda it: self._cut([it], BROKER),
            "kill broker": self._kill_broker,
            "pause broker": self._pause_broker,
            "cut broker": lambda _: self._cut(self._cluster.nodes, BROKER),
            "kill database": self._kill_database,
            "pause database": self._pause_database,
            "cut database": lambda _: self._cut(self._cluster.nodes, DATABASE),
        }
        await faults[kind](node)

    def _a_while(self) -> float:
        return self._luck.choice((0.2, 1.0, 2.5, 4.5))

    async def _kill_node(self, node: Process) -> None:
        node.kill()
        await asyncio.sleep(self._a_while())
        self._cluster.run(node)
        await node.answers()

    async def _pause_node(self, node: Process) -> None:
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(self._a_while())
        node.signal(signal.SIGCONT)

    async def _kill_broker(self, _: Process) -> None:
        self._cluster.nats.kill()
        await asyncio.sleep(self._a_while())
        await asyncio.to_thread(self._cluster.nats.start)

    async def _pause_broker(self, _: Process) -> None:
        self._cluster.nats.pause()
        await asyncio.sleep(self._a_while())
        self._cluster.nats.resume()

    async def _kill_database(self, _: Process) -> None:
        await asyncio.to_thread(self._cluster.postgres.crash)
        await asyncio.sleep(self._a_while() / 2)
        await asyncio.to_thread(self._cluster.postgres.start)

    async def _pause_database(self, _: Process) -> None:
        stopped = self._cluster.postgres.processes()
        send(stopped, signal.SIGSTOP)
        await asyncio.sleep(self._a_while())
        send(stopped, signal.SIGCONT)

    async def _cut(self, nodes: list[Process], wire: int) -> None:
        for node in nodes:
            self._cluster.cut(node, wire)
        await asyncio.sleep(self._a_while())
        for node in nodes:
            self._cluster.mend(node, wire)


def send(processes: list[int], number: int) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


Say = Callable[[str], None]


async def torment(
    cluster: Cluster, faults: int, tables: int, think_s: float, seed: int = 1, say: Say = print
) -> Notes:
    """Play at many tables while everything is hit again and again."""
    notes, stop = Notes(), asyncio.Event()
    for node in cluster.nodes:
        await node.answers()
    clients: list[Client] = []
    servers = [Server(None, node.address) for node in cluster.nodes]  # type: ignore[arg-type]
    for number in range(tables):
        game, bot = GAMES[number % len(GAMES)], number % 20 == 19
        table, players = await seat(servers[number % len(servers)], number, game, bot)
        clients += [Client(cluster, table, it, game, notes, think_s) for it in players]
    tasks = [asyncio.create_task(client.play(stop)) for client in clients]
    storm = Storm(cluster, notes, seed)
    for number in range(faults):
        await notes.more(max(3, len(clients) // 4))
        await storm.blow(number)
        if number % 10 == 9:
            say(
                f"{number + 1} faults, {len(notes.promised)} acknowledged, {len(notes.broken)} lost"
            )
    await notes.more(len(clients) // 2)
    stop.set()
    await asyncio.gather(*tasks)
    for server in servers:
        await server.close()
    return notes


def compare(cluster: Cluster, notes: Notes) -> list[str]:
    """What is wrong with the store, given what clients were promised and nodes have noted."""
    wrong, found = list(notes.broken), {}
    store = open_store(cluster.database)
    for stored in map(store.whole, store.rows()):
        wrong += check_table(stored)
        for row in stored.events:
            if row.client is not None and row.client_seq is not None:
                found[stored.row.id, row.client, row.client_seq] = row.seq
    store.close()
    for key, seq in notes.promised.items():
        if found.get(key) != seq:
            wrong.append(f"{key}: {seq} was promised, {found.get(key)} is stored")
    return wrong + stale_writes(cluster.all_notes())


def stale_writes(lines: Any) -> list[str]:
    """What an owner has stored after a later one had read the table without it."""
    read: defaultdict[int, dict[int, int]] = defaultdict(dict)
    wrote: list[tuple[int, int, int]] = []
    for line in lines:
        kind, *numbers = line.split()
        table, first, second = map(int, numbers)
        if kind == "owns":
            read[table][first] = second
        else:
            wrote.append((table, first, second))
    return [
        f"table {table}: entry {seq} of epoch {epoch} after epoch {later} had read {length}"
        for table, seq, epoch in wrote
        for later, length in read[table].items()
        if later > epoch and seq > length
    ]


def campaign(
    faults: int,
    tables: int,
    *,
    think_s: float = 1.0,
    nodes: int = 3,
    saboteur: str | None = None,
    seed: int = 1,
    say: Say = print,
) -> tuple[Notes, list[str]]:
    """The whole experiment; returns what was promised and what was found wrong."""
    cluster = Cluster(nodes, cuts=can_cut(), saboteur=saboteur)
    try:
        cluster.start()
        notes = asyncio.run(torment(cluster, faults, tables, think_s, seed, say))
        return notes, compare(cluster, notes)
    except BaseException:
        say(cluster.log()[-4000:])
        raise
    finally:
        cluster.stop()


def main() -> None:
    """The long form, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between two acts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--saboteur")
    given = parser.parse_args()
    start = time.monotonic()
    notes, wrong = campaign(
        given.faults,
        given.tables,
        think_s=given.think,
        saboteur=given.saboteur,
        seed=given.seed,
        say=lambda line: print(line, flush=True),  # noqa: T201
    )
    waits = sorted(notes.waits) or [0.0]
    cuts = statistics.quantiles(waits, n=100) if len(waits) > 1 else waits * 99
    lines = [
        f"{given.faults} faults {dict(notes.faults)}",
        f"{given.tables} tables, {len(notes.promised)} acts acknowledged, {notes.resent} again",
        f"refused {dict(notes.refused)}",
        f"{len(wrong)} wrong, {time.monotonic() - start:.0f} s",
        f"a client that was hit plays on after p50 {cuts[49]:.1f} s, p99 {cuts[98]:.1f} s",
        *wrong[:20],
    ]
    print("\n".join(lines))  # noqa: T201


if __name__ == "__main__":
    main()
