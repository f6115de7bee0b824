"""A table before the cards are dealt: who sits there already, and what one may do until then."""

from __future__ import annotations

from tercet.terminal.table.screen import PlayerLine, Screen, phrase
from tercet.terminal.table.source import Room


def waiting_screen(room: Room | None, *, awaits: bool = False) -> Screen:
    """The seats that are taken, the code for others, and the actions of the room."""
    if room is None:
        return Screen()
    taken = sum(seat.name is not None for seat in room.seats)
    players = tuple(
        PlayerLine(at, (phrase("room-bot"),) if seat.bot else ())
        for at, seat in enumerate(room.seats)
        if seat.name is not None
    )
    heading = phrase("room-heading", taken=taken, seats=len(room.seats))
    return Screen(
        actions=room.actions,
        players=players,
        prompt=phrase("play-awaits") if awaits else heading,
        facts=() if room.code is None else (phrase("play-code", code=room.code),),
    )
