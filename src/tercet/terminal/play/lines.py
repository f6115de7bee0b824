"""Lines from a person: typed at a terminal while others act, or from a pipe.

At a terminal the line is edited here, letter by letter, so that it can be written again below
whatever was printed meanwhile. From a pipe or a file a thread reads whole lines.
"""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import IO, Final, Protocol

PROMPT: Final = "> "
_CLEAR: Final = "\r\x1b[K"
_END: Final = "\x04"


class Input(Protocol):
    """Where lines come from. `live`: a person who types at any moment; else taken when needed."""

    live: bool

    async def line(self) -> str | None:
        """The next line, or None at the end."""

    def aside(self) -> AbstractContextManager[None]:
        """Print something without spoiling the line being typed."""

    def hidden(self, secret: bool) -> AbstractContextManager[None]:
        """Do not show what is typed meanwhile, if it is a secret."""

    def listening(self) -> AbstractContextManager[None]:
        """Be open for lines."""


class Typed:
    """The line being typed: letters come in, whole lines go out."""

    def __init__(self) -> None:
        self.text = ""
        self._escape = ""

    def feed(self, letters: str) -> Iterator[str | None]:
        """Take letters in; each line that is finished, and None for the end of input."""
        for letter in letters:
            if self._escape or letter == "\x1b":
                self._skip(letter)
            elif letter in "\r\n":
                line, self.text = self.text, ""
                yield line
            elif letter == _END and not self.text:
                yield None
            elif letter in "\x7f\b":
                self.text = self.text[:-1]
            elif letter == "\x15":
                self.text = ""
            elif letter.isprintable():
                self.text += letter

    def _skip(self, letter: str) -> None:
        """Keys such as arrows send several letters, which are no text."""
        self._escape += letter
        whole = len(self._escape) > 2 if self._escape.startswith("\x1b[") else True
        if len(self._escape) > 1 and whole and (letter.isalpha() or letter in "~\x1b"):
            self._escape = ""


class Keyboard:
    """A person at a terminal."""

    live = True

    def __init__(self, where: int, out: IO[str]) -> None:
        self._where, self._out, self._typed = where, out, Typed()
        self._secret = False
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    async def line(self) -> str | None:
        """The next line that is typed."""
        return await self._lines.get()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Take the line away, and write it again afterwards."""
        self._write(_CLEAR)
        yield
        self._write(f"{PROMPT}{self._shown(self._typed.text)}")

    @contextmanager
    def hidden(self, secret: bool) -> Iterator[None]:
        """Show nothing of a password, not even how long it is."""
        self._secret = secret
        try:
            yield
        finally:
            self._secret = False

    def _shown(self, text: str) -> str:
        return "" if self._secret else text

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen to every key until the end, and leave the terminal as it was."""
        import termios
        import tty

        loop, where = asyncio.get_running_loop(), self._where
        before = termios.tcgetattr(where)
        tty.setcbreak(where, termios.TCSADRAIN)  # what was typed before is kept
        loop.add_reader(where, self._read)
        try:
            yield
        finally:
            loop.remove_reader(where)
            termios.tcsetattr(where, termios.TCSADRAIN, before)
            self._write(_CLEAR)

    def _read(self) -> None:
        data = os.read(self._where, 1024)
        for line in self._typed.feed(self._decode(data) if data else _END):
            self._write(f"{_CLEAR}{PROMPT}{self._shown(line or '')}\n")
            self._lines.put_nowait(line)
        self._write(f"{_CLEAR}{PROMPT}{self._shown(self._typed.text)}")

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


class Pipe:
    """Lines from a pipe or a file, each read when the player may act and not before."""

    live = False

    def __init__(self, where: int) -> None:
        self._where = where
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._wanted = threading.Semaphore(0)
        self._asked = False

    async def line(self) -> str | None:
        """The next line."""
        if not self._asked:
            self._asked = True
            self._wanted.release()
        line = await self._lines.get()
        self._asked = False
        return line

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Nobody is typing."""
        yield

    @contextmanager
    def hidden(self, secret: bool) -> Iterator[None]:
        """Nothing is shown anyway."""
        yield

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Read in a thread of its own, which nobody waits for at the end."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), daemon=True).start()
        yield

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in self._each():
            self._wanted.acquire()
            with suppress(RuntimeError):  # the game is over, and its loop closed
                loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def _each(self) -> Iterator[str | None]:
        """Read below `sys.stdin`, whose lock would hold up the end of the program."""
        rest = b""
        while data := os.read(self._where, 4096):
            *lines, rest = (rest + data).split(b"\n")
            yield from (line.decode("utf-8", "replace") for line in lines)
        if rest:
            yield rest.decode("utf-8", "replace")
        yield None


def open_input(out: IO[str]) -> Keyboard | Pipe:
    """The keyboard where there is one, else the pipe."""
    where = sys.stdin.fileno()
    keyboard = os.isatty(where) and out.isatty() and os.name == "posix"
    return Keyboard(where, out) if keyboard else Pipe(where)
