"""Several nodes, in one run: `python -m bench.nodes` (`--quick` for a short one).

The same tables with four clients each, at one server with SQLite, one with PostgreSQL, one node,
two nodes whose clients come to the owner of their table, and two nodes where none does. What counts
is processor time per move: of all nodes together, of the node that passes messages on, and of
PostgreSQL and NATS beside them. All of it runs on one machine, so that moves per second say little.
A round trip over the broker alone is measured in every turn, too: when 60 µs were set for a hop, it
took 13, so a hop is told in round trips as well, which says the same on a faster or slower machine.

The machine is not always as fast: between two minutes it differs by half. So all servers are there
from the beginning, and are played at in turns of a second, many times; what is compared has been
measured within the same seconds. At the end stand medians, and each figure beside what was set.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import uvloop

from bench.server import cpu_seconds, percentile
from bench.server_load import Run, TableRun, at_a_rate, connect
from tests.nats import Nats
from tests.postgres import Postgres
from tests.watched import Watched

ROOT = Path(__file__).parent.parent
#: What was set: two nodes beside one, and µs of the node that passes an act on, where a round trip
#: over the broker took so long.
MOST_OF_TWO, MOST_OF_A_HOP, TRIP_THEN = 1.18, 60.0, 13.0
#: A turn is under way after so long, and over after so long.
_LEAD_S = 0.25


@dataclass(frozen=True)
class Figures:
    """Microseconds of processor time per move, in one turn."""

    nodes: float
    passing: float
    database: float
    broker: float


class Servers:
    """Processes of ours with tables set up."""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[str]] = []

    def start(self, tables: int, seats: int, database: str = "", broker: str = "") -> Any:
        words = [sys.executable, "-m", "bench.server_ours", str(tables), str(seats), ""]
        env = {**os.environ, "PYTHONUNBUFFERED": ""}
        process = subprocess.Popen(
            [*words, database, broker], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
        )
        self.processes.append(process)
        assert process.stdout is not None
        return json.loads(process.stdout.readline())

    def cpu(self) -> list[float]:
        return [cpu_seconds(process.pid) for process in self.processes]

    def stop(self) -> None:
        for process in self.processes:
            Watched(process).kill()


@dataclass
class Beside:
    """PostgreSQL and NATS, started for the whole run."""

    postgres: Postgres
    nats: Nats

    def cpu(self) -> tuple[float, float]:
        """Of processes that have ended nothing is known; backends stay while we measure."""
        own = sum(cpu_seconds(pid) for pid in self.postgres.processes())
        assert self.nats._process is not None
        return own, cpu_seconds(self.nats._process.pid)


@contextmanager
def beside() -> Iterator[Beside]:
    postgres, nats = Postgres(), Nats()
    postgres.start()
    nats.start()
    try:
        yield Beside(postgres, nats)
    finally:
        nats.stop()
        postgres.stop()


class Scene:
    """Servers of one kind, with everybody at their tables."""

    def __init__(self, name: str, others: Beside) -> None:
        self.name, self._others = name, others
        self.servers, self.run = Servers(), Run()
        self.playing: list[TableRun] = []
        self.turns: list[Figures] = []
        self.latencies: list[float] = []

    async def set_up(self, tables: int, seats: int) -> None:
        others, name = self._others, self.name
        database = "" if name == SQLITE else others.postgres.new_database()
        place = database, others.nats.address if "node" in name else ""
        if name == TWO:
            both = [self.servers.start(tables // 2, seats, *place) for _ in range(2)]
            places = [(each["port"], each["tables"]) for each in both]
        else:
            first = self.servers.start(tables, seats, *place)
            places = [(first["port"], first["tables"])]
        if name == HOP:
            other = self.servers.start(0, seats, *place)
            await asyncio.sleep(2)
            places = [(other["port"], first["tables"])]
        for port, rows in places:
            self.playing += await connect(self.run, port, rows)

    async def turn(self, seconds: float) -> Figures:
        """As fast as it goes: what was spent for each move, once it is under way."""
        run = self.run
        run.pace, run.going = None, True
        for table in self.playing:
            table.waiting = False
            table.queue.clear()
            table.move()
        await asyncio.sleep(_LEAD_S)
        moves, before, aside = run.moves, self.servers.cpu(), self._others.cpu()
        await asyncio.sleep(seconds)
        used = [b - a for a, b in zip(before, self.servers.cpu(), strict=True)]
        database, broker = (b - a for a, b in zip(aside, self._others.cpu(), strict=True))
        micro = 1e6 / max(1, run.moves - moves)
        run.going = False
        await asyncio.sleep(_LEAD_S)
        passing = used[-1] if self.name == HOP else 0.0
        return Figures(sum(used) * micro, passing * micro, database * micro, broker * micro)

    async def at_a_rate(self, rate: float, seconds: float) -> None:
        await at_a_rate(self.run, self.playing, rate, seconds)
        self.latencies += self.run.latencies

    def line(self) -> str:
        """A line of the table: medians over all turns."""
        columns = zip(*(astuple(each) for each in self.turns), strict=True)
        found = " | ".join(f"{median(column):.0f}" for column in columns)
        p50, p99 = (percentile(self.latencies, share) for share in (0.5, 0.99))
        return f"| {self.name} | {found} | {p50:.1f} | {p99:.1f} |"


async def round_trips(others: Beside, count: int) -> float:
    """Processor time of a round trip over the broker, 200 bytes out and 900 back, in µs."""
    from nats.aio.client import Client

    near, far, heard = Client(), Client(), asyncio.Semaphore(64)
    await near.connect(others.nats.address)
    await far.connect(others.nats.address)

    async def back(_: Any) -> None:
        await far.publish("near", b"x" * 900)

    async def arrived(_: Any) -> None:
        heard.release()

    await far.subscribe("far", cb=back)
    await near.subscribe("near", cb=arrived)
    await far.flush()
    await near.flush()
    start = time.process_time()
    for _ in range(count):
        await heard.acquire()
        await near.publish("far", b"x" * 200)
    for _ in range(64):
        await heard.acquire()
    used = time.process_time() - start
    await near.close()
    await far.close()
    return used / count * 1e6


SQLITE, POSTGRES, ONE = "SQLite, one server", "PostgreSQL, one server", "one node"
TWO, HOP = "two nodes, clients at the owner", "two nodes, all by a hop"
SCENES = (SQLITE, POSTGRES, ONE, TWO, HOP)
_HEAD = (
    "| | nodes µs/move | passing node | PostgreSQL | NATS | p50 ms | p99 ms |\n"
    "|---|---|---|---|---|---|---|"
)


def spread(values: list[float], digits: int) -> str:
    """The median, and between which values half of all lie."""
    low, _, high = quantiles(values, n=4)
    return f"{median(values):.{digits}f} (half of the turns {low:.{digits}f} to {high:.{digits}f}"


def in_trips(hops: list[float], trips: list[float]) -> str:
    """What a hop costs the passing node, in round trips over the broker."""
    found = spread([hop / trip for hop, trip in zip(hops, trips, strict=True)], 1)
    return (
        f"a round trip over NATS: {median(trips):.1f} µs of both ends together "
        f"({TRIP_THEN:.0f} when the hop was set); "
        f"a hop is {found}; set: {MOST_OF_A_HOP / TRIP_THEN:.1f}) of them"
    )


def summary(scenes: dict[str, Scene], trips: list[float], rate: float) -> None:
    turns = {name: scene.turns for name, scene in scenes.items()}
    print(f"\nmedians of {len(turns[ONE])} turns, load {os.getloadavg()[0]:.1f}\n{_HEAD}")
    for scene in scenes.values():
        print(scene.line())
    paired = [
        (two.nodes / one.nodes, hop.passing, hop.nodes - one.nodes)
        for one, two, hop in zip(turns[ONE], turns[TWO], turns[HOP], strict=True)
    ]
    times, hops, more = (list(column) for column in zip(*paired, strict=True))
    ways = [
        f"{name} p50 {percentile(scenes[which].latencies, 0.5):.1f} ms, "
        f"p99 {percentile(scenes[which].latencies, 0.99):.1f} ms"
        for name, which in (("direct", TWO), ("by a hop", HOP))
    ]
    pairs = zip(turns[POSTGRES], turns[SQLITE], strict=True)
    print(
        f"PostgreSQL beside SQLite: {median(a.nodes / b.nodes for a, b in pairs):.2f} ×\n"
        f"two nodes beside one: × {spread(times, 2)}; set: {MOST_OF_TWO})\n"
        f"a hop: µs on the passing node {spread(hops, 0)}; set: {MOST_OF_A_HOP:.0f}), "
        f"{median(more):.0f} more on all nodes together\n"
        f"{in_trips(hops, trips)}\n"
        f"act to broadcast at {rate:.0f} moves a second: {'; '.join(ways)}",
        flush=True,
    )


async def main(given: argparse.Namespace) -> None:
    with beside() as others:
        trips: list[float] = []
        scenes = {name: Scene(name, others) for name in SCENES}
        try:
            for scene in scenes.values():
                await scene.set_up(given.tables, given.seats)
                await scene.turn(given.seconds)
            for number in range(given.turns):
                order = list(scenes.values())[:: -1 if number % 2 else 1]
                for scene in order:
                    scene.turns.append(await scene.turn(given.seconds))
                trips.append(await round_trips(others, 6_000))
                told = [f"{scene.turns[-1].nodes:.0f}" for scene in scenes.values()]
                passing = scenes[HOP].turns[-1].passing
                print(
                    f"{number + 1}: {', '.join(told)} ({passing:.0f}), {trips[-1]:.1f}", flush=True
                )
            for scene in scenes.values():
                await scene.at_a_rate(given.rate, 4 * given.seconds)
        finally:
            for scene in scenes.values():
                scene.servers.stop()
    summary(scenes, trips, given.rate)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.8)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--turns", type=int, default=14)
    parser.add_argument("--quick", action="store_true", help="twenty tables, four turns")
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.rate, asked.turns = 20, 300.0, 4
    uvloop.run(main(asked))
