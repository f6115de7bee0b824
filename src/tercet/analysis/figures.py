"""Table of what the analysis knows of each game, by key."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from tercet.analysis.chipset import ChipsetFigures, ChipsetWatch
from tercet.analysis.coopset import CoopSetFigures, CoopSetWatch
from tercet.analysis.dice import DiceFigures, DiceWatch
from tercet.analysis.finding import Found, taken
from tercet.analysis.scout import ScoutFigures, ScoutWatch, scout_finds
from tercet.analysis.setup import SetUpFigures, SetUpWatch, setup_finds
from tercet.analysis.twenty import TwentyFigures, TwentyWatch, useful_sets
from tercet.analysis.watching import Watch
from tercet.engine.events import Event
from tercet.engine.game import Events
from tercet.games.coopset.coopset import CardAdded, LayoutScored
from tercet.games.setup import CardLaid
from tercet.games.shared.race import Laid
from tercet.games.solitaire import GaveUp, ThreeMore
from tercet.games.twenty import TableSwapped

Figures = (
    ScoutFigures | ChipsetFigures | SetUpFigures | CoopSetFigures | TwentyFigures | DiceFigures
)


class GameAccount(NamedTuple):
    """Own figures of a game, and the meaning of its events for players who look for SETs."""

    #: Makes the watch that collects its own figures, for a number of seats.
    watch: Callable[[int], Watch] | None = None
    #: Reads the SETs that were found from events.
    finds: Callable[[Events], Iterable[Found]] = taken
    #: Events by which players give up the SETs that lay on the table before.
    gives_up: tuple[type[Event], ...] = ()
    #: Whether SETs are sought elsewhere, too: with own cards (TW-2), or a card just laid (SETUP-3).
    in_part: bool = False
    #: Counts the SETs that a seat could show, where others than those on the table count.
    reach: Callable[[Any, int], int] | None = None

    def gave_up(self, events: Events) -> bool:
        """Whether the players have given up the SETs that lay on the table before."""
        return any(
            isinstance(event, self.gives_up) or (isinstance(event, Laid) and event.agreed)
            for event in events
        )


ACCOUNTS: Final[dict[str, GameAccount]] = {
    "classic": GameAccount(),
    "solitaire": GameAccount(gives_up=(GaveUp, ThreeMore)),
    "scout": GameAccount(ScoutWatch, finds=scout_finds),
    "chipset": GameAccount(ChipsetWatch),
    "setup": GameAccount(SetUpWatch, finds=setup_finds, gives_up=(CardLaid,), in_part=True),
    "coopset": GameAccount(CoopSetWatch, gives_up=(CardAdded, LayoutScored)),
    "twenty": GameAccount(TwentyWatch, gives_up=(TableSwapped,), in_part=True, reach=useful_sets),
    "dice": GameAccount(DiceWatch),
}
