"""Every page of the full screen at a moment that shows what it can show, without a server.

Time stands still, the packs are arranged: a scene looks the same each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from textual.screen import Screen

from tercet.client import Client
from tercet.editions import DEFAULT_EDITION
from tercet.engine.table import Table
from tercet.games import GAMES
from tercet.games.chipset.terms import Bet, CallBet
from tercet.games.solitaire import Stop
from tercet.server.wire.messages import SeatInfo, Settings, TableInfo
from tercet.terminal.pages.drafting import DraftPage
from tercet.terminal.pages.puzzle import PuzzlePage
from tercet.terminal.pages.remote import LobbyPage
from tercet.terminal.pages.replay import ReplayPage
from tercet.terminal.pages.rules import rules_page
from tercet.terminal.pages.settings import SettingsPage
from tercet.terminal.pages.table import TablePage
from tercet.terminal.paint.palette import PALETTES
from tercet.terminal.play.opening import title_of
from tercet.terminal.table.draft import Draft
from tercet.terminal.table.local import LocalTable
from tercet.terminal.table.playback import Playback
from tercet.terminal.table.screen import Action, phrase
from tercet.terminal.table.source import Room, Said, Seat
from tercet.words.catalogue import describe_games
from tercet.words.texts import Texts
from tests.terminal.clocks import ManualClock
from tests.terminal.paint.pictures import play_a_little
from tests.terminal.tables import short_table
from tests.whole_games import played

EN: Final = Texts("en")
GAME_KEYS: Final = tuple(game.facts.key for game in GAMES)
#: A page, and the keys that are pressed there before it is looked at.
Scene = tuple[Screen[Any], tuple[str, ...]]


def table_page(source: LocalTable) -> TablePage:
    """The page of a table on which no time passes."""
    return TablePage(source, title=title_of(source.game, EN), rules=source.game)


def still(table: Table, names: Sequence[str]) -> LocalTable:
    """A table at which nobody acts and no time passes."""
    return LocalTable(table, {}, names, clock=ManualClock(), count_down=False)


def game(key: str) -> Scene:
    """A table after the deal, with something chosen; a few cards or dice laid."""
    many = ("novice", "novice") if key in ("chipset", "scout") else ("novice",)
    source = short_table(key, bots=many)
    if key in ("setup", "dice"):
        play_a_little(source.table)
    for act in (Bet(1), CallBet()) if key == "chipset" else ():
        source.table.act(min(source.table.may_act()), act, 0)
    keys = {"dice": ("1", "up"), "chipset": ("up",), "setup": ("q",)}.get(key, ("w", "s"))
    return table_page(still(source.table, source.names)), keys


class Waiting(LocalTable):
    """A table before the start, at which somebody has said something."""

    @property
    def view(self) -> None:
        return None

    @property
    def chat(self) -> tuple[Said, ...]:
        return (Said("Bo", "Shall we begin?", 1),)

    @property
    def room(self) -> Room:
        seats = (Seat("Ada", False, True, True), Seat("Bo", False, False, False))
        start = Action(None, phrase("room-start"), main=True, key="s", wish="start")
        bot = Action(None, phrase("room-add-bot"), key="b", wish="bot")
        return Room((*seats, Seat(None, False, False, False)), "K7M2QX", (start, bot))


def room() -> Scene:
    """Before the start."""
    table = short_table("scout", bots=("novice", "novice")).table
    return table_page(
        Waiting(table, {}, ("Ada", "Bo", ""), clock=ManualClock(), count_down=False)
    ), ()


def ending() -> Scene:
    """A solitaire that was given up."""
    source = short_table("solitaire")
    source.table.act(0, Stop(), 83_000)
    return table_page(still(source.table, source.names)), ()


class Lobby(LobbyPage):
    """The lobby of a server that is not asked."""

    async def _begin(self) -> None:
        self.tables = tuple(_open_tables())
        self._show()


def _open_tables() -> Sequence[TableInfo]:
    def seats(*names: str | None) -> tuple[SeatInfo, ...]:
        return tuple(SeatInfo(name, None, True, at == 0) for at, name in enumerate(names))

    return [
        TableInfo(
            table=f"table{at}",
            code="K7M2QX",
            public=True,
            status="playing" if None not in names else "waiting",
            settings=Settings(key, len(names)),
            seats=seats(*names),
            spectators=0,
            commitment="",
        )
        for at, (key, names) in enumerate(
            [("classic", ("Ada", None)), ("scout", ("Bo", "Cy", "Di")), ("dice", ("Eve", None))]
        )
    ]


def lobby() -> Scene:
    """Three public tables."""
    return Lobby(Client("http://tercet.example")), ("down",)


def draft() -> Scene:
    """A table that is about to be opened, with three seats."""
    entry = next(each for each in describe_games("en") if each.key == "scout")
    return DraftPage(Draft.usual(entry)), ("down", "right")


def puzzle() -> Scene:
    """The puzzle after the cards are shown."""
    return PuzzlePage(date(2026, 1, 1), DEFAULT_EDITION, lambda: 0.0), ("1", "q")


SCENES: Final[dict[str, Callable[[], Scene]]] = {
    **{key: (lambda key=key: game(key)) for key in GAME_KEYS},  # type: ignore[misc]
    "room": room,
    "ending": ending,
    "menu": lambda: (game("classic")[0], ("escape",)),
    "lobby": lobby,
    "new-table": draft,
    "replay": lambda: (ReplayPage(Playback(played("setup").log(), EN)), ("right",) * 6),
    "puzzle": puzzle,
    "rules": lambda: (rules_page("scout", EN, PALETTES["true"]), ()),
    "settings": lambda: (SettingsPage(), ()),
}
FOLDER: Final = Path(__file__).parent / "pictures"
