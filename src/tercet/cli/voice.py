"""Where a run of the command prints, and in which language."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

from tercet.errors import TercetError
from tercet.terminal.harmless import harmless
from tercet.terminal.letters import as_json_for, speaks_unicode
from tercet.words.texts import Texts, error_text, pick_language, system_wish

if TYPE_CHECKING:
    from rich.console import Console

#: Whoever sets one of these wants something else than what a pipe usually gets.
WISHES: Final = ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")

#: Terminals on which nothing can be drawn.
_NO_SCREEN: Final = (None, "", "dumb", "unknown")


class Voice:
    """What the commands speak with; English until the language is known."""

    def __init__(self) -> None:
        self.begin("en")

    def begin(self, lang: str | None) -> None:
        """Begin a run of the command in this language, or in that of the system."""
        self._asked = lang is not None
        self.lang = pick_language(lang or system_wish())
        self.texts = Texts(self.lang)
        self._out: Console | None = None

    def choose(self, lang: str) -> None:
        """Speak the language that was kept (`auto` is none), unless one was asked for."""
        if lang != "auto" and not self._asked:
            self.begin(lang)
            self._asked = False

    @property
    def out(self) -> Console:
        """The terminal, which knows colours and its width; rich is loaded when it is needed."""
        if self._out is None:
            from tercet.terminal.console import new_console

            self._out = new_console()
        return self._out

    @property
    def piped(self) -> bool:
        """Whether a program reads this: no colours, and lines are not broken for a screen."""
        return not sys.stdout.isatty() and not any(name in os.environ for name in WISHES)

    @property
    def has_screen(self) -> bool:
        """Whether a full screen can be shown: somebody sits at a terminal that can draw.

        It is drawn on standard error, so that must not go elsewhere either.
        """
        there = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
        return there and speaks_unicode(sys.stdout) and os.environ.get("TERM") not in _NO_SCREEN

    def say(self, line: str, **how: Any) -> None:
        """A short line; in a terminal with a style, or however else rich is told."""
        if self.piped:
            sys.stdout.write(harmless(line) + "\n")
        else:
            self.out.print(line, **how)

    def json(self, value: object) -> None:
        """One value as JSON on standard output."""
        from tercet.engine.wire import to_json

        self.line_of_json(to_json(value).decode())

    def line_of_json(self, line: str) -> None:
        """A line for a program, at once; in ASCII where the output does not speak UTF-8."""
        sys.stdout.write(as_json_for(sys.stdout, line) + "\n")
        sys.stdout.flush()

    def fail(self, error: TercetError) -> None:
        """An error on standard error, with its code for scripts."""
        text = harmless(error_text(self.texts, error))
        sys.stderr.write(f"tercet: {text} [{error.code}]\n")


voice = Voice()
