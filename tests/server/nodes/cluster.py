"""Nodes, PostgreSQL and NATS as processes that can be killed, stopped and cut off.

Where we are root, each node lives in a network namespace of its own, with three wires: to its
clients, to the database and to the broker; each can be cut. Elsewhere nothing is cut.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tests.nats import Nats
from tests.postgres import Postgres
from tests.watched import ServerEnded, Watched, started

CLIENTS, DATABASE, BROKER = range(3)
_PORT = 8000
ROOT = Path(__file__).parents[3]


def can_cut() -> bool:
    """Whether this machine lets us have networks of our own."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"tct{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True).returncode == 0
    if made:
        _ip("netns", "del", name)
    return made


class Process:
    """One node."""

    def __init__(self, number: int, host: str, port: int, namespace: str | None) -> None:
        self.number, self.address, self.namespace = number, f"{host}:{port}", namespace
        self.host, self.port = host, port
        self.running: Watched | None = None

    def signal(self, number: int) -> None:
        if self.running is not None:
            self.running.send(number)

    def kill(self) -> None:
        if self.running is not None:
            self.running.kill()

    def stop(self) -> None:
        """Let it hand its tables over and end."""
        if self.running is not None:
            self.running.stop()

    async def answers(self, seconds: float = 180) -> bool:
        """Whether it lets somebody in within this time."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.running is not None:
                self.running.check()
            try:
                async with asyncio.timeout(5):
                    _, writer = await asyncio.open_connection(self.host, self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return True
        return False


class Cluster:
    """All of it; `start` before use, `stop` after."""

    def __init__(self, count: int, *, cuts: bool, saboteur: str | None = None) -> None:
        self.cuts, self._saboteur = cuts, saboteur
        self.directory = Path(tempfile.mkdtemp(prefix="tercet-nodes-"))
        self._id = f"t{os.getpid() % 10000}"
        self._base = 10 + os.getpid() % 200
        self.postgres = Postgres(_free_port() if cuts else None)
        self.nats = Nats("0.0.0.0" if cuts else "127.0.0.1")
        self.nodes = [self._place(number) for number in range(count)]

    def start(self, source: Path = ROOT) -> None:
        if self.cuts:
            self.postgres.trust(f"10.{self._base}.0.0/16")
            for node in self.nodes:
                self._wire(node)
        self.postgres.start()
        self.nats.start()
        self.database = self.postgres.new_database()
        for node in self.nodes:
            self.run(node, source)

    def running(self) -> list[Watched]:
        """The processes of the nodes."""
        return [node.running for node in self.nodes if node.running is not None]

    def stop(self) -> None:
        """Stop everything, then raise `ServerEnded` if a node had ended by itself."""
        ended: list[ServerEnded] = []
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            try:
                node.kill()
            except ServerEnded as error:
                ended.append(error)
            if node.namespace:
                _ip("netns", "del", node.namespace)
        self.nats.stop()
        self.postgres.stop()
        shutil.rmtree(self.directory, ignore_errors=True)
        if ended:
            raise ended[0]

    def run(self, node: Process, source: Path = ROOT, *, accept_unsigned: bool = False) -> None:
        """Start a node, anew if it was killed; of another version, if its source is named."""
        data = self.directory / str(node.number)
        data.mkdir(exist_ok=True)
        wishes = {
            "data": str(data),
            "database": self._database(node),
            "broker": self._broker(node),
            "name": f"n{node.number}",
            "host": node.host,
            "port": node.port,
            "saboteur": self._saboteur,
            "notes": str(self.notes(node)),
            "accept_unsigned": accept_unsigned,
        }
        command = [sys.executable, "-m", "tests.server.nodes.working", json.dumps(wishes)]
        if node.namespace:
            command = ["ip", "netns", "exec", node.namespace, *command]
        node.running = started(
            command,
            self.directory / f"{node.number}.log",
            name=f"node {node.number}",
            cwd=source,
            env={**os.environ, "PYTHONPATH": f"{source / 'src'}:{source}"},
        )

    def notes(self, node: Process) -> Path:
        return self.directory / f"{node.number}.notes"

    def all_notes(self) -> Iterable[str]:
        for node in self.nodes:
            yield from self.notes(node).read_text().splitlines()

    def log(self) -> str:
        """What the nodes have said."""
        return "".join((self.directory / f"{n.number}.log").read_text() for n in self.nodes)

    # --- The network -------------------------------------------------------------------------

    def cut(self, node: Process, wire: int) -> None:
        """Nothing passes on this wire any more, and nobody is told."""
        _ip("link", "set", self._name(node.number, wire), "down")

    def mend(self, node: Process, wire: int) -> None:
        """It passes again."""
        _ip("link", "set", self._name(node.number, wire), "up")

    def _place(self, number: int) -> Process:
        if not self.cuts:
            return Process(number, "127.0.0.1", _free_port(), None)
        return Process(number, self._there(number, CLIENTS), _PORT, f"{self._id}n{number}")

    def _wire(self, node: Process) -> None:
        assert node.namespace is not None
        _ip("netns", "add", node.namespace)
        _ip("-n", node.namespace, "link", "set", "lo", "up")
        for wire in (CLIENTS, DATABASE, BROKER):
            here, there = self._name(node.number, wire), f"w{wire}"
            _ip("link", "add", here, "type", "veth", "peer", there, "netns", node.namespace)
            _ip("addr", "add", f"{self._here(node.number, wire)}/24", "dev", here)
            _ip("link", "set", here, "up")
            address = f"{self._there(node.number, wire)}/24"
            _ip("-n", node.namespace, "addr", "add", address, "dev", there)
            _ip("-n", node.namespace, "link", "set", there, "up")

    def _name(self, number: int, wire: int) -> str:
        return f"{self._id}v{number}{wire}"

    def _here(self, number: int, wire: int) -> str:
        return f"10.{self._base}.{number * 4 + wire}.1"

    def _there(self, number: int, wire: int) -> str:
        return f"10.{self._base}.{number * 4 + wire}.2"

    def _database(self, node: Process) -> str:
        if not self.cuts:
            return self.database
        name = self.database.partition("/?")[0].rpartition("@/")[2].partition("?")[0]
        return (
            f"postgresql://tercet@{self._here(node.number, DATABASE)}:{self.postgres.port}/{name}"
        )

    def _broker(self, node: Process) -> str:
        if not self.cuts:
            return self.nats.address
        return f"nats://{self.nats.token}@{self._here(node.number, BROKER)}:{self.nats.port}"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
