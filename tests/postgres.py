"""A real PostgreSQL for the tests, on a directory and a socket of its own.

`./run test` installs the Debian package; its programs refuse to run as root, so that root lets
the user `postgres` run them.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import psycopg

USER: Final = "tercet"
_MEMORY: Final = Path("/dev/shm")


class Postgres:
    """A server of PostgreSQL with many databases; `stop` when it is not needed any more."""

    def __init__(self, port: int | None = None) -> None:
        place = str(_MEMORY) if _MEMORY.is_dir() else None
        self.directory = Path(tempfile.mkdtemp(prefix="tercet-pg-", dir=place))
        self._owner: Final = "postgres" if os.geteuid() == 0 else None
        if self._owner:
            shutil.chown(self.directory, self._owner, self._owner)
        self._data = self.directory / "data"
        self.port, self._password = port, ""
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Serve, on a socket in the directory only, or on a port of every address, too."""
        listen = "''" if self.port is None else f"'*' -p {self.port}"
        options = f"-k {self.directory} -c fsync=off -c listen_addresses={listen}"
        log = self.directory / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", options, "start")
        if self._password:
            with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
                connection.execute(f"ALTER USER {USER} PASSWORD '{self._password}'".encode())

    def trust(self, network: str) -> None:
        """Let everybody in from a network; before the start."""
        with (self._data / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {network} trust\n")

    def only_with_tls(self, certificate: Path, key: Path, password: str) -> None:
        """Let nobody in over the network but with TLS and a password; before the start."""
        for source, name in ((certificate, "server.crt"), (key, "server.key")):
            shutil.copy(source, self._data / name)
            if self._owner:
                shutil.chown(self._data / name, self._owner, self._owner)
        rules = "local all all trust\nhostssl all all all scram-sha-256\n"
        (self._data / "pg_hba.conf").write_text(rules)
        with (self._data / "postgresql.conf").open("a") as wishes:
            wishes.write("ssl = on\n")
        self._password = password

    def processes(self) -> list[int]:
        """The numbers of all its processes."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True)
        return [first, *map(int, found.stdout.split())]

    def crash(self) -> None:
        """Stop at once, as if it had crashed."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def stop(self) -> None:
        """Stop, and remove everything."""
        self.crash()
        shutil.rmtree(self.directory, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(8)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def _address(self, database: str) -> str:
        port = "" if self.port is None else f"&port={self.port}"
        return f"postgresql://{USER}@/{database}?host={self.directory}{port}"

    def _run(self, name: str, *words: str | Path) -> None:
        command = [program(name), *map(str, words)]
        subprocess.run(
            command,
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            user=self._owner,
            group=self._owner,
        )


def program(name: str) -> str:
    """Where one of PostgreSQL's programs is; Debian keeps the newest version last."""
    aside = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    found = shutil.which(name, path=os.pathsep.join([*map(str, aside[-1:]), os.environ["PATH"]]))
    assert found is not None, f"{name} is missing: install the package postgresql"
    return found
