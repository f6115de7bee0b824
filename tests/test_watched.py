"""A server that ends by itself fails its test, whatever the test looks at meanwhile."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.watched import WATCHED, ServerEnded, Watched, check_all, started, write_to

#: Saboteurs: a server that is fine, one that kills itself, one that gives up, one that hangs on.
FINE = "import time; print('here', flush=True); time.sleep(60)"
CRASHES = "import os, signal; print('last words', flush=True); os.kill(os.getpid(), signal.SIGSEGV)"
GIVES_UP = "import sys; print('no more'); sys.exit(3)"
CRASHES_AT_THE_END = (
    "import os, signal, time\n"
    "signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGSEGV))\n"
    "print('here', flush=True); time.sleep(60)"
)
CHILD_CRASHED = (
    "import time; print('Fatal Python error: of a child\\nhere', flush=True); time.sleep(60)"
)
LATE = "import time; print('late build of Header\\nhere', flush=True); time.sleep(60)"


def server(place: Path, program: str) -> Watched:
    return started([sys.executable, "-c", program], place / "log")


def ended(watched: Watched) -> None:
    assert isinstance(watched.process, subprocess.Popen)
    watched.process.wait()


def test_a_server_that_runs_until_it_is_stopped_is_fine(tmp_path: Path) -> None:
    for end in (Watched.stop, Watched.kill):
        running = server(tmp_path, FINE)
        assert running.line("here")[0] == "here"
        running.check()
        end(running)
        running.check()
        running.kill()


@pytest.mark.parametrize(
    ("saboteur", "told"),
    [
        (CRASHES, ("SIGSEGV", "last words", "Fatal Python error")),
        (GIVES_UP, ("exit code 3", "no more")),
    ],
)
def test_a_server_that_ends_by_itself_is_told_of_with_its_last_output(
    tmp_path: Path, saboteur: str, told: tuple[str, ...]
) -> None:
    for look in (Watched.check, Watched.stop, Watched.kill, lambda it: check_all([*WATCHED])):
        running = server(tmp_path, saboteur)
        ended(running)
        with pytest.raises(ServerEnded) as error:
            look(running)
        assert all(words in str(error.value) for words in told)
        running.check()  # reported once


def test_who_waits_for_a_line_of_it_hears_at_once_that_it_has_ended(tmp_path: Path) -> None:
    with pytest.raises(ServerEnded, match="SIGSEGV"):
        server(tmp_path, CRASHES).line("http://")


@pytest.mark.parametrize(
    ("saboteur", "told"),
    [
        (CRASHES_AT_THE_END, "SIGSEGV"),
        (CHILD_CRASHED, "of a child"),
        (LATE, "late build of Header"),
    ],
)
def test_what_goes_wrong_until_its_end_is_told(tmp_path: Path, saboteur: str, told: str) -> None:
    running = server(tmp_path, saboteur)
    running.line("here")
    with pytest.raises(ServerEnded, match=told):
        running.stop()


def test_work_during_which_it_ends_is_given_up(tmp_path: Path) -> None:
    running = server(tmp_path, CRASHES)
    with pytest.raises(ServerEnded, match="SIGSEGV"):
        asyncio.run(running.while_running(asyncio.sleep(600)))


def test_a_forked_server_is_watched_in_the_same_way(tmp_path: Path) -> None:
    process = get_context("forkserver").Process(target=crash, args=(str(tmp_path / "log"),))
    process.start()
    process.join()
    with pytest.raises(ServerEnded, match=r"SIGSEGV\n.*Fatal Python error"):
        Watched(process, tmp_path / "log").kill()


def crash(log: str) -> None:
    import os
    import signal

    write_to(Path(log))
    os.kill(os.getpid(), signal.SIGSEGV)
