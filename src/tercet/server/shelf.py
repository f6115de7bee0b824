"""Open tables that nobody has asked for since the server started: their rows, not their games.

A start reads no entry. The lobby, codes and limits work from here; a game is replayed when somebody
comes to its table, and a table to which nobody comes is swept away (`sweeping`).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tercet.engine.wire import from_json
from tercet.server.set_aside import SetAside
from tercet.server.table.info import table_info
from tercet.server.table.seats import Seats, heir_of, merged_seats, without_person
from tercet.server.wire.messages import Settings, TableInfo
from tercet.storage.rows import OpenTable, TableRow


class Shelved:
    """A table as its rows tell it; there is nobody at it."""

    visitors: Final[Mapping[object, None]] = {}

    def __init__(self, stored: OpenTable) -> None:
        self.row: TableRow = stored.row
        self.seats: Seats = stored.seats
        self._settings: Settings = from_json(stored.row.settings, Settings)

    @property
    def id(self) -> str:
        """What people and programs know the table by."""
        return self.row.id

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(
            self.row, b"", self.seats, self._settings, is_here=lambda _: False, spectators=0
        )

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account; the store knows already."""
        waiting = self.row.status == "waiting"
        self.seats = merged_seats(self.seats, guest, account, waiting=waiting)
        if self.row.host == guest:
            self.row = replace(self.row, host=account)

    def forgets(self, person: str) -> None:
        """Somebody has gone for good; the store knows already."""
        if self.row.host == person:
            self.row = replace(self.row, host=heir_of(self.seats, person))
        waiting = self.row.status == "waiting"
        self.seats = without_person(self.seats, person, waiting=waiting)


class Shelf:
    """The tables of which only the rows have been read, by their ids."""

    def __init__(self) -> None:
        self._tables: dict[str, Shelved] = {}
        #: Those that are just being put away: they are neither here nor to be had.
        self._leaving: set[str] = set()

    def __iter__(self) -> Iterator[Shelved]:
        return iter(self._tables.values())

    def __len__(self) -> int:
        return len(self._tables)

    def fill(self, found: Iterable[OpenTable], set_aside: SetAside) -> None:
        """Take in what is in the store; a table that cannot be shown is set aside."""
        for stored in found:
            try:
                self._tables[stored.row.id] = Shelved(stored)
            except Exception as error:
                set_aside.add(stored.row, error)

    def refill(self, found: Iterable[OpenTable], set_aside: SetAside, but: Container[str]) -> None:
        """These and no others, but for those that are in memory."""
        self._tables.clear()
        self.fill((each for each in found if each.row.id not in but), set_aside)

    def get(self, id_: str) -> Shelved | None:
        """The table with this id, if only its rows are known."""
        return self._tables.get(id_)

    def remove(self, id_: str) -> None:
        """It is in memory as a whole now, or it is damaged."""
        self._tables.pop(id_, None)

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account."""
        for table in self:
            table.becomes(guest, account)

    def forgets(self, person: str) -> None:
        """Somebody has gone for good."""
        for table in self:
            table.forgets(person)

    # --- Putting away ------------------------------------------------------------------------

    def is_leaving(self, id_: str) -> bool:
        """Whether a table is just being put away."""
        return id_ in self._leaving

    def take(self, tables: Sequence[Shelved]) -> None:
        """Begin to put tables away."""
        for table in tables:
            del self._tables[table.id]
            self._leaving.add(table.id)

    def put_back(self, tables: Sequence[Shelved]) -> None:
        """They could not be put away."""
        self.let_go(tables)
        self._tables.update((table.id, table) for table in tables)

    def let_go(self, tables: Sequence[Shelved]) -> None:
        """They have been put away."""
        self._leaving.difference_update(table.id for table in tables)
