"""Several nodes, in one run: `python -m bench.nodes` (`--quick` for a short one).

The same tables with four clients each, at one server with SQLite, one with PostgreSQL, one node,
two nodes whose clients come to the owner of their table, and two nodes where none does. What counts
is processor time per move: of all nodes together, of the node that passes messages on, and of
PostgreSQL and NATS beside them. All of it runs on one machine, so that moves per second say little.
Before it, what a round trip over the broker alone costs. All take turns, several times, because the
machine is not always as fast; at the end stand the medians, and each figure beside what was set for
it.
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
from statistics import median
from typing import Any

import uvloop

from bench.server import cpu_seconds, percentile
from bench.server_load import Run, TableRun, as_fast_as_possible, at_a_rate, connect
from tests.nats import Nats
from tests.postgres import Postgres

ROOT = Path(__file__).parent.parent
#: What was set: two nodes beside one, and µs of the node that passes an act on.
MOST_OF_TWO, MOST_OF_A_HOP = 1.18, 60.0


@dataclass(frozen=True)
class Figures:
    """Microseconds of processor time per move, and milliseconds from an act to each broadcast."""

    name: str
    nodes: float
    passing: float
    database: float
    broker: float
    p50: float
    p99: float

    def line(self) -> str:
        return (
            f"| {self.name} | {self.nodes:.0f} | {self.passing:.0f} | {self.database:.0f} "
            f"| {self.broker:.0f} | {self.p50:.1f} | {self.p99:.1f} |"
        )


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
            process.kill()
            process.wait()


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


async def measure(
    name: str,
    servers: Servers,
    others: Beside,
    places: list[tuple[int, list[Any]]],
    given: argparse.Namespace,
) -> Figures:
    run, playing = Run(), list[TableRun]()
    for port, rows in places:
        playing += await connect(run, port, rows)
    await as_fast_as_possible(run, playing, 1)
    run.moves = 0
    before, aside = servers.cpu(), others.cpu()
    await as_fast_as_possible(run, playing, given.seconds)
    used = [b - a for a, b in zip(before, servers.cpu(), strict=True)]
    database, broker = (b - a for a, b in zip(aside, others.cpu(), strict=True))
    moves = max(1, run.moves)
    await at_a_rate(run, playing, given.rate, given.seconds)
    micro = 1e6 / moves
    passing = used[-1] * micro if name.endswith("hop") else 0.0
    p50, p99 = (percentile(run.latencies, share) for share in (0.5, 0.99))
    found = Figures(name, sum(used) * micro, passing, database * micro, broker * micro, p50, p99)
    print(f"{found.line()} {moves} moves, {run.refusals} refused", flush=True)
    return found


async def scene(name: str, others: Beside, given: argparse.Namespace) -> Figures:
    servers, tables, seats = Servers(), given.tables, given.seats
    database = "" if name.startswith("SQLite") else others.postgres.new_database()
    broker = others.nats.address if "node" in name else ""
    try:
        if name.startswith("two nodes, clients"):
            first = servers.start(tables // 2, seats, database, broker)
            second = servers.start(tables // 2, seats, database, broker)
            places = [(each["port"], each["tables"]) for each in (first, second)]
        else:
            first = servers.start(tables, seats, database, broker)
            places = [(first["port"], first["tables"])]
        if name.endswith("hop"):
            other = servers.start(0, seats, database, broker)
            await asyncio.sleep(2)
            places = [(other["port"], first["tables"])]
        return await measure(name, servers, others, places, given)
    finally:
        servers.stop()


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


def medians(name: str, rounds: list[dict[str, Figures]]) -> Figures:
    columns = zip(*(astuple(each[name])[1:] for each in rounds), strict=True)
    return Figures(name, *(median(column) for column in columns))


def summary(rounds: list[dict[str, Figures]], rate: float) -> None:
    found = {name: medians(name, rounds) for name in SCENES}
    print(f"\nmedians of {len(rounds)} rounds, load {os.getloadavg()[0]:.1f}\n{_HEAD}")
    for each in found.values():
        print(each.line())
    times = [each[TWO].nodes / each[ONE].nodes for each in rounds]
    hops = [each[HOP].passing for each in rounds]
    one, two, hop = found[ONE], found[TWO], found[HOP]
    print(
        f"PostgreSQL beside SQLite: {found[POSTGRES].nodes / found[SQLITE].nodes:.2f} ×\n"
        f"two nodes beside one: {median(times):.2f} × ({min(times):.2f} to {max(times):.2f}; "
        f"set: {MOST_OF_TWO})\n"
        f"a hop: {median(hops):.0f} µs on the passing node ({min(hops):.0f} to {max(hops):.0f}; "
        f"set: {MOST_OF_A_HOP:.0f}), {hop.nodes - one.nodes:.0f} µs more on all nodes together\n"
        f"act to broadcast at {rate:.0f} moves a second: direct p50 {two.p50:.1f} ms, "
        f"p99 {two.p99:.1f} ms; by a hop p50 {hop.p50:.1f} ms, p99 {hop.p99:.1f} ms",
        flush=True,
    )


async def main(given: argparse.Namespace) -> None:
    with beside() as others:
        both = await round_trips(others, 20_000)
        print(f"a round trip over NATS: {both:.0f} µs of both ends together\n{_HEAD}", flush=True)
        rounds = [
            {name: await scene(name, others, given) for name in SCENES} for _ in range(given.rounds)
        ]
    summary(rounds, given.rate)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="twenty tables, three seconds each")
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.seconds, asked.rate, asked.rounds = 20, 3.0, 300.0, 1
    uvloop.run(main(asked))
