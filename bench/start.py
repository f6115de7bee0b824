"""How soon it answers: `python -m bench.start`.

Each command is run in turn with a bare interpreter (`python -c pass`), several times; what counts
is the ratio of the medians, because the machine is not always as fast. A server is timed from the
start of its process to its first answer, on a new directory, on one that it knows, and on one with
1,000 open tables and 100,000 entries.

What the terminal costs before somebody can play is told in processor time, which a busy machine
does not change: a page of help, a game in lines, and the full screen in a terminal of its own, up
to its first picture.

Compiled modules are kept in a directory of the benchmark's own and are there from the second run,
as they are for whoever runs Tercet twice; `--as-is` leaves that to the environment, which may have
told Python not to keep any.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Final

from tests.server.open_tables import put_into
from tests.watched import started

ROOT: Final = Path(__file__).parent.parent
BARE: Final = ("-c", "pass")
COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "sets": ("-m", "tercet", "sets", "1rso", "2rso", "3rso", "1gew"),
    "deal": ("-m", "tercet", "deal"),
    "table": ("-m", "tercet", "table"),
}
#: What is measured by processor time: in a pipe that says nothing, or at a terminal.
HELP: Final = ("-m", "tercet", "--help")
LINES: Final = ("-m", "tercet", "play", "solitaire", "--plain")
SCREEN: Final = ("-m", "tercet", "play", "solitaire")
#: How many times as long as a bare interpreter a command may take, and a server in seconds.
MOST: Final = 20.0
MOST_SERVER_S: Final = 1.5
#: What a server finds that was stopped in the middle of a busy evening.
TABLES: Final = 1000
ENTRIES: Final = 100_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--as-is", action="store_true", help="leave the environment as it is")
    parser.add_argument("--terminal", action="store_true", help="only what the terminal costs")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        env = dict(os.environ) if given.as_is else compiled(Path(directory))
        terminal(given.rounds, env)
        if given.terminal:
            return
        commands(given.rounds, env)
        for about, seconds in servers(max(3, given.rounds // 3), Path(directory), env):
            print(f"server, {about:18} {seconds:6.2f} s{'':12} at most {MOST_SERVER_S} s")


def compiled(directory: Path) -> dict[str, str]:
    """An environment in which compiled modules are kept in a directory."""
    env = {name: value for name, value in os.environ.items() if "BYTECODE" not in name}
    return {**env, "PYTHONPYCACHEPREFIX": str(directory / "compiled")}


def commands(rounds: int, env: dict[str, str]) -> None:
    times: dict[str, list[float]] = {name: [] for name in ("bare", *COMMANDS)}
    for number in range(rounds + 1):
        for name in times:
            took = run(COMMANDS.get(name, BARE), env)
            if number:  # the first one compiles
                times[name].append(took)
    bare = median(times["bare"])
    print(f"{'python -c pass':24} {bare * 1000:6.0f} ms")
    for name in COMMANDS:
        took = median(times[name])
        ratio = f"{took / bare:5.1f} times"
        print(f"{'tercet ' + name:24} {took * 1000:6.0f} ms {ratio}, at most {MOST:.0f}")


def terminal(rounds: int, env: dict[str, str]) -> None:
    """Processor time (user and system) before somebody can play, beside a bare interpreter."""
    ways = {"python -c pass": (BARE, spent), "tercet --help": (HELP, spent)}
    ways |= {"tercet play --plain": (LINES, spent), "tercet play": (SCREEN, spent_on_a_screen)}
    times: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(rounds + 1):
        for name, (arguments, way) in ways.items():
            took = way(arguments, env)
            if number:
                times[name].append(took)
    bare = median(times["python -c pass"])
    for name, found in times.items():
        took = median(found)
        print(f"{name:24} {took * 1000:6.0f} ms of the processor {took / bare:5.1f} times")


def spent(arguments: tuple[str, ...], env: dict[str, str]) -> float:
    """What a command takes that nobody says anything to."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        env=env,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    return used(process)


def spent_on_a_screen(arguments: tuple[str, ...], env: dict[str, str]) -> float:
    """What the full screen takes until its first picture is there; then it is left."""
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, *arguments],
        env={**env, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
        cwd=ROOT,
        stdin=inside,
        stdout=inside,
        stderr=inside,
    )
    os.close(inside)
    seen = b""
    while "▟".encode() not in seen and "▞".encode() not in seen:
        seen += os.read(outside, 65536)
    process.send_signal(signal.SIGKILL)
    took = used(process)
    os.close(outside)
    return took


def used(process: subprocess.Popen[bytes]) -> float:
    """User and system time of a process that ends."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def run(arguments: tuple[str, ...], env: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        env=env,
        cwd=ROOT,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - start


def servers(rounds: int, directory: Path, env: dict[str, str]) -> list[tuple[str, float]]:
    """Medians to the first answer: with a database to make, with one there, and with a full one."""
    first_answer(directory / "warm", env)
    new = [first_answer(directory / f"new{number}", env) for number in range(rounds)]
    known = [first_answer(directory / "warm", env) for _ in range(rounds)]
    put_into(directory / "many", TABLES, ENTRIES // TABLES)
    many = [first_answer(directory / "many", env) for _ in range(rounds)]
    return [
        ("new directory", median(new)),
        ("known directory", median(known)),
        (f"{TABLES} open tables", median(many)),
    ]


def first_answer(data: Path, env: dict[str, str]) -> float:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ("serve", "--no-open", "--port", str(port), "--data", str(data))
    start = time.perf_counter()
    command = [sys.executable, "-m", "tercet", *words]
    server = started(command, data.with_suffix(".log"), env=env, cwd=ROOT)
    try:
        while not healthy(port):
            server.check()
            time.sleep(0.002)
        return time.perf_counter() - start
    finally:
        server.stop()


def healthy(port: int) -> bool:
    line = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        line.request("GET", "/api/health")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


if __name__ == "__main__":
    main()
