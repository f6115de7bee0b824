"""Somebody's finished games as a file for `tercet me`: a game a line (`tercet.figures.file`)."""

from __future__ import annotations

from tercet.engine.log import write_log
from tercet.engine.wire import to_json
from tercet.figures.file import FiledGame, FiledSeat
from tercet.storage.entries import log_of
from tercet.storage.store import Store


def exported_games(store: Store, person: str, most: int, before_ms: int | None = None) -> str:
    """The last games of somebody, the newest first; it blocks."""
    lines: list[str] = []
    for row, seats in store.history(person, most, before_ms):
        game = FiledGame(
            table=row.id,
            ended_ms=row.ended_ms or 0,
            seat=next((seat.seat for seat in seats if seat.person == person), 0),
            seats=tuple(FiledSeat(seat.name, seat.bot) for seat in seats),
            log=write_log(log_of(store.whole(row))),
        )
        lines.append(to_json(game).decode() + "\n")
    return "".join(lines)
