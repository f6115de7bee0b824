"""Games that were played in a browser's page, handed in to an account: kept, and shown again.

They are what a client says. A log has to hold by the rules before it is taken, but who played it,
when, and against whom is nobody's knowledge here: so such a game counts for nothing, and is told
apart wherever it is shown. One of rules that this server does not know is kept as it is.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import asdict

from tercet.engine.chance import commitment, read_seed
from tercet.engine.events import Outcome
from tercet.engine.log import LOG_VERSION, Log, Outline, outline_log
from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.games import find_game
from tercet.server.guarding.limits import Limits
from tercet.server.journal import Journal
from tercet.server.people.sessions import new_id, now_ms
from tercet.server.wire.bodies import HANDED_PREFIX, HandedIn, Played
from tercet.server.wire.messages import SeatInfo, Settings, TableInfo
from tercet.server.workshop import Workshop
from tercet.storage.people.handed import (
    dealt_here,
    handed_by,
    handed_by_link,
    handed_game,
    handed_in,
)
from tercet.storage.rows import HandedRow
from tercet.storage.store import Store, Unmet
from tercet.tables import load_log, verify

#: What a log of other rules or of another format is refused with; such a log is kept all the same.
UNKNOWN: Final = frozenset(
    {"log_newer_format", "log_newer_rules", "log_rules_unknown", "game_unknown"}
)
_NO_OUTCOME: Final = Outcome((), (), "unknown")


def is_handed(id_: str) -> bool:
    """Whether an id is that of a game that was handed in."""
    return id_.startswith(HANDED_PREFIX)


class HandedGames:
    """Where games are handed in; logs are read and played through beside the loop."""

    def __init__(self, store: Store, journal: Journal, workshop: Workshop, limits: Limits) -> None:
        self._store, self._journal = store, journal
        self._workshop, self._limits = workshop, limits

    async def hand_in(self, person: str, text: bytes, seat: int, ended_ms: int) -> HandedIn:
        """Take a finished game for somebody's account; the same again is the same game."""

        def work() -> HandedRow:
            if b"\0" in text or not _is_text(text):
                raise Unreadable("request_wrong")
            outline = outline_log(text)
            known = handed_by_link(self._store, person, outline.link)
            return known or self._new(person, text, outline, seat, ended_ms)

        row = await self._workshop.do(person, work)
        if row.log:
            row = await self._keep(row)
        return HandedIn(row.id, _is_unknown(row))

    def _new(
        self, person: str, text: bytes, outline: Outline, seat: int, ended_ms: int
    ) -> HandedRow:
        """The row of a log that holds, or that nobody here can judge."""
        if dealt_here(self._store, outline.commitment):
            raise IllegalAction("handed_of_the_house")
        names, outcome = _checked(text, outline)
        if seat >= max(1, len(names)):
            raise Unreadable("seat_unknown", seat=seat, seats=len(names))
        now = now_ms()
        return HandedRow(
            id=HANDED_PREFIX + new_id(),
            person=person,
            link=outline.link,
            game=outline.game,
            version=outline.version,
            format=outline.format,
            seat=seat,
            names=to_json(names).decode(),
            outcome=to_json(outcome).decode() if outcome else None,
            ended_ms=min(ended_ms, now),
            handed_ms=now,
            size=len(text),
            log=text.decode(),
        )

    async def _keep(self, row: HandedRow) -> HandedRow:
        most = self._limits.handed_games, self._limits.handed_bytes
        try:
            await self._journal.write(handed_in(row, *most))
        except Unmet:
            again = partial(handed_by_link, self._store, row.person, row.link)
            known = await self._workshop.do(row.person, again)
            if known is None:
                raise IllegalAction("handed_too_many") from None
            return known
        return row

    def history(self, person: str, most: int, before_ms: int | None) -> list[Played]:
        """What somebody has handed in, as lines of their history."""
        return [_played(row) for row in handed_by(self._store, person, most, before_ms)]


def read_handed(store: Store, id_: str) -> tuple[TableInfo, Log]:
    """A game that was handed in, by its id, and what is told of the table that never was here."""
    row = handed_game(store, id_)
    if row is None:
        raise Unreadable("table_unknown")
    log = load_log(row.log)
    verify(log)  # when it came its rules may have been unknown
    return _info(row, log), log


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _checked(text: bytes, outline: Outline) -> tuple[tuple[str, ...], Outcome | None]:
    try:
        log = load_log(text)
        verify(log)
    except TercetError as error:
        if error.code not in UNKNOWN:
            raise
        return outline.names, outline.outcome
    return log.names or ("",) * log.header.count, outline.outcome


def _is_unknown(row: HandedRow) -> bool:
    try:
        find_game(row.game, row.version)
    except Unreadable:
        return True
    return row.format > LOG_VERSION


def _played(row: HandedRow) -> Played:
    outcome: Outcome = from_json(row.outcome, Outcome) if row.outcome else _NO_OUTCOME
    return Played(
        table=row.id,
        game=row.game,
        seats=from_json(row.names, tuple[str, ...]),
        seat=row.seat,
        outcome=outcome,
        ended_ms=row.ended_ms,
        unknown=_is_unknown(row),
    )


def _info(row: HandedRow, log: Log) -> TableInfo:
    header, end = log.header, log.end
    assert end is not None
    names = log.names or ("",) * header.count
    settings = Settings(
        header.game,
        header.count,
        header.edition,
        header.options,
        asdict(header.match),
    )
    return TableInfo(
        table=row.id,
        code=None,
        public=False,
        status="over",
        settings=settings,
        seats=tuple(SeatInfo(name, None, present=False, host=False) for name in names),
        spectators=0,
        commitment=commitment(read_seed(end.seed)),
        seed=end.seed,
        outcome=end.outcome,
    )
