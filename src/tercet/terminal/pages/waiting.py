"""Small dialogs of a table before its start: which bot is to come, whose seat is to be free."""

from __future__ import annotations

from tercet.bots.human.names import skill_name
from tercet.bots.human.skills import SKILL_KEYS
from tercet.terminal.harmless import one_line
from tercet.terminal.pages.dialogs import Choose
from tercet.terminal.table.state import TableState


def room_dialog(wish: str, state: TableState) -> Choose:
    """Strengths of bots, or those who sit at the table."""
    texts = state.texts
    if wish == "bot":
        bots = [(key, skill_name(key, texts)) for key in SKILL_KEYS]
        return Choose(texts.say("new-skill"), bots)
    seats = state.source.room.seats if state.source.room is not None else ()
    others = [
        (str(at), one_line(seat.name))
        for at, seat in enumerate(seats, 1)
        if seat.name and at - 1 != state.source.seat
    ]
    return Choose(texts.say("room-remove"), others)
