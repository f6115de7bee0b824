"""Finished games, read from the store: what is told of their tables, and their logs played back.

No room is made for them. A finished game never changes, so those that were looked at last are kept
as far as they were played back; what is told of its table (who is the host, where the next game is)
can change, and is read each time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tercet.analysis import Analysis
from tercet.engine.log import Log
from tercet.errors import IllegalAction, Unreadable
from tercet.replay.log_replay import LogReplay
from tercet.server.handed import is_handed, read_handed
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.set_aside import SetAside
from tercet.server.table.info import stored_info
from tercet.server.table.room import ROOM_GONE, Room
from tercet.server.wire.messages import TableInfo
from tercet.storage.entries import log_of
from tercet.storage.rows import StoredTable
from tercet.storage.store import Store

#: So many entries are kept over all games, some 20 MB; at least the game that is looked at.
MOST_ENTRIES: Final = 50_000
#: A game is known by its table and its header: an old one may be linked anew.
_Kept = tuple[str, str | None]


class Archive:
    """The finished games of a house; `rooms` are the tables that people are at."""

    def __init__(
        self, store: Store, rooms: Mapping[str, Room], set_aside: SetAside, tasks: BackgroundTasks
    ) -> None:
        self._store, self._rooms, self._set_aside = store, rooms, set_aside
        self._tasks = tasks
        self._kept: OrderedDict[_Kept, LogReplay] = OrderedDict()
        self._loading: dict[_Kept, asyncio.Task[LogReplay]] = {}
        #: One analysis at a time: it can take seconds, and others need the threads meanwhile.
        self._analysing = asyncio.Lock()

    async def info(self, id_: str) -> TableInfo | None:
        """Return the info of a finished or abandoned table without a room; None for any other."""
        if id_ in self._rooms:
            return None
        stored = await asyncio.to_thread(self._outline, id_)
        ended = stored is not None and stored.row.status in ("over", "abandoned")
        return self._info(stored) if stored is not None and ended else None

    async def finished(self, id_: str) -> tuple[TableInfo, LogReplay]:
        """A finished game and its table; absent and put away look the same."""
        if is_handed(id_):
            return await self._handed(id_)
        self._check_no_longer_played(id_)
        self._set_aside.check(id_)
        stored = await asyncio.to_thread(self._outline, id_)
        if stored is None or stored.row.status == "abandoned":
            raise Unreadable(ROOM_GONE)
        if stored.row.status != "over":
            raise IllegalAction("game_goes_on")
        playback = await self._playback(stored)
        room = self._rooms.get(id_)
        return self._info(stored) if room is None else room.info(), playback

    async def _handed(self, id_: str) -> tuple[TableInfo, LogReplay]:
        """A game that was played in a page: its log is read and checked anew, if it is not kept."""
        info, log = await asyncio.to_thread(read_handed, self._store, id_)
        key = id_, None
        if key not in self._kept:
            self._keep(key, await asyncio.to_thread(LogReplay, log))
        return info, self._kept[key]

    async def log(self, id_: str) -> Log:
        """The log of a finished game, with the names of its people as they are today."""
        info, played = await self.finished(id_)
        if played.log.header.old_names:
            return played.log
        return replace(played.log, names=tuple(seat.name or "" for seat in info.seats))

    async def analysis(self, id_: str) -> Analysis:
        """The account of a finished game, made off the loop and kept with its playback."""
        _, played = await self.finished(id_)
        if played.analysed:
            return played.analysis
        async with self._analysing:
            return await asyncio.to_thread(lambda: played.analysis)

    def _outline(self, id_: str) -> StoredTable | None:
        row = self._store.row(id_)
        try:
            return None if row is None else self._store.outline(row)
        except Unreadable as error:
            assert row is not None
            raise self._set_aside.add(row, error) from error

    def _info(self, stored: StoredTable) -> TableInfo:
        try:
            return stored_info(stored)
        except Exception as error:
            raise self._set_aside.add(stored.row, error) from error

    def _check_no_longer_played(self, id_: str) -> None:
        """Of a game whose end is not stored, nothing is read; the room knows without a look."""
        room = self._rooms.get(id_)
        if room is not None and (room.mailbox is None or room.mailbox.outcome is None):
            raise IllegalAction("game_goes_on")

    async def _playback(self, stored: StoredTable) -> LogReplay:
        key = stored.row.id, stored.row.header
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._loading:
            self._loading[key] = self._tasks.awaited("an old game", self._load(stored))
        return await asyncio.shield(self._loading[key])

    async def _load(self, stored: StoredTable) -> LogReplay:
        key = stored.row.id, stored.row.header
        try:
            playback = await asyncio.to_thread(self._read, stored)
        finally:
            self._loading.pop(key, None)
        self._keep(key, playback)
        return playback

    def _keep(self, key: _Kept, playback: LogReplay) -> None:
        self._kept[key] = playback
        while len(self._kept) > 1 and self._entries() > MOST_ENTRIES:
            self._kept.popitem(last=False)

    def _read(self, stored: StoredTable) -> LogReplay:
        events = self._store.events(stored.row.number)
        try:
            return LogReplay(log_of(replace(stored, events=events)))
        except Exception as error:
            raise self._set_aside.add(stored.row, error) from error

    def _entries(self) -> int:
        return sum(len(each.log.entries) for each in self._kept.values())
