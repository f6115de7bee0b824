"""Load, with peers in the same run: `python -m bench.server` (`--quick` for a short one).

250 tables with four clients each. Ours plays real games, with rules, views and durable commits;
boardgame.io and socket.io (`bench/server_peers`, from npm) broadcast a state of the same size to
the same clients, without rules or storage. What is compared is moves per second of the server's
processor time, and the time from an act to each of its broadcasts; the time that a bare fsync takes
is told with it. All take turns, several times, because the machine is not always as fast: the
medians are what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.server_load import Run, as_fast_as_possible, at_a_rate, connect
from tests.watched import Watched

PEERS = Path(__file__).parent / "server_peers"
ROOT = Path(__file__).parent.parent


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far, all threads that are there, user and system."""
    spent = 0
    with suppress(FileNotFoundError):  # it has just ended
        for thread in Path(f"/proc/{pid}/task").iterdir():
            spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


def bare_fsync(directory: str | None) -> list[float]:
    """How long the disk takes for one page, without any of us."""
    times = []
    with tempfile.TemporaryFile(dir=directory) as file:
        for _ in range(200):
            start = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - start)
    return times


@dataclass(frozen=True)
class Result:
    """What one server did in one round: moves per CPU-second, and milliseconds at the rate."""

    per_cpu: float
    p50: float
    p99: float


async def ours(tables: int, seats: int, seconds: float, rate: float, data: str | None) -> Result:
    command = [sys.executable, "-m", "bench.server_ours", str(tables), str(seats)]
    # Unbuffered, a long line would be cut where the pipe is full.
    env = {**os.environ, "PYTHONUNBUFFERED": ""}
    process = subprocess.Popen(  # noqa: ASYNC220 - nothing else runs yet
        [*command, *([data] if data else [])], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
    )
    try:
        assert process.stdout is not None
        given = json.loads(await asyncio.to_thread(process.stdout.readline))
        run = Run()
        playing = await connect(run, given["port"], given["tables"])
        await as_fast_as_possible(run, playing, 2)
        run.moves = 0
        before, start = cpu_seconds(process.pid), time.perf_counter()
        await as_fast_as_possible(run, playing, seconds)
        used, took = cpu_seconds(process.pid) - before, time.perf_counter() - start - 1
        per_cpu = report("Tercet", run.moves, used, took)
        run.moves = 0
        before = cpu_seconds(process.pid)
        await at_a_rate(run, playing, rate, seconds)
        used = cpu_seconds(process.pid) - before
        return Result(per_cpu, *latency(run, rate, seconds, used))
    finally:
        Watched(process).kill()


def report(name: str, moves: int, used: float, took: float) -> float:
    print(
        f"{name:14} {moves:7} moves, {moves / took:7.0f} a second, "
        f"{used / took:4.0%} of a core: {moves / used:7.0f} moves per CPU-second",
        flush=True,
    )
    return moves / used


def latency(run: Run, rate: float, seconds: float, used: float) -> tuple[float, float]:
    fifty, ninety_nine = (percentile(run.latencies, share) for share in (0.5, 0.99))
    print(
        f"  at {rate:.0f} moves a second ({run.moves / seconds:.0f} done, {used / seconds:.0%} of "
        f"a core, {run.refusals} refused): act to broadcast p50 {fifty:.1f} ms, "
        f"p99 {ninety_nine:.1f} ms",
        flush=True,
    )
    return fifty, ninety_nine


def node_modules() -> Path:
    """The peers' packages, installed outside the tree, once."""
    place = Path(tempfile.gettempdir()) / "tercet-bench-peers"
    place.mkdir(exist_ok=True)
    if not (place / "node_modules").exists():
        shutil.copy(PEERS / "package.json", place)
        npm = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(npm, cwd=place, check=True)
    for script in PEERS.glob("*.js"):
        shutil.copy(script, place)
    return place


def peer(name: str, script: str, tables: int, seats: int, seconds: float, rate: float) -> Result:
    place = node_modules()
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    # `node` may be a wrapper that starts the real one: they end together, and the real one tells
    # the number of its own process.
    server = subprocess.Popen(
        ["node", script], cwd=place, text=True, stdout=pipe, stderr=nowhere, start_new_session=True
    )
    try:
        assert server.stdout is not None
        first = next(line for line in server.stdout if line.startswith("port"))
        port, pid = map(int, first.split()[1:])
        numbers = [port, tables, seats, seconds, rate, pid, script]
        load = ["node", "load.js", *map(str, numbers)]
        done = subprocess.run(
            load, cwd=place, check=True, capture_output=True, text=True, timeout=300
        )
        told: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        per_cpu = report(name, told["moves"], told["cpu"], told["took"])
        run = Run(moves=told["paced"], latencies=told["latencies"])
        return Result(per_cpu, *latency(run, rate, seconds, told["paced_cpu"]))
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def one_round(given: argparse.Namespace) -> dict[str, Result]:
    """Everybody once."""
    load = (given.tables, given.seats, given.seconds, given.rate)
    disk = bare_fsync(given.data)
    print(f"bare fsync: p50 {percentile(disk, 0.5):.1f} ms, p99 {percentile(disk, 0.99):.1f} ms")
    results = {"Tercet": uvloop.run(ours(*load, given.data))}
    if not given.no_peers:
        for name, script in (("boardgame.io", "boardgame.js"), ("socket.io", "socketio.js")):
            results[name] = peer(name, script, *load)
    return results


def summary(rounds: list[dict[str, Result]]) -> None:
    """The medians, and ours as a multiple of each peer's, round by round."""
    print(f"\nmedians of {len(rounds)} rounds")
    for name in rounds[0]:
        results = [each[name] for each in rounds]
        per_cpu, p50, p99 = (
            median(getattr(result, figure) for result in results)
            for figure in ("per_cpu", "p50", "p99")
        )
        times = [each["Tercet"].per_cpu / each[name].per_cpu for each in rounds]
        compared = "" if name == "Tercet" else f"; Tercet {median(times):.2f} x ({_span(times)})"
        print(
            f"{name:14} {per_cpu:7.0f} moves per CPU-second; p50 {p50:.1f} ms, "
            f"p99 {p99:.1f} ms ({_span([result.p99 for result in results])}){compared}"
        )


def _span(values: list[float]) -> str:
    return f"{min(values):.2f} to {max(values):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--data", help="where our server keeps its data")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    given = parser.parse_args()
    if given.quick:
        given.seconds, given.rounds = 4, 1
    gc.disable()  # a pause of the clients would be counted as the server's
    summary([one_round(given) for _ in range(given.rounds)])


if __name__ == "__main__":
    main()
