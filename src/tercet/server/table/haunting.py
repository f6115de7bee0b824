"""A ghost at a table: the finds of an earlier game on the same pack, told at their moments.

Before its moment nothing of a find is told, and afterwards its cards only when they have all left
the player's own table: in the pile they are a secret, and on the table they would be a present.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tercet.server.services import Services
from tercet.server.table.mailbox import Mailbox
from tercet.server.table.record import TableRecord
from tercet.server.wire.messages import GhostFind, RaceInfo
from tercet.standing.ghosts import Ghost, ghost_of
from tercet.storage.entries import log_of
from tercet.storage.rows import SeatRow
from tercet.storage.standing.races import table_numbered

#: While nobody is here, table time stands still; then it is looked again so often.
_LOOK_S: Final = 0.5


class Haunting:
    """The ghost of one table; `announce` tells everybody of a find. Most tables have none."""

    def __init__(
        self,
        record: TableRecord,
        services: Services,
        game: Callable[[], Mailbox | None],
        announce: Callable[[], None],
    ) -> None:
        self._record, self._store, self._tasks = record, services.store, services.tasks
        self._game, self._announce = game, announce
        self._ghost: Ghost | None = None
        self._name, self._person = "", ""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Follow the game, if there is a ghost and it does not do so already."""
        if self._record.row.race_of is not None and self._task is None:
            self._task = self._tasks.once("a ghost", self._haunt())

    def close(self) -> None:
        """Tell nothing more."""
        if self._task is not None:
            self._task.cancel()

    def knows(self, person: str) -> bool:
        """Whether it is the ghost of this person."""
        return self._person == person

    def becomes(self, guest: str, account: str) -> None:
        """Note that a guest has logged in to an account."""
        if self.knows(guest):
            self._person = account

    def forgets(self, person: str) -> None:
        """Remove the name of a player whose account was deleted."""
        if self.knows(person):
            self._name = self._person = ""

    def info(self) -> RaceInfo | None:
        """What may be told of the ghost now."""
        ghost, mailbox = self._ghost, self._game()
        if ghost is None:
            return None
        found: tuple[GhostFind, ...] = ()
        if mailbox is not None:
            found = tuple(self._told(mailbox, ghost, mailbox.now()))
        return RaceInfo(self._name, ghost.ms, ghost.score, ghost.won, found)

    def _told(self, mailbox: Mailbox, ghost: Ghost, now: int) -> list[GhostFind]:
        state = mailbox.stored.state
        zones = mailbox.table.game.zones(state)
        left = {*zones["pile"], *zones["table"]}
        return [
            GhostFind(find.at, () if left & {*find.cards} else tuple(map(str, find.cards)))
            for find in ghost.until(now)
        ]

    async def _haunt(self) -> None:
        loaded = await asyncio.to_thread(self._load)
        if loaded is None:
            return
        self._ghost, seat = loaded
        self._name, self._person = seat.name, seat.person or ""
        self._announce()
        for find in self._ghost.finds:
            while (mailbox := self._game()) is None or mailbox.now() < find.at:
                left = _LOOK_S if mailbox is None else (find.at - mailbox.now()) / 1000
                await asyncio.sleep(min(_LOOK_S, max(0.01, left)))
            if mailbox.outcome is not None:
                return
            self._announce()

    def _load(self) -> tuple[Ghost, SeatRow] | None:
        row = table_numbered(self._store, self._record.row.race_of or 0)
        if row is None or row.status != "over":
            return None
        stored = self._store.whole(row)
        return ghost_of(log_of(stored)), stored.seats[0]
