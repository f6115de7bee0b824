"""Several nodes on one machine at one port: started, watched, and replaced one after the other.

SIGHUP replaces them one by one: the new one answers before the old one hands its tables over and
ends; if it does not start, the old one stays. A node that dies is started again. Without
`--broker`, a nats-server of our own runs beside them, which only they can talk to; if it dies, it
is started again, too. If the first process is killed, its nodes end by themselves, and on Linux its
broker does.
"""

from __future__ import annotations

import ctypes
import logging
import multiprocessing
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import FrameType
from typing import Any, Final

from tercet.errors import Unreadable
from tercet.server.nodes.broker_check import check_broker
from tercet.server.ready import build_served
from tercet.server.running.host_log import log_as_json
from tercet.server.running.hosting import check_shared
from tercet.server.running.serve import address_of, listen, serve
from tercet.words.texts import Texts

#: How long a node may take to answer, and to hand its tables over.
_START_S: Final = 60.0
_END_S: Final = 40.0
_WATCH_S: Final = 0.2
#: A node that dies is started again so much later.
_AGAIN_S: Final = 1.0
_PR_SET_PDEATHSIG: Final = 1
_log = logging.getLogger("tercet.workers")


def serve_with_workers(
    count: int, host: str, port: int | None, lang: str, broker: str | None, **wishes: Any
) -> None:
    """Serve with so many nodes at one port until interrupted."""
    check_shared(wishes.get("database"))
    if broker is not None:
        check_broker(broker, open_broker=wishes["open_broker"])
    with listen(host, port, shared=True) as listener:  # closed again: only nodes listen
        address, free = address_of(listener), listener.getsockname()[1]
    log_as_json()
    with _broker(broker) as (where, keep):
        place = {"host": host, "port": free, "broker": where}
        crew = Crew(count, {**wishes, **place, "lang": lang}, keep)
        crew.run(Texts(lang).say("serve-ready", address=address))


class Crew:
    """The nodes of this machine; `run` returns when all have ended, and `keep` is called often."""

    def __init__(self, count: int, wishes: dict[str, Any], keep: Callable[[], None]) -> None:
        self._count, self._wishes, self._keep = count, wishes, keep
        self._context = multiprocessing.get_context("spawn")
        self._nodes: dict[int, Worker] = {}
        self._ending = self._renewing = False

    def run(self, ready: str) -> None:
        """Start all, say so, and watch them until we are told to end."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        try:
            self._nodes = {number: self._start(number) for number in range(self._count)}
            for node in self._nodes.values():
                node.wait_for()
            sys.stdout.write(ready + "\n")
            sys.stdout.flush()
            while not self._ending:
                self._watch()
                time.sleep(_WATCH_S)
        finally:
            self._end_all()

    def _start(self, number: int) -> Worker:
        answers = self._context.Event()
        wishes = {**self._wishes, "name": f"{socket.gethostname()}-{number + 1}"}
        process = self._context.Process(target=_work, args=(answers, wishes))
        process.start()
        return Worker(process, answers)

    def _watch(self) -> None:
        self._keep()
        for number, node in list(self._nodes.items()):
            if not node.process.is_alive() and not self._ending:
                how = node.process.exitcode
                _log.warning("node %s has ended (%s) and is started again", number + 1, how)
                time.sleep(_AGAIN_S)
                self._nodes[number] = self._start(number)
        if self._renewing:
            self._renewing = False
            for number in range(self._count):
                if not self._ending and not self._replace(number):
                    return  # it would be the same with the others

    def _replace(self, number: int) -> bool:
        """Have a new node take the place of an old one, which stays if the new one does not."""
        node = self._start(number)
        try:
            node.wait_for()
        except Unreadable:
            _log.error("node %s was not replaced: the new one did not start", number + 1)
            node.process.kill()
            return False
        old, self._nodes[number] = self._nodes[number], node
        old.end()
        return True

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._ending = True

    def _renew(self, _signal: int, _frame: FrameType | None) -> None:
        self._renewing = True

    def _end_all(self) -> None:
        for node in self._nodes.values():
            node.process.terminate()
        for node in self._nodes.values():
            node.end()


@dataclass
class Worker:
    """The process of a node, and what it sets when it answers, which must live until it is read."""

    process: Any
    answers: Any

    def wait_for(self) -> None:
        """Return when the node answers."""
        until = time.monotonic() + _START_S
        while not self.answers.wait(_WATCH_S):
            if not self.process.is_alive() or time.monotonic() > until:
                raise Unreadable("node_not_started")

    def end(self) -> None:
        """Have the node hand its tables over and end."""
        self.process.terminate()
        self.process.join(_END_S)
        if self.process.is_alive():
            self.process.kill()


def _work(answers: Any, wishes: dict[str, Any]) -> None:
    """One node, in a process of its own."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    build_served()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(**wishes, open_browser=False, answers=answers.set)


def _end_with_parent() -> None:
    """Nodes that nobody watches would keep the port, with a broker that the next ones do not have.

    The first process was killed: otherwise it would have ended us before.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


# --- A broker of our own ---------------------------------------------------------------------


@contextmanager
def _broker(address: str | None) -> Iterator[tuple[str, Callable[[], None]]]:
    """The broker that was named, or one of our own for as long as we run; and what keeps it."""
    if address is not None:
        yield address, lambda: None
        return
    program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        raise Unreadable("nats_server_missing")
    own = OwnBroker(program)
    try:
        yield own.address, own.keep
    finally:
        own.end()


class OwnBroker:
    """A nats-server that only our nodes can talk to.

    It reads its settings from a pipe: a file would stay if we were killed, and arguments are for
    everybody on the machine to see.
    """

    def __init__(self, program: str) -> None:
        port, token = _free_port(), secrets.token_hex(16)
        self._command = [program, "-c", "/dev/stdin"]
        self._settings = f'listen: "127.0.0.1:{port}"\nauthorization {{ token: "{token}" }}\n'
        self.address: Final = f"nats://{token}@127.0.0.1:{port}"
        self._server = self._start()

    def keep(self) -> None:
        """Start it again, if it has ended."""
        if self._server.poll() is not None:
            _log.warning("the broker has ended and is started again")
            self._server = self._start()

    def end(self) -> None:
        """It is not needed any more."""
        self._server.terminate()
        self._server.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        server = subprocess.Popen(  # noqa: S603
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_ends_with(os.getpid()),
        )
        assert server.stdin is not None
        with suppress(BrokenPipeError), server.stdin as settings:
            settings.write(self._settings.encode())
        return server


def _ends_with(parent: int) -> Callable[[], None] | None:
    """What a child does first, so that the kernel ends it with its parent; Linux only."""
    if sys.platform != "linux":
        return None
    prctl = ctypes.CDLL(None).prctl

    def end_with_parent() -> None:
        prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it was quicker
            os._exit(1)

    return end_with_parent


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
