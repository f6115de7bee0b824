"""Games in the terminal: against bots, between bots, and tables for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from tercet.cards import parse_cards
from tercet.cli.arguments import NO, Json, Options, Plain, Switch, read_options
from tercet.cli.voice import voice
from tercet.editions import DEFAULT_EDITION

if TYPE_CHECKING:
    from tercet.terminal.there import Errand


def play(
    game: str | None = None,
    *,
    bots: str | None = None,
    name: str | None = None,
    edition: str = DEFAULT_EDITION,
    preset: str | None = None,
    option: Options = None,
    match: str | None = None,
    deals: int | None = None,
    target: int | None = None,
    seed: str | None = None,
    pace: float = 1.0,
    log: Path | None = None,
    plain: Plain = False,
    at: str | None = None,
    seats: int | None = None,
    public: Switch = False,
    rated: Switch = False,
) -> None:
    """Play a game in the terminal against bots; also "beginners". With --at, at a server."""
    from tercet.terminal.play.opening import Wish, match_of

    wish = Wish(
        game=game or "classic",
        bots=bots,
        name=name,
        edition=edition,
        preset=preset,
        options=read_options(option or ()),
        match=match_of(match, deals, target),
        seed=seed,
        pace=pace,
        log=log,
    )
    if at is not None:
        from tercet.terminal.there import Errand

        asked = wish if game else None
        errand = Errand(name=name, wish=asked, seats=seats, public=public, rated=rated)
        _come_to(at, errand, plain)
    elif plain or not voice.has_screen:
        from tercet.terminal.play.game import play as run
        from tercet.terminal.settings import read_settings

        voice.choose(read_settings().lang)
        run(wish, voice.texts, voice.out)
    else:
        from tercet.terminal.pages.playing import play_here

        play_here(wish, voice)


def join(code: str, *, at: str, name: str | None = None, plain: Plain = False) -> None:
    """Sit down at a friend's table on a server, by its code, its link or its id."""
    from tercet.terminal.there import Errand

    _come_to(at, Errand(name=name, code=code), plain)


def _come_to(url: str, errand: Errand, plain: bool) -> None:
    if plain or not voice.has_screen:
        from tercet.terminal.play.visit import visit
        from tercet.terminal.settings import read_settings

        voice.choose(read_settings().lang)
        visit(url, errand, voice.texts, voice.out)
    else:
        from tercet.terminal.pages.remote import play_there

        play_there(url, voice, errand)


def table() -> None:
    """Run a table for a program: JSON lines on standard input and output (docs/protocol.md)."""
    from tercet.programs.referee import Referee

    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    for reply in Referee(voice.texts).serve(lines):
        voice.line_of_json(reply)


def hint(
    *cards: str,
    gone: str = "",
    form: Literal["first", "patience", "penalty"] = "patience",
    json: Json = False,
) -> None:
    """Say which SET of a solitaire to take so that it comes out."""
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
    """Let bots play each other: --players champion,master; with --pairs every two of them."""
    from tercet.bots.arena import command

    command.arena(
        game,
        players.split(","),
        games,
        seed,
        pairs=pairs,
        workers=workers,
        options=read_options(option or ()),
        json=json,
        lang=voice.lang,
    )


def corpus(
    folder: Path,
    *,
    game: str = "classic",
    players: str | None = None,
    finds: int = 1_000_000,
    seed: str = "0",
    workers: int | None = None,
    option: Options = None,
) -> None:
    """Let bots play until a million SETs are found, and write it all as tables for research."""
    from tercet.bots.human.skills import SKILL_KEYS
    from tercet.tidy.command import make_corpus

    options = read_options(option or ())
    names = SKILL_KEYS if players is None else players.split(",")
    told = make_corpus(
        folder, game, names, finds, seed, voice.texts, options=options, workers=workers
    )
    sys.stderr.write(told + "\n")
