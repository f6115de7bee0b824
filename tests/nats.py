"""A real nats-server for the tests, on a port of its own; `./run test` installs the package."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path


class Nats:
    """A broker that can be killed, stopped and started again at the same address."""

    def __init__(self, host: str = "127.0.0.1", config: str | None = None) -> None:
        """With a `config`, which may name its `{port}`, that decides who may come, and how."""
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port: int = listener.getsockname()[1]
        self.token = "for-the-tests"
        self.address = f"nats://{self.token}@127.0.0.1:{self.port}"
        self._directory = Path(tempfile.mkdtemp(prefix="tercet-nats-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._words = ["-a", host, "-p", str(self.port), "--auth", self.token]
        if config is not None:
            path = self._directory / "nats.conf"
            path.write_text(config.replace("{port}", str(self.port)))
            self._words = ["-c", str(path)]

    def start(self) -> None:
        """Serve, for whoever knows the token, or as the config says."""
        program = shutil.which("nats-server", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "nats-server is missing: install the package nats-server"
        with (self._directory / "log").open("ab") as log:
            self._process = subprocess.Popen([program, *self._words], stdout=log, stderr=log)
        for _ in range(500):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("nats-server does not answer")

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """It says and hears nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """It goes on where it was."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """End it and remove everything."""
        self.kill()
        shutil.rmtree(self._directory, ignore_errors=True)
