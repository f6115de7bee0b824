"""Which figures each game has besides the SETs on its table; a game without its own has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercet.analysis.chipset import ChipsetFigures, ChipsetWatch
from tercet.analysis.coopset import CoopSetFigures, CoopSetWatch
from tercet.analysis.dice import DiceFigures, DiceWatch
from tercet.analysis.scout import ScoutFigures, ScoutWatch
from tercet.analysis.setup import SetUpFigures, SetUpWatch
from tercet.analysis.twenty import TwentyFigures, TwentyWatch
from tercet.analysis.watching import Watch

Figures = (
    ScoutFigures | ChipsetFigures | SetUpFigures | CoopSetFigures | TwentyFigures | DiceFigures
)

#: By the key of a game; made for so many seats.
WATCHES: Final[dict[str, Callable[[int], Watch]]] = {
    "scout": ScoutWatch,
    "chipset": ChipsetWatch,
    "setup": SetUpWatch,
    "coopset": CoopSetWatch,
    "twenty": TwentyWatch,
    "dice": DiceWatch,
}

#: Where SETs are sought, but not only those that lie on the table: with the own cards (TW-2), or
#: with the card just laid (SETUP-3).
IN_PART: Final = frozenset({"setup", "twenty"})
