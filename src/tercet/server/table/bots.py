"""Bots that sit down at tables, through the same acts as people.

A bot is shown its view after every change and says what it means to do, and when
(`tercet.bots.seat`). It thinks elsewhere (`thinking`). A bot that fails gets up, and the table goes
on without it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Final, Protocol

from tercet.bots.dice.acts import tells_acts
from tercet.bots.players import new_bot as make_bot
from tercet.bots.seat import RealTimeSeat
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import SEED_BYTES
from tercet.engine.events import View
from tercet.server.table.thinking import Thinkers, Thought

#: Bots wait for so much of the time they mean to; tests make it short.
PACE: Final = 1.0
#: A bot whose acts are refused so often in a row gets up.
MOST_REFUSALS: Final = 100
#: So many thoughts of one bot may be lost because a process ended.
MOST_LOST: Final = 5

_log = logging.getLogger("tercet.bots")


class Sitting(Protocol):
    """What a bot needs to know of the game: how it stands, and the time."""

    def now(self) -> int:
        """Table time."""

    @property
    def stored_seq(self) -> int:
        """The number of the last stored entry."""

    def view(self, viewer: int | None) -> View:
        """What a seat may know of what is stored."""

    def legal(self, seat: int) -> Acts:
        """What a seat may do in what is stored."""


class SeatedBot:
    """A bot at its seat.

    `act` is called with what it does and the number of the last entry that it was shown, and says
    whether that was allowed; `fail` when the bot cannot go on.
    """

    def __init__(
        self,
        game: str,
        key: str,
        seat: int,
        thinkers: Thinkers,
        act: Callable[[int, Act, int], bool],
        fail: Callable[[int], None],
        people: frozenset[int] = frozenset(),
    ) -> None:
        self._bot = make_bot(game, key, secrets.token_bytes(SEED_BYTES), people)
        self._seat, self._thinkers, self._act, self._fail = seat, thinkers, act, fail
        self._plan = RealTimeSeat(PACE)
        self._timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Future[Thought] | None = None
        self._refusals = self._lost = 0
        #: The last entry that it has thought about: it may be shown the next ones late.
        self._seen = 0

    def show(self, sitting: Sitting) -> None:
        """Something has happened: think again."""
        self._or_fail(self._show, sitting)

    def _show(self, sitting: Sitting) -> None:
        self.rest()
        self._think(sitting)

    def _or_fail(self, do: Callable[..., None], *given: object) -> None:
        """A bot whose code raises an exception gets up."""
        try:
            do(*given)
        except Exception as error:
            _log.error("a bot for %s failed", self._bot.game, exc_info=error)
            self._fail(self._seat)

    def _think(self, sitting: Sitting) -> None:
        now = sitting.now()
        if not self._plan.begin(now):
            return  # it thinks already, and will think again when it has done so
        view, self._seen = sitting.view(self._seat), sitting.stored_seq
        legal = None if tells_acts(view) else sitting.legal(self._seat)
        self._thought = self._thinkers.think(self._bot, view, legal, now)
        self._thought.add_done_callback(
            lambda done: self._or_fail(self._has_thought, sitting, done)
        )

    def _has_thought(self, sitting: Sitting, thought: asyncio.Future[Thought]) -> None:
        self._thought = None
        if thought.cancelled():
            return
        if (error := thought.exception()) is not None:
            self._plan.end(None)
            self._has_failed(sitting, error)
            return
        self._bot, intent = thought.result()
        if not self._plan.end(intent):
            self._think(sitting)
        elif (wait := self._plan.wait_s(sitting.now())) is not None:
            self._timer = asyncio.get_running_loop().call_later(
                wait, self._or_fail, self._do, sitting
            )

    def _has_failed(self, sitting: Sitting, error: BaseException) -> None:
        self._lost += 1
        if isinstance(error, BrokenExecutor) and self._lost < MOST_LOST:
            self._think(sitting)  # its process has ended: it thinks again in another
            return
        _log.error("a bot for %s failed", self._bot.game, exc_info=error)
        self._fail(self._seat)

    def _do(self, sitting: Sitting) -> None:
        if self._act(self._seat, self._plan.act(), self._seen):
            self._refusals = 0
            return
        self._refusals += 1  # somebody was faster, or it is too early
        if self._refusals > MOST_REFUSALS:
            _log.error("a bot for %s is always refused", self._bot.game)
            self._fail(self._seat)
        else:
            self.show(sitting)

    def rest(self) -> None:
        """Drop the plan."""
        self._plan.change()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def leave(self) -> None:
        """Get up: the table is put away, or goes on without this bot."""
        self.rest()
        if self._thought is not None:
            self._thought.cancel()
