"""Players in other languages: a process that reads a line for every view and answers with a line.

The arena says once who sits where (`sit`), then for each change of the table (`view`) what the
seat sees and may do; the process answers each line with what it intends, or with no act. Values
are those of `docs/protocol.md`.
"""

from __future__ import annotations

import shlex
import subprocess
from typing import Any, Final

from msgspec import Struct

from tercet.bots.intent import Intent
from tercet.engine.acts import Act, Acts
from tercet.engine.game import AnyGame
from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError, Unreadable

#: A player written `cmd:python mybot.py` is a process.
PREFIX: Final = "cmd:"
#: So many legal acts are listed at most.
LISTED: Final = 1000


class Sit(Struct, frozen=True, tag_field="do", tag="sit"):
    """Which game, which seat, how many seats, and a seed for the player's own chance."""

    game: str
    seat: int
    seats: int
    seed: str


class Legal(Struct, frozen=True):
    """What the seat may do: how many acts, whether all are listed, and the first of them."""

    count: int
    complete: bool
    acts: tuple[Any, ...]


class Shown(Struct, frozen=True, tag_field="do", tag="view"):
    """A view at a table time; with nothing legal the answer is not used."""

    at: int
    view: Any
    legal: Legal


class Intended(Struct, frozen=True):
    """What the process answers; without an act it waits."""

    act: Any = None
    after_ms: int = 0


class ProcessPlayer:
    """A program at one seat; it lives as long as the table."""

    def __init__(self, command: str, game: AnyGame, sit: Sit) -> None:
        self._command, self._game = command, game
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            raise Unreadable("bot_process_failed", command=command[:80]) from error
        self._ask(sit)

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        """Show a view and read what the process intends."""
        some, complete = legal.listed(LISTED)
        listed = Legal(len(legal), complete, some)
        intended = self._ask(Shown(at, view, listed))
        if intended.act is None:
            return None
        act: Act = self._read(to_json(intended.act), self._game.act_type)
        return Intent(act, max(0, intended.after_ms))

    def _ask(self, message: object) -> Intended:
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        try:
            pipe_in.write(to_json(message) + b"\n")
            pipe_in.flush()
            line = pipe_out.readline()
        except OSError as error:
            raise self._failed() from error
        if not line:
            raise self._failed()
        found: Intended = self._read(line, Intended)
        return found

    def _read(self, line: bytes, kind: Any) -> Any:
        try:
            return from_json(line, kind)
        except TercetError as error:
            raise self._failed() from error

    def _failed(self) -> Unreadable:
        return Unreadable("bot_process_failed", command=self._command[:80])

    def close(self) -> None:
        """Let the process end."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            self._process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
