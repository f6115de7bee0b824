"""What each game shows: its view made a `Screen`, from what one seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tercet.terminal.table.games.chipset import chipset_screen
from tercet.terminal.table.games.classic import classic_screen
from tercet.terminal.table.games.coopset import coopset_screen
from tercet.terminal.table.games.dice import dice_screen
from tercet.terminal.table.games.scout import scout_screen
from tercet.terminal.table.games.setup import setup_screen
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.games.solitaire import solitaire_screen
from tercet.terminal.table.games.twenty import twenty_screen
from tercet.terminal.table.screen import Screen

#: How each game is shown, by its key.
SCREENS: Final[dict[str, Callable[[Any, Situation], Screen]]] = {
    "classic": classic_screen,
    "solitaire": solitaire_screen,
    "scout": scout_screen,
    "chipset": chipset_screen,
    "setup": setup_screen,
    "coopset": coopset_screen,
    "twenty": twenty_screen,
    "dice": dice_screen,
}

__all__ = ["SCREENS", "Situation"]
