"""Challenges: a table for two, and a word to somebody with an account who is here.

Whoever is challenged comes to the table, or declines; the table is like any other. Nothing is
stored but the table. Who was declined waits a while before asking the same person again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.server.standing.matchmaking import Seeker, check_for_two
from tercet.server.standing.rated import check_rated
from tercet.server.table.seating import seat_for
from tercet.server.wire.messages import ChallengedBy, Declined, News, Settings
from tercet.storage.people.persons import account_called
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


class Challenger(Seeker, Protocol):
    """A connection of somebody who asks another one to play: a person, or a bot."""

    @property
    def owner(self) -> str | None:
        """Whose bot it is, by name; None for people."""


class Asked(msgspec.Struct, frozen=True):
    """A challenge that waits for its answer: the table, who asks whom, and for what."""

    table: str
    by: str
    by_name: str
    whom: str
    whom_name: str
    game: str
    rated: bool


class Challenges:
    """The challenges of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[str, tuple[Asked, float]] = {}
        self._refused: dict[tuple[str, str], float] = {}

    async def challenge(self, who: Challenger, name: str, game: str, *, rated: bool) -> str:
        """Ask somebody to play; the id of the table where they are expected."""
        check_for_two(game)
        settings = Settings(game, 2, rated=rated)
        check_rated(settings, account=who.account)
        person = await asyncio.to_thread(account_called, self._house.store, name)
        if person is None:
            raise Unreadable("person_unknown", name=name[:40])
        if person.id == who.person:
            raise IllegalAction("challenge_oneself")
        if rated and person.owner is not None:
            raise IllegalAction("rated_no_bots")
        await self._check(who.person, person.id)
        if not await self.is_here(person.id):
            raise IllegalAction("person_away", name=person.name)
        seats = (seat_for(who, SeatRow(0, 0, None, None, "")),)
        room = await self._house.open_for(who, settings, seats, public=False)
        asked = Asked(room.id, who.person, who.name, person.id, person.name, game, rated)
        self.note(asked)
        return room.id

    def decline(self, who: Reached, table: str) -> None:
        """Say no; whoever asked is told."""
        asked, _ = self._asked.get(table, (None, 0))
        if asked is None or asked.whom != who.person:
            raise Unreadable("challenge_unknown")
        self.refuse(asked)

    async def is_here(self, person: str) -> bool:
        """Whether somebody has a connection."""
        return any(self._connections(person))

    def note(self, asked: Asked) -> None:
        """Remember a challenge, and tell whoever is challenged."""
        self._asked[asked.table] = asked, self._house.clock() + _KEPT_S
        news = ChallengedBy(
            table=asked.table, name=asked.by_name, game=asked.game, rated=asked.rated
        )
        for connection in self._connections(asked.whom):
            connection.tell(news)

    def refuse(self, asked: Asked) -> None:
        """Remember a refusal, and tell whoever has asked."""
        self._asked.pop(asked.table, None)
        self._refused[asked.by, asked.whom] = self._house.clock() + _AGAIN_AFTER_S
        for connection in self._connections(asked.by):
            connection.tell(Declined(table=asked.table, name=asked.whom_name))

    async def _check(self, by: str, whom: str) -> None:
        now = self._house.clock()
        self._asked = {t: each for t, each in self._asked.items() if each[1] > now}
        self._refused = {pair: until for pair, until in self._refused.items() if until > now}
        if (by, whom) in self._refused:
            raise IllegalAction("challenge_declined")
        asked = [each for each, _ in self._asked.values() if each.by == by or each.whom == whom]
        waiting = [each for each in asked if await self._waits(each.table)]
        if sum(each.by == by for each in waiting) >= MOST_MADE:
            raise IllegalAction("challenges_many")
        if sum(each.whom == whom for each in waiting) >= MOST_GOT:
            raise IllegalAction("challenges_many")

    async def _waits(self, table: str) -> bool:
        """Whether somebody is still expected at a table; where not, its challenge is over."""
        try:
            waits = (await self._house.info(table)).status == "waiting"
        except TercetError:
            waits = False
        if not waits:
            self._asked.pop(table, None)
        return waits

    def _connections(self, person: str) -> Iterator[Reached]:
        everybody = list(self._house.speakers.values())
        return (each for some in everybody for each in some if each.person == person)
