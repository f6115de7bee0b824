"""Where the data is kept, and that one server at a time keeps it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from tercet.errors import Unreadable
from tercet.storage.privacy import make_private, private_files

#: Names another directory than the usual one.
VARIABLE: Final = "TERCET_DATA"


def data_directory(given: Path | None = None) -> Path:
    """The directory that was asked for, else that of the environment, else the user's own."""
    if given is not None:
        return given
    named = os.environ.get(VARIABLE)
    return Path(named) if named else user_data_path("tercet", appauthor=False)


@contextmanager
def held(directory: Path) -> Iterator[Path]:
    """The directory, made if need be, for one server alone; the system lets go if it dies."""
    try:
        make_private(directory)
        with private_files():
            lock = (directory / "lock").open("a")
    except OSError as error:
        raise Unreadable("data_unusable", path=str(directory), reason=_why(error)) from error
    with lock:
        _lock(lock.fileno(), directory)
        yield directory


def _lock(number: int, directory: Path) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Unreadable("data_in_use", path=str(directory)) from error


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
