"""What an environment shows of a table: as text, as a drawing, as pixels, or printed to watch.

All of it is what a spectator may see. The text is the one that players in the terminal read.
"""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from tercet.art.notebook import svg
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.envs.drawing import draw_view
from tercet.envs.play import Play
from tercet.terminal.console import new_console
from tercet.terminal.play.picture import Picture
from tercet.terminal.play.spread import spread_of
from tercet.words.texts import Texts

#: Printed, as text, as a drawing, as pixels.
MODES: Final = ("human", "ansi", "svg", "rgb_array")
_WIDTH: Final = 100


def render(play: Play, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table in one of the modes; nothing without a mode, and when it is printed."""
    match mode:
        case "ansi":
            return text_of(play)
        case "svg":
            return svg(play.game.view(play.table.state, None))
        case "rgb_array":
            return draw_view(play.game.view(play.table.state, None))
        case "human":
            Console().print(text_of(play), markup=False, highlight=False)
    return None


def text_of(play: Play) -> str:
    """The table and how all stand, in plain letters."""
    shown: Any = play.game.view(play.table.state, None)
    out = StringIO()
    console = new_console(file=out, width=_WIDTH, no_color=True)
    picture = Picture(Texts("en"), play.table.names, find_edition(DEFAULT_EDITION), console)
    console.print(picture.cards(spread_of(shown, "h"), shown))
    console.print(picture.standing(shown))
    return out.getvalue()
