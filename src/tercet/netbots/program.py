"""A program of the arena's protocol as a process, asked without holding up anybody else.

The lines are those of `tercet.bots.arena.programs`; here a program has a time to answer in.
"""

from __future__ import annotations

import asyncio
import shlex
from contextlib import suppress
from typing import Any, Final

from tercet.bots.arena.programs import PREFIX, Intended, Sit
from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError, Unreadable

#: A view of SET Dice with a thousand legal turns is far shorter.
LONGEST_LINE: Final = 1 << 20
_PARTING_S: Final = 2.0


class Program:
    """A process that answers each line with a line; one for each table."""

    def __init__(self, command: str, patience_s: float = 60.0) -> None:
        self._command, self._patience_s = command.removeprefix(PREFIX), patience_s
        self._process: asyncio.subprocess.Process | None = None

    async def begin(self, sit: Sit) -> None:
        """Start the process, and tell it where it sits."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *shlex.split(self._command),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        except (OSError, ValueError) as error:
            raise self._failed("bot_program_absent") from error
        await self.ask(sit)

    async def ask(self, message: object) -> Intended:
        """Tell the process something, and read what it intends."""
        line = await self._exchange(to_json(message) + b"\n")
        try:
            found: Intended = from_json(line, Intended)
        except TercetError as error:
            said = line[:80].decode("utf-8", "replace").strip()
            raise self._failed("bot_program_unreadable", said=said) from error
        return found

    async def _exchange(self, line: bytes) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._patience_s):
                process.stdin.write(line)
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except TimeoutError as error:
            seconds = round(self._patience_s)
            raise self._failed("bot_program_silent", seconds=seconds) from error
        except (OSError, ValueError) as error:
            raise self._failed("bot_program_ended") from error
        if not answer:
            raise self._failed("bot_program_ended")
        return answer

    def _failed(self, code: str, **data: Any) -> Unreadable:
        return Unreadable(code, command=self._command[:80], **data)

    async def end(self) -> None:
        """Close its input, and wait for it to end; one that does not is killed."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), _PARTING_S)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
