"""Guards of those who play: bots of every skill, and people at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tercet.bots.arena.baselines import BASELINES
from tercet.bots.players import MINDS
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Seats
from tercet.terminal.table.games import SCREENS, Situation

ROOT: Final = Path(__file__).parents[2]
_SCREENS: Final = "src/tercet/terminal/table/games"


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
    """Its view makes a screen on which every player has a figure, for the lines as well."""
    seats = Seats(game.facts.players[1])
    state, _ = game.start(game.facts.rules(), seats, Chance(bytes(32)))
    show = SCREENS.get(game.facts.key)
    if show is None:
        yield f"{_SCREENS}/__init__.py: name the screen of {game.facts.key} in SCREENS"
        return
    names = tuple(f"P{seat}" for seat in range(seats.count))
    screen = show(game.view(state, 0), Situation(0, names))
    told = {line.seat for line in screen.players if line.figures}
    yield from (
        f"{_SCREENS}/{game.facts.key}.py: says nothing of seat {seat}"
        for seat in range(seats.count)
        if seat not in told
    )
