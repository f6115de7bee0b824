"""Awaited players: a table waits for them; their connections get `awaited` and `awaited_over`.

A player who connects later is told as long as the seat is kept. A player who declines gives up the
seat. Nothing is stored: the table itself keeps the seat and its clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec.structs import replace

from tercet.server.wire.messages import Awaited, AwaitedOver, News

if TYPE_CHECKING:
    from tercet.server.house import House

#: Maximum number of tables kept for one person.
MOST_TABLES: Final = 8


class Reached(Protocol):
    """A connection of a person."""

    @property
    def person(self) -> str:
        """The id of the person."""

    def tell(self, news: News) -> None:
        """Send news to this connection."""


class Expected(msgspec.Struct, frozen=True):
    """A table that waits for a person, and the names of the players who are there."""

    table: str
    person: str
    names: tuple[str, ...]
    game: str
    rated: bool
    left_ms: int


class AwaitedPlayers:
    """The awaited players of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        #: The news and its expiry, by person and table.
        self._tables: dict[str, dict[str, tuple[Expected, float]]] = {}

    def note(self, expected: Expected) -> None:
        """Store that a table waits for a person, and tell that person."""
        self._forget_old()
        tables = self._tables.setdefault(expected.person, {})
        if len(tables) >= MOST_TABLES:
            return
        tables[expected.table] = expected, self._house.clock() + expected.left_ms / 1000
        self._tell(expected.person, _awaited(expected))

    def over(self, table: str, person: str) -> None:
        """The table no longer waits for this person."""
        tables = self._tables.get(person, {})
        if tables.pop(table, None) is not None:
            self._tell(person, AwaitedOver(table=table))
        if not tables:
            self._tables.pop(person, None)

    def tell_again(self, who: Reached) -> None:
        """Tell a new connection which tables wait."""
        now = self._house.clock()
        for expected, until in self._tables.get(who.person, {}).values():
            left = round((until - now) * 1000)
            if left > 0:
                who.tell(_awaited(replace(expected, left_ms=left)))

    def decline(self, person: str, table: str) -> bool:
        """Give up the seat; return whether the table waits for this person at all."""
        if table not in self._tables.get(person, {}):
            return False
        self.give_up(person, table)
        return True

    def give_up(self, person: str, table: str) -> None:
        """Free the seat of a person who declined, if the table is in this process."""
        room = self._house.rooms.get(table)
        if room is not None:
            room.give_up_seat(person)

    def _forget_old(self) -> None:
        now = self._house.clock()
        for person, tables in list(self._tables.items()):
            kept = {table: each for table, each in tables.items() if each[1] > now}
            if kept:
                self._tables[person] = kept
            else:
                del self._tables[person]

    def _tell(self, person: str, news: News) -> None:
        for connection in self._connections(person):
            connection.tell(news)

    def _connections(self, person: str) -> Iterator[Reached]:
        everybody = list(self._house.speakers.values())
        return (each for some in everybody for each in list(some) if each.person == person)


def _awaited(expected: Expected) -> Awaited:
    return Awaited(
        table=expected.table,
        names=expected.names,
        game=expected.game,
        rated=expected.rated,
        left_ms=expected.left_ms,
    )
