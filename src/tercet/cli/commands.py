"""All commands, and the parser of arguments that finds the one that is meant."""

from __future__ import annotations

import cyclopts

from tercet.cli import cards, figures, hosting, logs, playing  # noqa: F401 - their commands
from tercet.cli.app import app
from tercet.errors import Unreadable

__all__ = ["app", "run"]


def run(words: list[str]) -> None:
    """Run a command; what cannot be understood is a refusal like any other."""
    try:
        app.meta(words, exit_on_error=False, print_error=False, result_action="return_value")
    except cyclopts.CycloptsError as error:
        raise Unreadable("usage", reason=str(error).strip()) from error
