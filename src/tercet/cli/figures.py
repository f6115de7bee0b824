"""What can be counted: odds, many games, and the turns of SET Dice."""

from __future__ import annotations

from pathlib import Path

from tercet.cli.arguments import Json
from tercet.cli.voice import voice


def odds(
    n: int | None = None,
    *,
    exact: bool = False,
    deck: int = 81,
    plot: Path | None = None,
    json: Json = False,
) -> None:
    """Tell how often cards dealt at random hold no SET; with --exact, count the hands."""
    from tercet.odds import command

    command.odds(n, exact=exact, deck=deck, plot=plot, json=json, lang=voice.lang)


def simulate(
    game: str,
    *,
    games: int = 100_000,
    seed: str = "0",
    workers: int | None = None,
    pick: str | None = None,
    players: int | None = None,
    scheduler: str | None = None,
    plot: Path | None = None,
    json: Json = False,
) -> None:
    """Play many games with simple players and print what happened, with standard errors."""
    from tercet.odds import command

    command.simulate(
        game,
        games=games,
        seed=int(seed) if seed.isdecimal() and len(seed) < 20 else seed,
        workers=workers,
        pick=pick,
        players=players,
        scheduler=scheduler,
        plot=plot,
        json=json,
        lang=voice.lang,
    )


def dice(position: str | None = None, *, turn: str = "", best: int = 5, json: Json = False) -> None:
    """Draw a position of SET Dice with its best turns, or play a turn and explain its score."""
    from tercet.dice import command

    if json:
        voice.json(command.describe_position(position, best=best, turn=turn))
    else:
        command.print_position(voice.out, voice.texts, position, best=best, turn=turn)
