"""The files of a data directory: that they are there, are a database, and are the owner's alone."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tercet.errors import Detail
from tercet.storage import privacy
from tercet.storage.doctor.finding import Finding
from tercet.storage.engines import DATABASE

KEY: Final = "session.key"
_KEY_BYTES: Final = 32
_BESIDE: Final = ("", "-wal", "-shm")


def check_database_file(path: Path) -> Finding | None:
    """Whether there is a database at all; nothing else can be looked at without one."""
    data: dict[str, Detail] = {"path": str(path)}
    if not path.is_file():
        return Finding("file_missing", data=data, cure="restore")
    if path.stat().st_size == 0:
        return Finding("file_empty", data=data, cure="restore")
    reason = _integrity(path)
    if reason == "ok":
        return None
    return Finding("file_broken", data={**data, "reason": reason}, cure="restore")


def _integrity(path: Path) -> str:
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            return str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])[:200]
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error)[:200]


def put_backup_in_place(directory: Path, backup: Path) -> None:
    """The backup instead of a file that is no database; what was there is kept beside it."""
    path = directory / DATABASE
    kept = next(n for n in range(1, 10_000) if not _kept(path, n).exists())
    for ending in _BESIDE:
        damaged = path.with_name(path.name + ending)
        if damaged.exists():
            damaged.rename(_kept(damaged, kept))
    with privacy.private_files():
        shutil.copyfile(backup, path)


def _kept(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.damaged-{number}")


def check_privacy(directory: Path) -> Iterator[Finding]:
    """Whoever can read the directory can be anybody, and see every card."""
    for path in privacy.too_open(directory):
        mode = f"{path.stat().st_mode & 0o777:o}"
        yield Finding("open_to_others", data={"path": str(path), "mode": mode}, cure="close")


def close_to_others(directory: Path, finding: Finding) -> bool:
    """Let only the owner in; whether that was possible."""
    privacy.close_to_others(directory)
    return Path(str(finding.data["path"])) not in privacy.too_open(directory)


def check_key(directory: Path) -> Iterator[Finding]:
    """The key that signs cookies; a server makes a new one where there is none."""
    path = directory / KEY
    if path.exists() and path.stat().st_size != _KEY_BYTES:
        yield Finding("key_broken", data={"path": str(path)}, cure="remove")
