"""A game in progress, without I/O: it takes acts and the time, and returns batches and news.

Acts are applied as they come, on top of what is not stored yet. The host stores each batch of
entries (`take_batch`) and then says that it is `committed`: only now are answers and news due, so
that nothing is told which a crash could take back. A batch that cannot be stored is rolled back.

Every method that depends on the time takes `now`, the host's clock in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from tercet.engine.acts import Act, Acts, Entry, Leave
from tercet.engine.events import Outcome, View
from tercet.engine.game import Events, Game, Meaning
from tercet.engine.table import SeenStep, Step, Table
from tercet.engine.wire import decoder
from tercet.errors import IllegalAction, TercetError
from tercet.programs.protocol import Id
from tercet.room.bounds import Bounds
from tercet.room.claims import ClaimArbiter, Claims, Offer, Weigh
from tercet.room.limits import RoomLimits
from tercet.room.numbering import Numbering
from tercet.server.wire.messages import ActRequest, Done, Steps

#: After a failure to store, deadlines wait this long.
_RETRY_MS: Final = 1000.0
#: Clocks are floats: a moment is reached if less than this is missing.
_ROUNDING_MS: Final = 0.001

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Stored:
    """The state of a game after its last stored entry."""

    state: Any
    seq: int
    at: int


@dataclass(frozen=True, slots=True)
class StoredAct:
    """An entry to store, and the number by which the client of its seat knows it, if any."""

    entry: Entry
    client_seq: int | None = None

    @property
    def client(self) -> int | None:
        """The seat whose client knows it by that number."""
        return None if self.client_seq is None else self.entry.seat


@dataclass(frozen=True, slots=True)
class Answer(Generic[C]):
    """The answer to a request: `Done` or a refusal."""

    to: C
    id: Id
    result: Done | TercetError


@dataclass(slots=True)
class Batch(Generic[C]):
    """Entries that are stored together, and the answers that wait for them."""

    acts: list[StoredAct] = field(default_factory=list)
    #: By seat, the highest number of a client when one of its acts was refused.
    refused: dict[int, int] = field(default_factory=dict)
    answers: list[Answer[C]] = field(default_factory=list)
    after: Stored | None = None


@dataclass(frozen=True, slots=True)
class Told(Generic[C]):
    """Messages after a commit: the answers, then the news by viewer."""

    answers: list[Answer[C]]
    news: Mapping[int | None, Steps]


class Observer(Protocol):
    """Receives what happens to acts, for metrics and traces."""

    def entered(self, seat: int, client_seq: int, seq: int) -> None:
        """An act of a client is an entry now."""

    def refused(self, seat: int, client_seq: int, code: str) -> None:
        """An act of a client was refused."""

    def judged(self, waited_ms: int, *, turned: bool) -> None:
        """Claims were judged."""


class Unobserved:
    """An observer that notes nothing."""

    def entered(self, seat: int, client_seq: int, seq: int) -> None:
        """Do nothing."""

    def refused(self, seat: int, client_seq: int, code: str) -> None:
        """Do nothing."""

    def judged(self, waited_ms: int, *, turned: bool) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A stored state, for questions; it is frozen, so that any thread may answer them."""

    _game: Game[Any, Any]
    _state: Any
    _read: Callable[[msgspec.Raw], Act]

    def legal(self, seat: int) -> Acts:
        """Return what a seat may do."""
        return self._game.legal(self._state, seat)

    def preview(self, seat: int, act: msgspec.Raw) -> Events:
        """Return what an act of this seat would do, as far as its player may know that."""
        return self._game.preview(self._state, seat, self._read(act))

    def hints(self, seat: int, act: msgspec.Raw) -> tuple[str, ...]:
        """Return what may be added to an act that this seat has begun."""
        return self._game.hints(self._state, seat, self._read(act))

    def meanings(self, seat: int, act: msgspec.Raw) -> tuple[Meaning, ...]:
        """Return what the open thing of an act of this seat may stand for."""
        return self._game.meanings(self._state, seat, self._read(act))


class LiveGame(Generic[C]):
    """A table of the engine with a clock and an audience of connections (`C`)."""

    def __init__(
        self,
        id_: str,
        table: Table,
        limits: RoomLimits,
        *,
        weigh: Weigh = dict,
        observer: Observer | None = None,
        notes_refusals: bool = False,
    ) -> None:
        self.id, self.table, self._limits = id_, table, limits
        self._observer = observer or Unobserved()
        #: Whether the numbers of refused acts are stored, too.
        self._notes_refusals = notes_refusals
        self.audience: dict[C, int | None] = {}
        self.stored = Stored(table.state, table.seq, table.at)
        self.claims = ClaimArbiter(table, self._pass_time, weigh, self._observer)
        self._bounds = Bounds(limits, table.entries)
        self._numbering = Numbering(table)
        self._batch: Batch[C] = Batch()
        self._flying: Batch[C] | None = None
        self._ready: list[Answer[C]] = []
        self._accepted: dict[tuple[int, int], int] = {}
        self._highest: dict[int, int] = {}
        self._acts: msgspec.json.Decoder[Act] = decoder(table.game.act_type)
        self._origin: float | None = None
        self._not_before = 0.0

    def remember(self, seat: int, client_seq: int, seq: int) -> None:
        """Know again which act of a client a stored entry was."""
        self._accepted[seat, client_seq] = seq
        self.remember_refused({seat: client_seq})

    def remember_refused(self, numbers: Mapping[int, int]) -> None:
        """Know again which numbers of each seat were used by acts that were refused."""
        for seat, number in numbers.items():
            self._highest[seat] = max(number, self._highest.get(seat, 0))

    # --- Time --------------------------------------------------------------------------------

    def time(self, now: float) -> int:
        """Return table time; it does not pass before the clock runs."""
        if self._origin is None:
            return self.table.at
        return max(self.table.at, int(now - self._origin + _ROUNDING_MS))

    @property
    def runs(self) -> bool:
        """Whether table time passes."""
        return self._origin is not None

    def run_clock(self, now: float) -> None:
        """Let table time pass from here on."""
        if self._origin is None:
            self._origin = now - self.table.at

    def stop_clock(self, now: float) -> None:
        """Stop table time; claims that wait are judged."""
        self.claims.settle(self.time(now))
        self.table.at = self.time(now)
        self._origin = None

    @property
    def due(self) -> float | None:
        """When `ring` has something to do, by the host's clock; None for never."""
        if self._origin is None:
            return None
        if self.claims.due is not None:  # a deadline queues behind a claim
            return self._origin + self.claims.due
        deadline = self.table.deadline if self._bounds.reason is None else None
        if deadline is None:
            return None
        return max(self._origin + deadline.at, self._not_before)

    def ring(self, now: float) -> None:
        """Judge claims and let deadlines run out, as far as they are due."""
        if self._origin is None:
            return
        time = self.time(now)
        if self.claims.due is not None and time >= self.claims.due:
            self.claims.settle(time)
        if not self.claims.waits:
            self._pass_time(time)

    def _pass_time(self, time: int) -> None:
        """Let deadlines run out; a game that only the clock plays has an end."""
        while self._bounds.reason is None:
            due = self.table.deadline
            if due is None or due.at > time:
                return
            for step in self.table.tick(max(due.at, self.table.at)):
                self._keep(step)

    # --- What comes in -----------------------------------------------------------------------

    def act(self, who: C, seat: int, request: ActRequest, now: float) -> None:
        """Handle an act of a client; its answer is ready at once, or after a commit."""
        time = self.time(now)
        if not self.claims.active:
            self._act_now(who, seat, request, time)
        elif self.claims.is_full:
            self._answer(who, request.id, IllegalAction("too_fast"))
        elif not self._waits(who, seat, request, time):
            self._act_now(who, seat, request, time)

    def _waits(self, who: C, seat: int, request: ActRequest, time: int) -> bool:
        number = request.client_seq
        if (seat, number) in self._accepted:
            return False

        def offer() -> Offer:
            seen = self.entry_of(seat, request.seen)
            try:
                act = self._read(request.act)
            except TercetError:
                act = None  # it is refused as soon as it is entered
            return Offer(seat, act, seen, number, partial(self._act_now, who, seat, request))

        return self.claims.takes(offer, seat, number, time)

    def _act_now(
        self,
        who: C,
        seat: int,
        request: ActRequest,
        time: int,
        at: int | None = None,
        claims: Claims = (),
    ) -> None:
        try:
            result: Done | TercetError = self._act_once(seat, request, time, at, claims)
        except TercetError as error:
            result = error
            self._observer.refused(seat, request.client_seq, error.code)
            if self._notes_refusals and request.client_seq == self._highest.get(seat):
                self._batch.refused[seat] = request.client_seq
        self._answer(who, request.id, result)

    def _act_once(
        self, seat: int, request: ActRequest, time: int, at: int | None, claims: Claims
    ) -> Done:
        number = request.client_seq
        seq = self._accepted.get((seat, number))
        if seq is None:
            highest = self._highest.get(seat, 0)
            if number <= highest:
                raise IllegalAction("client_seq_old", client_seq=number, highest=highest)
            self._highest[seat] = number
            act, seen = self._read(request.act), self.entry_of(seat, request.seen)
            seq = self._enter(seat, act, time, seen, number, at, claims)
            self._accepted[seat, number] = seq
            self._observer.entered(seat, number, seq)
        told = self._numbering.number(seat, seq)
        return Done(id=request.id, table=self.id, client_seq=number, seq=told)

    def _read(self, raw: msgspec.Raw) -> Act:
        try:
            return self._acts.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self.table.game.read_act(raw)  # raises what can be told

    def offer(self, seat: int, act: Act, now: float, seen: int | None = None) -> None:
        """Handle an act of a bot, or one that is entered for a player; a refusal is raised."""
        time = self.time(now)

        def enter(time: int, at: int | None, claims: Claims) -> None:
            with suppress(TercetError):  # the bot sees the state after the verdict
                self._enter(seat, act, time, seen, None, at, claims)

        if not self.claims.takes(lambda: Offer(seat, act, seen, None, enter), seat, None, time):
            self._enter(seat, act, time, seen)

    def _enter(
        self,
        seat: int,
        act: Act,
        time: int,
        seen: int | None = None,
        client_seq: int | None = None,
        at: int | None = None,
        claims: Claims = (),
    ) -> int:
        """Make an entry of an act; after a verdict on claims it has the moment `at`."""
        if at is None:
            self._pass_time(time)
            at = time
        at = max(at, self.table.at)
        if not self._bounds.allows(seat, at):
            self._send_away(seat, at)
            raise IllegalAction("seat_acts_too_often")
        step = self.table.act(seat, act, at, seen, claims)
        self._keep(step, client_seq)
        return step.seq

    def _send_away(self, seat: int, at: int) -> None:
        """Let the game go on without a seat that has done more than any player could."""
        if seat not in self.table.state.away and self.table.outcome is None:
            self._keep(self.table.act(seat, Leave(), at))

    def _keep(self, step: Step, client_seq: int | None = None) -> None:
        assert step.entry is not None
        self._bounds.count(step.entry)
        self._batch.acts.append(StoredAct(step.entry, client_seq))

    def _answer(self, who: C, id_: Id, result: Done | TercetError) -> None:
        """Answer at once if that speaks of what is stored, else when it is."""
        if self.has_batch:
            answers = self._batch.answers
        elif self._flying is not None:
            answers = self._flying.answers
        else:
            answers = self._ready
        answers.append(Answer(who, id_, result))

    def take_ready(self) -> list[Answer[C]]:
        """Return the answers that wait for no commit."""
        ready, self._ready = self._ready, []
        return ready

    # --- Storing -----------------------------------------------------------------------------

    @property
    def has_batch(self) -> bool:
        """Whether there is something to store."""
        return bool(self._batch.acts or self._batch.refused)

    def take_batch(self) -> Batch[C]:
        """Return what is to be stored now; what comes later belongs to the next batch."""
        batch, self._batch = self._batch, Batch()
        if self.table.seq != self.stored.seq + len(batch.acts):
            raise RuntimeError("an entry is missing in the batch")
        batch.after = Stored(self.table.state, self.table.seq, self.table.at)
        self._flying = batch
        return batch

    def committed(self, now: float) -> Told[C]:
        """Note that the batch is stored; return the messages that are due now."""
        batch, self._flying = self._flying, None
        assert batch is not None
        assert batch.after is not None
        first, self.stored = self.stored.seq + 1, batch.after
        return Told(batch.answers, self._news(first, now))

    def roll_back(self, now: float) -> list[Answer[C]]:
        """The batch is not stored: return to what is, and return the answers that are void."""
        batch, self._flying = self._flying, None
        assert batch is not None
        if not (batch.acts or batch.refused):  # an earlier failure has undone it already
            return []
        later, self._batch = self._batch, Batch()
        last, table = self.stored, self.table
        table.state, table.at = last.state, last.at
        del table.steps[last.seq + 1 :]
        self._bounds = Bounds(self._limits, table.entries)
        self._numbering.forget_after(last.seq)
        self._accepted = {key: seq for key, seq in self._accepted.items() if seq <= last.seq}
        self._not_before = now + _RETRY_MS
        return [*batch.answers, *later.answers]

    # --- News and views ----------------------------------------------------------------------

    def _news(self, first: int, now: float) -> Mapping[int | None, Steps]:
        steps = self.table.steps[first : self.stored.seq + 1]
        if not steps:
            return {}
        viewers = {*self.audience.values()}
        if not self.table.game.facts.hidden and all(step.public for step in steps):
            seen = tuple([SeenStep(step.seq, step.at, step.events) for step in steps])
            return dict.fromkeys(viewers, self._steps(seen, None, self.stored.seq, now))
        told = {viewer: self._numbering.seen(viewer, steps) for viewer in viewers}
        # A sealed act is a secret: others get no news of it (CHIP-9a).
        return {
            viewer: self._steps(seen, viewer, self.seq_for(viewer), now)
            for viewer, seen in told.items()
            if seen
        }

    def _steps(self, seen: tuple[SeenStep, ...], viewer: int | None, seq: int, now: float) -> Steps:
        view, time = self.view(viewer), self.time(now)
        return Steps(table=self.id, seq=seq, now=time, steps=seen, view=view)

    def deal(self, viewer: int | None, now: float) -> Steps:
        """Return the news of the deal."""
        return self._steps(self.seen_by(viewer, -1, 1) or (), viewer, 0, now)

    def view(self, viewer: int | None) -> View:
        """Return what a seat, or None for a spectator, may know of what is stored."""
        return self.table.game.view(self.stored.state, viewer)

    def legal(self, seat: int) -> Acts:
        """Return what a seat may do in what is stored."""
        return self.table.game.legal(self.stored.state, seat)

    def asked(self) -> Asked:
        """Return the stored state, for questions that are answered elsewhere."""
        return Asked(self.table.game, self.stored.state, self._read)

    def seen_by(self, viewer: int | None, seen: int, most: int) -> tuple[SeenStep, ...] | None:
        """Return what a viewer may know of all after a number; None if that is too long ago."""
        newest = self.seq_for(viewer)
        if seen > newest or newest - seen > most:
            return None
        first = self._numbering.seq(viewer, seen) + 1
        return self._numbering.seen(viewer, self.table.steps[first : self.stored.seq + 1])

    def seq_for(self, viewer: int | None) -> int:
        """Return the number by which a viewer knows the last stored entry they know of."""
        return self._numbering.number(viewer, self.stored.seq)

    def entry_of(self, viewer: int | None, number: int | None) -> int | None:
        """Return the entry that a viewer knows by this number."""
        return None if number is None else self._numbering.seq(viewer, number)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, once the end is stored."""
        return self.table.game.outcome(self.stored.state)

    @property
    def endless(self) -> str | None:
        """Why the game may not go on although it has no outcome, by a code; else None."""
        reason = self._bounds.reason
        return None if reason is None or self.table.outcome is not None else reason

    def highest(self, seat: int | None) -> int:
        """Return the highest number that a client of this seat has used."""
        return 0 if seat is None else self._highest.get(seat, 0)
