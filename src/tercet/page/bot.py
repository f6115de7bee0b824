"""A bot at a table in the page: it thinks between messages, and never while somebody waits."""

from __future__ import annotations

from typing import Final

from tercet.bots.dice.acts import tells_acts, told_acts
from tercet.bots.players import Bot
from tercet.bots.seat import RealTimeSeat
from tercet.engine.acts import Act
from tercet.engine.table import Table

#: A bot whose acts are refused so often in a row gets up.
MOST_REFUSALS: Final = 100


class PageBot:
    """When a bot thinks and acts; whoever asks for the next thing it does gives the time."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self._bot, self.seat = bot, seat
        self._plan = RealTimeSeat()
        self._curious = True
        self._refusals = 0

    def change(self) -> None:
        """Something has happened: think again when there is time."""
        self._plan.change()
        self._curious = True

    def due(self, now: int) -> float | None:
        """In how many milliseconds of table time it wants its turn, or None to wait."""
        if self._curious:
            return 0.0
        wait = self._plan.wait_s(now)
        return None if wait is None else wait * 1000

    def think(self, table: Table, now: int) -> bool:
        """Think, if there is anything new; False when it has nothing to think about."""
        if not self._curious:
            return False
        self._curious = False
        self._plan.begin(now)
        view = table.view(self.seat)
        acts = told_acts(view) if tells_acts(view) else table.legal(self.seat)
        self._plan.end(self._bot.answer(view, acts, now))
        return True

    def act(self, now: int) -> Act | None:
        """What it does now, once the moment has come for which it meant it."""
        wait = self._plan.wait_s(now)
        return self._plan.act() if wait is not None and wait <= 0 else None

    def heard(self, *, refused: bool) -> bool:
        """Whether its act was refused; False when that has happened too often to go on."""
        self._refusals = self._refusals + 1 if refused else 0
        if refused:
            self.change()
        return self._refusals <= MOST_REFUSALS
