"""Tables that are set aside because they cannot be read, or because their code raises exceptions.

Nothing of them is changed. `tercet doctor` names what is wrong with each, and mends what it can.
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import Final

from tercet.errors import TercetError, Unreadable
from tercet.storage.restoring import why_damaged
from tercet.storage.rows import TableRow

#: A table whose game has raised so many unexpected exceptions is set aside.
MOST_BROKEN: Final = 2
_log = logging.getLogger("tercet.tables")


class SetAside:
    """The damaged tables that have been met since the server started."""

    def __init__(self) -> None:
        self._why: dict[str, str] = {}
        self._broken: Counter[str] = Counter()

    def __contains__(self, id_: str) -> bool:
        return id_ in self._why

    def __len__(self) -> int:
        return len(self._why)

    def check(self, id_: str) -> None:
        """Refuse a table that is known to be damaged, without another look."""
        if id_ in self._why:
            raise Unreadable("table_damaged", why=self._why[id_])

    def add(self, row: TableRow, error: Exception) -> Unreadable:
        """Set a table aside; returns what to tell whoever asked for it."""
        why = self._why[row.id] = why_damaged(error)
        trace = None if isinstance(error, TercetError) else error
        told = "table %d is damaged and set aside (%s): run tercet doctor"
        _log.error(told, row.number, why, exc_info=trace)
        return Unreadable("table_damaged", why=why)

    def broke(self, row: TableRow, error: Exception) -> None:
        """An unexpected exception in a game: it is read again at first, and then set aside."""
        self._broken[row.id] += 1
        if self._broken[row.id] >= MOST_BROKEN:
            self._why[row.id] = type(error).__name__
            _log.error("table %d is set aside until the next start", row.number)

    def has_broken(self, id_: str) -> bool:
        """Whether the game of a table has raised an unexpected exception."""
        return id_ in self._broken
