"""A server process that only its test may end: anything else fails the test, with its last output.

Every test, campaign and benchmark that starts a server as a process does so through `Watched`.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeVar
from weakref import WeakSet

T = TypeVar("T")
#: Characters of a server's last output that a failure shows.
SHOWN: Final = 4000
BEFORE: Final = 1000
#: Forbidden in a log: the trace of a crash, and a refused late build (`tercet.building`).
FATAL: Final = ("Fatal Python error", "late build of")
_LOOK_S: Final = 0.1


class ServerEnded(AssertionError):
    """Raised when a server has crashed or exited without being stopped."""


class Watched:
    """A server process and the file that it writes to; `stop` and `kill` are the only ways out."""

    def __init__(
        self,
        process: subprocess.Popen[Any] | BaseProcess,
        log: Path | None = None,
        name: str = "the server",
    ) -> None:
        self.process, self.log, self.name = process, log, name
        #: Whether the test has ended it.
        self.over = False
        WATCHED.add(self)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process.pid is not None
        return self.process.pid

    @property
    def code(self) -> int | None:
        """Return the exit code, a negative signal number, or None while it runs."""
        if isinstance(self.process, subprocess.Popen):
            return self.process.poll()
        return self.process.exitcode

    def output(self) -> str:
        """The last that it has written; of a crash, the trace and what came before it."""
        if self.log is None or not self.log.exists():
            return "(its output was not kept)"
        text = self.log.read_text(errors="replace")
        crashed = [at for words in FATAL if (at := text.find(words)) >= 0]
        return text[max(0, crashed[0] - BEFORE) :][:SHOWN] if crashed else text[-SHOWN:]

    def check(self) -> None:
        """Raise `ServerEnded` if the process has ended and the test did not stop it."""
        if not self.over and self.code is not None:
            self.over = True
            raise self._ended("ended by itself")

    def send(self, number: int) -> None:
        """Send a signal, which it may survive."""
        if not self.over and self.code is None:
            os.kill(self.pid, number)

    def stop(self, number: int = signal.SIGTERM, seconds: float = 120) -> None:
        """Let it end politely; a crash on the way is raised."""
        self._end(number, seconds)

    def kill(self) -> None:
        """End it at once."""
        self._end(signal.SIGKILL, 60)

    def line(self, pattern: str, seconds: float = 120) -> re.Match[str]:
        """Wait until it has written something that fits."""
        assert self.log is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found = re.search(pattern, self.log.read_text(errors="replace"))
            if found is not None:
                return found
            self.check()
            time.sleep(0.01)
        raise TimeoutError(f"{self.name} has not written {pattern!r}\n{self.output()}")

    async def while_running(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something during which it must not end."""
        return await while_running(work, lambda: [self])

    def _end(self, number: int, seconds: float) -> None:
        if self.over:
            return
        self.check()
        self.over = True
        with suppress(ProcessLookupError):  # it has ended since: how, is seen below
            os.kill(self.pid, number)
        self._wait(seconds)
        if self.code not in (0, -number):
            raise self._ended("ended while it was stopped")
        self._check_output()

    def _wait(self, seconds: float) -> None:
        if isinstance(self.process, subprocess.Popen):
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        else:
            self.process.join(seconds)
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)
            raise ServerEnded(f"{self.name} does not end\n{self.output()}")

    def _check_output(self) -> None:
        if self.log is not None and any(words in self.output() for words in FATAL):
            raise ServerEnded(f"{self.name} has said:\n{self.output()}")

    def _ended(self, how: str) -> ServerEnded:
        return ServerEnded(f"{self.name} {how}: {code_name(self.code)}\n{self.output()}")


#: All that are watched, so that the test during which one of them ends is the one that fails.
WATCHED: Final[WeakSet[Watched]] = WeakSet()


def code_name(code: int | None) -> str:
    """Return the name of the signal or the exit code, as text."""
    if code is not None and code < 0:
        return signal.Signals(-code).name
    return f"exit code {code}"


def started(
    command: Sequence[str],
    log: Path,
    *,
    name: str = "the server",
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
) -> Watched:
    """Start a server that writes all it says, and the trace of a crash, at the end of a file."""
    more = {"PYTHONFAULTHANDLER": "1", "PYTHONUNBUFFERED": "1"}
    with log.open("ab") as out:
        process = subprocess.Popen(
            [*command], stdout=out, stderr=out, cwd=cwd, env={**(env or os.environ), **more}
        )
    return Watched(process, log, name)


def write_to(log: Path) -> None:
    """Send what this process writes to the end of a file; for servers that were forked."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    sys.stdout.flush()
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(out)
    faulthandler.enable(2)


async def while_running(
    work: Coroutine[Any, Any, T], servers: Callable[[], Iterable[Watched]]
) -> T:
    """Do something during which none of some servers may end; `servers()` are those of now."""
    task = asyncio.create_task(work)
    try:
        while not task.done():
            await asyncio.wait((task,), timeout=_LOOK_S)
            check_all(servers())
        return await task
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait((task,))


def check_all(servers: Iterable[Watched]) -> None:
    """Raise `ServerEnded` if one of these has ended by itself."""
    for server in servers:
        server.check()
