"""A table and the people around it: coming, going, and what everybody is told.

The parts stand in files of their own: what is stored (`record`), who is here (`presence`), the
seats before the start (`seating`), the count-down (`starting`), the game (`game`), and what is said
(`chat`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tercet.engine.acts import Leave
from tercet.engine.table import Table
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.games import find_game
from tercet.games.coopset.results import TeamStanding
from tercet.server.people.sessions import now_ms
from tercet.server.running.tasks import Delayed
from tercet.server.services import Services
from tercet.server.table.chat import ChatBook
from tercet.server.table.game import GameAtTable
from tercet.server.table.haunting import Haunting
from tercet.server.table.info import outcome_of, table_info
from tercet.server.table.mailbox import Mailbox
from tercet.server.table.pending import PendingStart
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.ratings import SeatRatings
from tercet.server.table.record import TableRecord
from tercet.server.table.seating import Seating
from tercet.server.table.seats import Seats, with_newcomers, with_score
from tercet.server.table.spectators import Spectators
from tercet.server.table.standing import COMPARED, team_standing
from tercet.server.table.starting import CountDown
from tercet.server.table.touches import Touches
from tercet.server.wire.frames import GOING_AWAY, text_frame
from tercet.server.wire.messages import (
    MOST_SEATS,
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
from tercet.standing.ratings import RATED_PLAYERS
from tercet.storage.rows import SeatRow, StoredTable, TableRow
from tercet.storage.store import StorageFailed

ROOM_GONE: Final = "table_unknown"
#: Those who come and go are gathered for so long before everybody is told.
_GATHER_S: Final = 0.1


class Room:
    """One table with its people; `game` is what was replayed from the store, once it has begun."""

    def __init__(self, stored: StoredTable, services: Services, game: Table | None = None) -> None:
        self._services = services
        self.record = TableRecord(stored, services, self.broke)
        self.chat = ChatBook(stored, services)
        self._standing: TeamStanding | None = None
        self._ratings = SeatRatings(self.record, services)
        self._announcing = Delayed(lambda _, error: self.broke(error), self._announce)
        self._is_broken = False
        self._presence = Presence(services.limits, self._stays_away, self._stays_empty, self._later)
        self._seating = Seating(self.record, self._presence, self._seats_changed)
        start = (self._begin_soon, self._announce_soon, self._later)
        self._start = PendingStart(self.record, self._presence, services, *start)
        self._count_down = CountDown(services.limits.count_down_s, self._counted_down, self._later)
        self._spectators = Spectators(self.record, self._presence)
        #: Held while the next table is opened: whoever asks at the same time comes to the same one.
        self.leading_on = asyncio.Lock()
        self._touches = Touches(self.record, self._presence)
        self._game = GameAtTable(
            self.record,
            self._presence,
            services,
            self._ended,
            self._stale,
            self._endless,
            self.broke,
        )
        self._ghost = Haunting(self.record, services, lambda: self._game.mailbox, self._announce)
        if game is not None:
            self._game.restore(game, stored.events, stored.refused)
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
        self._start.arrived(person)
        self._watch_emptiness()
        self._game.welcome(visitor, seat)
        self._start.look()
        if seat is not None:
            self._wait_for_absent()
        self._ghost.begin()
        if arrives:
            self._announce_soon()
        return self._joined(visitor, seat, seen, id_)

    def depart(self, visitor: Visitor) -> None:
        """A connection leaves or is cut off; a player keeps the seat, and is away after a while."""
        if visitor not in self.visitors:
            return
        self._forget(visitor)
        person = visitor.person
        if self.record.seat_of(person) is not None and not self._presence.is_here(person):
            self._presence.keep_seat_for(person)
        self._start.departed(person)
        self._start.look()
        self._watch_emptiness()
        self._announce_soon()

    def _show_out(self, person: str, error: TercetError, but: Visitor | None = None) -> None:
        for visitor in self._presence.connections_of(person, but):
            self._forget(visitor)
            visitor.shown_out(self, error)

    def _show_all_out(self, error: TercetError) -> None:
        for visitor in list(self.visitors):
            self._forget(visitor)
            visitor.shown_out(self, error)

    def _forget(self, visitor: Visitor) -> None:
        self.visitors.pop(visitor, None)
        self._game.forget(visitor)
        self._touches.lift(visitor)

    def _stays_away(self, person: str) -> None:
        """The table goes on without somebody who has been away for long."""
        seat, misses = self.record.seat_of(person), self._start.misses(person)
        if seat is None or (self._presence.is_here(person) and not misses):
            return
        if self.status == "playing":
            self._game.act_for(seat, Leave())
        elif self.status == "waiting":
            self.give_up_seat(person)

    def give_up_seat(self, person: str) -> None:
        """Free the seat of an absent player before the start."""
        if self.status == "waiting":
            self._start.cancel()
            self._background(self._seating.vacate(person))

    def _wait_for_absent(self) -> None:
        """Start the clocks of all players who are not at the game that goes on."""
        for person in self._game.awaited():
            if not self._presence.is_here(person) and self._presence.left_ms(person) is None:
                self._presence.keep_seat_for(person)

    def _watch_emptiness(self) -> None:
        """A table whose people have all gone ends by itself; one that is over is put away."""
        self._presence.watch_emptiness(over=self.status in ("over", "abandoned"))

    def _stays_empty(self) -> None:
        if self.status in ("over", "abandoned"):
            self._background(self._put_away())
        else:
            self._background(self.abandon())

    def _endless(self, why: str) -> None:
        """The game would never end: the table does, and everybody is told why."""
        self._background(self.abandon(IllegalAction(why)))

    async def abandon(self, why: TercetError | None = None) -> None:
        """End a table that nobody plays at any more, or must not for this reason."""
        async with self.record.lock:
            if self.status not in ("waiting", "playing"):
                return
            await self.record.change(status="abandoned", code=None, ended_ms=now_ms())
        self._count_down.cancel()
        self._start.cancel()
        self._game.close()
        if why is not None:
            self._show_all_out(why)
        self._announce()
        await self._put_away()

    async def _put_away(self) -> None:
        self._services.emptied(self)
        await self.chat.forget()

    def close(self) -> None:
        """Cancel every timer: the server stops."""
        self._announcing.cancel()
        self._start.cancel()
        self._presence.close()
        self._count_down.cancel()
        self._ghost.close()
        self._game.close()

    def knows(self, person: str) -> bool:
        """Whether a person is, sits, spoke or was shown out here, or is the host."""
        known = self.record.knows(person) or self.chat.knows(person) or self._ghost.knows(person)
        return known or self._presence.is_here(person)

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account; the store knows already."""
        self.record.becomes(guest, account)
        self.chat.becomes(guest, account)
        self._presence.becomes(guest, account)
        self._start.becomes(guest, account)
        self._spectators.becomes(guest, account)
        self._ghost.becomes(guest, account)
        self._game.leave_for_nobody()
        self._start.seats_changed()
        self._announce()

    def forgets(self, person: str) -> None:
        """Somebody has gone for good; the store knows already."""
        self.record.forgets(person)
        self._ghost.forgets(person)
        self._presence.is_back(person)
        for line in self.chat.forgets(person):
            self._presence.tell_all(ChatRemoved(table=self.id, line=line))
        self._game.leave_for_nobody()
        self._seats_changed()

    # --- Before the start --------------------------------------------------------------------

    async def sit(self, visitor: Visitor, wanted: int | None, nonce: str) -> None:
        """Take a seat before the start."""
        await self._seating.sit(visitor, wanted, nonce)
        await self._look_up_ratings()

    async def give_nonce(self, visitor: Visitor, nonce: str) -> None:
        """Add a nonce to the deal of the visitor's seat."""
        await self._seating.give_nonce(visitor, nonce)
        self._start.look()
        self._announce()

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
        """The host starts with those who sit, at once or when all of them are ready."""
        self._game.check_start(visitor)
        if self._count_down.runs:
            return
        if self._start.begin():
            await self._begin()
        else:
            self._announce()

    def start_by_itself(self) -> None:
        """Begin when everybody is here; seats are kept for those who are still to come."""
        if self._start.begin(full=True):
            self._begin_soon()
        self._background(self._look_up_ratings())

    def _begin_soon(self) -> None:
        self._background(self._deal_or_wait(self._begin))

    async def _begin(self) -> None:
        """Deal, a race after a count-down that all see (BASE-1a)."""
        if self._count_down.runs:
            return
        if self._services.limits.count_down_s and self._game.begins_a_race:
            self._count_down.begin()
            self._announce()
        else:
            await self._deal()

    async def stop_start(self, visitor: Visitor) -> None:
        """Cancel the count-down, as the host, or a start that waits, as any player."""
        waits = self._start.is_pending and self.record.seat_of(visitor.person) is not None
        if not waits:
            self.record.must_host(visitor.person)
        self.record.must_be("waiting")
        self._start.cancel()
        self._seats_changed()

    def _seats_changed(self) -> None:
        """Those who sit are not those that the host started with."""
        self._count_down.cancel()
        self._start.seats_changed()
        self._announce()

    def _counted_down(self) -> None:
        if self.visitors:
            self._background(self._deal_or_wait(self._deal))

    async def _deal_or_wait(self, deal: Callable[[], Awaitable[None]]) -> None:
        """Deal; a table whose deal could not be stored waits again, and everybody sees that."""
        try:
            await deal()
        except (TercetError, StorageFailed):
            self._announce()

    async def _deal(self) -> None:
        """Deal; a rated game that has lost a player meanwhile waits for that player instead."""
        try:
            if not await self._game.start(self._start.may_deal):
                self._start.begin()
                self._announce()
                return
            self._wait_for_absent()
            self._announce()
            self._game.tell_deal()
        except Exception as error:
            self._failed(error)
            raise

    def act(self, visitor: Visitor, request: ActRequest) -> None:
        """An act from the visitor's seat."""
        mailbox, seat = self._game.seat_of(visitor)
        mailbox.act(visitor, seat, request)

    def touch(self, visitor: Visitor, cards: Sequence[str]) -> None:
        """Show the others at the table which cards one's fingers are on."""
        _, seat = self._game.seat_of(visitor)
        self._touches.touch(visitor, seat, cards)

    def own_game(self, visitor: Visitor) -> tuple[Mailbox, int]:
        """The game and the visitor's seat in it."""
        return self._game.seat_of(visitor)

    async def _look_up_ratings(self) -> None:
        if await self._ratings.look_up():
            self._announce()

    async def note_aid(self) -> None:
        """Somebody is helped: what comes out sets no record."""
        async with self.record.lock:
            if not self.row.aided:
                await self.record.change(aided=True)

    def _ended(self) -> None:
        self._watch_emptiness()
        self._announce()
        self._background(self.compare())

    async def compare(self) -> None:
        """Once it is over, tell how the team did beside its earlier results (COOP-6b).

        At a rated table everybody's rating is told at any time.
        """
        if self.settings.game == COMPARED and self.status == "over" and self._standing is None:
            store = self._services.store
            self._standing = await asyncio.to_thread(team_standing, store, self.row, self.seats)
            self._announce()
        await self._look_up_ratings()

    def _stale(self) -> None:
        """Another process owns the table, and we do not know which."""
        if self._services.shared:
            self.lose()
            return
        self._show_all_out(IllegalAction("storage_failed"))
        self.close()
        self._services.emptied(self)

    def lose(self) -> None:
        """Close all connections to the table and forget it; clients reconnect by themselves."""
        try:
            for visitor in list(self.visitors):
                self._forget(visitor)
                visitor.come_again(GOING_AWAY)
            self.close()
        finally:
            self._services.emptied(self)

    # --- When its code raises ----------------------------------------------------------------

    def broke(self, error: Exception) -> None:
        """Forget the table after an unexpected exception, so that it is read from the store."""
        if not self._is_broken:
            self._is_broken = True
            self._game.drop()
            self._services.broke(self, error)

    def _later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._call, do)

    def _call(self, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception as error:
            self._failed(error)

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        self._services.tasks.once("a table", self._or_break(work))

    async def _or_break(self, work: Coroutine[Any, Any, None]) -> None:
        """Await background work; ignore refusals, and break the table on other exceptions."""
        try:
            await work
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        """Break the table on an exception that is no refusal."""
        if not isinstance(error, (TercetError, StorageFailed)):
            self.broke(error)

    def check_rematch(self, visitor: Visitor) -> None:
        """Only who played or is the host, and only after the end."""
        if self.record.seat_of(visitor.person) is None:
            self.record.must_host(visitor.person)
        self.record.must_be("over")

    def want_next(self, visitor: Visitor, wanted: bool) -> None:
        """Somebody without a seat wants to play the next game, or no longer."""
        if self._spectators.wish(visitor, wanted):
            self._announce_soon()

    def next_game(self) -> tuple[Settings, Seats]:
        """What the next table is for: the same people, and who wanted to play, if they fit."""
        wishing = self._spectators.wishing()
        fit = [each for each in wishing if each.account or not self.settings.rated]
        newcomers = [(each.person, each.name) for each in fit]
        most = min(find_game(self.settings.game).facts.players[1], MOST_SEATS)
        if self.settings.rated:
            most = min(most, RATED_PLAYERS[-1])
        seats = with_newcomers(with_score(self.seats, outcome_of(self.row)), newcomers, most)
        return replace(self.settings, seats=max(self.settings.seats, len(seats))), seats

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
            standing=self._standing,
            starts_in_ms=self._count_down.left_ms,
            spectators=self._spectators.count(),
            lines=self._game.lines.shown(),
            watching=self._spectators.named(),
            ratings=self._ratings.by_seat(),
            counted=self._ratings.counted,
            race=self._ghost.info(),
            away_ms=self._away_ms,
            awaits=self._start.is_pending,
        )

    def _away_ms(self, person: str) -> int | None:
        """Return the absence clock of a player, before or in a game."""
        going = self.status in ("waiting", "playing")
        return self._presence.left_ms(person) if going else None

    def line_measured(self, visitor: Visitor) -> None:
        """Something new is known of a line; if it is a player's and worth telling, all are told."""
        if self.record.seat_of(visitor.person) is not None and self._game.lines.is_news():
            self._announce_soon()

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

    def _announce_soon(self) -> None:
        """Somebody has come or gone: whoever else does so in the same moment is told along."""
        self._announcing.soon(_GATHER_S)

    def _announce(self) -> None:
        self._announcing.cancel()
        info = self.info()
        ready: dict[tuple[int | None, bool], bytes] = {}  # spectators are all told the same
        for visitor in list(self.visitors):
            seat, host = self.record.seat_of(visitor.person), visitor.person == self.row.host
            if (seat, host) not in ready:
                news = TableChanged(info=info, seat=seat, host=host)
                ready[seat, host] = text_frame(to_json(news))
            visitor.post(ready[seat, host])
        self._services.changed(self)
