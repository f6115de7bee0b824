"""A table in the page: one person, bots around them, and a clock that runs while they are here.

It does what a room of a server does, for one visitor, and says it in the same messages. Nothing
here waits: whoever runs it says what time it is, asks when there is something to do, and keeps
what is to be kept before anything is said.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tercet.bots.human.names import bot_name
from tercet.bots.players import check_bot, new_bot
from tercet.editions import DEFAULT_EDITION
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.chance import SEED_BYTES, commitment, read_seed
from tercet.engine.table import Step, Table
from tercet.engine.wire import from_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.games import find_game
from tercet.games.coopset.results import TeamStanding
from tercet.page.bot import PageBot
from tercet.page.kept import KeptGame, KeptLine, KeptSeat, Outgoing
from tercet.server.guarding.limits import Limits
from tercet.server.table.bounds import Bounds
from tercet.server.table.numbering import Numbering
from tercet.server.wire.messages import (
    ActRequest,
    Bye,
    Done,
    Joined,
    SeatInfo,
    Steps,
    TableChanged,
    TableInfo,
)
from tercet.tables import new_table, open_table

LIMITS: Final = Limits()
_log = logging.getLogger("tercet.page")


class PageTable:
    """One table; `out` is where everything goes that leaves it."""

    def __init__(self, kept: KeptGame, out: Outgoing, lines: Iterable[str] = ()) -> None:
        self.kept, self._out = kept, out
        self.here = False
        self.standing: TeamStanding | None = None
        self.game: Table | None = None
        self._origin: float | None = None
        #: When the cards are dealt, while everybody counts down (BASE-1a).
        self._deal_at: float | None = None
        self._bots: dict[int, PageBot] = {}
        self._accepted: dict[int, int] = {}
        if kept.header is not None:
            self._restore(kept, lines)

    def _restore(self, kept: KeptGame, lines: Iterable[str]) -> None:
        assert kept.header is not None
        game = open_table(kept.header, read_seed(kept.seed), kept.names)
        self._take_up(game)
        for text in lines:
            line: KeptLine = from_json(text, KeptLine)
            step = game.replay(line.entry(game.game))
            assert step.entry is not None
            self._bounds.count(step.entry)
            if line.number is not None:
                self._accepted[line.number] = step.seq
        self._told = game.seq

    def _take_up(self, game: Table) -> None:
        self.game, self._numbering = game, Numbering(game)
        self._bounds = Bounds(LIMITS)
        self._told = game.seq
        self._acts = game.game.act_type
        people = frozenset(at for at, seat in enumerate(self.kept.seats) if seat.person)
        key = self.kept.settings.game
        self._bots = {
            at: PageBot(new_bot(key, seat.bot, secrets.token_bytes(SEED_BYTES), people), at)
            for at, seat in enumerate(self.kept.seats)
            if seat.bot
        }

    # --- Coming and going --------------------------------------------------------------------

    def join(self, seen: int | None, id_: int | str | None, now: float) -> Joined:
        """The person comes (back): the clock runs."""
        self.here = True
        if self.kept.status == "playing":
            self._run(now)
            if self.seat is not None and self.seat in self._playing.state.away:
                self._enter(self.seat, Return(), now)
        return self._joined(seen, id_, now)

    def depart(self, now: float) -> None:
        """The person goes: the table stands still until they are back."""
        if self.game is not None:
            self.game.at = self.now(now)
        self.here, self._origin, self._deal_at = False, None, None

    def _joined(self, seen: int | None, id_: int | str | None, now: float) -> Joined:
        game, seat = self.game, self.seat
        after = -1 if seen is None else seen
        self._told = game.seq if game else 0
        return Joined(
            id=id_,
            info=self.info(now),
            seat=seat,
            host=True,
            client_seq=max(self._accepted, default=0),
            seq=self._number(game.seq) if game else 0,
            now=self.now(now),
            steps=self._missed(after) if game else (),
            view=game.view(seat) if game else None,
            chat=(),
        )

    def _missed(self, seen: int) -> tuple[Any, ...] | None:
        game = self._playing
        newest = self._number(game.seq)
        if seen > newest or newest - seen > LIMITS.resume_steps:
            return None
        first = self._numbering.seq(self.seat, seen) + 1
        return self._numbering.seen(self.seat, game.steps[first:])

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
        game = self._dealt()
        kept = replace(self.kept, seats=self._taken, status="playing", header=game.header)
        self.kept = kept
        self._out.keep(kept)
        self._take_up(game)
        self._run(now)
        self._announce(now)
        self._told = -1
        self.tell(now)

    # --- Playing -----------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Where the person sits."""
        return self.kept.seat

    @property
    def _playing(self) -> Table:
        if self.game is None:
            raise IllegalAction("not_started")
        return self.game

    def own(self) -> tuple[Table, int]:
        """The game, and the seat of the person in it."""
        game = self._playing
        if self.seat is None:
            raise IllegalAction("not_seated")
        return game, self.seat

    def now(self, now: float) -> int:
        """Table time; it does not pass while nobody is here."""
        game = self.game
        if game is None:
            return 0
        return game.at if self._origin is None else max(game.at, int(now - self._origin))

    def _run(self, now: float) -> None:
        if self._origin is None:
            self._origin = now - self._playing.at
            for bot in self._bots.values():
                bot.change()

    def act(self, request: ActRequest, now: float) -> Done:
        """An act of the person; the same number again is the same act."""
        game, seat = self.own()
        number = request.client_seq
        seq = self._accepted.get(number)
        if seq is None:
            highest = max(self._accepted, default=0)
            if number <= highest:
                raise IllegalAction("client_seq_old", client_seq=number, highest=highest)
            act = self.read(request.act)
            seen = None if request.seen is None else self._numbering.seq(seat, request.seen)
            self._enter(seat, act, now, seen, number)
            seq = self._accepted[number] = game.seq
        return Done(id=request.id, table=self.kept.id, client_seq=number, seq=self._number(seq))

    def read(self, raw: msgspec.Raw) -> Act:
        """An act as the game reads it."""
        return self._playing.game.read_act(raw)

    def _enter(
        self,
        seat: int,
        act: Act,
        now: float,
        seen: int | None = None,
        number: int | None = None,
    ) -> None:
        game = self._playing
        at = self.now(now)
        self._pass_time(now)
        if not self._bounds.allows(seat, at):
            raise IllegalAction("seat_acts_too_often")
        self._keep(game.act(seat, act, at, seen), number)

    def _pass_time(self, now: float) -> None:
        game, at = self._playing, self.now(now)
        while self._bounds.reason is None and (due := game.deadline) and due.at <= at:
            for step in game.tick(max(due.at, game.at)):
                self._keep(step)

    def _keep(self, step: Step, number: int | None = None) -> None:
        assert step.entry is not None
        self._bounds.count(step.entry)
        self._out.add(self.kept.id, step.entry, number)
        for bot in self._bots.values():
            bot.change()

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
        at = self.now(now)
        waits = [bot.due(at) for bot in self._bots.values()]
        if (deadline := game.deadline) is not None:
            waits.append(max(0.0, deadline.at - at))
        return min((wait for wait in waits if wait is not None), default=None)

    def ring(self, now: float) -> None:
        """Do the next thing that is due: never more than one bot thinks."""
        if self._deal_at is not None and now >= self._deal_at:
            self._deal(now)
        if self.kept.status != "playing" or not self.here:
            return
        self._pass_time(now)
        if self.game is not None and self.game.outcome is None and not self._any_bot_acts(now):
            self._any_bot_thinks(now)

    def _any_bot_acts(self, now: float) -> bool:
        for bot in list(self._bots.values()):
            act = bot.act(self.now(now))
            if act is not None:
                self._bot_acts(bot, act, now)
                return True
        return False

    def _bot_acts(self, bot: PageBot, act: Act, now: float) -> None:
        try:
            self._enter(bot.seat, act, now, self._playing.seq)
            refused = False
        except TercetError:
            refused = True  # somebody was faster, or it is too early
        if not bot.heard(refused=refused):
            self._gets_up(bot, now)

    def _any_bot_thinks(self, now: float) -> None:
        game, at = self._playing, self.now(now)
        for bot in list(self._bots.values()):
            try:
                if bot.think(game, at):
                    return
            except Exception:
                _log.exception("a bot for %s failed", self.kept.settings.game)
                self._gets_up(bot, now)
                return

    def _gets_up(self, bot: PageBot, now: float) -> None:
        """The game goes on without a bot that cannot go on."""
        del self._bots[bot.seat]
        self._enter(bot.seat, Leave(), now)

    # --- What goes out -----------------------------------------------------------------------

    def tell(self, now: float) -> None:
        """Say what has happened since this was last asked, and how the table stands."""
        game = self.game
        if game is None or game.seq <= self._told:
            return
        records = self._numbering.seen(self.seat, game.steps[self._told + 1 :])
        self._told = game.seq
        if records:
            seq, view = self._number(game.seq), game.view(self.seat)
            at = self.now(now)
            self._out.tell(Steps(table=self.kept.id, seq=seq, now=at, steps=records, view=view))
        self._look_for_the_end(now)

    def _look_for_the_end(self, now: float) -> None:
        if self.kept.status != "playing":
            return
        outcome, reason = self._playing.outcome, self._bounds.reason
        if outcome is not None:
            self._origin = None
            self._change(now, status="over", outcome=outcome, ended_ms=_wall_ms())
        elif reason is not None:
            self._origin = None
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

    def _number(self, seq: int) -> int:
        return self._numbering.number(self.seat, seq)


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
