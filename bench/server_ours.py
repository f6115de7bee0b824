"""A server of ours with tables already set up, for `bench.server`: prints what clients need."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import tempfile
from pathlib import Path

import uvicorn

from tercet.errors import TercetError
from tercet.programs.protocol import Reply
from tercet.server.guarding.limits import UNHURRIED
from tercet.server.house import House
from tercet.server.running.hosting import open_house, server_config, tune_interpreter
from tercet.server.table.fairness.trips import Trip
from tercet.server.table.room import Room
from tercet.server.wire.messages import News, Settings

MATCH: dict[str, int | str] = {"form": "deals", "deals": 100, "pause_ms": 0}


class Seated:
    """Stands in for a connection while a table is set up; whatever it is told, nobody reads."""

    address = ""
    trip: Trip | None = None
    owner: str | None = None
    account = False
    nonces = False

    def __init__(self, person: str, name: str) -> None:
        self.person, self.name = person, name

    def post(self, frames: bytes) -> None:
        """Frames for nobody."""

    def tell(self, news: News) -> None:
        """News for nobody."""

    def refusal(self, error: TercetError, id_: int | str | None) -> Reply:
        """Nothing is refused while a table is set up."""
        raise error

    def shown_out(self, room: Room, error: TercetError) -> None:
        """Nobody is shown out of a table that is set up."""
        raise error

    def come_again(self, code: int) -> None:
        """There is no line to hang up."""


async def set_up(house: House, tables: int, seats: int) -> list[dict[str, object]]:
    """Tables whose games have begun, and the cookies of the people at them."""
    rows: list[dict[str, object]] = []
    for number in range(tables):
        people = [await house.sessions.guest(f"P{number}-{seat}") for seat in range(seats)]
        visitors = [Seated(who.person.id, who.person.name) for who in people]
        settings = Settings("classic", seats, match=MATCH)
        room = await house.create(visitors[0].person, settings, public=True, address="")
        for visitor in visitors:
            room.visit(visitor, None, None)
            await room.sit(visitor, None, "")
        await room.start(visitors[0])
        for visitor in visitors:
            room.depart(visitor)
        rows.append({"table": room.id, "cookies": [who.cookie for who in people]})
    return rows


async def main(
    tables: int, seats: int, directory: str | None, database: str | None, broker: str | None
) -> None:
    with tempfile.TemporaryDirectory(dir=directory) as data:
        page = Path(data) / "client"
        page.mkdir()
        (page / "index.html").write_text("<!doctype html>")
        house = open_house(Path(data), limits=UNHURRIED, database=database, broker=broker)
        listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
        server = uvicorn.Server(server_config(house, page))
        tune_interpreter()
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        rows = await set_up(house, tables, seats)
        print(json.dumps({"port": listener.getsockname()[1], "tables": rows}), flush=True)
        await serving


if __name__ == "__main__":
    import uvloop

    tables, seats, *more = sys.argv[1:]
    given = [word or None for word in more] + [None] * (3 - len(more))
    uvloop.run(main(int(tables), int(seats), *given))
