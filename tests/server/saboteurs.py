"""Servers that are broken on purpose: each safety test must catch its own saboteur."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from tercet import tables
from tercet.engine.events import View
from tercet.errors import TercetError
from tercet.room.bounds import Bounds
from tercet.room.game import LiveGame
from tercet.room.numbering import Numbering
from tercet.server import house
from tercet.server.house import House
from tercet.server.journal import Journal, _Batch
from tercet.server.nodes.node import Node
from tercet.server.opening import Openings
from tercet.server.set_aside import SetAside
from tercet.server.sweeping import Sweeper
from tercet.server.wire.messages import ActRequest, Done
from tercet.storage.appending import postgresql
from tercet.storage.outcomes import Outcomes
from tercet.storage.rows import Parts
from tercet.storage.store import StorageFailed, Store


def acknowledge_first() -> None:
    """Tells clients before anything is stored."""

    def write(self: Any, batch: _Batch) -> None:
        later = _Batch()
        later.parts = batch.parts
        batch.results = deque([None] * len(batch.parts))
        self._written(batch)
        self._loop.call_later(0.05, self._writer.write, later, lambda: None)

    Journal._write = write  # type: ignore[method-assign]


def forget_numbers() -> None:
    """Does what a client sends as often as it is sent."""

    def _act_once(self: Any, seat: int, request: ActRequest, time: int, *judged: Any) -> Done:
        seq = self._enter(seat, self._read(request.act), time, request.seen)
        return Done(id=request.id, table=self.id, client_seq=request.client_seq, seq=seq)

    LiveGame._act_once = _act_once  # type: ignore[method-assign, assignment]


def show_the_neighbour() -> None:
    """Shows each seat the view of the next."""

    def view(self: Any, viewer: int | None) -> View:
        seats = self.table.header.count
        other = None if viewer is None else (viewer + 1) % seats
        shown: View = self.table.game.view(self.stored.state, other)
        return shown

    LiveGame.view = view  # type: ignore[method-assign]


def hint_in_refusals(wrap: Callable[[str], str]) -> None:
    """Refuses with a look at the next card of the pile."""
    real: Any = LiveGame._act_once

    def _act_once(self: Any, seat: int, request: ActRequest, *judged: Any) -> Done:
        try:
            done: Done = real(self, seat, request, *judged)
        except TercetError as error:
            card = self.table.game.zones(self.table.state)["pile"][0]
            error.data["hint"] = wrap(str(card))
            raise
        return done

    LiveGame._act_once = _act_once  # type: ignore[method-assign, assignment]


def number_by_the_log() -> None:
    """Tells each entry by its number in the log, whatever was sealed before it."""
    Numbering.number = lambda self, viewer, seq: seq  # type: ignore[method-assign]
    Numbering.seq = lambda self, viewer, number: number  # type: ignore[method-assign]


# --- Tables without bounds: `put` sets an attribute, and the test puts it back ----------------

#: `pytest.MonkeyPatch.setattr`.
Put = Callable[[object, str, object], None]


def hurry_people(put: Put) -> None:
    """Opens tables whose clocks leave nobody any time."""
    put(tables, "check_times", lambda _: None)


def play_by_the_clock_for_ever(put: Put) -> None:
    """Lets the clock play alone, without an end."""
    put(Bounds, "_too_long", lambda _: None)


def act_for_ever(put: Put) -> None:
    """Lets one seat act as often as it likes."""
    put(Bounds, "allows", lambda *_: True)


def read_all_at_the_start(put: Put) -> None:
    """Replays every open table before it answers anybody."""
    real = House.open

    async def open_(self: House) -> None:
        await real(self)
        for table in list(self.shelf):
            await self.room(table.id)

    put(House, "open", open_)


def give_up_on_damage(put: Put) -> None:
    """Lets a damaged table speak for itself, as it did when all were read at the start."""

    def add(self: Any, row: Any, error: Exception) -> Any:
        raise error

    read_all_at_the_start(put)
    put(SetAside, "add", add)


def keep_unvisited_tables(put: Put) -> None:
    """Never sweeps."""
    put(Sweeper, "open", lambda *_: None)


def fill_the_lobby(put: Put) -> None:
    """Shows the newest tables, whoever opened them."""

    def newest(found: Any, _: Any) -> Any:
        return tuple(each.info() for each in sorted(found, key=lambda t: -t.row.created_ms)[:100])

    put(house, "shown_in_lobby", newest)


def open_without_end(put: Put) -> None:
    """Opens tables for whoever asks."""
    put(Openings, "check", lambda *_: None)


def append_without_a_fence() -> None:
    """Lets a node append to a table that another has taken over; nobody tells it so, either."""
    Store._hold = lambda *_: None  # type: ignore[method-assign]
    postgresql.can_append = lambda parts: False  # what checks by itself
    hear_of_nothing()


def hear_of_nothing() -> None:
    """A node that nobody tells what it has lost: only the database can refuse it."""
    Node.lose = lambda *_: None  # type: ignore[method-assign]


def refuse_the_unknown() -> None:
    """Takes a lost answer for a refusal, and says that nothing was stored."""

    def _found_out(self: Any, unknown: Exception, parts: Parts, again: int) -> Any:
        return [StorageFailed(repr(unknown.__cause__))] * len(parts)

    Store._found_out = _found_out  # type: ignore[method-assign]


def look_too_early() -> None:
    """Looks at what is stored while a lost commit can still arrive."""
    Outcomes._is_settled = lambda *_: True  # type: ignore[method-assign]


def fragile() -> None:
    """Lets an exception of one table stop the journal."""
    Journal._step = lambda self, step: step()  # type: ignore[method-assign]
    Journal._look = lambda self: None  # type: ignore[method-assign]

    def raise_again(self: Any, who: Any, error: Exception) -> None:
        raise error

    Journal._break = raise_again  # type: ignore[method-assign]


def planted() -> None:
    """Lets the campaign of planted bugs command the process."""
    from tests.server.planted.planting import prepare

    prepare()


SABOTEURS: dict[str, Callable[[], None]] = {
    "acknowledge_first": acknowledge_first,
    "forget_numbers": forget_numbers,
    "show_the_neighbour": show_the_neighbour,
    "append_without_a_fence": append_without_a_fence,
    "hear_of_nothing": hear_of_nothing,
    "refuse_the_unknown": refuse_the_unknown,
    "look_too_early": look_too_early,
    "fragile": fragile,
    "planted": planted,
}
