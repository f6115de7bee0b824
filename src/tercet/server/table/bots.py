"""Bots that sit down at tables, through the same acts as people.

A bot is shown its view after every change and says what it means to do, and when; a plan is
dropped when the table changes before. It thinks elsewhere (`thinking`), one thought at a time. A
bot that fails gets up, and the table goes on without it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Final, Protocol

from tercet.bots.dice.acts import tells_acts
from tercet.bots.players import bot_keys
from tercet.bots.players import new_bot as make_bot
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import SEED_BYTES
from tercet.engine.events import View
from tercet.errors import Unreadable
from tercet.server.table.thinking import Thinkers, Thought

#: Bots wait for so much of the time they mean to; tests make it short.
PACE: Final = 1.0
#: A bot that means so often in a row what is refused has lost its way.
MOST_REFUSALS: Final = 100
#: So many thoughts of one bot may be lost because a process ended.
MOST_LOST: Final = 5

_log = logging.getLogger("tercet.bots")


class Sitting(Protocol):
    """What a bot needs to know of the game: how it stands, and the time."""

    def now(self) -> int:
        """Table time."""

    def view(self, viewer: int | None) -> View:
        """What a seat may know of what is stored."""

    def legal(self, seat: int) -> Acts:
        """What a seat may do in what is stored."""


class SeatedBot:
    """A bot at its seat.

    `act` is called with what it does and says whether that was allowed; `fail` when the bot cannot
    go on.
    """

    def __init__(
        self,
        game: str,
        key: str,
        seat: int,
        thinkers: Thinkers,
        act: Callable[[int, Act], bool],
        fail: Callable[[int], None],
    ) -> None:
        self._bot = make_bot(game, key, secrets.token_bytes(SEED_BYTES))
        self._seat, self._thinkers, self._act, self._fail = seat, thinkers, act, fail
        self._timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Future[Thought] | None = None
        self._changed: Sitting | None = None
        self._refusals = self._lost = 0

    def show(self, sitting: Sitting) -> None:
        """Something has happened: think again."""
        self.rest()
        if self._thought is not None:
            self._changed = sitting
            return
        self._changed = None
        view, now = sitting.view(self._seat), sitting.now()
        legal = None if tells_acts(view) else sitting.legal(self._seat)
        self._thought = self._thinkers.think(self._bot, view, legal, now)
        self._thought.add_done_callback(lambda thought: self._has_thought(sitting, now, thought))

    def _has_thought(self, sitting: Sitting, since: int, thought: asyncio.Future[Thought]) -> None:
        self._thought = None
        if thought.cancelled():
            return
        if (error := thought.exception()) is not None:
            self._has_failed(sitting, error)
            return
        self._bot, intent = thought.result()
        if self._changed is not None:
            self.show(self._changed)
        elif intent is not None:
            wait = max(0, since + intent.after_ms - sitting.now()) / 1000 * PACE
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._do, sitting, intent.act)

    def _has_failed(self, sitting: Sitting, error: BaseException) -> None:
        self._lost += 1
        if isinstance(error, BrokenExecutor) and self._lost < MOST_LOST:
            self.show(self._changed or sitting)  # where it thought there is nobody any more
            return
        _log.error("a bot for %s failed", self._bot.game, exc_info=error)
        self._fail(self._seat)

    def _do(self, sitting: Sitting, act: Act) -> None:
        if self._act(self._seat, act):
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
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def leave(self) -> None:
        """Get up: the table is put away, or goes on without this bot."""
        self.rest()
        self._changed = None
        if self._thought is not None:
            self._thought.cancel()


def check_bot(game: str, key: str) -> None:
    """Refuse a bot that does not play this game."""
    known = bot_keys(game)
    if key not in known:
        raise Unreadable("bot_unknown", bot=key[:40], known=", ".join(known))
