"""What is stored of a table besides its game: its row, its seats, and who was shown out.

Changes are made one after the other, under `lock`, and each is stored before anything in here
changes: nobody can be told of what a crash could take back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from tercet.engine.wire import from_json
from tercet.errors import IllegalAction, TercetError
from tercet.server.services import Services
from tercet.server.table.seats import Seats, heir_of, merged_seats, seat_of, without_person
from tercet.server.wire.messages import Settings, Status
from tercet.storage.rows import StoredTable
from tercet.storage.store import StorageFailed
from tercet.storage.tables import changed_table


class TableRecord:
    """A table as the store knows it."""

    def __init__(
        self, stored: StoredTable, services: Services, broke: Callable[[Exception], None]
    ) -> None:
        self.row, self.seed, self.seats = stored.row, stored.seed, stored.seats
        self.kicked = set(stored.kicked)
        self.settings: Settings = from_json(stored.row.settings, Settings)
        self.lock = asyncio.Lock()
        self._journal, self._broke = services.journal, broke

    @property
    def status(self) -> Status:
        """Waiting for people, playing, over, or abandoned."""
        return cast("Status", self.row.status)

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return seat_of(self.seats, person)

    def must_be(self, status: Status) -> None:
        """Refuse what cannot be done now."""
        if self.status != status:
            raise IllegalAction("not_now", status=self.status)

    def must_host(self, person: str) -> None:
        """Refuse what only the host may do."""
        if person != self.row.host:
            raise IllegalAction("not_host")

    async def change(
        self,
        *,
        seats: Seats | None = None,
        kicked: str | None = None,
        **values: str | int | bool | None,
    ) -> None:
        """Store other seats, somebody who was shown out, other values of the row: all or nothing.

        The caller holds the lock.
        """
        newly = None if kicked in self.kicked else kicked
        part = changed_table(self.row.number, values, seats=seats, kicked=newly)
        try:
            await self._journal.write(part)
        except (TercetError, StorageFailed):
            raise
        except Exception as error:  # it may be stored
            self._broke(error)
            raise
        self.row = replace(self.row, **values)
        self.seats = self.seats if seats is None else seats
        self.kicked |= {kicked} if kicked else set()

    def knows(self, person: str) -> bool:
        """Whether a person sits here, is the host, or was shown out."""
        return person in (self.row.host, *self.kicked) or self.seat_of(person) is not None

    def forgets(self, person: str) -> None:
        """Somebody has gone for good; the store knows already."""
        if self.row.host == person:
            going = self.status in ("waiting", "playing")
            self.row = replace(self.row, host=heir_of(self.seats, person) if going else "")
        self.seats = without_person(self.seats, person, waiting=self.status == "waiting")
        self.kicked = self.kicked - {person}

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account; the store knows already."""
        waiting = self.status == "waiting"
        self.seats = merged_seats(self.seats, guest, account, waiting=waiting)
        if self.row.host == guest:
            self.row = replace(self.row, host=account)
        if guest in self.kicked:
            self.kicked = self.kicked - {guest} | {account}
