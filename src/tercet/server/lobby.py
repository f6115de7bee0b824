"""The lobby: short codes for private tables, and who is told when public tables change."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Final, Protocol

from tercet.errors import Unreadable
from tercet.server.wire.messages import Lobby, TableInfo

#: No vowels, so that no code is a word, and no signs that look alike.
ALPHABET: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
CODE_LENGTH: Final = 6
#: Changes are gathered for so long before watchers are told.
_GATHER_S: Final = 0.25


class Watcher(Protocol):
    """Somebody who looks at the lobby."""

    def tell(self, news: Lobby) -> None:
        """Say what the lobby looks like."""


class LobbyBoard:
    """Tells watchers about public tables, a few times a second at most."""

    def __init__(self, tables: Callable[[], tuple[TableInfo, ...]]) -> None:
        self._tables = tables
        self.watchers: dict[Watcher, None] = {}
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, watcher: Watcher) -> None:
        """Show the lobby now and whenever it changes."""
        self.watchers[watcher] = None
        watcher.tell(Lobby(tables=self._tables()))

    def forget(self, watcher: Watcher) -> None:
        """Show it no longer."""
        self.watchers.pop(watcher, None)

    def changed(self) -> None:
        """A public table has changed."""
        if self._timer is None and self.watchers:
            self._timer = asyncio.get_running_loop().call_later(_GATHER_S, self._tell)

    def _tell(self) -> None:
        self._timer = None
        news = Lobby(tables=self._tables())
        for watcher in list(self.watchers):
            watcher.tell(news)

    def close(self) -> None:
        """Cancel what was to be told."""
        if self._timer is not None:
            self._timer.cancel()


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
