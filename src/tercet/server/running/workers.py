"""Several nodes on one machine at one port: started, watched, and replaced one after the other.

SIGHUP replaces them one by one: the new one answers before the old one hands its tables over and
ends. A node that dies is started again. Without `--broker`, a nats-server of our own runs beside
them, which only they can talk to.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from tercet.errors import Unreadable
from tercet.server.running.hosting import check_shared
from tercet.server.running.serve import address_of, listen, serve
from tercet.words.texts import Texts

#: How long a node may take to answer, and to hand its tables over.
_START_S: Final = 60.0
_END_S: Final = 40.0
_WATCH_S: Final = 0.2
#: A node that dies is started again so much later.
_AGAIN_S: Final = 1.0


def serve_with_workers(
    count: int, host: str, port: int | None, lang: str, broker: str | None, **wishes: Any
) -> None:
    """Serve with so many nodes at one port until interrupted."""
    check_shared(wishes.get("database"))
    with listen(host, port, shared=True) as listener:  # closed again: only nodes listen
        address, free = address_of(listener), listener.getsockname()[1]
    with _broker(broker) as where:
        place = {"host": host, "port": free, "broker": where}
        crew = Crew(count, {**wishes, **place, "lang": lang})
        crew.run(Texts(lang).say("serve-ready", address=address))


class Crew:
    """The nodes of this machine; `run` returns when all have ended."""

    def __init__(self, count: int, wishes: dict[str, Any]) -> None:
        self._count, self._wishes = count, wishes
        self._context = multiprocessing.get_context("spawn")
        self._nodes: dict[int, Any] = {}
        self._ending = self._renewing = False

    def run(self, ready: str) -> None:
        """Start all, say so, and watch them until we are told to end."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        try:
            started = [self._start(number) for number in range(self._count)]
            for number, node, answers in started:
                self._nodes[number] = node
                _wait_for(answers, node)
            sys.stdout.write(ready + "\n")
            sys.stdout.flush()
            while not self._ending:
                self._watch()
                time.sleep(_WATCH_S)
        finally:
            self._end_all()

    def _start(self, number: int) -> tuple[int, Any, Any]:
        answers = self._context.Event()
        wishes = {**self._wishes, "name": f"{socket.gethostname()}-{number + 1}"}
        node = self._context.Process(target=_work, args=(answers, wishes))
        node.start()
        return number, node, answers

    def _watch(self) -> None:
        for number, node in list(self._nodes.items()):
            if not node.is_alive() and not self._ending:
                time.sleep(_AGAIN_S)
                self._nodes[number] = self._start(number)[1]
        if self._renewing:
            self._renewing = False
            for number in range(self._count):
                self._replace(number)

    def _replace(self, number: int) -> None:
        _, node, answers = self._start(number)
        _wait_for(answers, node)
        old, self._nodes[number] = self._nodes[number], node
        old.terminate()
        old.join(_END_S)
        if old.is_alive():
            old.kill()

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._ending = True

    def _renew(self, _signal: int, _frame: FrameType | None) -> None:
        self._renewing = True

    def _end_all(self) -> None:
        for node in self._nodes.values():
            if node.is_alive():
                node.terminate()
        for node in self._nodes.values():
            node.join(_END_S)
            if node.is_alive():
                node.kill()


def _work(answers: Any, wishes: dict[str, Any]) -> None:
    """One node, in a process of its own."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    serve(**wishes, open_browser=False, answers=answers.set)


def _wait_for(answers: Any, node: Any) -> None:
    until = time.monotonic() + _START_S
    while not answers.wait(_WATCH_S):
        if not node.is_alive() or time.monotonic() > until:
            raise Unreadable("node_not_started")


@contextmanager
def _broker(address: str | None) -> Iterator[str]:
    """The broker that was named, or one of our own for as long as we run."""
    if address is not None:
        yield address
        return
    program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        raise Unreadable("nats_server_missing")
    with tempfile.TemporaryDirectory(prefix="tercet-nats-") as place:
        port, token = _free_port(), secrets.token_hex(16)
        config = Path(place) / "nats.conf"
        config.touch(0o600)
        config.write_text(f'listen: "127.0.0.1:{port}"\nauthorization {{ token: "{token}" }}\n')
        server = subprocess.Popen(  # noqa: S603
            [program, "-c", str(config)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield f"nats://{token}@127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
