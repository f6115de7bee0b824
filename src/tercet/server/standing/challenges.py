"""Challenges: a table for two, and a word to somebody with an account who is here.

Whoever is challenged comes to the table, or declines; the table is like any other. Nothing is
stored but the table. Who was declined waits a while before asking the same person again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol

from tercet.errors import IllegalAction, Unreadable
from tercet.server.standing.matchmaking import Seeker, check_for_two
from tercet.server.standing.rated import check_rated
from tercet.server.wire.messages import ChallengedBy, Declined, News, Settings
from tercet.storage.people import account_called
from tercet.storage.rows import SeatRow

if TYPE_CHECKING:
    from tercet.server.house import House

#: Of one person so many challenges wait for an answer, and for one so many.
MOST_MADE: Final = 3
MOST_GOT: Final = 5
#: So long a challenge is remembered, and a refusal.
_KEPT_S: Final = 600.0
_AGAIN_AFTER_S: Final = 60.0


class Reached(Protocol):
    """A connection of somebody who is here."""

    @property
    def person(self) -> str:
        """Whose it is."""

    def tell(self, news: News) -> None:
        """Send news to this connection."""


class _Asked:
    """A challenge that waits for its answer."""

    def __init__(self, by: str, whom: str, name: str, until: float) -> None:
        self.by, self.whom, self.name, self.until = by, whom, name, until


class Challenges:
    """The challenges of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[str, _Asked] = {}
        self._refused: dict[tuple[str, str], float] = {}

    async def challenge(self, who: Seeker, name: str, game: str, *, rated: bool) -> str:
        """Ask somebody to play; the id of the table where they are expected."""
        check_for_two(game)
        settings = Settings(game, 2, rated=rated)
        check_rated(settings, account=who.account)
        person = await asyncio.to_thread(account_called, self._house.store, name)
        if person is None:
            raise Unreadable("person_unknown", name=name[:40])
        if person.id == who.person:
            raise IllegalAction("challenge_oneself")
        self._check(who.person, person.id)
        here = list(self._connections(person.id))
        if not here:
            raise IllegalAction("person_away", name=person.name)
        seats = (SeatRow(0, 0, who.person, None, who.name),)
        room = await self._house.open_for(who, settings, seats, public=False)
        until = self._house.clock() + _KEPT_S
        self._asked[room.id] = _Asked(who.person, person.id, person.name, until)
        news = ChallengedBy(table=room.id, name=who.name, game=game, rated=rated)
        for connection in here:
            connection.tell(news)
        return room.id

    def decline(self, who: Reached, table: str) -> None:
        """Say no; whoever asked is told."""
        asked = self._asked.get(table)
        if asked is None or asked.whom != who.person:
            raise Unreadable("challenge_unknown")
        del self._asked[table]
        self._refused[asked.by, asked.whom] = self._house.clock() + _AGAIN_AFTER_S
        for connection in self._connections(asked.by):
            connection.tell(Declined(table=table, name=asked.name))

    def _check(self, by: str, whom: str) -> None:
        now = self._house.clock()
        going = self._house.rooms
        self._asked = {
            table: each
            for table, each in self._asked.items()
            if each.until > now and table in going and going[table].status == "waiting"
        }
        self._refused = {pair: until for pair, until in self._refused.items() if until > now}
        if (by, whom) in self._refused:
            raise IllegalAction("challenge_declined")
        asked = self._asked.values()
        if sum(each.by == by for each in asked) >= MOST_MADE:
            raise IllegalAction("challenges_many")
        if sum(each.whom == whom for each in asked) >= MOST_GOT:
            raise IllegalAction("challenges_many")

    def _connections(self, person: str) -> Iterator[Reached]:
        everybody = list(self._house.speakers.values())
        return (each for some in everybody for each in some if each.person == person)
