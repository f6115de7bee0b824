"""Challenges: a table for two, and a word to somebody with an account who is here.

Whoever is challenged comes to the table, or declines; the table is like any other. Nothing is
stored but the table. Who was declined waits a while before asking the same person again.

The first challenge of a sender always arrives: if the list is full, it ends the oldest challenge
of the busiest sender. The server answers a blocked sender like everybody else, and does not tell
the blocker.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.server.standing.awaited import Reached
from tercet.server.standing.matchmaking import Seeker, check_for_two
from tercet.server.standing.rated import check_rated
from tercet.server.table.seating import seat_for
from tercet.server.wire.messages import ChallengedBy, ChallengeOver, Declined, News, Settings
from tercet.storage.people.blocks import has_blocked
from tercet.storage.people.persons import account_called
from tercet.storage.rows import SeatRow

if TYPE_CHECKING:
    from tercet.server.house import House

#: Most challenges of one sender that wait for an answer, and most that wait for one person's.
MOST_MADE: Final = 3
MOST_GOT: Final = 5
#: So long a challenge is remembered, and a refusal.
_KEPT_S: Final = 600.0
_AGAIN_AFTER_S: Final = 60.0


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
    #: The owner of a bot, or `by`; empty in messages of earlier versions.
    sender: str = ""
    address: str = ""
    #: The challenged person, if they have blocked the sender; then `whom` is empty.
    blocked_by: str = ""

    @property
    def account(self) -> str:
        """The account that sent it."""
        return self.sender or self.by

    @property
    def origin(self) -> str:
        """The address it comes from, or its account if that is not known."""
        return self.address or self.account

    @property
    def inbox(self) -> str:
        """The person in whose list it counts."""
        return self.whom or self.blocked_by


class Challenges:
    """The challenges of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[str, tuple[Asked, float]] = {}
        self._refused: dict[tuple[str, str], float] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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
        sender = await self._house.sessions.person(who.person)
        account = (sender and sender.owner) or who.person
        async with self._turns.setdefault(account, asyncio.Lock()):  # so that all are counted
            await self._check(account, person.id)
            if not await self.is_here(person.id):
                raise IllegalAction("person_away", name=person.name)
            blocked = await asyncio.to_thread(has_blocked, self._house.store, person.id, account)
            seats = (seat_for(who, SeatRow(0, 0, None, None, "")),)
            room = await self._house.open_for(who, settings, seats, public=False)
            asked = Asked(room.id, who.person, who.name, person.id, person.name, game, rated)
            asked = replace(asked, sender=account, address=who.address)
            self._make_room(asked)
            self.note(_hushed(asked) if blocked else asked)
        return room.id

    def decline(self, who: Reached, table: str) -> None:
        """Say no; whoever asked is told."""
        asked, _ = self._asked.get(table, (None, 0))
        if asked is None or asked.whom != who.person:
            raise Unreadable("challenge_unknown")
        self.refuse(asked)

    def sender_of(self, table: str, whom: str) -> str:
        """Return the account that has challenged a person to this table."""
        asked, _ = self._asked.get(table, (None, 0))
        if asked is None or asked.whom != whom:
            raise Unreadable("challenge_unknown")
        return asked.account

    def hush(self, account: str, whom: str) -> None:
        """Hide the waiting challenges of a blocked sender from the blocker."""
        for asked, _ in list(self._asked.values()):
            if (asked.account, asked.whom) == (account, whom):
                self.note(_hushed(asked))

    async def is_here(self, person: str) -> bool:
        """Whether somebody has a connection."""
        return any(self._connections(person))

    def note(self, asked: Asked) -> None:
        """Remember a challenge, and tell whoever is challenged."""
        if asked.table in self._asked:
            self._tell(asked.blocked_by, ChallengeOver(table=asked.table))
        self._asked[asked.table] = asked, self._house.clock() + _KEPT_S
        news = ChallengedBy(
            table=asked.table, name=asked.by_name, game=asked.game, rated=asked.rated
        )
        self._tell(asked.whom, news)

    def refuse(self, asked: Asked) -> None:
        """Remember a refusal, remove the challenge, and tell both people."""
        self._asked.pop(asked.table, None)
        self._refused[asked.account, asked.inbox] = self._house.clock() + _AGAIN_AFTER_S
        self._tell(asked.by, Declined(table=asked.table, name=asked.whom_name))
        self._tell(asked.whom, ChallengeOver(table=asked.table))

    def _make_room(self, asked: Asked) -> None:
        """End the oldest challenge of the busiest sender, if there are enough."""
        waiting = [each for each, _ in self._asked.values() if each.inbox == asked.inbox]
        by = Counter(each.account for each in waiting)
        near = Counter(each.origin for each in waiting)
        if len(waiting) >= MOST_GOT:
            self.refuse(max(waiting, key=lambda each: (by[each.account], near[each.origin])))

    async def _check(self, account: str, whom: str) -> None:
        now = self._house.clock()
        self._asked = {t: each for t, each in self._asked.items() if each[1] > now}
        self._refused = {pair: until for pair, until in self._refused.items() if until > now}
        if (account, whom) in self._refused:
            raise IllegalAction("challenge_declined")
        asked = [e for e, _ in self._asked.values() if account == e.account or whom == e.inbox]
        waiting = [each for each in asked if await self._waits(each.table)]
        if sum(each.account == account for each in waiting) >= MOST_MADE:
            raise IllegalAction("challenges_many")
        got = [each.account for each in waiting if each.inbox == whom]
        if len(got) >= MOST_GOT and account in got:
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

    def _tell(self, person: str, news: News) -> None:
        for connection in self._connections(person):
            connection.tell(news)

    def _connections(self, person: str) -> Iterator[Reached]:
        everybody = list(self._house.speakers.values())
        return (each for some in everybody for each in some if each.person == person)


def _hushed(asked: Asked) -> Asked:
    """Return a challenge that is not told to the blocker."""
    return replace(asked, whom="", blocked_by=asked.inbox)
