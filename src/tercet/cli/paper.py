"""Tercet on paper and in pictures."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.voice import voice
from tercet.editions import DEFAULT_EDITION
from tercet.paper import command
from tercet.paper.command import What
from tercet.paper.order import make_order
from tercet.paper.papers import PaperName


def print(  # noqa: A001 - the name of the command
    what: What,
    *names: str,
    edition: str = DEFAULT_EDITION,
    paper: PaperName = "a4",
    fixed: str | None = None,
    marks: bool = False,
    patterns: bool = False,
    png: bool = False,
    svg: bool = False,
    output: Annotated[Path | None, Parameter(name=("--output", "-o"))] = None,
) -> None:
    """Write a PDF of cards, boards, rules or puzzles to print, or a picture of one of them."""
    order = make_order(edition, paper, voice.lang, letters=marks, patterns=patterns)
    kind = command.kind_of(output, png=png, svg=svg)
    today = datetime.now(UTC).date()
    content = command.make_file(what, names, kind, order, fixed=fixed, today=today)
    target = output or Path(f"tercet-{what}.{kind}")
    command.save(target, content)
    voice.say(voice.texts.say("print-written", path=str(target)))
    if kind == "pdf":
        voice.say(voice.texts.say("print-both-sides" if what == "cards" else "print-full-size"))
