"""A bot at a server: it takes challenges, plays several tables at once, and comes back to them.

After a broken line `tercet.client` comes back by itself. After an end of this program the server
tells at which tables the bot still sits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from tercet.client import Client, Lost, TableClient
from tercet.engine.events import Outcome
from tercet.errors import IllegalAction, TercetError
from tercet.netbots.program import Program
from tercet.netbots.seat import ProgramSeat
from tercet.server.wire.messages import ChallengedBy

#: So many tables at once; a server allows a connection eight.
MOST_TABLES: Final = 4
#: So long a finished table is watched for a next game of the same players.
NEXT_GAME_S: Final = 60.0
#: The key of what happened, and its figures: see `bot-…` in the catalogues.
Say = Callable[..., None]


class BotHall:
    """All that a bot does at one server."""

    def __init__(
        self,
        me: Client,
        command: str,
        say: Say,
        *,
        games: Collection[str] = (),
        most: int = MOST_TABLES,
        patience_s: float = 60.0,
    ) -> None:
        self._me, self._command, self._say = me, command, say
        self._games, self._most, self._patience_s = frozenset(games), most, patience_s
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def stay(self, tables: Collection[str] = ()) -> None:
        """Come back to one's seats, sit down at these tables, and take challenges for ever."""
        try:
            for table in [*await self._me.open_seats(), *tables]:
                await self._come_to(table)
            async for asked in self._me.challenges():
                await self._answer(asked)
        finally:
            await self._leave()

    async def _answer(self, asked: ChallengedBy) -> None:
        """Take a challenge, unless it is for another game or there is no time for it."""
        wanted = not self._games or asked.game in self._games
        if wanted and not asked.rated and len(self._playing) < self._most:
            self._say("bot-challenged", name=asked.name, game=asked.game)
            await self._come_to(asked.table)
            return
        self._say("bot-declined", name=asked.name, game=asked.game)
        with suppress(TercetError, Lost):  # whoever asked may have gone
            await self._me.decline(asked.table)

    async def _come_to(self, text: str) -> None:
        """Come to a table and sit down there, if one does not yet; a refusal is told."""
        try:
            table = await self._me.join(text)
            if table.id in self._playing:
                return
            if table.seat is None:
                await table.sit()
        except TercetError as error:
            if error.code in ("no_session", "token_wrong"):
                raise
            self._say("bot-not-seated", code=error.code)
            return
        except Lost:
            return
        task = asyncio.create_task(self._play(table))
        self._playing[table.id] = task
        task.add_done_callback(lambda _: self._playing.pop(table.id, None))

    async def _play(self, table: TableClient) -> None:
        program = Program(self._command, self._patience_s)
        try:
            await ProgramSeat(table, program).play()
            self._say("bot-played", game=table.info.settings.game, score=_score(table))
            await self._check_deal(table)
            await self._wait_for_next(table)
        except TercetError as error:
            self._say("bot-gone", game=table.info.settings.game, code=error.code)
            if error.code.startswith("bot_program") or not table.over:
                await self._get_up(table)
        except Lost:
            pass  # this client is closed
        finally:
            await program.end()

    async def _check_deal(self, table: TableClient) -> None:
        """Warn if the server has dealt without the bot's nonce."""
        with suppress(TercetError, Lost):  # the log cannot be had just now
            if await self._me.check_deal(table) is False:
                self._say("bot-deal-wrong", game=table.info.settings.game)

    async def _wait_for_next(self, table: TableClient) -> None:
        """Go on with the same players, if one of them wants that soon."""
        try:
            async with asyncio.timeout(NEXT_GAME_S):
                await table.until(lambda t: t.info.next is not None)
        except TimeoutError:
            await table.depart()
            return
        await table.depart()
        if table.info.next is not None and len(self._playing) <= self._most:
            await self._come_to(table.info.next)

    async def _get_up(self, table: TableClient) -> None:
        """Leave a table whose game this bot cannot play on; the others go on without it."""
        with suppress(TercetError, Lost):  # it may be gone already
            if table.view is None:
                await table.stand()
            await table.depart()

    async def _leave(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _score(table: TableClient) -> str:
    """The points of everybody, one's own first."""
    outcome: Outcome | None = None if table.view is None else table.view.outcome
    if outcome is None:
        raise IllegalAction("not_now", status="playing")
    own = table.seat or 0
    rest = (str(points) for seat, points in enumerate(outcome.scores) if seat != own)
    return " – ".join([str(outcome.scores[own]), *rest])
