"""Servers with one guard switched off: the siege that the guard is for must be felt then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def hash_in_the_loop() -> None:
    """Passwords are hashed at once, by the loop that everybody waits for."""
    from tercet.server.people.hashing import Hashing, Place

    async def in_turn(self: Hashing, place: Place, work: Callable[[], Any]) -> Any:
        return work()

    Hashing._in_turn = in_turn  # type: ignore[method-assign]


def any_clock() -> None:
    """Any time may be chosen, and the clock may play alone for ever."""
    from tercet import tables
    from tercet.room.bounds import Bounds

    vars(tables)["check_times"] = lambda _: None
    vars_of(Bounds, _too_long=lambda self: None)


def count_nothing() -> None:
    """Every frame is fine, however fast they come."""
    from tercet.server.guarding.pace import Pace

    vars_of(Pace, bytes=lambda self, count: True, frame=lambda self: True)


def no_turns() -> None:
    """Whatever comes is done at once, and others wait for it."""
    from tercet.server.guarding.turns import Turns

    vars_of(Turns, take=lambda self, who: True)


def no_guards() -> None:
    """Neither counted nor in turns: as it was before there were guards."""
    count_nothing()
    no_turns()


def rank_anew() -> None:
    """The SETs among the triples are counted for every index."""
    from tercet.engine import acts

    real = acts.Triples.__getitem__

    def ranked(self: Any, index: Any) -> Any:
        self._passed = None
        return real(self, index)

    vars_of(acts.Triples, __getitem__=ranked)


def any_head() -> None:
    """A header may have any length."""
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    from tercet.server.wire.hall import Arrival

    vars_of(Arrival, data_received=HttpToolsProtocol.data_received)


def any_door() -> None:
    """Whoever connects may stay, for as long as they like."""
    from tercet.server.wire.hall import Hall

    vars_of(Hall, enter=lambda self, front: True)


def any_pages() -> None:
    """Requests over HTTP are answered as fast as they come."""
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    from tercet.server.wire.hall import Arrival

    vars_of(Arrival, _start_asgi_task=HttpToolsProtocol._start_asgi_task)


def tell_each() -> None:
    """All are told of each who comes and goes."""
    from tercet.server.table.room import Room

    vars_of(Room, _announce_soon=Room._announce)


def wait_for_the_deaf() -> None:
    """Whoever does not read is waited for."""
    from tercet.server.wire.socket import Socket

    vars_of(Socket, pause_writing=lambda self: None)


def vars_of(cls: type, **broken: Any) -> None:
    for name, function in broken.items():
        setattr(cls, name, function)


SABOTEURS: dict[str, Callable[[], None]] = {
    each.__name__: each
    for each in (
        *(count_nothing, no_turns, no_guards, rank_anew, any_head, any_door, any_pages),
        *(tell_each, wait_for_the_deaf, hash_in_the_loop, any_clock),
    )
}
