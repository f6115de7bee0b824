"""Bots that sit down at tables, through the same acts as people.

`BotSeat` says when a bot thinks and acts. It thinks elsewhere (`thinking`). A bot that fails gets
up, and the table goes on without it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Final, Protocol

from tercet.bots.players import new_bot as make_bot
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import SEED_BYTES
from tercet.engine.events import View
from tercet.room.bots import BotSeat
from tercet.server.table.thinking import Thinkers, Thought

#: Bots wait for so much of the time they mean to; tests make it short.
PACE: Final = 1.0
#: So many thoughts of one bot may be lost because a process ended.
MOST_LOST: Final = 5

_log = logging.getLogger("tercet.bots")


class Sitting(Protocol):
    """What a bot needs to know of the game: how it stands, and the time."""

    @property
    def runs(self) -> bool:
        """Whether table time passes."""

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
        self._thinkers, self._act, self._fail = thinkers, act, fail
        self._seat = BotSeat(seat, PACE)
        self._timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Future[Thought] | None = None
        self._lost = 0
        self._gone = False

    def show(self, sitting: Sitting, late_ms: int = 0) -> None:
        """Something has happened, which the bot sees so much later: it thinks again."""
        self._seat.change(sitting.now(), late_ms)
        self._or_fail(self._go_on, sitting)

    def _go_on(self, sitting: Sitting) -> None:
        """Act and think, as far as it is time to."""
        self.rest()
        if self._gone or not sitting.runs:
            return
        act = self._seat.acts_now(sitting.now())
        if act is not None:
            self._do(sitting, act)
        if self._gone:
            return
        if self._seat.thinks_now(sitting.now(), sitting.stored_seq):
            self._think(sitting)
        self._arm(sitting)

    def _arm(self, sitting: Sitting) -> None:
        self.rest()
        if (due := self._seat.due) is not None:
            wait = max(0.0, due - sitting.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._or_fail, self._go_on, sitting)

    def _do(self, sitting: Sitting, act: Act) -> None:
        if self._act(self._seat.seat, act, self._seat.seen):
            self._seat.was_accepted()
        elif not self._seat.was_refused(sitting.now()):
            _log.error("a bot for %s is always refused", self._bot.game)
            self._fail(self._seat.seat)

    def _or_fail(self, do: Callable[..., None], *given: object) -> None:
        """A bot whose code raises an exception gets up."""
        try:
            do(*given)
        except Exception as error:
            _log.error("a bot for %s failed", self._bot.game, exc_info=error)
            self._fail(self._seat.seat)

    def _think(self, sitting: Sitting) -> None:
        seat = self._seat.seat
        view = sitting.view(seat)
        legal = None if self._bot.acts_in_view(view) else sitting.legal(seat)
        self._thought = self._thinkers.think(self._bot, view, legal, sitting.now())
        self._thought.add_done_callback(
            lambda done: self._or_fail(self._has_thought, sitting, done)
        )

    def _has_thought(self, sitting: Sitting, thought: asyncio.Future[Thought]) -> None:
        self._thought = None
        if thought.cancelled():
            return
        if (error := thought.exception()) is not None:
            self._has_failed(sitting, error)
            return
        self._bot, intent = thought.result()
        self._seat.has_thought(intent)
        self._go_on(sitting)

    def _has_failed(self, sitting: Sitting, error: BaseException) -> None:
        self._seat.has_thought(None)
        self._lost += 1
        if isinstance(error, BrokenExecutor) and self._lost < MOST_LOST:
            self.show(sitting)  # its process has ended: it thinks again in another
            return
        _log.error("a bot for %s failed", self._bot.game, exc_info=error)
        self._fail(self._seat.seat)

    def rest(self) -> None:
        """Do nothing until something happens."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def leave(self) -> None:
        """Get up: the table is put away, or goes on without this bot."""
        self._gone = True
        self.rest()
        if self._thought is not None:
            self._thought.cancel()
