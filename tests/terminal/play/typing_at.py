"""Somebody who types lines at a server, and reads what is printed."""

from __future__ import annotations

import asyncio
import io
import re
import time
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path

from tercet.client import Client
from tercet.terminal.console import new_console
from tercet.terminal.play.visit import Visit
from tercet.terminal.there import Errand
from tercet.words.texts import Texts
from tests.terminal.play.playing import finder

#: Seconds that nothing here takes, on a busy machine, too.
_PATIENCE_S = 300


class Typist:
    """Lines from a test; `until` waits for something to be printed."""

    live = True

    def __init__(self) -> None:
        self.screen = io.StringIO()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._read = 0
        #: How many lines were asked for that nobody may see.
        self.secrets = 0

    def type(self, *lines: str | None) -> None:
        for line in lines:
            self._lines.put_nowait(line)

    async def line(self) -> str | None:
        return await self._lines.get()

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def hidden(self, secret: bool) -> AbstractContextManager[None]:
        self.secrets += secret
        return nullcontext()

    def listening(self) -> AbstractContextManager[None]:
        return nullcontext()

    def news(self) -> str:
        """What was printed since the last time."""
        new = self.screen.getvalue()[self._read :]
        self._read += len(new)
        return new

    async def until(self, pattern: str) -> re.Match[str]:
        """Wait until something is printed, and go on reading after it."""
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            found = re.compile(pattern).search(self.screen.getvalue(), self._read)
            if found is not None:
                self._read = found.end()
                return found
            await asyncio.sleep(0.01)
        raise AssertionError(f"not printed: {pattern}\n{self.screen.getvalue()[-2000:]}")

    async def play_on(self) -> None:
        """Take the first SET one sees, until the game is over."""
        find, end = finder(), time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            new = self.news()
            if re.search(r"You can: .*again", new):
                return
            if re.search(r"Do you see a SET|Too late", new):
                self.type(find(new))
            await asyncio.sleep(0.01)
        raise AssertionError(self.screen.getvalue()[-2000:])


@asynccontextmanager
async def typing(url: str, keep: Path, errand: Errand) -> AsyncIterator[Typist]:
    """Somebody in lines at a server, for as long as it takes."""
    typist = Typist()
    console = new_console(file=typist.screen, width=200, color_system=None)
    async with Client.connect(url, keep=keep) as client:
        job = asyncio.create_task(Visit(client, errand, Texts("en"), console, typist).run())
        yield typist
        typist.type(None)
        await job
