"""Where a run of the command prints, and in which language."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.words.texts import Texts, error_text, pick_language


class Voice:
    """What the commands speak with; English until the language is known."""

    def __init__(self) -> None:
        self.begin("en")

    def begin(self, lang: str | None) -> None:
        """Begin a run of the command in this language, or in that of the system."""
        self.lang = pick_language(lang or _locale())
        self.texts = Texts(self.lang)
        self.out = Console(highlight=False)

    def json(self, value: object) -> None:
        """One value as JSON on standard output."""
        sys.stdout.write(to_json(value).decode() + "\n")

    def fail(self, error: TercetError) -> None:
        """An error on standard error, with its code for scripts."""
        sys.stderr.write(f"tercet: {error_text(self.texts, error)} [{error.code}]\n")


def _locale() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), "en")


voice = Voice()
