"""A table in the page: one person, bots around them, and a clock that runs while they are here.

It hosts a `LiveGame` for one connection and sends the messages of a server. Nothing here waits:
whoever runs it says what time it is, asks when there is something to do, and keeps what is to be
kept before anything is told.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from tercet.bots.human.names import bot_name
from tercet.bots.players import Bot, check_bot, new_bot
from tercet.editions import DEFAULT_EDITION
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.chance import SEED_BYTES, commitment, read_seed
from tercet.engine.table import Table
from tercet.engine.wire import from_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.games import find_game
from tercet.games.coopset.results import TeamStanding
from tercet.page.kept import KeptGame, KeptLine, KeptSeat, Outgoing
from tercet.programs.protocol import Id, Refused
from tercet.room.bots import BotSeat
from tercet.room.game import Asked, LiveGame
from tercet.room.limits import RoomLimits
from tercet.server.wire.messages import (
    ActRequest,
    Bye,
    Joined,
    SeatInfo,
    TableChanged,
    TableInfo,
)
from tercet.tables import new_table, open_table

LIMITS: Final = RoomLimits()
#: The only connection of a table in the page.
YOU: Final = "you"
_log = logging.getLogger("tercet.page")


@dataclass(frozen=True, slots=True)
class PageBot:
    """A bot, and when it thinks and acts."""

    mind: Bot
    seat: BotSeat


class PageTable:
    """One table; `out` is where everything goes that leaves it."""

    def __init__(self, kept: KeptGame, out: Outgoing, lines: Iterable[str] = ()) -> None:
        self.kept, self._out = kept, out
        self.here = False
        self.standing: TeamStanding | None = None
        self.game: LiveGame[str] | None = None
        #: When the cards are dealt, while everybody counts down (BASE-1a).
        self._deal_at: float | None = None
        self._bots: dict[int, PageBot] = {}
        if kept.header is not None:
            self._restore(kept, lines)

    def _restore(self, kept: KeptGame, lines: Iterable[str]) -> None:
        assert kept.header is not None
        table = open_table(kept.header, read_seed(kept.seed), kept.names)
        known = [from_json(text, KeptLine) for text in lines]
        for line in known:
            table.replay(line.entry(table.game))
        game = self._take_up(table)
        for line in known:
            if line.number is not None and line.seat is not None:
                game.remember(line.seat, line.number, line.seq)

    def _take_up(self, table: Table) -> LiveGame[str]:
        self.game = game = LiveGame[str](self.kept.id, table, LIMITS)
        people = frozenset(at for at, seat in enumerate(self.kept.seats) if seat.person)
        key = self.kept.settings.game
        self._bots = {
            at: PageBot(
                new_bot(key, seat.bot, secrets.token_bytes(SEED_BYTES), people), BotSeat(at)
            )
            for at, seat in enumerate(self.kept.seats)
            if seat.bot
        }
        return game

    # --- Coming and going --------------------------------------------------------------------

    def join(self, seen: int | None, id_: Id, now: float) -> Joined:
        """Let the person come (back): the clock runs."""
        self.here = True
        if self.kept.status == "playing":
            self._run(now)
            game, seat = self._playing, self.seat
            if seat is not None and seat in game.table.state.away:
                game.offer(seat, Return(), now)
                self._store(now)
        return self._joined(seen, id_, now)

    def depart(self, now: float) -> None:
        """Let the person go: the table stands still until they are back."""
        if self.game is not None:
            self.game.stop_clock(now)
            self.game.audience.clear()
        self.here, self._deal_at = False, None

    def _joined(self, seen: int | None, id_: Id, now: float) -> Joined:
        game, seat = self.game, self.seat
        after = -1 if seen is None else seen
        return Joined(
            id=id_,
            info=self.info(now),
            seat=seat,
            host=True,
            client_seq=game.highest(seat) if game else 0,
            seq=game.seq_for(seat) if game else 0,
            now=self.now(now),
            steps=game.seen_by(seat, after, LIMITS.resume_steps) if game else (),
            view=game.view(seat) if game else None,
            chat=(),
        )

    # --- Before the start --------------------------------------------------------------------

    def sit(self, name: str, wanted: int | None, nonce: str, now: float) -> None:
        """Take a seat."""
        self._must_wait()
        if self.seat is not None:
            raise IllegalAction("already_seated")
        self._seat(self._free(wanted), KeptSeat(name, person=True, nonce=nonce), now)

    def give_nonce(self, nonce: str, now: float) -> None:
        """Store the nonce of the person's seat; the same one may be sent again."""
        if self.seat is None:
            raise IllegalAction("not_seated")
        seat = self.kept.seats[self.seat]
        if seat.nonce == nonce:
            return
        self._must_wait()
        if seat.nonce:
            raise IllegalAction("nonce_given")
        seats = self.kept.seats
        given = replace(seat, nonce=nonce)
        self._change(now, seats=(*seats[: self.seat], given, *seats[self.seat + 1 :]))

    def stand(self, now: float) -> None:
        """Give the seat back."""
        self._must_wait()
        if self.seat is None:
            raise IllegalAction("not_seated")
        self._seat(self.seat, KeptSeat(), now)

    def add_bot(self, key: str, wanted: int | None, now: float) -> None:
        """Let a bot sit down."""
        self._must_wait()
        check_bot(self.kept.settings.game, key)
        taken = [seat.name for seat in self.kept.seats]
        self._seat(self._free(wanted), KeptSeat(bot_name(key, taken), bot=key), now)

    def remove_bot(self, number: int, now: float) -> None:
        """Send a bot away."""
        self._must_wait()
        if self._the_seat(number).bot is None:
            raise IllegalAction("no_bot_there", seat=number)
        self._seat(number, KeptSeat(), now)

    def _must_wait(self) -> None:
        if self.kept.status != "waiting":
            raise IllegalAction("not_now", status=self.kept.status)

    def _free(self, wanted: int | None) -> int:
        if wanted is not None:
            if not self._the_seat(wanted).free:
                raise IllegalAction("seat_taken", seat=wanted)
            return wanted
        seats = self.kept.seats
        free = next((at for at, seat in enumerate(seats) if seat.free), None)
        if free is None:
            raise IllegalAction("table_full", seats=len(seats))
        return free

    def _the_seat(self, number: int) -> KeptSeat:
        if not 0 <= number < len(self.kept.seats):
            raise Unreadable("seat_unknown", seat=number, seats=len(self.kept.seats))
        return self.kept.seats[number]

    def _seat(self, number: int, seat: KeptSeat, now: float) -> None:
        seats = self.kept.seats
        self._deal_at = None
        self._change(now, seats=(*seats[:number], seat, *seats[number + 1 :]))

    # --- The start ---------------------------------------------------------------------------

    def start(self, now: float) -> None:
        """Deal to those who sit: a race after a count-down (BASE-1a)."""
        self._must_wait()
        self._dealt()
        if self._deal_at is not None:
            return
        if self._races:
            self._deal_at = now + LIMITS.count_down_s * 1000
            self._announce(now)
        else:
            self._deal(now)

    def stop_start(self, now: float) -> None:
        """Take the start back while it is counted down."""
        self._must_wait()
        self._deal_at = None
        self._announce(now)

    @property
    def _races(self) -> bool:
        facts = find_game(self.kept.settings.game).facts
        return facts.opens_with_race and len(self._taken) > 1

    @property
    def _taken(self) -> tuple[KeptSeat, ...]:
        return tuple(seat for seat in self.kept.seats if not seat.free)

    def _dealt(self) -> Table:
        settings, seats = self.kept.settings, self._taken
        opens_with_race = find_game(settings.game).facts.opens_with_race
        count_down = round(LIMITS.count_down_s * 1000) if opens_with_race else 0
        return new_table(
            settings.game,
            [seat.name for seat in seats],
            read_seed(self.kept.seed),
            edition=settings.edition or DEFAULT_EDITION,
            options=settings.options,
            match={"count_down_ms": count_down, **settings.match},
            nonces=[seat.nonce for seat in seats],
        )

    def _deal(self, now: float) -> None:
        self._deal_at = None
        table = self._dealt()
        self.kept = replace(self.kept, seats=self._taken, status="playing", header=table.header)
        self._out.keep(self.kept)
        game = self._take_up(table)
        self._run(now)
        self._announce(now)
        self._out.tell(game.deal(self.seat, now))

    # --- Playing -----------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Where the person sits."""
        return self.kept.seat

    @property
    def _playing(self) -> LiveGame[str]:
        if self.game is None:
            raise IllegalAction("not_started")
        return self.game

    def own(self) -> tuple[Asked, int]:
        """The stored state, and the seat of the person in it."""
        game = self._playing
        if self.seat is None:
            raise IllegalAction("not_seated")
        return game.asked(), self.seat

    def now(self, now: float) -> int:
        """Table time; it does not pass while nobody is here."""
        return 0 if self.game is None else self.game.time(now)

    def _run(self, now: float) -> None:
        game = self._playing
        game.audience[YOU] = self.seat
        if not game.runs:
            game.run_clock(now)
            self._show_bots(now)

    def act(self, request: ActRequest, now: float) -> None:
        """Handle an act of the person; `tell` answers it."""
        _, seat = self.own()
        self._playing.act(YOU, seat, request, now)

    # --- What there is to do -----------------------------------------------------------------

    def due(self, now: float) -> float | None:
        """In how many milliseconds there is something to do, or None."""
        if not self.here:
            return None
        if self._deal_at is not None:
            return max(0.0, self._deal_at - now)
        game = self.game
        if game is None or self.kept.status != "playing":
            return None
        at = game.time(now)
        waits = [due - at for each in self._bots.values() if (due := each.seat.due) is not None]
        if game.due is not None:
            waits.append(game.due - now)
        return max(0.0, min(waits)) if waits else None

    def ring(self, now: float) -> None:
        """Do the next thing that is due: never more than one bot thinks."""
        if self._deal_at is not None and now >= self._deal_at:
            self._deal(now)
        if self.kept.status != "playing" or not self.here:
            return
        game = self._playing
        game.ring(now)
        self._store(now)
        if game.outcome is None and not self._any_bot_acts(now):
            self._any_bot_thinks(now)

    def _any_bot_acts(self, now: float) -> bool:
        for bot in list(self._bots.values()):
            act = bot.seat.acts_now(self.now(now))
            if act is not None:
                self._bot_acts(bot.seat, act, now)
                return True
        return False

    def _bot_acts(self, bot: BotSeat, act: Act, now: float) -> None:
        try:
            self._playing.offer(bot.seat, act, now, bot.seen)
        except TercetError:  # somebody was faster, or it is too early
            if not bot.was_refused(self.now(now)):
                self._gets_up(bot, now)
        else:
            bot.was_accepted()

    def _any_bot_thinks(self, now: float) -> None:
        game, at = self._playing, self.now(now)
        for bot in list(self._bots.values()):
            if bot.seat.thinks_now(at, game.stored.seq):
                self._think(bot, now)
                return

    def _think(self, bot: PageBot, now: float) -> None:
        game, seat = self._playing, bot.seat.seat
        view = game.view(seat)
        try:
            acts = None if bot.mind.acts_in_view(view) else game.legal(seat)
            bot.seat.has_thought(bot.mind.answer(view, acts, self.now(now)))
        except Exception:
            _log.exception("a bot for %s failed", self.kept.settings.game)
            self._gets_up(bot.seat, now)

    def _gets_up(self, bot: BotSeat, now: float) -> None:
        """Let the game go on without a bot that cannot go on."""
        del self._bots[bot.seat]
        self._playing.offer(bot.seat, Leave(), now)

    def _show_bots(self, now: float) -> None:
        for bot in self._bots.values():
            bot.seat.change(self.now(now))

    # --- What goes out -----------------------------------------------------------------------

    def tell(self, now: float) -> None:
        """Keep what has happened, then tell it."""
        if self.game is not None:
            self._store(now)
            self._look_for_the_end(now)

    def _store(self, now: float) -> None:
        game = self._playing
        answers = game.take_ready()
        news = None
        if game.has_batch:
            for act in game.take_batch().acts:
                self._out.add(self.kept.id, act.entry, act.client_seq)
            told = game.committed(now)
            answers += told.answers
            news = told.news.get(self.seat)
            self._show_bots(now)
        for answer in answers:
            done = answer.result
            self._out.tell(refused(done, answer.id) if isinstance(done, TercetError) else done)
        if news is not None:
            self._out.tell(news)

    def _look_for_the_end(self, now: float) -> None:
        if self.kept.status != "playing":
            return
        game = self._playing
        outcome, reason = game.outcome, game.endless
        if outcome is not None:
            game.stop_clock(now)
            self._change(now, status="over", outcome=outcome, ended_ms=_wall_ms())
        elif reason is not None:
            game.stop_clock(now)
            self._change(now, status="abandoned", ended_ms=_wall_ms())
            self._out.tell(Bye(code=reason, text="", table=self.kept.id))

    def lead_on(self, next_id: str, now: float) -> None:
        """The next game is there."""
        self._change(now, next=next_id)

    def hand_over(self, id_: str, now: float) -> None:
        """The game has a place at a server, too."""
        self._change(now, handed=id_)

    def compare(self, standing: TeamStanding, now: float) -> None:
        """How the team did beside its earlier results (COOP-6b)."""
        self.standing = standing
        self._announce(now)

    def _change(self, now: float, **values: Any) -> None:
        self.kept = replace(self.kept, **values)
        self._out.keep(self.kept)
        self._announce(now)

    def _announce(self, now: float) -> None:
        self._out.tell(TableChanged(info=self.info(now), seat=self.seat, host=True))

    def info(self, now: float) -> TableInfo:
        """What is told of the table."""
        left = None if self._deal_at is None else max(0, round(self._deal_at - now))
        return table_info(self.kept, here=self.here, standing=self.standing, starts_in_ms=left)


def refused(error: TercetError, id_: Id) -> Refused:
    """An error as it is told; the browser makes the sentence of its code."""
    return Refused(id=id_, kind=error.kind, code=error.code, data=error.data, text="")


def table_info(
    kept: KeptGame,
    *,
    here: bool = False,
    standing: TeamStanding | None = None,
    starts_in_ms: int | None = None,
) -> TableInfo:
    """What is told of a table in the page; the seed only when all is over."""
    over = kept.status == "over"
    return TableInfo(
        table=kept.id,
        code=None,
        public=False,
        status=kept.status,
        settings=kept.settings,
        seats=tuple(_seat_info(seat, here) for seat in kept.seats),
        spectators=0,
        commitment=commitment(read_seed(kept.seed)),
        seed=kept.seed if over else None,
        outcome=kept.outcome if over else None,
        next=kept.next,
        standing=standing,
        starts_in_ms=starts_in_ms,
    )


def _seat_info(seat: KeptSeat, here: bool) -> SeatInfo:
    present = seat.bot is not None or (seat.person and here)
    name = None if seat.free else seat.name
    nonce = bool(seat.nonce) if seat.person else UNSET
    return SeatInfo(name, seat.bot, present, seat.person, nonce=nonce)


def _wall_ms() -> int:
    return int(time.time() * 1000)
