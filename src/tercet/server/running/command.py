"""The server's commands, for `tercet` to register: serve, backup, export.

Each takes plain values and returns what to say; refusals are coded errors.
"""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from typing import TextIO

from tercet.server.running.serve import serve
from tercet.storage.backup import backup, export
from tercet.storage.directory import data_directory
from tercet.storage.store import open_store
from tercet.words.texts import Texts

__all__ = ["backup_data", "export_games", "serve"]


def backup_data(target: Path, texts: Texts, *, data: Path | None = None) -> str:
    """Copy the data of a server, running or not, into a new file; what to say about it."""
    made = backup(data_directory(data), target)
    return texts.say("backup-done", path=str(made))


def export_games(
    texts: Texts, *, data: Path | None = None, database: str | None = None, out: TextIO = sys.stdout
) -> str:
    """Write all finished public games as JSON lines; what to say about it."""
    count = 0
    with closing(open_store(database or data_directory(data))) as store:
        for line in export(store):
            out.write(line + "\n")
            count += 1
    return texts.say("export-done", count=count)
