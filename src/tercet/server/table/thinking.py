"""Where bots think: in processes of their own, so that nobody at any table waits for them.

A thought can take a second of computing. On a thread it would hold the interpreter's lock, and
every act at every table would take longer. A bot is sent there with the view of its seat and its
legal acts, never with the state of the game, and comes back with what it has seen and means to do.
Processes start when the first bot sits down, run with low priority, and end with the server.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Final

from tercet.bots.intent import Intent
from tercet.bots.players import Bot
from tercet.engine.acts import Acts
from tercet.engine.events import View
from tercet.ready import build_shared
from tercet.server.running.host_log import trace_fatal_signals

#: So many bots think at the same time; the others wait for their turn.
THINKERS: Final = max(1, min(2, (os.cpu_count() or 1) - 1))
#: Whatever else the machine does comes first.
_NICENESS: Final = 5

Thought = tuple[Bot, Intent | None]


class Thinkers:
    """The processes of one server; `executor` is for tests that look inside a bot."""

    def __init__(self, executor: Executor | None = None, processes: int = THINKERS) -> None:
        self._executor, self._processes = executor, processes

    def think(self, bot: Bot, view: View, legal: Acts | None, now: int) -> asyncio.Future[Thought]:
        """Let a bot look and decide; without `legal`, its acts are worked out from the view."""
        try:
            future = self._running().submit(_think, bot, view, legal, now)
        except BrokenExecutor:  # a process was killed, and took the others along
            self._executor = None
            future = self._running().submit(_think, bot, view, legal, now)
        return asyncio.wrap_future(future)

    def _running(self) -> Executor:
        if self._executor is None:
            context = get_context("spawn")
            self._executor = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._executor

    def close(self) -> None:
        """End the processes."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)


def _think(bot: Bot, view: View, legal: Acts | None, now: int) -> Thought:
    return bot, bot.answer(view, legal, now)


def _begin() -> None:
    """A new process: quiet, not interrupted from the keyboard, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    trace_fatal_signals()
    build_shared()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
