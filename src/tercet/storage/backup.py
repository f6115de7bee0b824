"""Copies of the data: a backup while the server runs, and an export of what is public."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tercet.engine.log import write_log
from tercet.errors import TercetError, Unreadable
from tercet.storage.engines import DATABASE
from tercet.storage.entries import log_of
from tercet.storage.privacy import make_private, private_files
from tercet.storage.rows import TableRow
from tercet.storage.store import Store

_log = logging.getLogger("tercet.export")


def backup(data: Path, target: Path) -> Path:
    """Copy the database as it is at one moment; a server may go on writing meanwhile."""
    source = data / DATABASE
    if not source.is_file():
        raise Unreadable("data_unusable", path=str(data), reason=f"{DATABASE} is missing")
    if target.exists():
        raise Unreadable("backup_exists", path=str(target))
    try:
        make_private(target.parent)
        with private_files():
            _copy(source, target)
    except (OSError, sqlite3.Error) as error:
        raise Unreadable("data_unusable", path=str(target), reason=str(error)[:200]) from error
    return target


def _copy(source: Path, target: Path) -> None:
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
    finally:
        writing.close()
        reading.close()


def export(store: Store) -> Iterator[str]:
    """Every finished public game as one line of JSON: its table, and its log as text.

    Names are those that people chose at the table; there are no accounts, no chat and no ids of
    people in it.
    """
    for row in store.rows():
        if row.public and row.status == "over":
            yield from _exported(store, row)


def _exported(store: Store, row: TableRow) -> Iterator[str]:
    try:
        line = {"ended_ms": row.ended_ms, "log": write_log(log_of(store.whole(row)))}
    except (TercetError, msgspec.DecodeError):
        _log.error("table %d is damaged and left out: run tercet doctor", row.number)
        return
    yield msgspec.json.encode(line).decode()
