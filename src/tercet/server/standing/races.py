"""Races on the same pack: an invitation to beat a finished solitaire, and the table it leads to.

An invitation tells nothing of the table it comes from, whose log anybody could read who knows it.
The table of a race has an arranged pack: it is marked so in its log, and never counts for anything.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, Unreadable
from tercet.server.people.sessions import new_id
from tercet.server.standing.matchmaking import Seeker
from tercet.server.wire.bodies import RaceInvitation
from tercet.server.wire.messages import Settings
from tercet.standing.ghosts import RACED, Ghost, ghost_of
from tercet.storage.entries import log_of
from tercet.storage.rows import SeatRow, StoredTable
from tercet.storage.standing.races import new_race, race_for, table_of_race
from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.house import House
    from tercet.server.table.room import Room


async def invite(house: House, person: str, table: str) -> str:
    """An invitation to beat one's own finished game; the same one each time."""
    stored = await asyncio.to_thread(house.store.table, table)
    if stored is None or [seat.person for seat in stored.seats] != [person]:
        raise Unreadable("table_unknown")
    settings: Settings = from_json(stored.row.settings, Settings)
    if stored.row.status != "over" or settings.game != RACED:
        raise IllegalAction("race_not_offered")
    known = await asyncio.to_thread(race_for, house.store, stored.row.number)
    if known is not None:
        return known
    id_ = new_id()
    try:
        await house.journal.write(new_race(id_, stored.row.number))
    except (StorageFailed, IllegalAction):  # asked for twice at once
        known = await asyncio.to_thread(race_for, house.store, stored.row.number)
        if known is None:
            raise
        return known
    return id_


async def invitation(house: House, id_: str) -> RaceInvitation:
    """What there is to beat."""
    stored, ghost = await asyncio.to_thread(_read, house, id_)
    settings: Settings = from_json(stored.row.settings, Settings)
    name = stored.seats[0].name or None  # empty: they have gone for good
    options = {"game": settings.game, "form": str(log_of(stored).header.options["form"])}
    return RaceInvitation(name=name, ms=ghost.ms, score=ghost.score, won=ghost.won, **options)


async def open_race(house: House, who: Seeker, id_: str) -> Room:
    """A table of one's own with the same pack, and the other one's game as a ghost."""
    stored, ghost = await asyncio.to_thread(_read, house, id_)
    settings: Settings = from_json(stored.row.settings, Settings)
    plain = replace(settings, seats=1, rated=False)
    seats = (SeatRow(0, 0, who.person, None, who.name),)
    arranged = to_json(ghost.pack).decode()
    return await house.open_race(who, plain, seats, arranged, stored.row.number)


def _read(house: House, id_: str) -> tuple[StoredTable, Ghost]:
    row = table_of_race(house.store, id_)
    if row is None or row.status != "over":
        raise Unreadable("race_unknown")
    stored = house.store.whole(row)
    return stored, ghost_of(log_of(stored))
