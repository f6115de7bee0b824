"""People who look for an opponent: they are told how it goes, paired, and brought to a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from tercet.errors import IllegalAction, TercetError
from tercet.games import find_game
from tercet.server.running.tasks import BackgroundTasks, Loop
from tercet.server.standing.seeking import BOT_AFTER_S, Couple, Seek, couples
from tercet.server.wire.messages import Matched, News, Seeking

#: So often it is looked who fits, and so many may look at once.
_EVERY_S: Final = 1.0
MOST: Final = 1000
#: Whoever looks is told how it goes every so many rounds.
_TOLD_EVERY: Final = 5

_log = logging.getLogger("tercet.matchmaking")


class Seeker(Protocol):
    """A connection whose person looks for somebody."""

    @property
    def person(self) -> str:
        """Whose it is."""

    @property
    def name(self) -> str:
        """How that person is called."""

    @property
    def account(self) -> bool:
        """Whether that person has an account."""

    @property
    def address(self) -> str:
        """Where the connection comes from."""

    def tell(self, news: News) -> None:
        """Send news to this connection."""


#: Somebody's rating at a game as people see it; a bot of somebody's strength at a game, by its key;
#: a table for two at which they are expected, by its id.
ValueOf = Callable[[str, str], Awaitable[int]]
BotFor = Callable[[str, str], Awaitable[str]]
OpenFor = Callable[[Seeker, Seeker, Seek], Awaitable[str]]


class Matchmaker:
    """All who look for an opponent at this server, each person once."""

    def __init__(
        self,
        value_of: ValueOf,
        bot_for: BotFor,
        open_for: OpenFor,
        clock: Callable[[], float],
        tasks: BackgroundTasks,
    ) -> None:
        self._value_of, self._bot_for, self._open_for = value_of, bot_for, open_for
        self._clock, self._tasks = clock, tasks
        self._seeks: dict[str, tuple[Seeker, Seek]] = {}
        self._bots: dict[str, str] = {}
        self._choosing: dict[str, asyncio.Task[None]] = {}
        self._looking: Loop | None = None
        self._rounds = 0
        #: Returns the ids of everybody that a person has blocked.
        self.blocks_of: Callable[[str], Awaitable[frozenset[str]]] = _nobody

    async def look(self, seeker: Seeker, game: str, *, rated: bool) -> Seeking:
        """Begin to look; whoever looked already looks for this instead."""
        check_for_two(game)
        if rated and not seeker.account:
            raise IllegalAction("rated_account")
        if len(self._seeks) >= MOST and seeker.person not in self._seeks:
            raise IllegalAction("seekers_many", most=MOST)
        value = await self._value_of(seeker.person, game)
        blocks = await self.blocks_of(seeker.person)
        self._forget(seeker.person)
        seek = Seek(seeker.person, game, rated, value, self._clock(), blocks)
        self._seeks[seeker.person] = seeker, seek
        self._go_on()
        return self._told(seek)

    def _go_on(self) -> None:
        if self._looking is None and self._seeks:
            self._looking = self._tasks.loop("matchmaking", _EVERY_S, self._look_again)

    def stop(self, seeker: Seeker) -> None:
        """Look no more; of a person who looks elsewhere meanwhile, nothing changes."""
        found = self._seeks.get(seeker.person)
        if found is not None and found[0] is seeker:
            self._forget(seeker.person)

    async def match(self) -> None:
        """Bring those who fit to their tables, and tell the others how it goes."""
        self._rounds += 1
        now = self._clock()
        for couple in couples([seek for _, seek in self._seeks.values()], now):
            await self._bring(couple)
        for seeker, seek in list(self._seeks.values()):
            if seek.waited(now) >= BOT_AFTER_S and seek.person not in self._choosing:
                work = self._tasks.once("a bot for a seeker", self._offer(seeker, seek))
                self._choosing[seek.person] = work
            if self._rounds % _TOLD_EVERY == 0:
                seeker.tell(self._told(seek))

    async def _offer(self, seeker: Seeker, seek: Seek) -> None:
        """A bot of their strength, beside the rounds: to choose one, games may have to be read."""
        bot = await self._bot_for(seek.person, seek.game)
        if self._seeks.get(seek.person) == (seeker, seek):
            self._bots[seek.person] = bot
            seeker.tell(self._told(seek))

    async def _look_again(self) -> None:
        if self._seeks:
            await self.match()
        elif self._looking is not None:
            self._looking.cancel()
            self._looking = None

    async def _bring(self, couple: Couple) -> None:
        found = [self._seeks.get(seek.person) for seek in couple]
        if [each and each[1] for each in found] != list(couple):
            return  # somebody has stopped while a table was opened for others
        one, other = (each[0] for each in found if each is not None)
        for seek in couple:
            self._forget(seek.person)
        try:
            table = await self._open_for(one, other, couple[0])
        except TercetError as error:
            _log.info("no table for two who look: %s", error.code)
            for seeker, seek in zip((one, other), couple, strict=True):
                self._seeks.setdefault(seek.person, (seeker, seek))
            return
        for seeker in (one, other):
            seeker.tell(Matched(table=table))

    def _told(self, seek: Seek) -> Seeking:
        now = self._clock()
        others = sum(each.game == seek.game for _, each in self._seeks.values())
        return Seeking(
            game=seek.game,
            rated=seek.rated,
            waited_ms=round(seek.waited(now) * 1000),
            window=seek.window(now),
            looking=others,
            bot=self._bots.get(seek.person),
        )

    def _forget(self, person: str) -> None:
        self._seeks.pop(person, None)
        self._bots.pop(person, None)
        if person in self._choosing:
            self._choosing.pop(person).cancel()


async def _nobody(_: str) -> frozenset[str]:
    return frozenset()


def check_for_two(game: str) -> None:
    """Refuse a game that two people do not play against each other."""
    facts = find_game(game).facts
    if facts.against_pack or facts.players[0] > 2:
        raise IllegalAction("seek_not_offered")
