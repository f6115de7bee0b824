"""The three sizes of `docs/hosting.md`, each as people play: `python -m bench.sizes`.

A family is a few tables at one server with SQLite, a club a hundred at the same, a site four
hundred at two nodes with PostgreSQL and NATS, half of whose clients come to the node that does not
own their table. At every table of four somebody acts every few seconds, as people do who think; so
the cost of keeping lines alive and of waking up for one act is in the figures, which `bench.nodes`
and `bench.server`, as fast as they go, leave out. What counts is processor time, because the
machine may have other things to do; from it follows what half a core of each process would carry.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from bench.nodes import Beside, Servers, beside
from bench.server import percentile
from bench.server_load import Run, TableRun, at_a_rate, connect

SEATS = 4
#: A process should be busy for half of the time at most: whoever acts meanwhile waits.
BUSY = 0.5


@dataclass(frozen=True)
class Size:
    """So many tables, and whether they are a site's."""

    name: str
    tables: int
    nodes: int = 1


SIZES = (Size("family", 3), Size("club", 100), Size("site", 400, nodes=2))


@dataclass(frozen=True)
class Found:
    """What was measured of one size."""

    size: Size
    moves: float
    busy: list[float]
    beside: tuple[float, float]
    memory: list[float]
    p50: float
    p99: float

    def line(self) -> str:
        """A line of the table: the busiest process decides what all carry."""
        players, worst = self.size.tables * SEATS, max(self.busy)
        carries = players * BUSY / worst if worst else 0.0
        each = sum(self.busy) / self.moves * 1e6 if self.moves else 0.0
        shares = " + ".join(f"{share:.1%}" for share in self.busy)
        more = ", ".join(f"{share:.1%}" for share in self.beside) if self.size.nodes > 1 else ""
        memory = " + ".join(f"{each:.0f}" for each in self.memory)
        return (
            f"| {self.size.name} | {players} | {self.moves:.1f} | {shares} | {more} | {each:.0f} "
            f"| {memory} | {self.p50:.1f}, {self.p99:.1f} | {carries:,.0f} |"
        )


_HEAD = (
    "| | players | moves a second | of a core | PostgreSQL, NATS | µs a move, all in all | MB "
    "| act to broadcast, p50 and p99, ms | half a core each carries |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def memory_mb(pid: int) -> float:
    """What a process has in memory now."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def at_their_tables(
    size: Size, servers: Servers, others: Beside
) -> tuple[Run, list[TableRun]]:
    """Everybody has come: at a site, to either node, whoever owns the table."""
    run = Run()
    if size.nodes == 1:
        first = servers.start(size.tables, SEATS)
        return run, await connect(run, first["port"], first["tables"])
    database, broker = others.postgres.new_database(), others.nats.address
    started: list[Any] = [
        servers.start(size.tables // size.nodes, SEATS, database, broker) for _ in range(size.nodes)
    ]
    await asyncio.sleep(2)
    playing: list[TableRun] = []
    for number, each in enumerate(started):
        other = started[number - 1]
        half = len(each["tables"]) // 2
        playing += await connect(run, each["port"], each["tables"][:half])
        playing += await connect(run, other["port"], each["tables"][half:])
    return run, playing


async def measure(size: Size, others: Beside, given: argparse.Namespace) -> Found:
    servers = Servers()
    try:
        run, playing = await at_their_tables(size, servers, others)
        rate = size.tables / given.every
        await at_a_rate(run, playing, rate, given.every)  # everything has been done once
        run.moves = 0
        before, aside = servers.cpu(), others.cpu()
        await at_a_rate(run, playing, rate, given.seconds)
        passed = given.seconds + 0.5
        busy = [(b - a) / passed for a, b in zip(before, servers.cpu(), strict=True)]
        database, broker = ((b - a) / passed for a, b in zip(aside, others.cpu(), strict=True))
        memory = [memory_mb(process.pid) for process in servers.processes]
        p50, p99 = (percentile(run.latencies, share) for share in (0.5, 0.99))
        return Found(size, run.moves / passed, busy, (database, broker), memory, p50, p99)
    finally:
        servers.stop()


async def main(given: argparse.Namespace) -> None:
    print(_HEAD, flush=True)
    with beside() as others:
        for size in SIZES:
            print((await measure(size, others, given)).line(), flush=True)
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=float, default=5, help="seconds between acts at a table")
    parser.add_argument("--seconds", type=float, default=40)
    uvloop.run(main(parser.parse_args()))
