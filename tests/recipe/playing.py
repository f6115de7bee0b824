"""Guards of those who play: bots of every skill, and people at a terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console

from tercet.bots.arena.baselines import BASELINES
from tercet.bots.players import MINDS
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Seats
from tercet.terminal.play.picture import Picture
from tercet.terminal.play.spread import spread_of
from tercet.words.texts import Texts

ROOT: Final = Path(__file__).parents[2]
_TERMINAL: Final = "src/tercet/terminal/play"


def has_bots(game: AnyGame) -> Iterator[str]:
    """A mind, a baseline or the word that there is none, and a line on how it plays."""
    key, bots = game.facts.key, ROOT / "src" / "tercet" / "bots"
    if not (bots / f"{key}.py").exists() and not (bots / key / "mind.py").exists():
        yield f"src/tercet/bots/{key}.py: is not there; copy src/tercet/bots/classic.py"
    if key not in MINDS:
        yield f"src/tercet/bots/players.py: add the mind of {key} to MINDS"
    if key not in BASELINES:
        yield f'src/tercet/bots/arena/baselines.py: add "{key}" to BASELINES, or with {{}} for none'
    if f"\n| `{key}` |" not in (ROOT / "docs" / "bots.md").read_text("utf-8"):
        yield f"docs/bots.md: the table of how each game is played has no line `{key}`"


def shown_in_the_terminal(game: AnyGame) -> Iterator[str]:
    """What lies there is drawn, and every player has a figure."""
    seats, texts = Seats(game.facts.players[1]), Texts("en")
    names = [f"P{seat}" for seat in range(seats.count)]
    state, _ = game.start(game.facts.rules(), seats, Chance(bytes(32)))
    view = game.view(state, 0)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    picture = Picture(texts, names, find_edition(DEFAULT_EDITION), console)
    kind = type(view).__name__
    try:
        console.print(picture.cards(spread_of(view, "h"), view))
    except AttributeError as error:
        yield f"{_TERMINAL}/spread.py: spread_of cannot show a {kind}: {error}"
    try:
        standing = picture.standing(view).plain
    except AttributeError as error:
        yield f"{_TERMINAL}/picture.py: Picture._together cannot tell of a {kind}: {error}"
    else:
        told = [part.partition(": ")[2] for part in standing.split(" · ")[: seats.count]]
        if not all(told):
            yield f"{_TERMINAL}/picture.py: Picture._figures has no case for {kind}"
