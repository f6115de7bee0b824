"""A Python prompt in a page: lines in, what they write out; it knows no browser.

Whoever runs it gives a function that takes what is written, piece by piece.
"""

from __future__ import annotations

import sys
from code import InteractiveInterpreter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import TextIOBase
from typing import Any, Final

#: So many characters of one entry are shown; whoever prints for ever does not fill a page.
MOST: Final = 50_000

Write = Callable[[str], Any]


class Prompt:
    """A session: names live from one entry to the next."""

    def __init__(self, write: Write) -> None:
        self._write = write
        names = {"__name__": "__console__", "__doc__": None}
        self._interpreter = InteractiveInterpreter(names)
        self._lines: list[str] = []

    def enter(self, line: str) -> bool:
        """Take a line; True when more lines are needed before it means something."""
        self._lines.append(line)
        page = _Page(self._write)
        with redirect_stdout(page), redirect_stderr(page):
            try:
                more = self._interpreter.runsource("\n".join(self._lines), "<console>")
            except SystemExit:
                more = False  # there is nothing to leave
        if not more:
            self._lines = []
        return more

    def run(self, text: str) -> None:
        """Take a piece of text with several entries, as an example has them."""
        for line in [*text.splitlines(), *([""] if "\n" in text else [])]:
            self.enter(line)
        if self._lines:
            self.enter("")

    def forget(self) -> None:
        """Drop what was begun and needs more lines."""
        self._lines = []


class _Page(TextIOBase):
    """What is written, handed on, and no more than a page holds."""

    def __init__(self, write: Write) -> None:
        self._pass_on, self._left = write, MOST

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if self._left > 0:
            self._pass_on(text[: self._left])
            self._left -= len(text)
            if self._left <= 0:
                self._pass_on("\n…\n")
        return len(text)


def welcome() -> str:
    """Which Python this is."""
    return f"Python {sys.version.split()[0]}"
