"""Where a run of the command prints, and in which language."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

from tercet.errors import TercetError
from tercet.words.texts import Texts, error_text, pick_language

if TYPE_CHECKING:
    from rich.console import Console

#: Whoever sets one of these wants something else than what a pipe usually gets.
WISHES: Final = ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")


class Voice:
    """What the commands speak with; English until the language is known."""

    def __init__(self) -> None:
        self.begin("en")

    def begin(self, lang: str | None) -> None:
        """Begin a run of the command in this language, or in that of the system."""
        self.lang = pick_language(lang or _locale())
        self.texts = Texts(self.lang)
        self._out: Console | None = None

    @property
    def out(self) -> Console:
        """The terminal, which knows colours and its width; rich is loaded when it is needed."""
        if self._out is None:
            from rich.console import Console

            self._out = Console(highlight=False)
        return self._out

    @property
    def piped(self) -> bool:
        """Whether a program reads this: no colours, and lines are not broken for a screen."""
        return not sys.stdout.isatty() and not any(name in os.environ for name in WISHES)

    def say(self, line: str, **how: Any) -> None:
        """A short line; in a terminal with a style, or however else rich is told."""
        if self.piped:
            sys.stdout.write(line + "\n")
        else:
            self.out.print(line, **how)

    def json(self, value: object) -> None:
        """One value as JSON on standard output."""
        from tercet.engine.wire import to_json

        sys.stdout.write(to_json(value).decode() + "\n")

    def fail(self, error: TercetError) -> None:
        """An error on standard error, with its code for scripts."""
        sys.stderr.write(f"tercet: {error_text(self.texts, error)} [{error.code}]\n")


def _locale() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), "en")


voice = Voice()
