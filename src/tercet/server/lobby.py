"""The lobby: what it shows, short codes for tables, and who is told when public tables change."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Final, Protocol

from tercet.errors import Unreadable
from tercet.server.running.tasks import BackgroundTasks, Delayed
from tercet.server.wire.messages import Lobby, TableInfo
from tercet.storage.rows import TableRow

#: No vowels, so that no code is a word, and no signs that look alike.
ALPHABET: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
CODE_LENGTH: Final = 6
#: Changes are gathered for so long before watchers are told.
_GATHER_S: Final = 0.25


#: So many tables are shown at most, and of one address so many that nobody is at.
SHOWN: Final = 100
SHOWN_EMPTY: Final = 3


class Listed(Protocol):
    """An open table, whether its game is in memory or not."""

    @property
    def id(self) -> str:
        """What people and programs know it by."""

    @property
    def row(self) -> TableRow:
        """The table as it is stored."""

    @property
    def visitors(self) -> Collection[object]:
        """Who is here."""

    def info(self) -> TableInfo:
        """The table as everybody may see it."""


def shown_in_lobby(
    tables: Iterable[Listed], origin: Callable[[Listed], str]
) -> tuple[TableInfo, ...]:
    """What is being played and what waits for people, then what nobody is at; the newest first.

    Where there are too many, the addresses they were opened from (`origin`) take turns: nobody
    fills the lobby for the others.
    """
    turns: Counter[tuple[str, bool]] = Counter()
    ranked: list[tuple[bool, int, Listed]] = []
    for table in sorted(tables, key=_order):
        empty = not table.visitors
        turn = turns[origin(table), empty]
        turns[origin(table), empty] += 1
        if not empty or turn < SHOWN_EMPTY:
            ranked.append((empty, turn, table))
    ranked.sort(key=lambda each: each[:2])
    shown = sorted([table for _, _, table in ranked[:SHOWN]], key=_order)
    return tuple(table.info() for table in shown)


def _order(table: Listed) -> tuple[bool, bool, int]:
    return not table.visitors, table.row.status != "waiting", -table.row.created_ms


class Watcher(Protocol):
    """Somebody who looks at the lobby."""

    def tell(self, news: Lobby) -> None:
        """Say what the lobby looks like."""


class LobbyBoard:
    """Tells watchers about public tables, a few times a second at most."""

    def __init__(self, tables: Callable[[], tuple[TableInfo, ...]], tasks: BackgroundTasks) -> None:
        self._tables, self._tasks = tables, tasks
        self.watchers: dict[Watcher, None] = {}
        self._telling = Delayed(tasks.report, self._tell)

    def watch(self, watcher: Watcher) -> None:
        """Show the lobby now and whenever it changes."""
        self.watchers[watcher] = None
        watcher.tell(Lobby(tables=self._tables()))

    def forget(self, watcher: Watcher) -> None:
        """Show it no longer."""
        self.watchers.pop(watcher, None)

    def changed(self) -> None:
        """A public table has changed."""
        if self.watchers:
            self._telling.soon(_GATHER_S)

    def _tell(self) -> None:
        news = Lobby(tables=self._tables())
        for watcher in list(self.watchers):
            try:
                watcher.tell(news)
            except Exception as error:
                self._tasks.report("a watcher of the lobby", error)

    def close(self) -> None:
        """Cancel what was to be told."""
        self._telling.cancel()


def new_code(taken: Collection[str]) -> str:
    """A code that no table has."""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        if code not in taken:
            return code


def read_code(text: str) -> str:
    """A code as people type it: small letters, spaces and dashes are forgiven."""
    code = text.upper().replace(" ", "").replace("-", "")
    if len(code) != CODE_LENGTH or set(code) - set(ALPHABET):
        raise Unreadable("code_unreadable", length=CODE_LENGTH)
    return code
