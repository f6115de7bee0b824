"""Where finished games come from: log files, what `tercet export` wrote, or the store of a server.

Of a server only public tables are taken at which everybody who played had agreed to it: a game with
a guest, who cannot, stays where it is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tercet import tables
from tercet.engine.log import Log, last_link
from tercet.engine.wire import from_json
from tercet.errors import TercetError, Unreadable
from tercet.storage.entries import log_of
from tercet.storage.people.preferences import preferences_of
from tercet.storage.rows import SeatRow, TableRow
from tercet.storage.store import Store
from tercet.tidy.pseudonyms import Pseudonyms, bot
from tercet.tidy.rows import Somebody, Tidy, tidy

_log = logging.getLogger("tercet.tidy")


class _Exported(msgspec.Struct):
    """A line of `tercet export`."""

    log: str
    ended_ms: Annotated[int, Meta(ge=0, lt=2**46)] | None = None


def of_files(paths: Iterable[Path], names: Pseudonyms) -> Iterator[Tidy]:
    """The games of files: a log each, or lines of `tercet export`."""
    for path in paths:
        for log, ended_ms in _logs(path):
            who = [names.of(name) for name in tables.replay_start(log).names]
            who += [Somebody(f"seat{seat}") for seat in range(len(who), log.header.count)]
            yield tidy(log, names.game(last_link(log)), who, _day(ended_ms))


def _logs(path: Path) -> Iterator[tuple[Log, int | None]]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable("file_unreadable", path=str(path)) from error
    if not data.startswith((b'{"ended_ms"', b'{"log"')):
        yield tables.load_log(data), None
        return
    for line in data.splitlines():
        each: _Exported = from_json(line, _Exported)
        yield tables.load_log(each.log), each.ended_ms


def of_store(store: Store, names: Pseudonyms) -> Iterator[Tidy]:
    """The games of a server that may be given away."""
    agreed = _agreed(store)
    for row in store.rows():
        if row.public and row.status == "over":
            seats = store.outline(row).seats
            if all(seat.person is None or agreed(seat.person) for seat in seats):
                yield from _told(store, row, seats, names)


def _agreed(store: Store) -> Callable[[str], bool]:
    known: dict[str, bool] = {}

    def asked(person: str) -> bool:
        if person not in known:
            found = store.person(person)
            if found is not None and found.owner is not None:
                found = store.person(found.owner)  # who answers for a bot agrees for it
            known[person] = found is not None and preferences_of(found).games_for_research
        return known[person]

    return asked


def _told(
    store: Store, row: TableRow, seats: Iterable[SeatRow], names: Pseudonyms
) -> Iterator[Tidy]:
    try:
        log = log_of(store.whole(row))
        who = [_who(seat, names) for seat in seats]
        yield tidy(log, names.game(row.id), who, _day(row.ended_ms))
    except (TercetError, msgspec.DecodeError):
        _log.error("table %d is damaged and left out: run tercet doctor", row.number)


def _who(seat: SeatRow, names: Pseudonyms) -> Somebody:
    if seat.bot is not None:
        return bot(seat.bot)
    return names.of(seat.person) if seat.person is not None else Somebody("nobody")


def _day(ended_ms: int | None) -> str | None:
    if ended_ms is None:
        return None
    return datetime.fromtimestamp(ended_ms / 1000, UTC).date().isoformat()
