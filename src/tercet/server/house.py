"""The house: all tables at hand, the people who are known, and the lobby between them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec.structs import replace

from tercet.engine.chance import SEED_BYTES, commitment
from tercet.engine.table import Table
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, Unreadable
from tercet.server.archive import Archive
from tercet.server.daily import Daily
from tercet.server.figures import FigureDesk
from tercet.server.guarding.hosts import Hosts
from tercet.server.guarding.limits import Limits
from tercet.server.guarding.pace import Penalties
from tercet.server.guarding.proxies import Proxies
from tercet.server.guarding.throttles import Throttles
from tercet.server.guarding.turns import AllTurns
from tercet.server.handed import HandedGames, is_handed
from tercet.server.journal import Journal
from tercet.server.lobby import Listed, LobbyBoard, new_code, read_code, shown_in_lobby
from tercet.server.nodes.asking import info_elsewhere, opened_elsewhere, table_with_code
from tercet.server.opening import Openings
from tercet.server.people.accounts import Accounts
from tercet.server.people.blocks import Blocks
from tercet.server.people.bots import BotAccounts
from tercet.server.people.entrance import Entrance
from tercet.server.people.sessions import Sessions, new_id, now_ms
from tercet.server.reading import TableReader, TooLong
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.running.tidying import Tidier
from tercet.server.services import Services
from tercet.server.set_aside import SetAside
from tercet.server.shelf import Shelf, Shelved
from tercet.server.standing.awaited import AwaitedPlayers
from tercet.server.standing.bots import fitting_bot, following
from tercet.server.standing.challenges import Challenges
from tercet.server.standing.matchmaking import Matchmaker, Seeker
from tercet.server.standing.rated import check_rated
from tercet.server.standing.rater import Rater
from tercet.server.standing.seeking import Seek
from tercet.server.sweeping import Sweeper
from tercet.server.table.game import deal
from tercet.server.table.presence import Visitor
from tercet.server.table.room import ROOM_GONE, Room
from tercet.server.table.seats import copied, empty_seats, with_seat
from tercet.server.table.thinking import Thinkers
from tercet.server.wire.bodies import BotHere
from tercet.server.wire.messages import News, Settings, TableInfo
from tercet.server.workshop import Workshop
from tercet.standing.ratings import NEWCOMER
from tercet.storage.chat import forgotten_chat_before
from tercet.storage.ownership import owned_from_the_start, taken_from_owners
from tercet.storage.people.persons import somebody
from tercet.storage.rows import ChatRow, OpenTable, Part, SeatRow, StoredTable, TableRow
from tercet.storage.standing.standings import ratings_of
from tercet.storage.store import Store, Unmet
from tercet.storage.tables import abandoned_tables, opened_table

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node

Clock = Callable[[], float]
_GOING: Final = ("waiting", "playing")


class Speaker(Protocol):
    """A connection that has said who it is."""

    @property
    def person(self) -> str:
        """Whose it is."""

    @property
    def name(self) -> str:
        """How that person is called."""

    @property
    def owner(self) -> str | None:
        """Whose bot it is, by name; None for people."""

    def tell(self, news: News) -> None:
        """Send news to this connection."""

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
        node: Node | None = None,
    ) -> None:
        #: This process among others; None for a house of its own.
        self.node = node
        self.store, self.limits, self.origins = store, limits or Limits(), origins
        self.proxies, self.hosts = Proxies(proxies), Hosts(origins)
        self.clock = clock
        self.metrics = Metrics()
        self.tasks = BackgroundTasks(self.metrics)
        self.journal = Journal(store, self.metrics, self.tasks)
        self.sessions = Sessions(store, self.journal, key)
        self.throttles = Throttles(self.limits, clock)
        self.accounts = Accounts(self.sessions, key, self.limits, self.throttles.logins, clock)
        self.entrance = Entrance(self)
        self.bots = BotAccounts(self)
        self.blocks = Blocks(self)
        self.daily = Daily(store, self.journal, lambda: now_ms(), clock)
        self.penalties = Penalties(clock)
        self.turns = AllTurns(self.limits)
        self.workshop = Workshop()
        self.lobby = LobbyBoard(self.public_tables, self.tasks)
        self.thinkers = Thinkers() if node is None else node.thinkers()
        self.rater = Rater(store, self.journal, self.tasks)
        pairing = (
            self._value_of,
            partial(fitting_bot, self),
            self._open_for_two,
            clock,
            self.tasks,
        )
        self.matchmaker = Matchmaker(*pairing) if node is None else node.matchmaker(*pairing)
        self.matchmaker.blocks_of = self.blocks.ids_of
        self.awaited = AwaitedPlayers(self) if node is None else node.awaited(self)
        self.challenges = Challenges(self) if node is None else node.challenges(self)
        self._tidier = Tidier(lambda: self.metrics.commits.value, self.tasks)
        self.rooms: dict[str, Room] = {}
        self.shelf, self.set_aside = Shelf(), SetAside()
        #: Who speaks under which session.
        self.speakers: defaultdict[str, set[Speaker]] = defaultdict(set)
        self.archive = Archive(store, self.rooms, self.set_aside, self.tasks)
        self.figures = FigureDesk(store, self.journal, self.workshop, self.set_aside, clock)
        self.handed = HandedGames(store, self.journal, self.workshop, self.limits)
        self._openings, self._opening = Openings(self.limits), asyncio.Lock()
        self._codes: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._services = Services(
            store,
            self.journal,
            self.limits,
            self.metrics,
            clock,
            self.thinkers,
            self.rater,
            self.awaited,
            self._changed,
            self._emptied,
            self._broke,
            self.tasks,
            shared=node is not None,
        )
        self._sweeper = Sweeper(
            self.shelf, self.journal, lambda id_: id_ in self._loading, self._swept, self.tasks
        )
        refused = None if node is None else node.ownership.refused_numbers
        self._reader = TableReader(store, self.set_aside, self.limits.entries_per_table, refused)
        gauge = self.metrics.gauge
        store.outcomes.noticed = self.metrics.unknown.add
        waiting = "1 while everybody waits until the outcome of a commit is known."
        gauge("tercet_outcome_waiting", waiting, lambda: int(store.outcomes.waiting))
        gauge("tercet_tables", "Tables in memory.", lambda: len(self.rooms))
        gauge("tercet_tables_unvisited", "Tables not asked for yet.", lambda: len(self.shelf))
        gauge("tercet_tables_damaged", "Tables set aside.", lambda: len(self.set_aside))

    async def open(self) -> None:
        """Begin to write, and learn which tables are open; their games are read when asked for."""
        self.tasks.watch_callbacks()
        self.journal.open()
        kept_ms = int(self.limits.finished_kept_s * 1000)
        await self.journal.write(forgotten_chat_before(now_ms() - kept_ms))
        self.rater.open()
        if self.node is not None:
            await self._join_others(self.node)
            return
        self.shelf.fill(await asyncio.to_thread(self.store.open_tables), self.set_aside)
        self._codes = {table.row.code: table.id for table in self.shelf if table.row.code}
        self._sweeper.open(self.limits.abandon_after_s)

    async def _join_others(self, node: Node) -> None:
        """Be one of several: what others must know of people here is told."""
        await node.open(self)
        self.sessions.on_change = node.sharing.changed
        self.sessions.merging = taken_from_owners

    async def close(self) -> None:
        """Stop all clocks, write what is left, and let go of the store."""
        self.lobby.close()
        self.tasks.close()
        self._reader.close()
        for room in self.rooms.values():
            room.close()
        self.thinkers.close()
        self.accounts.hashing.close()
        self.workshop.close()
        await self.journal.close()
        if self.node is not None:
            await self.node.close()
        self.store.close()

    def stuck(self) -> list[str]:
        """Return the names of the loops that make no progress, with `journal` for the journal."""
        return [*self.tasks.late(), *(["journal"] if self.journal.is_late else [])]

    def _take_up(self, stored: StoredTable, game: Table | None = None) -> Room:
        try:
            room = self.rooms[stored.row.id] = Room(stored, self._services_for(stored.row), game)
        except Exception as error:
            raise self.set_aside.add(stored.row, error) from error
        self.shelf.remove(room.id)
        if stored.row.code is not None:
            self._codes[stored.row.code] = stored.row.id
        return room

    def _services_for(self, row: TableRow) -> Services:
        if self.node is None:
            return self._services
        return self.node.services(self._services, row.id, row.number)

    # --- Finding -----------------------------------------------------------------------------

    async def room(self, id_: str) -> Room:
        """The table with this id, finished ones included; absent and forbidden look the same."""
        room = self.rooms.get(id_)
        if room is not None:
            return room
        if id_ not in self._loading:
            self._loading[id_] = self.tasks.awaited("a table", self._load(id_))
        return await asyncio.shield(self._loading[id_])

    async def info(self, id_: str) -> TableInfo:
        """What is told of a table; nothing is replayed for it."""
        if is_handed(id_):
            return (await self.archive.finished(id_))[0]
        if self.node is not None and id_ not in self.rooms:
            return await info_elsewhere(self.node, id_)
        known = self._known(id_) or await self.archive.info(id_)
        return known or (await self.room(id_)).info()

    async def all_read(self) -> None:
        """Wait for the tables that are being read just now."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def by_code(self, code: str) -> TableInfo:
        """The table with this short code."""
        if self.node is not None:
            return await self.info(await table_with_code(self.node, read_code(code)))
        known = self._known(self._codes.get(read_code(code), ""))
        if known is None:
            raise Unreadable(ROOM_GONE)
        return known

    def _known(self, id_: str) -> TableInfo | None:
        self.set_aside.check(id_)
        table = self.rooms.get(id_) or self.shelf.get(id_)
        return None if table is None else table.info()

    def public_tables(self) -> tuple[TableInfo, ...]:
        """What the lobby shows."""
        own = self.own_public_tables()
        return own if self.node is None else self.node.sharing.public_tables(own)

    def own_public_tables(self) -> tuple[TableInfo, ...]:
        """Those of them that this process has, or that nobody has."""
        public = (table for table in self._going() if table.row.public)
        return shown_in_lobby(public, self._openings.origin)

    def bots_here(self) -> list[BotHere]:
        """The programs that can be challenged, at whatever node, each once and by name."""
        elsewhere = [] if self.node is None else self.node.sharing.bots_elsewhere()
        here = {each.name: each for each in [*elsewhere, *self.own_bots_here()]}
        return [here[name] for name in sorted(here, key=str.casefold)]

    def own_bots_here(self) -> list[BotHere]:
        """Those of them whose connections are at this process."""
        speakers = [each for some in self.speakers.values() for each in some]
        return [BotHere(each.name, each.owner) for each in speakers if each.owner is not None]

    def _going(self) -> Iterable[Listed]:
        """Every open table, the games of which are in memory or not."""
        return chain((room for room in self.rooms.values() if room.status in _GOING), self.shelf)

    def opened_from(self) -> dict[str, tuple[int, int]]:
        """Of each address, how many tables were opened here, and how many of them are empty."""
        return self._openings.counts(each for each in self._going() if each.id in self.rooms)

    def show_unowned(self, tables: Iterable[OpenTable]) -> None:
        """These tables wait for somebody to come to them, at whatever node."""
        self.shelf.refill(tables, self.set_aside, but=self.rooms)
        self.lobby.changed()

    # --- Reading -----------------------------------------------------------------------------

    async def _load(self, id_: str) -> Room:
        try:
            if self.set_aside.has_broken(id_):
                await self.journal.write(Part())  # until nothing of it is being written
            if self.node is not None and await self.node.claim(id_) is None:
                raise Unreadable(ROOM_GONE)
            found = await self._reader.read(id_)
            if found is None or self.shelf.is_leaving(id_):
                raise Unreadable(ROOM_GONE)
            room = self.rooms.get(id_) or self._take_up(found.stored, found.game)
            await room.compare()
            return room
        except TooLong as error:
            await self.journal.write(abandoned_tables([error.row.number], now_ms()))
            self._put_away(error.row)
            raise
        finally:
            if id_ in self.set_aside:
                self.shelf.remove(id_)
            self._loading.pop(id_, None)

    def _put_away(self, row: TableRow) -> None:
        self.shelf.remove(row.id)
        self._openings.forget(row.id)
        self._codes.pop(row.code or "", None)

    def _swept(self, tables: Sequence[Shelved]) -> None:
        for table in tables:
            self._put_away(table.row)
        self.lobby.changed()

    # --- Opening -----------------------------------------------------------------------------

    async def create(
        self,
        host: str,
        settings: Settings,
        *,
        public: bool,
        address: str,
        account: bool = False,
    ) -> Room:
        """Open a table, asked for from an address; what the game does not offer is refused."""
        deal(settings, _trial_seats(settings.seats), bytes(SEED_BYTES))
        check_rated(settings, account=account)
        return await self._create(host, settings, public, address)

    async def open_for(
        self, host: Seeker, settings: Settings, people: tuple[SeatRow, ...], *, public: bool
    ) -> Room:
        """A table with people at it who are still to come; the game begins when all are there."""
        room = await self._create(host.person, settings, public, host.address, people)
        room.start_by_itself()
        return room

    async def open_race(
        self,
        host: Seeker,
        settings: Settings,
        people: tuple[SeatRow, ...],
        arranged: str,
        race_of: int,
    ) -> Room:
        """A private table on the pack of an earlier game; it begins when its player is there."""
        room = await self._create(
            host.person,
            settings,
            False,
            host.address,
            people,
            arranged=arranged,
            race_of=race_of,
        )
        room.start_by_itself()
        return room

    async def _open_for_two(self, one: Seeker, other: Seeker, seek: Seek) -> str:
        two = (one, other)
        people = tuple(SeatRow(0, at, who.person, None, who.name) for at, who in enumerate(two))
        settings = Settings(seek.game, 2, rated=seek.rated)
        return (await self.open_for(one, settings, people, public=True)).id

    async def _value_of(self, person: str, game: str) -> int:
        found = await asyncio.to_thread(ratings_of, self.store, game, [person])
        return found.get(person, NEWCOMER).value

    async def rematch(self, visitor: Visitor, room: Room) -> str:
        """The id of the next table for the same people, once, whoever of them asks."""
        room.check_rematch(visitor)
        async with room.leading_on:
            if room.row.next_id is not None:
                return room.row.next_id
            address = self._openings.origin(room)
            settings, people = room.next_game()
            people = await following(self, settings, people)
            opened = await self._create(
                visitor.person, settings, room.row.public, address, people, room.chat.rows
            )
            await room.lead_on(opened.id)
            return opened.id

    async def _create(
        self,
        host: str,
        settings: Settings,
        public: bool,
        address: str,
        people: tuple[SeatRow, ...] = (),
        said: tuple[ChatRow, ...] = (),
        **more: Any,
    ) -> Room:
        async with self._opening:  # who asks ten times at once is counted ten times
            if self.node is None:
                self._openings.check(self._going(), host, address)
            else:
                hosted, near = await opened_elsewhere(self.node, host, address)
                self._openings.check(self._going(), host, address, hosted=hosted, near=near)
            return await self._open_table(host, settings, public, address, people, said, **more)

    async def _open_table(
        self,
        host: str,
        settings: Settings,
        public: bool,
        address: str,
        people: tuple[SeatRow, ...],
        said: tuple[ChatRow, ...],
        **more: Any,
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
            **more,
        )
        seats = empty_seats(number, settings.seats)
        for seat in copied(people, number):
            seats = with_seat(seats, seat)
        chat = tuple(replace(line, table_id=number) for line in said)
        part = opened_table(row, seed, seats, chat).add(somebody(host))
        if self.node is not None:
            part.statements += owned_from_the_start(number, self.node.id).statements
            self.node.epochs[row.id] = 1
        try:
            await self.journal.write(part)
        except Unmet:
            raise IllegalAction("no_session") from None  # merged into an account meanwhile
        room = self._take_up(StoredTable(row, seed, seats, chat=chat))
        self._openings.note(room.id, address)
        self._changed(room)
        return room

    # --- What rooms report -------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        if room.row.code is None:
            self._codes = {code: id_ for code, id_ in self._codes.items() if id_ != room.id}
        if room.row.public:
            self.lobby.changed()

    def _emptied(self, room: Room) -> None:
        room.close()
        if self.rooms.get(room.id) is not room:
            return  # it was put away before, and read again since
        del self.rooms[room.id]
        if self.node is not None:
            self.node.put_away(room)
        self._openings.forget(room.id)
        self._changed(room)
        self._tidier.put_away()

    def _broke(self, room: Room, error: Exception) -> None:
        self.tasks.report(f"table {room.row.number}", error)
        self.set_aside.broke(room.row, error)
        room.lose()


def _trial_seats(count: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(0, seat, None, None, f"P{seat + 1}") for seat in range(count))


def _new_number() -> int:
    """A key for a new table: later tables have higher ones, and no two processes agree on one."""
    return (now_ms() << 20) | secrets.randbits(20)
