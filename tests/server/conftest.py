"""Where the servers of the tests keep their data: in memory where the system offers that.

A killed process loses nothing there that it would not lose on a disk, and hundreds of commits
that wait for a disk would be most of the time of these tests.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tercet.server.people import hashing

_MEMORY = Path("/dev/shm")


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash with less work: that guessing is dear is argon2's promise, not ours."""
    cheap = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(hashing, "owasp_hasher", lambda: cheap)


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """A directory for one server."""
    if not _MEMORY.is_dir():
        yield tmp_path
        return
    directory = Path(tempfile.mkdtemp(prefix="tercet-", dir=_MEMORY))
    yield directory
    shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture
def data_root() -> str:
    """Where directories for servers are made."""
    return str(_MEMORY) if _MEMORY.is_dir() else tempfile.gettempdir()
