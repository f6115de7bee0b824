"""The game at a table: how it begins and ends, its mailbox, and the bots that play along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from tercet.editions import DEFAULT_EDITION
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.events import Outcome
from tercet.engine.table import Table
from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, TercetError
from tercet.games import find_game
from tercet.server.people.sessions import now_ms
from tercet.server.services import Services
from tercet.server.table.bots import SeatedBot
from tercet.server.table.fairness.lines import LinesAtTable
from tercet.server.table.mailbox import Mailbox
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.table.result import result_of
from tercet.server.table.seats import Seats, closed_up, is_free
from tercet.server.wire.messages import Settings
from tercet.standing.ratings import RATED_PLAYERS
from tercet.storage.ownership import refused_number
from tercet.storage.rows import EventRow, Part
from tercet.storage.standing.results import ended_game
from tercet.storage.tables import changed_table
from tercet.tables import new_table


class GameAtTable:
    """What is played; there is no mailbox before the start.

    `ended` is called when the end is stored, `stale` when another process owns the table, `endless`
    with the reason why a game may not go on, `broke` with an unexpected exception.
    """

    def __init__(
        self,
        record: TableRecord,
        presence: Presence,
        services: Services,
        ended: Callable[[], None],
        stale: Callable[[], None],
        endless: Callable[[str], None],
        broke: Callable[[Exception], None],
    ) -> None:
        self._record, self._presence, self._services = record, presence, services
        self._ended, self._stale, self._endless = ended, stale, endless
        self._broke = broke
        self.mailbox: Mailbox | None = None
        self._bots: dict[int, SeatedBot] = {}
        self._closed = False
        self.lines = LinesAtTable(record, presence, services.metrics, services.clock)

    # --- Beginning ---------------------------------------------------------------------------

    def restore(
        self, table: Table, events: tuple[EventRow, ...], refused: Mapping[int, int]
    ) -> None:
        """Go on with a game that was replayed from what is stored."""
        mailbox = self._open(table)
        mailbox.remember(events)
        mailbox.remember_refused(refused)

    def check_start(self, visitor: Visitor) -> None:
        """Refuse a start by anybody but the host, or with those who sit now."""
        record = self._record
        record.must_host(visitor.person)
        record.must_be("waiting")
        seats = closed_up(record.seats)
        if record.settings.rated and len(seats) not in RATED_PLAYERS:
            raise IllegalAction("rated_alone")
        self._dealt(seats)

    @property
    def begins_a_race(self) -> bool:
        """Whether those who sit would race each other for the first SET (BASE-1a)."""
        facts = find_game(self._record.settings.game).facts
        return facts.opens_with_race and len(closed_up(self._record.seats)) > 1

    def _dealt(self, seats: Seats) -> Table:
        record, facts = self._record, find_game(self._record.settings.game).facts
        seconds = self._services.limits.count_down_s if facts.opens_with_race else 0
        count_down_ms = min(60_000, max(1000, round(seconds * 1000))) if seconds else 0
        packs = () if record.row.arranged is None else (read_pack(record.row.arranged),)
        return deal(record.settings, seats, record.seed, count_down_ms=count_down_ms, packs=packs)

    async def start(self, may_deal: Callable[[Seats], bool]) -> bool:
        """Deal to those who sit, if they may be dealt to; return whether that is done."""
        record = self._record
        async with record.lock:
            record.must_be("waiting")
            seats = closed_up(record.seats)
            if not may_deal(seats):
                return False
            table = self._dealt(seats)
            header = to_json(table.header).decode()
            now = now_ms()
            await record.change(seats=seats, status="playing", header=header, started_ms=now)
            mailbox = self._open(table)
        for each in self._presence.visitors:
            mailbox.audience[each] = record.seat_of(each.person)
        mailbox.run_clock()
        return True

    def tell_deal(self) -> None:
        """Show everybody how the game begins."""
        mailbox = self.mailbox
        assert mailbox is not None
        for visitor in self._presence.visitors:
            visitor.tell(mailbox.deal(mailbox.audience[visitor]))
        self._wake_bots()

    def _open(self, table: Table) -> Mailbox:
        row, services = self._record.row, self._services
        self.mailbox = mailbox = Mailbox(
            row.id,
            row.number,
            table,
            services.journal,
            services.metrics,
            services.clock,
            services.limits,
            weigh=self.lines.weigh,
            refused=partial(refused_number, row.number) if services.shared else None,
        )
        mailbox.after = self._after_commit
        mailbox.closing = self._closing
        mailbox.on_stale = lambda _: self._stale()
        mailbox.on_endless = self._endless
        mailbox.on_broken = self._broke
        seats = self._record.seats
        self._bots = {
            seat.seat: self._seated_bot(key, seat.seat)
            for seat in seats
            if (key := seat.house_bot) is not None
        }
        return mailbox

    def _seated_bot(self, key: str, seat: int) -> SeatedBot:
        game, thinkers = self._record.settings.game, self._services.thinkers
        people = frozenset(each.seat for each in self._record.seats if each.is_person)
        return SeatedBot(game, key, seat, thinkers, self._bot_acts, self._bot_fails, people)

    # --- Playing -----------------------------------------------------------------------------

    def seat_of(self, visitor: Visitor) -> tuple[Mailbox, int]:
        """The mailbox and the seat that a visitor plays from; refused to all others."""
        mailbox = self.mailbox
        if mailbox is None:
            raise IllegalAction("not_started")
        seat = mailbox.audience.get(visitor)
        if seat is None:
            raise IllegalAction("not_seated" if visitor in mailbox.audience else "not_joined")
        if self._record.row.status == "abandoned":
            raise IllegalAction("table_abandoned")
        return mailbox, seat

    def welcome(self, visitor: Visitor, seat: int | None) -> None:
        """A connection has joined: start the clock, and take a player who had left back in."""
        mailbox = self.mailbox
        if mailbox is None:
            return
        mailbox.audience[visitor] = seat
        self.lines.weigh_anew()
        if self._record.status != "playing":
            return
        if mailbox.endless is not None:
            self._endless(mailbox.endless)
            return
        mailbox.run_clock()
        self._wake_bots()
        self.leave_for_nobody()
        if seat is not None and seat in mailbox.table.state.away:
            self.act_for(seat, Return())

    def leave_for_nobody(self) -> None:
        """A seat that its guest gave up for another one at this table does not play on."""
        if self.mailbox is None or self._record.status != "playing":
            return
        for seat in filter(is_free, self._record.seats):
            if seat.seat not in self.mailbox.table.state.away:
                self.act_for(seat.seat, Leave())

    def forget(self, visitor: Visitor) -> None:
        """A connection has left: send it nothing more. A game with nobody at it stands still."""
        if self.mailbox is not None:
            self.mailbox.audience.pop(visitor, None)
            self.lines.weigh_anew()
            if not self._presence.visitors:
                self.mailbox.stop_clock()

    def awaited(self) -> list[str]:
        """The people who play and have not left the game."""
        if self.mailbox is None or self._record.status != "playing":
            return []
        away = self.mailbox.table.state.away
        seats = [seat for seat in self._record.seats if seat.seat not in away]
        return [seat.person for seat in seats if seat.person is not None]

    def act_for(self, seat: int, act: Leave | Return) -> None:
        """Say for a player that they have gone or are back."""
        assert self.mailbox is not None
        try:
            self.mailbox.offer(seat, act)
        except TercetError:
            return  # the game is over, or the player had said so already

    def _wake_bots(self) -> None:
        """Let every bot see what has happened, as long as somebody is here to play with it."""
        if not self._bots or self.mailbox is None or not self._presence.visitors:
            return
        if self._closed or self._record.status != "playing":
            return
        late = self.lines.bot_delay_s if self.mailbox.game.claims.active else 0.0
        for bot in list(self._bots.values()):
            bot.show(self.mailbox, round(late * 1000))

    def _bot_acts(self, seat: int, act: Act, seen: int) -> bool:
        mailbox = self.mailbox
        if mailbox is None or self._record.status != "playing":
            return True
        try:
            mailbox.offer(seat, act, seen)
        except TercetError:
            return False
        return True

    def _bot_fails(self, seat: int) -> None:
        self._bots.pop(seat).leave()
        self.act_for(seat, Leave())

    # --- Ending ------------------------------------------------------------------------------

    def _closing(self, outcome: Outcome) -> Part:
        assert self.mailbox is not None
        over = _over(outcome)
        part = changed_table(self._record.row.number, over)
        part.last = ended_game(result_of(self._record, self.mailbox.table, outcome)).last
        return part

    def _after_commit(self, mailbox: Mailbox) -> None:
        outcome = mailbox.outcome
        if outcome is None:
            self._wake_bots()
        elif self._record.status == "playing":
            self._record.row = replace(self._record.row, **_over(outcome))
            mailbox.close()
            self._ended()

    def drop(self) -> None:
        """Store and tell nothing more of a game that is in an unknown state."""
        if self.mailbox is not None:
            self.mailbox.drop()

    def close(self) -> None:
        """Stop the clock and the bots."""
        self._closed = True
        for bot in self._bots.values():
            bot.leave()
        if self.mailbox is not None:
            self.mailbox.close()


def deal(
    settings: Settings,
    seats: Seats,
    seed: bytes,
    *,
    count_down_ms: int = 0,
    packs: tuple[tuple[str, ...], ...] = (),
) -> Table:
    """The table of the engine for these seats; refuses what the game does not offer.

    `count_down_ms` passes before each further deal of a match (BASE-1a). `packs` are arranged: a
    race is played on the pack of an earlier game.
    """
    match = {"count_down_ms": count_down_ms, **settings.match}
    return new_table(
        settings.game,
        [seat.name for seat in seats],
        seed,
        edition=settings.edition or DEFAULT_EDITION,
        options=settings.options,
        match=match,
        nonces=[seat.nonce for seat in seats],
        fair_lag=settings.fair_lag != "off",
        piles=packs,
    )


def read_pack(arranged: str) -> tuple[str, ...]:
    """An arranged pack as it is stored."""
    pack: tuple[str, ...] = from_json(arranged, tuple[str, ...])
    return pack


def _over(outcome: Outcome) -> dict[str, str | int | None]:
    text = to_json(outcome).decode()
    return {"status": "over", "outcome": text, "ended_ms": now_ms(), "code": None}
