"""Bots that sit down at tables, through the same acts as people.

A bot is shown its view after every change and says what it means to do, and when; a plan is
dropped when the table changes before. It thinks on a thread, one thought at a time, so that nobody
else waits for it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, Protocol

from tercet.bots.intent import Intent
from tercet.bots.players import bot_keys
from tercet.bots.players import new_bot as make_bot
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import SEED_BYTES
from tercet.engine.events import View
from tercet.errors import Unreadable

#: Bots wait for so much of the time they mean to; tests make it short.
PACE: Final = 1.0


class Sitting(Protocol):
    """What a bot needs to know of the game: as much as its seat may know, and the time."""

    def now(self) -> int:
        """Table time."""

    def view(self, viewer: int | None) -> View:
        """What the seat may know."""

    def legal(self, seat: int) -> Acts:
        """What the seat may do."""


class SeatedBot:
    """A bot at its seat; `act` is called with what it does and the last entry it had seen."""

    def __init__(self, game: str, key: str, seat: int, act: Callable[[int, Act], None]) -> None:
        self._bot = make_bot(game, key, secrets.token_bytes(SEED_BYTES))
        self._seat, self._act = seat, act
        self._timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Future[Intent | None] | None = None
        self._changed: Sitting | None = None

    def show(self, sitting: Sitting) -> None:
        """Something has happened: think again."""
        self.rest()
        if self._thought is not None:
            self._changed = sitting
            return
        view, legal, now = sitting.view(self._seat), sitting.legal(self._seat), sitting.now()
        loop = asyncio.get_running_loop()
        self._changed = None
        self._thought = loop.run_in_executor(None, self._bot.answer, view, legal, now)
        self._thought.add_done_callback(lambda thought: self._has_thought(sitting, now, thought))

    def _has_thought(
        self, sitting: Sitting, since: int, thought: asyncio.Future[Intent | None]
    ) -> None:
        self._thought = None
        if thought.cancelled():
            return
        if self._changed is not None:
            self.show(self._changed)
            return
        intent = thought.result()
        if intent is not None:
            wait = max(0, since + intent.after_ms - sitting.now()) / 1000 * PACE
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._act, self._seat, intent.act)

    def rest(self) -> None:
        """Drop the plan."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def leave(self) -> None:
        """Get up: the table is put away."""
        self.rest()
        self._changed = None
        if self._thought is not None:
            self._thought.cancel()


def check_bot(game: str, key: str) -> None:
    """Refuse a bot that does not play this game."""
    known = bot_keys(game)
    if key not in known:
        raise Unreadable("bot_unknown", bot=key[:40], known=", ".join(known))
