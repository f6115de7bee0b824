"""Everything is killed, stopped and cut off at random: nothing acknowledged is lost or doubled.

    python -m tests.server.nodes.campaign --faults 200 --tables 200

Three nodes, PostgreSQL and NATS. Clients play at tables of several games, some with bots, each at
whatever node answers; they write down what was acknowledged, and send again, with the same number,
what was not. Nodes write down what they own and store. At the end the store is compared with all of
it: every promise kept, nothing stored that was refused, every number once, and nothing stored by an
owner after a later one had read the table. It is told, for each kind of fault, how long after its
end those that it hit play on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tercet.storage.store import open_store
from tests.server.crash import check_table
from tests.server.nodes.clients import Client, Notes, seat
from tests.server.nodes.cluster import Cluster, can_cut
from tests.server.nodes.storm import KINDS, Storm
from tests.server.nodes.waits import Fault, Wait, table
from tests.server.playing import Server
from tests.watched import while_running

GAMES: Final = ("classic", "classic", "classic", "scout", "setup", "coopset")
#: A fault with its end and what follows takes so long on average; a campaign ends after that.
FAULT_S: Final = 4.5
#: After every other fault, so long at most until everybody plays again; else less than this.
CALM_S, BREATH_S = 8.0, 1.0
#: Who plays on later than this after a fault is told of.
LONG_S: Final = 5.0
Say = Callable[[str], None]


@dataclass
class Outcome:
    """What came of it: promises, waits, faults, and what was found wrong."""

    notes: Notes
    faults: list[Fault]
    began: float
    #: Clients that had no answer when it was over.
    stuck: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        notes, took = self.notes, time.monotonic() - self.began
        return [
            f"{len(self.faults)} faults, {len(notes.promised)} acts acknowledged, "
            f"{notes.resent} sent again, {len(self.wrong)} wrong, {len(self.stuck)} stuck, "
            f"{took:.0f} s",
            f"refused {dict(notes.refused)}",
            *table(notes.waits, self.faults),
            *(f"long: {wait.story(self.began)}" for wait in self._longest()),
            *(f"stuck: {line}" for line in self.stuck[:10]),
            *(f"wrong: {line}" for line in self.wrong[:20]),
        ]

    def _longest(self) -> Sequence[Wait]:
        late = [(after, wait) for wait in self.notes.waits if (after := self._after(wait)) > LONG_S]
        return [wait for _, wait in sorted(late, key=lambda each: -each[0])[:6]]

    def _after(self, wait: Wait) -> float:
        met = [fault for fault in self.faults if fault.begun < wait.until]
        return wait.after(met[-1]) if met else 0.0


async def torment(
    cluster: Cluster,
    faults: int,
    tables: int,
    think_s: float,
    *,
    seed: int = 1,
    kinds: Sequence[str] = KINDS,
    most_s: float | None = None,
    say: Say = print,
) -> Outcome:
    """Play at many tables while everything is hit again and again."""
    began = time.monotonic()
    notes, stop, storm = Notes(), asyncio.Event(), Storm(cluster, seed, kinds)
    clients = await people(cluster, tables, notes, think_s)
    tasks = [asyncio.create_task(client.play(stop)) for client in clients]
    await notes.more(len(clients))
    seated = time.monotonic()
    most_s = faults * FAULT_S + 30 if most_s is None else most_s
    say(f"{tables} tables after {seated - began:.0f} s; faults for at most {most_s:.0f} s")
    luck = random.Random(seed)
    for number in range(faults):
        if time.monotonic() - seated > most_s:
            say(f"no time for more than {number} faults")
            break
        fault = await storm.blow(number)
        if number % 2:
            await calm(clients, fault.over, CALM_S)
        else:
            await asyncio.sleep(luck.random() * BREATH_S)
        if number % 10 == 9:
            told = f"{number + 1} faults after {time.monotonic() - seated:.0f} s"
            say(f"{told}, {len(notes.promised)} acknowledged, {len(notes.broken)} lost")
    outcome = Outcome(notes, storm.faults, began)
    outcome.stuck = await calm(clients, time.monotonic(), 30)
    stop.set()
    await asyncio.wait(tasks, timeout=30)
    for task in tasks:
        task.cancel()
    return outcome


async def people(cluster: Cluster, tables: int, notes: Notes, think_s: float) -> list[Client]:
    """Clients at tables of several games whose games have begun."""
    for node in cluster.nodes:
        assert await node.answers()
    servers = [Server(None, node.address) for node in cluster.nodes]  # type: ignore[arg-type]
    clients: list[Client] = []
    few = asyncio.Semaphore(4 * len(servers))

    async def sit_down(number: int) -> None:
        game, bot = GAMES[number % len(GAMES)], number % 20 == 19
        async with few:
            id_, players = await seat(servers[number % len(servers)], number, game, bot)
        clients.extend(Client(cluster, id_, it, game, notes, think_s) for it in players)

    await asyncio.gather(*map(sit_down, range(tables)))
    for server in servers:
        await server.close()
    return clients


async def calm(clients: Sequence[Client], since: float, seconds: float) -> list[str]:
    """Wait until nobody waits for an answer since before; who still does after so long."""
    until = time.monotonic() + seconds
    while True:
        waiting = [it for it in clients if it.waits_since is not None and it.waits_since < since]
        if not waiting or time.monotonic() > until:
            return [it.told() for it in waiting]
        await asyncio.sleep(0.05)


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
    for key, code in notes.denied.items():
        if key in found:
            wrong.append(f"{key}: was refused ({code}), and is stored as {found[key]}")
    return wrong + stale_writes(cluster.all_notes())


def stale_writes(lines: Any) -> list[str]:
    """What an owner has stored after a later one had read the table without it."""
    read: defaultdict[int, dict[int, int]] = defaultdict(dict)
    wrote: list[tuple[int, int, int]] = []
    for line in lines:
        kind, *numbers = line.split()
        table_, first, second = map(int, numbers)
        if kind == "owns":
            read[table_][first] = second
        else:
            wrote.append((table_, first, second))
    return [
        f"table {table_}: entry {seq} of epoch {epoch} after epoch {later} had read {length}"
        for table_, seq, epoch in wrote
        for later, length in read[table_].items()
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
    kinds: Sequence[str] = KINDS,
    most_s: float | None = None,
    logs: Path | None = None,
    say: Say = print,
) -> Outcome:
    """The whole experiment; what the nodes have said goes to `logs`."""
    cluster = Cluster(nodes, cuts=can_cut(), saboteur=saboteur)
    try:
        cluster.start()
        more: dict[str, Any] = {"seed": seed, "kinds": kinds, "most_s": most_s, "say": say}
        work = torment(cluster, faults, tables, think_s, **more)
        outcome = asyncio.run(while_running(work, cluster.running))
        say(f"{len(outcome.notes.promised)} promises are compared with the store")
        outcome.wrong = compare(cluster, outcome.notes)
        return outcome
    except BaseException:
        say(cluster.log()[-4000:])
        raise
    finally:
        if logs is not None:
            logs.write_text(cluster.log())
        cluster.stop()


def main() -> None:
    """The long form, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds between two acts")
    parser.add_argument("--minutes", type=float, help="no more faults after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=KINDS, help=f"of {', '.join(KINDS)}")
    parser.add_argument("--saboteur")
    parser.add_argument("--logs", type=Path, help="a file for what the nodes say")
    given = parser.parse_args()
    outcome = campaign(
        given.faults,
        given.tables,
        think_s=given.think,
        saboteur=given.saboteur,
        seed=given.seed,
        kinds=given.kinds,
        most_s=given.minutes and given.minutes * 60,
        logs=given.logs,
        say=lambda line: print(line, flush=True),  # noqa: T201
    )
    print("\n".join(outcome.lines()))  # noqa: T201


if __name__ == "__main__":
    main()
