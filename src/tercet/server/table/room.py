"""A table and the people around it: coming, going, and what everybody is told.

The parts stand in files of their own: what is stored (`record`), who is here (`presence`), the
seats before the start (`seating`), the game (`game`), and what is said (`chat`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from tercet.engine.acts import Leave
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.server.people.sessions import now_ms
from tercet.server.services import Services
from tercet.server.table.chat import ChatBook
from tercet.server.table.game import GameAtTable
from tercet.server.table.info import table_info
from tercet.server.table.mailbox import Mailbox
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.table.seating import Seating
from tercet.server.wire.messages import (
    ActRequest,
    Chat,
    ChatLine,
    ChatRemoved,
    Joined,
    Settings,
    Status,
    TableChanged,
    TableInfo,
)
from tercet.storage.rows import SeatRow, StoredTable, TableRow

ROOM_GONE: Final = "table_unknown"


class Room:
    """One table with its people."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self._services = services
        self.record = TableRecord(stored, services)
        self.chat = ChatBook(stored, services)
        self._presence = Presence(services.limits, self._stays_away, self._stays_empty)
        self._seating = Seating(self.record, self._presence, self._announce)
        self._game = GameAtTable(self.record, self._presence, services, self._ended, self._stale)
        if stored.row.header is not None:
            self._game.restore(stored.row.header, stored.events)
        self._watch_emptiness()

    @property
    def id(self) -> str:
        """What people and programs know the table by."""
        return self.row.id

    @property
    def row(self) -> TableRow:
        """The table as it is stored."""
        return self.record.row

    @property
    def status(self) -> Status:
        """Waiting for people, playing, over, or abandoned."""
        return self.record.status

    @property
    def settings(self) -> Settings:
        """What the table was opened for."""
        return self.record.settings

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits where."""
        return self.record.seats

    @property
    def visitors(self) -> dict[Visitor, None]:
        """Every connection that is here."""
        return self._presence.visitors

    @property
    def mailbox(self) -> Mailbox | None:
        """The game, once it has begun."""
        return self._game.mailbox

    # --- Coming and going --------------------------------------------------------------------

    def visit(self, visitor: Visitor, seen: int | None, id_: int | str | None) -> Joined:
        """Let somebody in; of a person who sits here, the newest connection is heard."""
        person = visitor.person
        if person in self.record.kicked:
            raise Unreadable(ROOM_GONE)
        seat = self.record.seat_of(person)
        if seat is not None:
            self._show_out(person, IllegalAction("replaced"), but=visitor)
        arrives = visitor not in self.visitors
        self.visitors[visitor] = None
        self._presence.is_back(person)
        self._watch_emptiness()
        self._game.welcome(visitor, seat)
        if arrives:
            self._announce(but=visitor)
        return self._joined(visitor, seat, seen, id_)

    def depart(self, visitor: Visitor) -> None:
        """A connection leaves or is cut off; a player keeps the seat, and is away after a while."""
        if visitor not in self.visitors:
            return
        self._forget(visitor)
        person = visitor.person
        if self.record.seat_of(person) is not None and not self._presence.is_here(person):
            self._presence.keep_seat_for(person)
        self._watch_emptiness()
        self._announce()

    def _show_out(self, person: str, error: TercetError, but: Visitor | None = None) -> None:
        for visitor in self._presence.connections_of(person, but):
            self._forget(visitor)
            visitor.shown_out(self, error)

    def _forget(self, visitor: Visitor) -> None:
        self.visitors.pop(visitor, None)
        self._game.forget(visitor)

    def _stays_away(self, person: str) -> None:
        """The table goes on without somebody who has been away for long."""
        seat = self.record.seat_of(person)
        if seat is None:
            return
        if self.status == "playing":
            self._game.act_for(seat, Leave())
        elif self.status == "waiting":
            _background(self._seating.vacate(person))

    def _watch_emptiness(self) -> None:
        """A table whose people have all gone ends by itself; one that is over is put away."""
        self._presence.watch_emptiness(over=self.status in ("over", "abandoned"))

    def _stays_empty(self) -> None:
        if self.status in ("over", "abandoned"):
            _background(self._put_away())
        else:
            _background(self.abandon())

    async def abandon(self) -> None:
        """End a table that nobody plays at any more."""
        async with self.record.lock:
            if self.status not in ("waiting", "playing"):
                return
            await self.record.change(status="abandoned", code=None, ended_ms=now_ms())
        self._game.close()
        self._announce()
        await self._put_away()

    async def _put_away(self) -> None:
        self._services.emptied(self)
        await self.chat.forget()

    def close(self) -> None:
        """Cancel every timer: the server stops."""
        self._presence.close()
        self._game.close()

    def knows(self, person: str) -> bool:
        """Whether a person is, sits, spoke or was shown out here, or is the host."""
        return (
            self._presence.is_here(person) or self.record.knows(person) or self.chat.knows(person)
        )

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account; the store knows already."""
        self.record.becomes(guest, account)
        self.chat.becomes(guest, account)
        self._presence.becomes(guest, account)
        self._announce()

    # --- Before the start --------------------------------------------------------------------

    async def sit(self, visitor: Visitor, wanted: int | None, nonce: str) -> None:
        """Take a seat before the start."""
        await self._seating.sit(visitor, wanted, nonce)

    async def stand(self, visitor: Visitor) -> None:
        """Give one's seat back before the start."""
        await self._seating.vacate(visitor.person)

    async def kick(self, visitor: Visitor, number: int) -> None:
        """The host frees the seat of somebody, who cannot come back."""
        person = await self._seating.kick(visitor, number)
        self._show_out(person, IllegalAction("kicked"))

    async def add_bot(self, visitor: Visitor, key: str, wanted: int | None) -> None:
        """The host lets a bot sit down."""
        await self._seating.add_bot(visitor, key, wanted)

    async def remove_bot(self, visitor: Visitor, number: int) -> None:
        """The host sends a bot away."""
        await self._seating.remove_bot(visitor, number)

    # --- The game ----------------------------------------------------------------------------

    async def start(self, visitor: Visitor) -> None:
        """The host starts with those who sit."""
        await self._game.start(visitor)
        self._announce()
        self._game.tell_deal()

    def act(self, visitor: Visitor, request: ActRequest) -> None:
        """An act from the visitor's seat."""
        mailbox, seat = self._game.seat_of(visitor)
        mailbox.act(visitor, seat, request)

    def own_game(self, visitor: Visitor) -> tuple[Mailbox, int]:
        """The game and the visitor's seat in it."""
        return self._game.seat_of(visitor)

    def _ended(self) -> None:
        self._watch_emptiness()
        self._announce()

    def _stale(self) -> None:
        """Another process owns the table: everybody comes again and is sent there."""
        for visitor in list(self.visitors):
            self._forget(visitor)
            visitor.shown_out(self, IllegalAction("storage_failed"))
        self.close()
        self._services.emptied(self)

    def check_rematch(self, visitor: Visitor) -> None:
        """Only the host, and only after the end."""
        self.record.must_host(visitor.person)
        self.record.must_be("over")

    async def lead_on(self, next_id: str) -> None:
        """Store and tell the id of the next table."""
        async with self.record.lock:
            await self.record.change(next_id=next_id)
        self._announce()

    # --- What is said ------------------------------------------------------------------------

    async def say(self, visitor: Visitor, text: str) -> ChatLine:
        """A line of chat, told to all."""
        seat = self.record.seat_of(visitor.person)
        line = await self.chat.say(visitor.person, visitor.name, seat, text)
        self._presence.tell_all(Chat(table=self.id, line=line))
        return line

    async def remove_chat(self, visitor: Visitor, number: int) -> None:
        """The host removes a line."""
        self.record.must_host(visitor.person)
        await self.chat.remove(number)
        self._presence.tell_all(ChatRemoved(table=self.id, line=number))

    async def mute(self, visitor: Visitor, number: int, muted: bool) -> None:
        """The host silences the author of a line."""
        self.record.must_host(visitor.person)
        await self.chat.mute(number, muted)

    def info(self) -> TableInfo:
        """The table as everybody may see it; the seed only when all is over."""
        record = self.record
        return table_info(
            record.row,
            record.seed,
            record.seats,
            record.settings,
            is_here=self._presence.is_here,
            spectators=sum(record.seat_of(each.person) is None for each in self.visitors),
        )

    def _joined(
        self, visitor: Visitor, seat: int | None, seen: int | None, id_: int | str | None
    ) -> Joined:
        game, after = self.mailbox, -1 if seen is None else seen
        most = self._services.limits.resume_steps
        return Joined(
            id=id_,
            info=self.info(),
            seat=seat,
            host=visitor.person == self.row.host,
            client_seq=game.highest(seat) if game else 0,
            seq=game.seq_for(seat) if game else 0,
            now=game.now() if game else 0,
            steps=game.seen_by(seat, after, most) if game else (),
            view=game.view(seat) if game else None,
            chat=self.chat.lines,
        )

    def _announce(self, but: Visitor | None = None) -> None:
        info = self.info()
        for visitor in list(self.visitors):
            if visitor is not but:
                seat, host = self.record.seat_of(visitor.person), visitor.person == self.row.host
                visitor.tell(TableChanged(info=info, seat=seat, host=host))
        self._services.changed(self)


_tasks: set[asyncio.Task[None]] = set()


def _background(work: Coroutine[Any, Any, None]) -> None:
    """Run something in the background; a refusal is ignored."""

    async def quietly() -> None:
        try:
            await work
        except TercetError:
            return

    task = asyncio.get_running_loop().create_task(quietly())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
