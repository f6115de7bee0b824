"""The front door: `main` runs a command, and any refusal becomes a text and an exit code.

Plain calls of the commands in `short.py` go straight to them. Everything else,
help and mistakes included, goes to the parser of arguments in `app.py`, with all the commands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from tercet.cli import short
from tercet.cli.voice import voice
from tercet.errors import TercetError
from tercet.words.texts import LANGUAGES

NO: Final = 1
UNUSABLE: Final = 2


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        call = plain_call(words)
        if call is not None:
            call()
        else:
            from tercet.cli.commands import run

            run(words)
    except TercetError as error:
        voice.fail(error)
        sys.exit(UNUSABLE)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(UNUSABLE)
    except KeyboardInterrupt:
        sys.exit(130)


@dataclass(frozen=True)
class Short:
    """A short command, and what may be said with it in a plain call: switches, and options."""

    run: Callable[..., None]
    cards: bool = False
    switches: Mapping[str, tuple[str, bool]] = field(default_factory=dict)
    options: Mapping[str, Callable[[str], object]] = field(default_factory=dict)


_SHORT: Final = {
    "sets": Short(short.sets, cards=True, switches={"--json": ("json", True)}),
    "deal": Short(short.deal, options={"--edition": str, "--seed": str}),
    "table": Short(short.table),
    "serve": Short(
        short.serve,
        switches={"--no-open": ("open_browser", False), "--open": ("open_browser", True)},
        options={"--host": str, "--port": int, "--data": Path, "--database": str},
    ),
}


def plain_call(words: Sequence[str]) -> Callable[[], None] | None:
    """The call of a short command, if there is nothing unusual about these words."""
    command = _SHORT.get(words[0]) if words else None
    if command is None:
        return None
    cards, said, rest = list[str](), dict[str, Any](), iter(words[1:])
    for word in rest:
        if word.isalnum() and command.cards:
            cards.append(word)
            continue
        name, value = _read(command, word, rest)
        if value is None or name in said:
            return None
        said[name] = value
    voice.begin(said.pop("lang", None))
    return partial(command.run, *([cards] if command.cards else []), **said)


def _read(command: Short, word: str, rest: Iterator[str]) -> tuple[str, object]:
    """What a word sets, and to what; None is for the parser of arguments to explain."""
    if word in command.switches:
        return command.switches[word]
    read = _language if word == "--lang" else command.options.get(word)
    value = next(rest, "")
    if read is None or not value or value.startswith("-"):
        return word, None
    if read is int and not (value.isascii() and value.isdecimal()):
        return word, None
    return word.removeprefix("--"), read(value)


def _language(lang: str) -> str | None:
    return lang if lang in LANGUAGES else None
