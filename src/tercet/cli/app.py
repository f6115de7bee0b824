"""The command itself: its commands, its languages, and how a refusal is told."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import cyclopts
from cyclopts import App, Parameter

from tercet import __version__
from tercet.cli.arguments import UNUSABLE
from tercet.cli.voice import voice
from tercet.errors import TercetError, Unreadable
from tercet.terminal.letters import show_what_can_be_shown
from tercet.words.texts import LANGUAGES

app = App(
    name="tercet",
    help="The SET card-game family: rules, tables, odds.",
    version=__version__,
    help_format="plaintext",
)

#: Where each command is. A module is loaded when its command is called: most need only a part.
COMMANDS: Final = {
    "cards": ("sets", "explain", "deal", "exercise", "puzzle"),
    "games": ("games", "rules"),
    "playing": ("play", "join", "table", "hint", "arena", "corpus"),
    "netbots": ("bot", "bots", "conformance"),
    "logs": ("replay", "verify", "analyse", "relink", "me"),
    "paper": ("print",),
    "figures": ("odds", "simulate", "dice"),
    "hosting": ("serve", "backup", "export", "doctor", "ratings", "figures"),
    "nodes": ("cluster", "think"),
    "site": ("site",),
}
_PLACES: Final = {name: module for module, names in COMMANDS.items() for name in names}
for name, module in _PLACES.items():
    app.command(f"tercet.cli.{module}:{name}", name=name)


def main(arguments: list[str] | None = None) -> None:
    """Run the command; any refusal becomes a text and an exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        show_what_can_be_shown(stream)
    try:
        if _help(words):
            return
        app.meta(words, exit_on_error=False, print_error=False, result_action="return_value")
    except TercetError as error:
        voice.fail(error)
        sys.exit(UNUSABLE)
    except cyclopts.CycloptsError as error:
        from tercet.cli.helping import usage_error

        voice.fail(usage_error(error, [*_PLACES]))
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
    _speak(lang)
    app(tokens, exit_on_error=False, print_error=False, result_action="return_value")


def _speak(lang: str | None) -> None:
    """Begin to speak in a language, or in that of the system."""
    voice.begin(lang)
    if lang is not None and lang not in LANGUAGES:
        raise Unreadable("language_unknown", lang=lang[:20], known=", ".join(LANGUAGES))


def _help(words: list[str]) -> bool:
    """Print the help if that is what was asked for."""
    from tercet.cli import helping

    if not helping.wants_help(words):
        return False
    _speak(helping.language(words))
    voice.say(helping.help_page(_PLACES, words, voice.texts))
    return True
