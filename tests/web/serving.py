"""A server in a process of its own, which tests may also stop and start again."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import tercet
from tests.watched import Watched, started

SOURCE: Final = Path(tercet.__file__).parent.parent
#: Bots for whole games: they do not take their time.
BRISK: Final = 0.005
#: Bots that only sit there: nothing happens of itself, however long a person takes.
PATIENT: Final = 1000.0
#: As `tercet serve`, but all our people come from one address, and quickly; so may bots.
SERVE: Final = """
import sys
from msgspec.structs import replace
from tercet.server.table import bots
from tercet.server.guarding.limits import UNHURRIED
from tercet.server.running.serve import serve
bots.PACE = float(sys.argv[2])
limits = replace(UNHURRIED, count_down_s=float(sys.argv[3]))
serve(port=int(sys.argv[1]), open_browser=False, limits=limits)
"""
#: As root and without a network of its own: no sandbox, and nothing asked of the outside.
BROWSER_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def browser() -> str | None:
    """Debian's Chromium, if possible without the windows that nobody sees: a third less to do."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Server:
    """`with Server(directory) as server: …`; its one line tells the address.

    Bots wait for the share `pace` of the time they mean to; a race begins after `count_down`
    seconds.
    """

    def __init__(self, data: Path, pace: float = 1.0, count_down: float = 0) -> None:
        self.data, self.pace, self.count_down, self.address = data, pace, count_down, ""
        self._process: Watched | None = None
        self._starts = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Serve on a free port, or where it was before."""
        port = self.address.rpartition(":")[2] or "0"
        env = os.environ | {"PYTHONPATH": str(SOURCE), "TERCET_DATA": str(self.data)}
        command = [sys.executable, "-c", SERVE, port, str(self.pace), str(self.count_down)]
        self._starts += 1
        log = self.data.with_name(f"{self.data.name}-server{self._starts}.log")
        self._process = started(command, log, env=env)
        self.address = self._process.line(r"http://\S+")[0]

    def stop(self) -> None:
        """Let it end as it would by Ctrl+C."""
        assert self._process is not None
        self._process.stop()
