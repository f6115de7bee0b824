"""The house: all tables at hand, the people who are known, and the lobby between them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from typing import Final, Protocol

from tercet.engine.chance import SEED_BYTES, commitment
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, Unreadable
from tercet.server.archive import Archive
from tercet.server.guarding.limits import Limits
from tercet.server.guarding.proxies import Proxies
from tercet.server.guarding.throttles import Throttles
from tercet.server.journal import Journal
from tercet.server.lobby import LobbyBoard, new_code, read_code
from tercet.server.people.accounts import Accounts
from tercet.server.people.sessions import Recognised, Sessions, new_id, now_ms
from tercet.server.running.metrics import Metrics
from tercet.server.running.tidying import Tidier
from tercet.server.services import Services
from tercet.server.table.game import deal
from tercet.server.table.presence import Visitor
from tercet.server.table.room import ROOM_GONE, Room
from tercet.server.table.seats import copied, empty_seats, with_seat
from tercet.server.table.thinking import Thinkers
from tercet.server.wire.messages import Settings, TableInfo
from tercet.storage.chat import forgotten_chat_before
from tercet.storage.people import merged_person
from tercet.storage.rows import SeatRow, StoredTable, TableRow
from tercet.storage.store import Store
from tercet.storage.tables import opened_table

Clock = Callable[[], float]
_GOING: Final = ("waiting", "playing")


class Speaker(Protocol):
    """A connection that has said who it is."""

    def dismiss(self) -> None:
        """Its session has ended."""


class House:
    """One server's worth of tables; `open` before use, `close` after.

    The store is the house's own from here on: all write through its journal, and `close` lets go
    of it.
    """

    def __init__(
        self,
        store: Store,
        key: bytes,
        *,
        limits: Limits | None = None,
        clock: Clock = time.monotonic,
        origins: frozenset[str] = frozenset(),
        proxies: Iterable[str] = (),
    ) -> None:
        self.store, self.limits, self.origins = store, limits or Limits(), origins
        self.proxies = Proxies(proxies)
        self.clock = clock
        self.metrics = Metrics()
        self.journal = Journal(store, self.metrics)
        self.sessions = Sessions(store, self.journal, key)
        self.accounts = Accounts(self.sessions)
        self.throttles = Throttles(self.limits, clock)
        self.lobby = LobbyBoard(self.public_tables)
        self.thinkers = Thinkers()
        self._tidier = Tidier(lambda: self.metrics.commits.value)
        self.rooms: dict[str, Room] = {}
        #: Who speaks under which session.
        self.speakers: defaultdict[str, set[Speaker]] = defaultdict(set)
        self.archive = Archive(store, self.rooms)
        self._merging = asyncio.Lock()
        self._codes: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._services = Services(
            self.journal,
            self.limits,
            self.metrics,
            clock,
            self.thinkers,
            self._changed,
            self._emptied,
        )
        self.metrics.gauge("tercet_tables", "Tables in memory.", lambda: len(self.rooms))

    async def open(self) -> None:
        """Begin to write, and take up every table that is not over."""
        self.journal.open()
        kept_ms = int(self.limits.finished_kept_s * 1000)
        await self.journal.write(forgotten_chat_before(now_ms() - kept_ms))
        for stored in await asyncio.to_thread(lambda: list(self.store.unfinished())):
            self._take_up(stored)

    async def close(self) -> None:
        """Stop all clocks, write what is left, and let go of the store."""
        self.lobby.close()
        for room in self.rooms.values():
            room.close()
        self.thinkers.close()
        self._tidier.close()
        await self.journal.close()
        self.store.close()

    def _take_up(self, stored: StoredTable) -> Room:
        room = self.rooms[stored.row.id] = Room(stored, self._services)
        if stored.row.code is not None:
            self._codes[stored.row.code] = stored.row.id
        return room

    # --- Finding -----------------------------------------------------------------------------

    async def room(self, id_: str) -> Room:
        """The table with this id, finished ones included; absent and forbidden look the same."""
        room = self.rooms.get(id_)
        if room is not None:
            return room
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Room:
        try:
            stored = await asyncio.to_thread(self.store.table, id_)
            if stored is None or stored.row.status == "abandoned":
                raise Unreadable(ROOM_GONE)
            return self.rooms.get(id_) or self._take_up(stored)
        finally:
            self._loading.pop(id_, None)

    def by_code(self, code: str) -> Room:
        """The table with this short code."""
        room = self.rooms.get(self._codes.get(read_code(code), ""))
        if room is None:
            raise Unreadable(ROOM_GONE)
        return room

    def public_tables(self) -> tuple[TableInfo, ...]:
        """What the lobby shows: public tables that wait or are being played, the newest first."""
        shown = [room for room in self.rooms.values() if room.row.public and room.status in _GOING]
        shown.sort(key=lambda room: (room.status != "waiting", -room.row.created_ms))
        return tuple(room.info() for room in shown[:100])

    # --- People ------------------------------------------------------------------------------

    async def enter(self, login: str, password: str, cookie: str | None) -> Recognised:
        """Let somebody into their account; the guest they were until now becomes that person."""
        before = await self.sessions.recognise(cookie)
        entered = await self.accounts.enter(login, password)
        if before is not None and before.person.login is None:
            self._hang_up(before.session)
            await self._merge(before.person.id, entered.person.id)
        return entered

    async def leave(self, session: str) -> None:
        """End a session and its connections."""
        await self.sessions.end(session)
        self._hang_up(session)

    async def _merge(self, guest: str, account: str) -> None:
        async with self._merging, AsyncExitStack() as held:
            rooms = [room for room in self.rooms.values() if room.knows(guest)]
            for room in rooms:
                await held.enter_async_context(room.record.lock)
            await self.journal.write(merged_person(guest, account))
            self.sessions.forget_person(guest)
            for room in rooms:
                room.becomes(guest, account)

    def _hang_up(self, session: str) -> None:
        for speaker in list(self.speakers.get(session, ())):
            speaker.dismiss()

    # --- Opening -----------------------------------------------------------------------------

    async def create(self, host: str, settings: Settings, *, public: bool) -> Room:
        """Open a table; what the game does not offer is refused."""
        self._check_room_for_more(host)
        deal(settings, _trial_seats(settings.seats), bytes(SEED_BYTES))
        return await self._create(host, settings, public, None)

    async def rematch(self, visitor: Visitor, room: Room) -> Room:
        """The next table for the same people, once."""
        room.check_rematch(visitor)
        if room.row.next_id is not None:
            return await self.room(room.row.next_id)
        self._check_room_for_more(visitor.person)
        opened = await self._create(visitor.person, room.settings, room.row.public, room.seats)
        await room.lead_on(opened.id)
        return opened

    async def _create(
        self, host: str, settings: Settings, public: bool, people: tuple[SeatRow, ...] | None
    ) -> Room:
        number, seed = _new_number(), secrets.token_bytes(SEED_BYTES)
        row = TableRow(
            number=number,
            id=new_id(),
            code=new_code(self._codes),
            public=public,
            host=host,
            status="waiting",
            settings=to_json(settings).decode(),
            commitment=commitment(seed),
            created_ms=now_ms(),
        )
        seats = empty_seats(number, settings.seats)
        for seat in copied(people or (), number):
            seats = with_seat(seats, seat)
        await self.journal.write(opened_table(row, seed, seats))
        room = self._take_up(StoredTable(row, seed, seats))
        self._changed(room)
        return room

    def _check_room_for_more(self, host: str) -> None:
        going = [room for room in self.rooms.values() if room.status in _GOING]
        if len(going) >= self.limits.tables:
            raise IllegalAction("house_full", most=self.limits.tables)
        if sum(room.row.host == host for room in going) >= self.limits.tables_per_person:
            raise IllegalAction("too_many_tables", most=self.limits.tables_per_person)

    # --- What rooms report -------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        if room.row.code is None:
            self._codes = {code: id_ for code, id_ in self._codes.items() if id_ != room.id}
        if room.row.public:
            self.lobby.changed()

    def _emptied(self, room: Room) -> None:
        room.close()
        self.rooms.pop(room.id, None)
        self._changed(room)
        self._tidier.put_away()


def _trial_seats(count: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(0, seat, None, None, f"P{seat + 1}") for seat in range(count))


def _new_number() -> int:
    """A key for a new table: later tables have higher ones, and no two processes agree on one."""
    return (now_ms() << 20) | secrets.randbits(20)
