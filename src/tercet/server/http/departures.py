"""All that is kept about somebody, to take along; and going for good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.response import Stream

from tercet.engine.log import write_log
from tercet.errors import TercetError
from tercet.server.http.accounts import ShownPassword
from tercet.server.http.api import REFUSALS, AnyRequest, caller_of, house_of, who_asks
from tercet.server.people.sessions import now_ms
from tercet.storage.entries import log_of
from tercet.storage.people.traces import games_of, traces_of
from tercet.storage.rows import TableRow
from tercet.storage.store import Store

_FILE: Final = {"content-disposition": 'attachment; filename="tercet.json"'}
_log = logging.getLogger("tercet.export")


@get("/account/export", responses=REFUSALS)
async def export(request: AnyRequest) -> Stream:
    """Everything that is kept about one, in one JSON document, with the logs of one's games."""
    house, who = house_of(request), await who_asks(request)
    house.throttles.exports.check(who.person.id)
    parts = _in_threads(exported(house.store, who.person.id))
    return Stream(parts, media_type="application/json", headers=_FILE)


@post("/account/delete", status_code=204, responses=REFUSALS)
async def delete_account(request: AnyRequest, data: JSONBody[ShownPassword]) -> None:
    """Go for good. Games stay for the others; a guest has no password to show."""
    door = house_of(request).entrance
    await door.depart(await who_asks(request), data.password, caller_of(request))


#: All of the above, under `/api`.
DEPARTURE_ROUTES: Final = (export, delete_account)


def exported(store: Store, person: str) -> Iterator[bytes]:
    """The document, a piece at a time: a row of each table that names the person, and the logs."""
    yield b'{"exported_ms":%d' % now_ms()
    for name, rows in traces_of(store, person):
        yield b",%s:%s" % (msgspec.json.encode(name), msgspec.json.encode(rows))
    yield b',"games":['
    for number, row in enumerate(games_of(store, person)):
        yield (b"," if number else b"") + msgspec.json.encode(_game(store, row))
    yield b"]}"


def _game(store: Store, row: TableRow) -> dict[str, str | int | None]:
    """A finished game; without its log where that is damaged."""
    try:
        text: str | None = write_log(log_of(store.whole(row)))
    except (TercetError, msgspec.DecodeError):
        _log.error("table %d is damaged and left out: run tercet doctor", row.number)
        text = None
    return {"table": row.id, "ended_ms": row.ended_ms, "log": text}


async def _in_threads(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Each piece is read by a thread: the loop has others to serve."""
    while (piece := await asyncio.to_thread(next, pieces, None)) is not None:
        yield piece
