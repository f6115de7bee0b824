"""Before the start: sitting down, getting up, and what the host may do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from tercet.bots.human.names import bot_name
from tercet.bots.human.skills import PROGRAM
from tercet.bots.players import check_bot
from tercet.errors import IllegalAction
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.table.seats import free_seat, freed, the_seat, with_seat
from tercet.server.wire.messages import Settings
from tercet.storage.rows import SeatRow


class Sitter(Protocol):
    """Whoever takes a seat."""

    @property
    def person(self) -> str:
        """Whose seat it is to be."""

    @property
    def name(self) -> str:
        """How that person is called."""

    @property
    def owner(self) -> str | None:
        """Whose bot it is, by name; None for people."""


class Seating:
    """The seats of a table that waits for people; `announce` tells everybody of a change."""

    def __init__(
        self, record: TableRecord, presence: Presence, announce: Callable[[], None]
    ) -> None:
        self._record, self._presence, self._announce = record, presence, announce

    async def sit(self, visitor: Visitor, wanted: int | None, nonce: str) -> None:
        """Take a seat."""
        record = self._record
        async with record.lock:
            record.must_be("waiting")
            if visitor not in self._presence.visitors:
                raise IllegalAction("not_joined")  # gone while waiting for the lock
            if record.seat_of(visitor.person) is not None:
                raise IllegalAction("already_seated")
            if visitor.person in record.kicked:
                raise IllegalAction("kicked")
            check_may_sit(record.settings, visitor)
            if not nonce:
                check_nonces(visitor, rated=record.settings.rated)
            seat = free_seat(record.seats, wanted)
            await self._seat(seat_for(visitor, seat, nonce))

    async def give_nonce(self, visitor: Visitor, nonce: str) -> None:
        """Store the nonce of a seat that has none; the same one may be sent again."""
        record = self._record
        async with record.lock:
            number = record.seat_of(visitor.person)
            if number is None:
                raise IllegalAction("not_seated")
            seat = record.seats[number]
            if seat.nonce == nonce:
                return
            record.must_be("waiting")
            if seat.nonce:
                raise IllegalAction("nonce_given")
            await record.change(seats=with_seat(record.seats, replace(seat, nonce=nonce)))

    async def vacate(self, person: str) -> None:
        """Free the seat of somebody who gets up or stays away."""
        async with self._record.lock:
            number = self._record.seat_of(person)
            if number is None:
                raise IllegalAction("not_seated")
            await self._free(number)

    async def kick(self, visitor: Visitor, number: int) -> str:
        """The host frees the seat of somebody, who cannot come back; tells who that is."""
        async with self._record.lock:
            self._record.must_host(visitor.person)
            person = the_seat(self._record.seats, number).person
            if person is None:
                raise IllegalAction("seat_empty", seat=number)
            if person == visitor.person:
                raise IllegalAction("kick_oneself")
            await self._free(number, kicked=person)
        return person

    async def add_bot(self, visitor: Visitor, key: str, wanted: int | None) -> None:
        """The host lets a bot sit down."""
        record = self._record
        record.must_host(visitor.person)
        if record.settings.rated:
            raise IllegalAction("rated_no_bots")
        check_bot(record.settings.game, key)
        async with record.lock:
            record.must_be("waiting")
            seat = free_seat(record.seats, wanted)
            name = bot_name(key, [each.name for each in record.seats])
            await self._seat(replace(seat, bot=key, name=name))

    async def remove_bot(self, visitor: Visitor, number: int) -> None:
        """The host sends a bot away."""
        async with self._record.lock:
            self._record.must_host(visitor.person)
            if the_seat(self._record.seats, number).bot is None:
                raise IllegalAction("no_bot_there", seat=number)
            await self._free(number)

    async def _seat(self, seat: SeatRow) -> None:
        await self._record.change(seats=with_seat(self._record.seats, seat))
        self._announce()

    async def _free(self, number: int, kicked: str | None = None) -> None:
        record = self._record
        record.must_be("waiting")
        seat = record.seats[number]
        seats = with_seat(record.seats, freed(seat))
        host = record.row.host
        if seat.person == host:
            await record.change(seats=seats, kicked=kicked, host=self._heir(host))
        else:
            await record.change(seats=seats, kicked=kicked)
        self._announce()

    def _heir(self, leaving: str) -> str:
        """Whoever sits and is here becomes the host; else the table stays with the old one."""
        sitting = [seat.person for seat in self._record.seats if seat.person]
        heirs = [person for person in sitting if person != leaving]
        return next(filter(self._presence.is_here, heirs), leaving)


def check_may_sit(settings: Settings, visitor: Visitor) -> None:
    """Refuse a seat at a rated table to programs, and to people without an account."""
    if settings.rated and visitor.owner is not None:
        raise IllegalAction("rated_no_bots")
    if settings.rated and not visitor.account:
        raise IllegalAction("rated_account")


def check_nonces(visitor: Visitor, *, rated: bool) -> None:
    """Refuse a rated game to an account's client that cannot give nonces; guests never play one."""
    if rated and visitor.account and not visitor.nonces:
        raise IllegalAction("rated_nonce")


def seat_for(visitor: Sitter, seat: SeatRow, nonce: str = "") -> SeatRow:
    """The seat with somebody in it; a program is marked as a bot, with its owner."""
    bot = None if visitor.owner is None else PROGRAM
    who = {"person": visitor.person, "name": visitor.name, "bot": bot, "owner": visitor.owner}
    return replace(seat, nonce=nonce, **who)
