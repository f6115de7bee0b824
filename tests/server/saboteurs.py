"""Servers that are broken on purpose: each safety test must catch its own saboteur."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tercet.engine.events import View
from tercet.errors import TercetError
from tercet.server.journal import Contributor, Journal
from tercet.server.table.mailbox import Mailbox
from tercet.server.wire.messages import ActRequest, Done
from tercet.storage.rows import Part


def acknowledge_first() -> None:
    """Tells clients before anything is stored."""

    def write(self: Any, noted: list[Contributor], parts: list[Part]) -> None:
        self._written(noted, parts, [None] * len(parts))
        self._loop.call_later(0.05, self._writer.write, parts, lambda _: None)

    Journal._write = write  # type: ignore[method-assign]


def forget_numbers() -> None:
    """Does what a client sends as often as it is sent."""

    def _act_once(self: Any, seat: int, request: ActRequest) -> Done:
        seq = self.enter(seat, self._read(request.act), request.seen)
        return Done(id=request.id, table=self.id, client_seq=request.client_seq, seq=seq)

    Mailbox._act_once = _act_once  # type: ignore[method-assign]


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
    real = Mailbox._act_once

    def _act_once(self: Any, seat: int, request: ActRequest) -> Done:
        try:
            return real(self, seat, request)
        except TercetError as error:
            card = self.table.game.zones(self.table.state)["pile"][0]
            error.data["hint"] = wrap(str(card))
            raise

    Mailbox._act_once = _act_once  # type: ignore[method-assign]


SABOTEURS: dict[str, Callable[[], None]] = {
    "acknowledge_first": acknowledge_first,
    "forget_numbers": forget_numbers,
    "show_the_neighbour": show_the_neighbour,
}
