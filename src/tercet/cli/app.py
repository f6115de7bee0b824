"""The command itself, to which the commands are added, and its language."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from tercet import __version__
from tercet.cli.voice import voice
from tercet.errors import Unreadable
from tercet.words.texts import LANGUAGES

app = App(
    name="tercet",
    help="The SET card-game family: rules, tables, odds.",
    version=__version__,
    help_format="plaintext",
)
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Options = Annotated[list[str] | None, Parameter(negative="")]


@app.meta.default
def _launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(help="Language: en, fr, it or de.")] = None,
) -> None:
    voice.begin(lang)
    if lang is not None and lang not in LANGUAGES:
        raise Unreadable("language_unknown", lang=lang[:20], known=", ".join(LANGUAGES))
    app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
