"""The tables as they are painted, in three sizes and with sixteen colours, kept to be read.

`python -m tests.terminal.paint.pictures` writes them anew; read the difference before it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.segment import Segment

from tercet.engine.table import Table
from tercet.games import GAMES
from tercet.games.setup import LayCard
from tercet.terminal.paint.canvas import Canvas
from tercet.terminal.paint.palette import PALETTES
from tercet.terminal.paint.table import paint_table
from tercet.terminal.table.local import LocalTable
from tercet.terminal.table.state import TableState
from tercet.words.texts import Texts
from tests.terminal.clocks import ManualClock
from tests.terminal.tables import short_table

FOLDER = Path(__file__).parent / "pictures"
#: The felt of a screen of 60 × 20, 80 × 24 and 120 × 40.
SIZES = {"small": (60, 14), "usual": (58, 19), "large": (80, 34)}
_LETTERS = {"red": "r", "green": "g", "magenta": "v", "cyan": "t", "black": "k"}


def state_of(game: str) -> TableState:
    """A table after the deal, with something chosen; a few dice on the board."""
    table = short_table(
        game, bots=("novice", "novice") if game in ("chipset", "scout") else ("novice",)
    )
    if game in ("setup", "dice"):
        play_a_little(table.table)
        table = LocalTable(table.table, {}, table.names, clock=ManualClock(), count_down=False)
    state = TableState(table, Texts("en"))
    for place in (1, 4):
        if place < len(state.screen.places):
            card = state.screen.places[place]
            if card is not None:
                state.choose(card)
    return state


def play_a_little(table: Table, acts: int = 4) -> None:
    """A few turns, so that something lies there."""
    for at in range(acts):
        table.tick(at * 5000 + 5000)
        seat = getattr(table.view(0), "turn", min(table.may_act()))
        every = [group[0] for group in table.legal(seat).groups]
        laid = [act for act in every if isinstance(act, LayCard)]
        table.act(seat, (laid or every)[0], table.at)


def pictures(game: str) -> Iterator[tuple[str, str]]:
    """Every picture of a game with its name."""
    state = state_of(game)
    for size, (width, height) in SIZES.items():
        yield size, "\n".join(paint_table(state, width, height, PALETTES["true"]).lines()) + "\n"
    yield "colours-16", colours(paint_table(state, *SIZES["usual"], PALETTES["16"]))
    yield "colours-none", "\n".join(paint_table(state, *SIZES["usual"], PALETTES["none"]).lines())


def colours(canvas: Canvas) -> str:
    """For every cell with something in it, the letter of its colour."""
    rows = ("".join(map(_coloured, canvas.row(y))).rstrip() for y in range(canvas.height))
    return "\n".join(rows) + "\n"


def _coloured(piece: Segment) -> str:
    colour = piece.style.color.name if piece.style and piece.style.color else ""
    letter = _LETTERS.get(colour, "·")
    return "".join(" " if sign == " " else letter for sign in piece.text)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        for name, picture in pictures(game.facts.key):
            (FOLDER / f"{game.facts.key}-{name}.txt").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
