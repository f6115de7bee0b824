"""Several nodes, in one run: `python -m bench.nodes` (`--quick` for a short one).

The same tables with four clients each, at one server with SQLite, one with PostgreSQL, one node,
two nodes whose clients come to the owner of their table, and two nodes where none does. What counts
is processor time per move: of all nodes together, of the node that passes messages on, and of
PostgreSQL and NATS beside them. All of it runs on one machine, so that moves per second say little.
Before it, what a round trip over the broker alone costs.
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from bench.server import cpu_seconds, percentile
from bench.server_load import Run, TableRun, as_fast_as_possible, at_a_rate, connect
from tests.nats import Nats
from tests.postgres import Postgres

ROOT = Path(__file__).parent.parent


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


SCENES = (
    "SQLite, one server",
    "PostgreSQL, one server",
    "one node",
    "two nodes, clients at the owner",
    "two nodes, all by a hop",
)


async def main(given: argparse.Namespace) -> None:
    with beside() as others:
        both = await round_trips(others, 20_000)
        print(f"a round trip over NATS: {both:.0f} µs of both ends together", flush=True)
        print("| | nodes µs/move | passing node | PostgreSQL | NATS | p50 ms | p99 ms |")
        print("|---|---|---|---|---|---|---|", flush=True)
        found = {name: await scene(name, others, given) for name in SCENES}
    one, two = found["one node"].nodes, found["two nodes, clients at the owner"].nodes
    print(f"two nodes cost {two / one:.2f} × one; load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--quick", action="store_true", help="twenty tables, three seconds each")
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.seconds, asked.rate = 20, 3.0, 300.0
    uvloop.run(main(asked))
