"""Games in the terminal: against bots, between bots, and tables for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from tercet.cards import parse_cards
from tercet.cli.arguments import NO, Json, Options
from tercet.cli.voice import voice
from tercet.editions import DEFAULT_EDITION


def play(
    game: str = "classic",
    *,
    bots: str | None = None,
    name: str | None = None,
    edition: str = DEFAULT_EDITION,
    option: Options = None,
    form: str | None = None,
    seed: str | None = None,
    pace: float = 1.0,
    log: Path | None = None,
) -> None:
    """Play a game in the terminal against bots; also "beginners".

    What can be typed is shown at the table. An act as JSON (docs/protocol.md) works as well.

    Parameters
    ----------
    bots:
        Who sits down with you: --bots regular,novice; none with --bots "".
    option:
        An option of the game, such as penalty=lockout; may be given several times.
    form:
        The match form, such as single, dealers, deals, tournament or target.
    pace:
        How much of their time the bots take: 2 is slower, 0 at once.
    log:
        A new file to save the finished game in.
    """
    from tercet.bots.arena.command import read_options
    from tercet.terminal.play.game import play as run

    run(
        game,
        voice.texts,
        voice.out,
        bots=bots,
        name=name,
        edition=edition,
        options=read_options(option or ()),
        form=form,
        seed=seed,
        pace=pace,
        log=log,
    )


def table() -> None:
    """Run a table for a program: JSON lines on standard input and output (docs/protocol.md)."""
    from tercet.programs.referee import Referee

    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    for reply in Referee(voice.texts).serve(lines):
        sys.stdout.write(reply + "\n")
        sys.stdout.flush()


def hint(
    *cards: str,
    gone: str = "",
    form: Literal["first", "patience", "penalty"] = "patience",
    json: Json = False,
) -> None:
    """Say which SET of a solitaire to take so that it comes out.

    Parameters
    ----------
    cards:
        The cards on the table.
    gone:
        The cards taken before, so that they are not hoped for: --gone "1rso 2rso 3rso".
    form:
        Which solitaire it is.
    """
    from tercet.bots.solitaire.mind import advise

    best = advise(tuple(parse_cards(cards)), parse_cards(gone.split()), form)
    if json:
        voice.json(best)
    elif best is None:
        voice.out.print(voice.texts.say("hint-none"))
    else:
        voice.out.print(voice.texts.say("hint-take", cards=" ".join(map(str, best))))
    if best is None:
        sys.exit(NO)


def arena(
    game: str,
    *,
    players: str,
    games: int = 200,
    seed: str = "0",
    pairs: bool = False,
    workers: int | None = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play each other: --players champion,master; with --pairs every two of them.

    Parameters
    ----------
    option:
        An option of the game, such as form=penalty; may be given several times.
    """
    from tercet.bots.arena import command

    command.arena(
        game,
        players.split(","),
        games,
        seed,
        pairs=pairs,
        workers=workers,
        options=command.read_options(option or ()),
        json=json,
        lang=voice.lang,
    )
