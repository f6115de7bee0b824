"""Who stands at a table without a seat, and who of them wants to play the next game.

Seats are in the head of a game's log, so nobody joins a game that goes on; whoever says so has a
seat at the next one. The wish is not stored: it is a word between people who are here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from tercet.errors import IllegalAction
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.wire.messages import Spectator

#: So many are told by name; how many there are is told besides.
NAMED: Final = 12


class Spectators:
    """The people at a table who do not sit there."""

    def __init__(self, record: TableRecord, presence: Presence) -> None:
        self._record, self._presence = record, presence
        self._wishes: dict[str, None] = {}

    def wish(self, visitor: Visitor, wanted: bool) -> bool:
        """Somebody wants to play the next game, or no longer; tells whether that is new."""
        if self._record.seat_of(visitor.person) is not None:
            raise IllegalAction("already_seated")
        before = visitor.person in self._wishes
        # Whoever has gone is forgotten here, so that there are never more wishes than visitors.
        self._wishes = {each: None for each in self._wishes if self._presence.is_here(each)}
        if wanted:
            self._wishes[visitor.person] = None
        else:
            self._wishes.pop(visitor.person, None)
        return before != wanted

    def wishing(self) -> tuple[Visitor, ...]:
        """Who is here and wants a seat, in the order in which they asked."""
        standing = {each.person: each for each in self._standing()}
        return tuple([standing[person] for person in self._wishes if person in standing])

    def named(self) -> tuple[Spectator, ...]:
        """Who stands here, each person once; those who want to play come first."""
        wishing = self.wishing()
        names = {each.person: Spectator(each.name, wants_next=True) for each in wishing}
        for each in self._standing():
            if len(names) >= NAMED:
                break
            bot = True if each.owner else UNSET
            names.setdefault(each.person, Spectator(each.name, wants_next=False, bot=bot))
        return tuple(names.values())[:NAMED]

    def count(self) -> int:
        """How many connections watch."""
        return sum(1 for _ in self._standing())

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account."""
        self._wishes = {account if each == guest else each: None for each in self._wishes}

    def _standing(self) -> Iterator[Visitor]:
        sits = self._record.seat_of
        return (each for each in self._presence.visitors if sits(each.person) is None)
