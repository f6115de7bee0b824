"""A table as everybody may see it, whether anybody is at it or it stands in the store only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from msgspec import UNSET, UnsetType

from tercet.engine.events import Outcome
from tercet.engine.wire import from_json
from tercet.games.coopset.results import TeamStanding
from tercet.server.table.seats import Seats, is_free
from tercet.server.wire.messages import (
    LineInfo,
    RaceInfo,
    SeatInfo,
    SeatRating,
    Settings,
    Spectator,
    Status,
    TableInfo,
)
from tercet.storage.rows import SeatRow, StoredTable, TableRow

#: Whether a person is at the table now.
IsHere = Callable[[str], bool]
#: Milliseconds left on the absence clock of a person; None without a clock.
AwayMs = Callable[[str], int | None]
_NO_LINES: Final[Mapping[int, LineInfo]] = {}


def table_info(
    row: TableRow,
    seed: bytes,
    seats: Seats,
    settings: Settings,
    *,
    is_here: IsHere,
    spectators: int,
    standing: TeamStanding | None = None,
    starts_in_ms: int | None = None,
    watching: tuple[Spectator, ...] = (),
    lines: Mapping[int, LineInfo] = _NO_LINES,
    ratings: tuple[SeatRating | None, ...] = (),
    counted: bool | None = None,
    race: RaceInfo | None = None,
    away_ms: AwayMs = lambda _: None,
    awaits: bool = False,
) -> TableInfo:
    """What is told of a table; the seed and the outcome only when all is over."""
    over = row.status == "over" and row.outcome is not None
    return TableInfo(
        table=row.id,
        code=row.code,
        public=row.public,
        status=cast("Status", row.status),
        settings=settings,
        seats=tuple([_seat_info(seat, row.host, is_here, lines, away_ms) for seat in seats]),
        spectators=spectators,
        commitment=row.commitment,
        seed=seed.hex() if over else None,
        outcome=from_json(row.outcome, Outcome) if over and row.outcome else None,
        watching=watching,
        next=row.next_id,
        standing=standing,
        starts_in_ms=starts_in_ms,
        ratings=ratings,
        counted=counted,
        race=race,
        awaits=awaits,
    )


def outcome_of(row: TableRow) -> Outcome | None:
    """How the game of a table ended, if it has."""
    return None if row.outcome is None else from_json(row.outcome, Outcome)


def stored_info(stored: StoredTable) -> TableInfo:
    """The same of a table that nobody is at."""
    settings: Settings = from_json(stored.row.settings, Settings)
    return table_info(
        stored.row,
        stored.seed,
        stored.seats,
        settings,
        is_here=lambda _: False,
        spectators=0,
    )


def _seat_info(
    seat: SeatRow, host: str, is_here: IsHere, lines: Mapping[int, LineInfo], away_ms: AwayMs
) -> SeatInfo:
    name, person = None if is_free(seat) else seat.name, seat.person
    here = seat.house_bot is not None or (person is not None and is_here(person))
    line = lines.get(seat.seat, UNSET) if here else UNSET
    away = None if person is None else away_ms(person)
    is_host = person is not None and person == host
    return SeatInfo(
        name,
        seat.bot,
        here,
        is_host,
        seat.won,
        seat.points,
        line,
        seat.owner or UNSET,
        _gave_nonce(seat),
        UNSET if away is None else away,
    )


def _gave_nonce(seat: SeatRow) -> bool | UnsetType:
    """Whether a player has given a nonce; nothing for free seats and the server's bots."""
    return bool(seat.nonce) if seat.nonce or seat.person is not None else UNSET
