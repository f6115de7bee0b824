"""The command itself: its languages, its exit codes, and how a refusal is told."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import cyclopts
from cyclopts import App, Parameter

from tercet import __version__
from tercet.cli.voice import voice
from tercet.errors import TercetError, Unreadable
from tercet.words.texts import LANGUAGES

NO: Final = 1
UNUSABLE: Final = 2

app = App(
    name="tercet",
    help="The SET card-game family: rules, tables, odds.",
    version=__version__,
    help_format="plaintext",
)
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Options = Annotated[list[str] | None, Parameter(negative="")]


def main(arguments: list[str] | None = None) -> None:
    """Run the command; any refusal becomes a text and an exit code."""
    try:
        app.meta(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except TercetError as error:
        voice.fail(error)
        sys.exit(UNUSABLE)
    except cyclopts.CycloptsError as error:
        voice.fail(Unreadable("usage", reason=str(error).strip()))
        sys.exit(UNUSABLE)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(UNUSABLE)
    except KeyboardInterrupt:
        sys.exit(130)


@app.meta.default
def _launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(help="Language: en, fr, it or de.")] = None,
) -> None:
    voice.begin(lang)
    if lang is not None and lang not in LANGUAGES:
        raise Unreadable("language_unknown", lang=lang[:20], known=", ".join(LANGUAGES))
    app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
