"""A table and the people around it: seats, host, presence, chat, and the game when it runs.

What changes who sits where is stored before anybody is told, one change after the other. The game
itself is the mailbox's business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, cast

from msgspec.structs import replace
from sqlalchemy import update

from tercet.editions import DEFAULT_EDITION
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.events import Outcome
from tercet.engine.log import Header
from tercet.engine.table import Table
from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.server import seating
from tercet.server.bots import SeatedBot, check_bot
from tercet.server.chat import ChatBook
from tercet.server.mailbox import Listener, Mailbox
from tercet.server.messages import (
    Chat,
    ChatLine,
    ChatRemoved,
    Joined,
    News,
    Play,
    SeatInfo,
    Settings,
    Status,
    Steps,
    TableChanged,
    TableInfo,
)
from tercet.server.services import Services
from tercet.server.sessions import now_ms
from tercet.storage.rows import Part, SeatRow, StoredTable
from tercet.storage.schema import TABLES
from tercet.tables import new_table, open_table

ROOM_GONE: Final = "table_unknown"


class Visitor(Listener, Protocol):
    """A connection that has come to a table."""

    @property
    def person(self) -> str:
        """Whose it is."""

    @property
    def name(self) -> str:
        """How that person is called."""

    def tell(self, news: News) -> None:
        """Say something unasked."""

    def shown_out(self, room: Room, error: TercetError) -> None:
        """The room does not know this visitor any more."""


class Room:
    """One table with its people."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self.row, self._seed, self.seats = stored.row, stored.seed, stored.seats
        self._services = services
        self.settings: Settings = from_json(stored.row.settings, Settings)
        self.mailbox: Mailbox | None = None
        self.chat = ChatBook(services.limits)
        self.visitors: dict[Visitor, None] = {}
        self._kicked: set[str] = set()
        self._lock = asyncio.Lock()
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._empty: asyncio.TimerHandle | None = None
        self._bots: dict[int, SeatedBot] = {}
        if stored.row.header is not None:
            header: Header = from_json(stored.row.header, Header)
            self._open_game(open_table(header, stored.seed)).restore(stored.events)
        self._watch_emptiness()

    @property
    def id(self) -> str:
        """What people and programs know the table by."""
        return self.row.id

    @property
    def status(self) -> Status:
        """Waiting for people, playing, over, or abandoned."""
        return cast("Status", self.row.status)

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return seating.seat_of(self.seats, person)

    # --- Coming and going --------------------------------------------------------------------

    def visit(self, visitor: Visitor, seen: int | None, id_: int | str | None) -> Joined:
        """Let somebody in; of a person who sits here, the newest connection is heard."""
        if visitor.person in self._kicked:
            raise Unreadable(ROOM_GONE)
        seat = self.seat_of(visitor.person)
        if seat is not None:
            self._replace_older(visitor)
        arrives = visitor not in self.visitors
        self.visitors[visitor] = None
        self._watch_emptiness()
        if self.mailbox is not None:
            self.mailbox.audience[visitor] = seat
            self._welcome_back(seat)
        if arrives:
            self._announce(but=visitor)
        return self._joined(visitor, seat, seen, id_)

    def _replace_older(self, visitor: Visitor) -> None:
        for other in [each for each in self.visitors if each.person == visitor.person]:
            if other is not visitor:
                self._forget(other)
                other.shown_out(self, IllegalAction("replaced"))

    def _welcome_back(self, seat: int | None) -> None:
        mailbox = self.mailbox
        assert mailbox is not None
        if self.status != "playing":
            return
        mailbox.run_clock()
        self._wake_bots()
        if seat is None:
            return
        timer = self._leaving.pop(self.seats[seat].person or "", None)
        if timer is not None:
            timer.cancel()
        if seat in mailbox.table.state.away:
            self._for_absent(seat, Return())

    def depart(self, visitor: Visitor) -> None:
        """Somebody looks away or is cut off; a seat is kept for a while, and then for ever."""
        if visitor not in self.visitors:
            return
        self._forget(visitor)
        person, seat = visitor.person, self.seat_of(visitor.person)
        if seat is not None and not self._is_here(person):
            loop, after = asyncio.get_running_loop(), self._services.limits.away_after_s
            self._leaving[person] = loop.call_later(after, self._stays_away, person)
        self._watch_emptiness()
        self._announce()

    def _forget(self, visitor: Visitor) -> None:
        self.visitors.pop(visitor, None)
        if self.mailbox is not None:
            self.mailbox.audience.pop(visitor, None)

    def _stays_away(self, person: str) -> None:
        """The table goes on without somebody who has been away for long."""
        self._leaving.pop(person, None)
        seat = self.seat_of(person)
        if seat is None or self._is_here(person):
            return
        if self.status == "playing":
            self._for_absent(seat, Leave())
        elif self.status == "waiting":
            _background(self._free(seat))

    def _for_absent(self, seat: int, act: Leave | Return) -> None:
        assert self.mailbox is not None
        try:
            self.mailbox.act(seat, act)
        except TercetError:
            return  # the game is over, or the player had said so already

    def _is_here(self, person: str | None) -> bool:
        return any(visitor.person == person for visitor in self.visitors)

    def _watch_emptiness(self) -> None:
        """A table whose people have all gone ends by itself; one that is over is put away."""
        if self._empty is not None:
            self._empty.cancel()
            self._empty = None
        if not self.visitors:
            limits = self._services.limits
            over = self.status in ("over", "abandoned")
            after = limits.finished_kept_s if over else limits.abandon_after_s
            self._empty = asyncio.get_running_loop().call_later(after, self._stays_empty)

    def _stays_empty(self) -> None:
        if self.status in ("over", "abandoned"):
            self._services.emptied(self)
        else:
            _background(self.abandon())

    async def abandon(self) -> None:
        """End a table that nobody plays at any more."""
        async with self._lock:
            if self.status not in ("waiting", "playing"):
                return
            await self._change(Part(), status="abandoned", code=None, ended_ms=now_ms())
        if self.mailbox is not None:
            self.mailbox.close()
        self._announce()
        self._services.emptied(self)

    def close(self) -> None:
        """Let go of every timer: the server stops."""
        for timer in (*self._leaving.values(), self._empty):
            if timer is not None:
                timer.cancel()
        for bot in self._bots.values():
            bot.leave()
        if self.mailbox is not None:
            self.mailbox.close()

    # --- Seats and the host ------------------------------------------------------------------

    async def sit(self, visitor: Visitor, wanted: int | None, nonce: str) -> None:
        """Take a seat before the start."""
        async with self._lock:
            self._must_be("waiting")
            if self.seat_of(visitor.person) is not None:
                raise IllegalAction("already_seated")
            seat = seating.free_seat(self.seats, wanted)
            await self._seat(replace(seat, person=visitor.person, name=visitor.name, nonce=nonce))

    async def stand(self, visitor: Visitor) -> None:
        """Give one's seat back before the start."""
        seat = self._own_seat(visitor)
        await self._free(seat)

    async def kick(self, visitor: Visitor, number: int) -> None:
        """The host frees the seat of somebody, who cannot come back."""
        self._must_host(visitor)
        person = seating.the_seat(self.seats, number).person
        if person is None:
            raise IllegalAction("seat_empty", seat=number)
        if person == visitor.person:
            raise IllegalAction("kick_oneself")
        await self._free(number)
        self._kicked.add(person)
        for other in [each for each in self.visitors if each.person == person]:
            self._forget(other)
            other.shown_out(self, IllegalAction("kicked"))

    async def add_bot(self, visitor: Visitor, key: str, wanted: int | None) -> None:
        """The host lets a bot sit down."""
        self._must_host(visitor)
        check_bot(self.settings.game, key)
        async with self._lock:
            self._must_be("waiting")
            seat = seating.free_seat(self.seats, wanted)
            count = sum(each.bot is not None for each in self.seats) + 1
            await self._seat(replace(seat, bot=key, name=f"Bot {count}"))

    async def remove_bot(self, visitor: Visitor, number: int) -> None:
        """The host sends a bot away."""
        self._must_host(visitor)
        if seating.the_seat(self.seats, number).bot is None:
            raise IllegalAction("no_bot_there", seat=number)
        await self._free(number)

    async def _free(self, number: int) -> None:
        async with self._lock:
            self._must_be("waiting")
            seat = seating.the_seat(self.seats, number)
            host = self._heir(seat.person) if seat.person == self.row.host else self.row.host
            if host != self.row.host:
                await self._change(Part(), host=host)
            await self._seat(seating.freed(seat))

    def _heir(self, leaving: str | None) -> str:
        """Whoever sits and is here becomes the host; else the table stays with the old one."""
        for seat in self.seats:
            if seat.person not in (None, leaving) and self._is_here(seat.person):
                return seat.person or ""
        return leaving or ""

    async def _seat(self, seat: SeatRow) -> None:
        seats = seating.with_seat(self.seats, seat)
        await self._services.store(seating.store_seats(Part(), self.row.number, seats))
        self.seats = seats
        self._announce()

    async def _change(self, part: Part, **values: str | int | bool | None) -> None:
        this = update(TABLES).where(TABLES.c.number == self.row.number)
        await self._services.store(part.add(this, values))
        self.row = replace(self.row, **values)
        self._services.changed(self)

    # --- The game ----------------------------------------------------------------------------

    async def start(self, visitor: Visitor) -> None:
        """The host starts with those who sit."""
        self._must_host(visitor)
        async with self._lock:
            self._must_be("waiting")
            seats = seating.closed_up(self.seats)
            table = deal(self.settings, seats, self._seed)
            part = seating.store_seats(Part(), self.row.number, seats)
            header = to_json(table.header).decode()
            await self._change(part, status="playing", header=header)
            self.seats = seats
        self._begin(table)

    def _begin(self, table: Table) -> None:
        mailbox = self._open_game(table)
        for visitor in self.visitors:
            mailbox.audience[visitor] = self.seat_of(visitor.person)
        mailbox.run_clock()
        self._announce()
        for visitor in self.visitors:
            visitor.tell(self._deal(mailbox, mailbox.audience[visitor]))
        self._wake_bots()

    def _deal(self, mailbox: Mailbox, viewer: int | None) -> Steps:
        steps = mailbox.records(viewer, -1, 1) or ()
        view = mailbox.view(viewer)
        return Steps(table=self.id, seq=0, now=mailbox.now(), steps=steps, view=view)

    def _open_game(self, table: Table) -> Mailbox:
        services = self._services
        self.mailbox = mailbox = Mailbox(
            self.id, self.row.number, table, services.journal, services.metrics, services.clock
        )
        mailbox.after = self._after_commit
        mailbox.closing = self._closing
        mailbox.on_stale = lambda _: self._stale()
        self._bots = {
            seat.seat: SeatedBot(self.settings.game, seat.bot, seat.seat, self._bot_acts)
            for seat in self.seats
            if seat.bot
        }
        return mailbox

    def _closing(self, outcome: Outcome) -> Part:
        values = {
            "status": "over",
            "outcome": to_json(outcome).decode(),
            "ended_ms": now_ms(),
            "code": None,
        }
        return Part().add(update(TABLES).where(TABLES.c.number == self.row.number), values)

    def _after_commit(self, mailbox: Mailbox) -> None:
        outcome = mailbox.outcome
        if outcome is None:
            self._wake_bots()
        elif self.status == "playing":
            text = to_json(outcome).decode()
            self.row = replace(self.row, status="over", outcome=text, ended_ms=now_ms(), code=None)
            mailbox.close()
            self._services.changed(self)
            self._announce()

    def _stale(self) -> None:
        """Another process owns the table: everybody comes again and is sent there."""
        for visitor in list(self.visitors):
            self._forget(visitor)
            visitor.shown_out(self, IllegalAction("storage_failed"))
        self.close()
        self._services.emptied(self)

    def play(self, visitor: Visitor, play: Play) -> None:
        """An act from the visitor's seat."""
        mailbox, seat = self._seat_in_game(visitor)
        mailbox.play(visitor, seat, play)

    def _seat_in_game(self, visitor: Visitor) -> tuple[Mailbox, int]:
        mailbox = self.mailbox
        if mailbox is None:
            raise IllegalAction("not_started")
        if visitor not in mailbox.audience:
            raise IllegalAction("not_joined")
        seat = mailbox.audience[visitor]
        if seat is None:
            raise IllegalAction("not_seated")
        if self.status == "abandoned":
            raise IllegalAction("table_abandoned")
        return mailbox, seat

    def own_game(self, visitor: Visitor) -> tuple[Mailbox, int]:
        """The game and the visitor's seat in it."""
        return self._seat_in_game(visitor)

    def _wake_bots(self) -> None:
        """Let every bot see what has happened, as long as somebody is here to play with it."""
        if self.mailbox is not None and self.visitors:
            for bot in self._bots.values():
                bot.show(self.mailbox)

    def _bot_acts(self, seat: int, act: Act) -> None:
        mailbox = self.mailbox
        if mailbox is None or self.status != "playing":
            return
        try:
            mailbox.act(seat, act, mailbox.stored.seq)
        except TercetError:
            self._bots[seat].show(mailbox)  # somebody was faster

    # --- What is said ------------------------------------------------------------------------

    def say(self, visitor: Visitor, text: str) -> ChatLine:
        """A line of chat, told to all."""
        line = self.chat.say(visitor.person, visitor.name, self.seat_of(visitor.person), text)
        self._tell_all(lambda _: Chat(table=self.id, line=line))
        return line

    def remove_chat(self, visitor: Visitor, number: int) -> None:
        """The host removes a line."""
        self._must_host(visitor)
        self.chat.remove(number)
        self._tell_all(lambda _: ChatRemoved(table=self.id, line=number))

    def mute(self, visitor: Visitor, number: int, muted: bool) -> None:
        """The host silences the author of a line."""
        self._must_host(visitor)
        self.chat.mute(number, muted)

    def info(self) -> TableInfo:
        """The table as everybody may see it; the seed only when all is over."""
        over = self.row.outcome is not None and self.status == "over"
        return TableInfo(
            table=self.id,
            code=self.row.code,
            public=self.row.public,
            status=self.status,
            settings=self.settings,
            seats=tuple(map(self._seat_info, self.seats)),
            spectators=sum(self.seat_of(each.person) is None for each in self.visitors),
            commitment=self.row.commitment,
            seed=self._seed.hex() if over else None,
            outcome=from_json(self.row.outcome, Outcome) if over and self.row.outcome else None,
            next=self.row.next_id,
        )

    def _seat_info(self, seat: SeatRow) -> SeatInfo:
        taken = not seating.is_free(seat)
        here = seat.bot is not None or (seat.person is not None and self._is_here(seat.person))
        host = seat.person is not None and seat.person == self.row.host
        return SeatInfo(seat.name if taken else None, seat.bot, here, host)

    def _joined(
        self, visitor: Visitor, seat: int | None, seen: int | None, id_: int | str | None
    ) -> Joined:
        mailbox = self.mailbox
        after = -1 if seen is None else seen
        return Joined(
            id=id_,
            info=self.info(),
            seat=seat,
            host=visitor.person == self.row.host,
            client_seq=mailbox.highest(seat) if mailbox else 0,
            seq=mailbox.stored.seq if mailbox else 0,
            now=mailbox.now() if mailbox else 0,
            steps=mailbox.records(seat, after, self._services.limits.resume_steps)
            if mailbox
            else (),
            view=mailbox.view(seat) if mailbox else None,
            chat=self.chat.lines,
        )

    def _announce(self, but: Visitor | None = None) -> None:
        info = self.info()
        for visitor in self.visitors:
            if visitor is not but:
                seat, host = self.seat_of(visitor.person), visitor.person == self.row.host
                visitor.tell(TableChanged(info=info, seat=seat, host=host))
        self._services.changed(self)

    def _tell_all(self, news: Callable[[Visitor], News]) -> None:
        for visitor in list(self.visitors):
            visitor.tell(news(visitor))

    # --- Checks ------------------------------------------------------------------------------

    def _must_be(self, status: Status) -> None:
        if self.status != status:
            raise IllegalAction("not_now", status=self.status)

    def _must_host(self, visitor: Visitor) -> None:
        if visitor.person != self.row.host:
            raise IllegalAction("not_host")

    def _own_seat(self, visitor: Visitor) -> int:
        seat = self.seat_of(visitor.person)
        if seat is None:
            raise IllegalAction("not_seated")
        return seat

    def check_rematch(self, visitor: Visitor) -> None:
        """Only the host, and only after the end."""
        self._must_host(visitor)
        self._must_be("over")

    async def lead_on(self, next_id: str) -> None:
        """Tell where the next game is."""
        await self._change(Part(), next_id=next_id)
        self._announce()


def deal(settings: Settings, seats: tuple[SeatRow, ...], seed: bytes) -> Table:
    """The table of the engine for these seats; refuses what the game does not offer."""
    return new_table(
        settings.game,
        [seat.name for seat in seats],
        seed,
        edition=settings.edition or DEFAULT_EDITION,
        options=settings.options,
        match=settings.match,
        nonces=[seat.nonce for seat in seats],
    )


_tasks: set[asyncio.Task[None]] = set()


def _background(work: object) -> None:
    """Do something that nobody waits for; a refusal is no news to anybody."""

    async def quietly() -> None:
        try:
            await work  # type: ignore[misc]
        except TercetError:
            return

    task = asyncio.get_running_loop().create_task(quietly())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
