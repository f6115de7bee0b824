"""The server under siege, in a process of its own: `serve()` as a host runs it, on loopback."""

from __future__ import annotations

import shutil
import socket
import tempfile
import time
from functools import partial
from http.client import HTTPConnection
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tests.server.siege.door import Door
from tests.watched import Watched, write_to

CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.siege.fair", "tests.server.playing"])
_MEMORY: Final = Path("/dev/shm")


class Castle:
    """A server with a directory of its own; gone, with all its data, when the block ends."""

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        database: str | None = None,
        saboteur: str | None = None,
        proxies: tuple[str, ...] = (),
        files: int | None = None,
    ) -> None:
        root = str(_MEMORY) if _MEMORY.is_dir() else None
        self.data = Path(tempfile.mkdtemp(prefix="tercet-siege-", dir=root))
        self.host, self.port = host, free_port(host)
        self._order = (str(self.data), database, host, self.port, saboteur, proxies, files)
        self._watched: Watched | None = None

    def __enter__(self) -> Castle:
        process = CONTEXT.Process(target=_run, args=self._order, daemon=True)
        process.start()
        self._watched = Watched(process, self.data / "stderr")
        self._wait_for_answer()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.server.kill()
        finally:
            shutil.rmtree(self.data, ignore_errors=True)

    @property
    def server(self) -> Watched:
        """The process, which must not end by itself."""
        assert self._watched is not None
        return self._watched

    def door(self, source: str | None = None) -> Door:
        """The way in, from an address of one's own."""
        return Door(self.host, self.port, source if ":" not in self.host else None)

    def memory_mb(self) -> int:
        """The most memory that the server has used so far."""
        status = Path(f"/proc/{self.server.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) // 1024

    def log(self) -> str:
        """What the server has written to standard error."""
        return (self.data / "stderr").read_text(errors="replace")

    def _wait_for_answer(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            self.server.check()
            line = HTTPConnection(self.host, self.port, timeout=5)
            try:
                line.request("GET", "/api/health")
                if line.getresponse().status == 200:
                    return
            except OSError:
                time.sleep(0.05)
            finally:
                line.close()
        raise TimeoutError("the server does not answer")


def _run(
    data: str,
    database: str | None,
    host: str,
    port: int,
    saboteur: str | None,
    proxies: tuple[str, ...],
    files: int | None,
) -> None:
    from tercet.server.running import serve
    from tercet.server.running.hosting import server_config
    from tests.server.siege.saboteurs import SABOTEURS

    write_to(Path(data) / "stderr")
    if files is not None:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    page = Path(data) / "client"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Tercet</title>")
    if saboteur is not None:
        SABOTEURS[saboteur]()
    # A page of one line instead of the built client: sieges need no browser.
    vars(serve).update(CLIENT=page, server_config=partial(server_config, client=page))
    serve.serve(host, port, open_browser=False, data=Path(data), database=database, proxies=proxies)


def free_port(host: str) -> int:
    """A port that nobody listens at."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as listener:
        port: int = listener.getsockname()[1]
        return port
