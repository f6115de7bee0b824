"""A table that waits for a player at a terminal."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.server.wire.messages import Settings
from tercet.storage.rows import SeatRow
from tests.server.playing import Player, Server

#: Long absence clocks, and news without a delay.
LIMITS: Final = replace(UNHURRIED, away_after_s=600.0, awaited_told_after_s=0.0)


async def table_that_waits(server: Server, host: Player, person: str, name: str) -> str:
    """Open a table for the host and a second player that starts when both are there."""
    stored = server.house.store.session(host.cookie.split(".")[0])
    assert stored is not None
    seeker = SimpleNamespace(person=stored.person, name=host.name, account=False, address="")
    people = (
        SeatRow(0, 0, stored.person, None, host.name),
        SeatRow(0, 1, person, None, name),
    )
    room = await server.house.open_for(seeker, Settings("classic", 2), people, public=False)
    await host.join(room.id)
    return room.id


def person_called(server: Server, name: str) -> str:
    """Return the id of a connected person."""
    speakers = [each for some in server.house.speakers.values() for each in some]
    return next(each.person for each in speakers if each.name == name)


def is_connected(server: Server, name: str) -> bool:
    """Return whether a person is connected."""
    return any(each.name == name for some in server.house.speakers.values() for each in some)
