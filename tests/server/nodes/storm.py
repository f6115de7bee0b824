"""Faults of every kind, one after the other: killed, stopped, cut off, and brought back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from tests.server.nodes.cluster import BROKER, CLIENTS, DATABASE, Cluster, Process
from tests.server.nodes.waits import Fault

#: Kinds of faults, by what they hit.
KINDS: Final = (
    *("kill node", "pause node", "cut node off", "cut node from database", "cut node from broker"),
    *("kill broker", "pause broker", "cut broker"),
    *("kill database", "pause database", "cut database"),
)
#: How long faults last.
LASTING_S: Final = (0.2, 1.0, 2.5, 4.5)
#: So long a node that was killed is waited for; on a busy machine it comes later.
STARTING_S: Final = 30.0


class Storm:
    """Hits a cluster."""

    def __init__(self, cluster: Cluster, seed: int, kinds: Sequence[str] = KINDS) -> None:
        self._cluster, self._luck = cluster, random.Random(seed)
        self.faults: list[Fault] = []
        self._kinds = [kind for kind in kinds if cluster.cuts or not kind.startswith("cut")]
        all_ = cluster.nodes
        self._blows: dict[str, Callable[[Process], Awaitable[None]]] = {
            "kill node": self._kill_node,
            "pause node": self._pause_node,
            "cut node off": lambda it: self._cut([it], (CLIENTS, DATABASE, BROKER)),
            "cut node from database": lambda it: self._cut([it], (DATABASE,)),
            "cut node from broker": lambda it: self._cut([it], (BROKER,)),
            "kill broker": self._kill_broker,
            "pause broker": self._pause_broker,
            "cut broker": lambda _: self._cut(all_, (BROKER,)),
            "kill database": self._kill_database,
            "pause database": self._pause_database,
            "cut database": lambda _: self._cut(all_, (DATABASE,)),
        }

    async def blow(self, number: int) -> Fault:
        """One fault, and what it hit comes back."""
        fault = Fault(self._kinds[number % len(self._kinds)])
        self.faults.append(fault)
        await self._blows[fault.kind](self._luck.choice(self._cluster.nodes))
        fault.over = time.monotonic()
        return fault

    async def _last(self) -> None:
        await asyncio.sleep(self._luck.choice(LASTING_S))

    async def _kill_node(self, node: Process) -> None:
        node.kill()
        await self._last()
        self._cluster.run(node)
        await node.answers(STARTING_S)

    async def _pause_node(self, node: Process) -> None:
        node.signal(signal.SIGSTOP)
        await self._last()
        node.signal(signal.SIGCONT)

    async def _kill_broker(self, _: Process) -> None:
        self._cluster.nats.kill()
        await self._last()
        await asyncio.to_thread(self._cluster.nats.start)

    async def _pause_broker(self, _: Process) -> None:
        self._cluster.nats.pause()
        await self._last()
        self._cluster.nats.resume()

    async def _kill_database(self, _: Process) -> None:
        await asyncio.to_thread(self._cluster.postgres.crash)
        await self._last()
        await asyncio.to_thread(self._cluster.postgres.start)

    async def _pause_database(self, _: Process) -> None:
        stopped = self._cluster.postgres.processes()
        send(stopped, signal.SIGSTOP)
        await self._last()
        send(stopped, signal.SIGCONT)

    async def _cut(self, nodes: list[Process], wires: Iterable[int]) -> None:
        for node in nodes:
            for wire in wires:
                self._cluster.cut(node, wire)
        await self._last()
        for node in nodes:
            for wire in wires:
                self._cluster.mend(node, wire)


def send(processes: list[int], number: int) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)
