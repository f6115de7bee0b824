"""Servers that are broken on purpose: each safety test must catch its own saboteur."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tercet.engine.events import View
from tercet.errors import TercetError
from tercet.server.journal import Journal
from tercet.server.mailbox import Mailbox
from tercet.server.messages import Done, Play


def acknowledge_first() -> None:
    """Tells clients before anything is stored."""

    async def _batch(self: Any) -> None:
        noted, self._noted = list(self._noted), {}
        parts = [who.cut() for who in noted]
        for who in noted:
            self._settle(who, None)
        await asyncio.sleep(0.05)
        await self._commit(parts)

    Journal._batch = _batch  # type: ignore[method-assign]


def forget_numbers() -> None:
    """Does what a client sends as often as it is sent."""

    def _play(self: Any, seat: int, play: Play) -> Done:
        seq = self._apply(seat, self._read(play.act), play.seen, None)
        return Done(id=play.id, table=self.id, client_seq=play.client_seq, seq=seq)

    Mailbox._play = _play  # type: ignore[method-assign]


def show_the_neighbour() -> None:
    """Shows each seat the view of the next."""

    def view(self: Any, viewer: int | None) -> View:
        seats = len(self.table.header.seats)
        other = None if viewer is None else (viewer + 1) % seats
        shown: View = self.table.game.view(self.stored.state, other)
        return shown

    Mailbox.view = view  # type: ignore[method-assign]


def hint_in_refusals(wrap: Callable[[str], str]) -> None:
    """Refuses with a look at the next card of the pile."""
    real = Mailbox._play

    def _play(self: Any, seat: int, play: Play) -> Done:
        try:
            return real(self, seat, play)
        except TercetError as error:
            card = self.table.game.zones(self.table.state)["pile"][0]
            error.data["hint"] = wrap(str(card))
            raise

    Mailbox._play = _play  # type: ignore[method-assign]


SABOTEURS: dict[str, Callable[[], None]] = {
    "acknowledge_first": acknowledge_first,
    "forget_numbers": forget_numbers,
    "show_the_neighbour": show_the_neighbour,
}
