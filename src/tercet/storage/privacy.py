"""That the data is its owner's alone: directories 0700, files 0600, whatever they were before.

Whoever can read the database reads hashes of passwords and seeds of games that go on; whoever can
read the key can pretend to be anybody.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

#: Ours in a data directory; backups that were put there, too.
_OURS: Final = ("*.sqlite3", "*.sqlite3-wal", "*.sqlite3-shm", "*.sqlite3-journal", "*.key", "lock")
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


@contextmanager
def private_files() -> Iterator[None]:
    """Whatever is made within is the owner's alone, also by a library that does not ask."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def make_private(path: Path) -> None:
    """A directory for the owner alone, with those above it; one that is there stays as it is."""
    missing = [each for each in (path, *path.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=0o700, exist_ok=True)
    if not path.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(path))


def too_open(directory: Path) -> Iterator[Path]:
    """The directory and what is ours in it, as far as others can get at it."""
    if os.name != "posix":
        return  # modes mean nothing there; the user's own directory is private by itself
    ours = (path for pattern in _OURS for path in directory.glob(pattern))
    for path in (directory, *sorted(ours)):
        if path.exists() and path.stat().st_mode & _OTHERS:
            yield path


def close_to_others(directory: Path) -> tuple[list[Path], list[Path]]:
    """Take from others what they could do with the data; what was mended, and what could not be."""
    mended: list[Path] = []
    left: list[Path] = []
    for path in list(too_open(directory)):
        (mended if _close(path) else left).append(path)
    return mended, left


def _close(path: Path) -> bool:
    mode = stat.S_IMODE(path.stat().st_mode)
    if path.is_dir() and (mode & stat.S_ISVTX or path.resolve() in _shared()):
        return False  # others live here, too
    try:
        path.chmod(mode & ~_OTHERS)
    except OSError:
        return False
    return True


def _shared() -> tuple[Path, ...]:
    """Directories that are never closed, even if somebody keeps data right in them."""
    return (Path("/"), Path.home().resolve())
