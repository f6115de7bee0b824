"""Do other tables notice when bots think hard? From an act to what the others at the table hear.

`python -m bench.server_bots [--seconds 10] [--tables 2]`: two people act at one table while
champions play at others without ever waiting, first nobody, then CoopSet, then SET Dice. The
clients run in the same process as the server, so the times are upper bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table as RichTable

from tercet.server.table import bots
from tests.server.playing import Player, Server, serving

#: The processes are running and have read all they need.
_WARM_S = 5.0


async def champions(server: Server, game: str, number: int) -> None:
    """Games of two champions, one after the other."""
    host = await server.player(f"Host {number}")
    while True:
        table = await server.create(host, game, 2, match={"form": "single"})
        await host.join(table)
        for _ in range(2):
            await host.ask("add_bot", table=table, bot="champion")
        host.view = {}
        await host.ask("start", table=table)
        while not host.view.get("outcome"):  # noqa: ASYNC110 - a game may take minutes
            await asyncio.sleep(0.2)


async def act_times(table: str, ada: Player, bo: Player, seconds: float) -> list[float]:
    """Milliseconds from Ada's act to Bo's hearing of it, sorted."""
    times, end, number = list[float](), time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        number, seq, begun = number + 1, bo.seq, time.perf_counter()
        answer = ada.act(table, {"act": "none_here" if number % 2 else "take_back"})
        await bo.reach(seq + 1)
        times.append(1000 * (time.perf_counter() - begun))
        await answer
        await asyncio.sleep(0.01)
    return sorted(times)


async def measure(game: str | None, tables: int, seconds: float) -> list[float]:
    with tempfile.TemporaryDirectory() as data:
        async with serving(Path(data)) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            busy = [
                asyncio.create_task(champions(server, game, number))
                for number in range(tables if game else 0)
                if game
            ]
            await asyncio.sleep(_WARM_S)
            times = await act_times(table, ada, bo, seconds)
            for task in busy:
                task.cancel()
            return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=2)
    chosen = parser.parse_args()
    bots.PACE = 0.0  # type: ignore[misc]
    shown = RichTable("champions at", "acts", "median ms", "95 % ms", "99 % ms", "longest ms")
    for game in (None, "coopset", "dice"):
        times = uvloop.run(measure(game, chosen.tables, chosen.seconds))
        marks = [times[len(times) * part // 100] for part in (50, 95, 99)]
        shown.add_row(
            game or "no table", str(len(times)), *(f"{t:.1f}" for t in (*marks, times[-1]))
        )
    Console(highlight=False).print(shown)


if __name__ == "__main__":
    main()
