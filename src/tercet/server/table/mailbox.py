"""A game on the server: one mailbox, one owner, and nothing told before it is stored.

Acts are applied as they come, on top of what is not stored yet; their entries go into the next
batch of the journal. Views, acknowledgements and refusals wait for it: everything that leaves this
file speaks of a state that a crash cannot take back. If a batch is not stored, the game returns to
the last stored moment, and all who acted since are told that nothing happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import msgspec

from tercet.engine.acts import Act, Acts, Leave
from tercet.engine.events import Outcome, View
from tercet.engine.game import Events, Game, Meaning
from tercet.engine.table import SeenStep, Step, Table
from tercet.engine.wire import decoder, to_json
from tercet.errors import IllegalAction, TercetError
from tercet.programs.protocol import Reply
from tercet.server.guarding.limits import Limits
from tercet.server.journal import Journal
from tercet.server.running import tracing
from tercet.server.running.metrics import Metrics
from tercet.server.table.bounds import Bounds
from tercet.server.table.fairness.court import Claims, Court, Offered
from tercet.server.table.numbering import Numbering
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import ActRequest, Done, Steps
from tercet.storage.entries import to_row
from tercet.storage.rows import EventRow, Part
from tercet.storage.store import StaleOwner, StorageFailed, Undecided

#: After a failure to store, time is asked for again so much later.
_RETRY_S = 1.0


class Listener(Protocol):
    """A connection that frames are sent to."""

    def post(self, frames: bytes) -> None:
        """Send frames that are ready to go."""

    def refusal(self, error: TercetError, id_: int | str | None) -> Reply:
        """An error in the listener's language."""


class Stored(msgspec.Struct, frozen=True):
    """The game as it is stored: the state after an entry."""

    state: Any
    seq: int
    at: int


@dataclass(slots=True)
class Batch:
    """What was applied and is not stored yet, and what is to be said once it is."""

    rows: list[EventRow] = field(default_factory=list)
    answers: list[tuple[Listener, Reply]] = field(default_factory=list)
    after: Stored | None = None
    #: By seat, the highest number of a client when one of its acts was refused.
    numbers: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asked:
    """A stored moment of a game. It is frozen, so that any thread may work out the answers."""

    _game: Game[Any, Any]
    _state: Any
    _read: Callable[[msgspec.Raw], Act]

    def legal(self, seat: int) -> Acts:
        """What a seat may do."""
        return self._game.legal(self._state, seat)

    def preview(self, seat: int, act: msgspec.Raw) -> Events:
        """What an act of this seat would do, as far as its player may know that."""
        return self._game.preview(self._state, seat, self._read(act))

    def hints(self, seat: int, act: msgspec.Raw) -> tuple[str, ...]:
        """What may be added to an act that this seat has begun."""
        return self._game.hints(self._state, seat, self._read(act))

    def meanings(self, seat: int, act: msgspec.Raw) -> tuple[Meaning, ...]:
        """What the open thing of an act of this seat may stand for."""
        return self._game.meanings(self._state, seat, self._read(act))


class Mailbox:
    """A table of the engine with a clock, an audience and a place in the journal."""

    def __init__(
        self,
        id_: str,
        number: int,
        table: Table,
        journal: Journal,
        metrics: Metrics,
        clock: Callable[[], float],
        limits: Limits,
    ) -> None:
        self.id, self.number, self.table = id_, number, table
        self._journal, self._metrics, self._clock = journal, metrics, clock
        self._limits = limits
        self._bounds = Bounds(limits, table.entries)
        self.audience: dict[Listener, int | None] = {}
        self.stored = Stored(table.state, table.seq, table.at)
        self._numbering = Numbering(table)
        self._batch = Batch()
        self._flying: Batch | None = None
        #: What to store when an act was refused: nothing, where no other node owns it later.
        self.refused: Callable[[int, int], Part] | None = None
        self._accepted: dict[tuple[int, int], int] = {}
        self._highest: dict[int, int] = {}
        self._act_type = table.game.act_type
        self._acts: msgspec.json.Decoder[Act] = decoder(self._act_type)
        self._origin: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None
        #: Where claims wait for each other, on unequal lines.
        self.court = Court(table, self, metrics)
        #: Called after each batch that is stored, and when another owner has taken the table.
        self.after: Callable[[Mailbox], None] = _nothing
        self.on_stale: Callable[[Mailbox], None] = _nothing
        #: Called with the reason, by its code, when the game may not go on any longer.
        self.on_endless: Callable[[str], None] = lambda _: None
        #: Called when an unexpected exception has left the game in an unknown state.
        self.on_broken: Callable[[Exception], None] = _raise
        self._dropped = False
        #: What else to store when the game has ended.
        self.closing: Callable[[Outcome], Part] = lambda _: Part()

    def remember(self, events: Iterable[EventRow]) -> None:
        """Know again which act of which client each stored event was."""
        for row in events:
            if row.client is not None and row.client_seq is not None:
                self._remember(row.client, row.client_seq, row.seq)

    def remember_refused(self, numbers: Mapping[int, int]) -> None:
        """Know again which numbers of each seat were used up by acts that were refused."""
        for seat, number in numbers.items():
            self._highest[seat] = max(number, self._highest.get(seat, 0))

    # --- Time --------------------------------------------------------------------------------

    def now(self) -> int:
        """Table time; it does not pass before the first connection has joined."""
        if self._origin is None:
            return self.table.at
        return max(self.table.at, int(self._clock() * 1000 - self._origin))

    def run_clock(self) -> None:
        """Let table time pass from here on."""
        if self._origin is None:
            self._origin = self._clock() * 1000 - self.table.at
            self._arm()

    def stop_clock(self) -> None:
        """Stop table time; what has passed has passed."""
        if self._dropped:
            return
        self.court.settle()
        self.table.at = self.now()
        self._origin = None
        self._arm()

    def _arm(self) -> None:
        runs = self._origin is not None and self._bounds.reason is None
        due = self.table.deadline if runs else None
        when = None if due is None else due.at
        if when == self._due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._due = self._timer = None
        if when is not None:
            self._ring_in((when - self.now()) / 1000)
            self._due = when

    def _ring_in(self, seconds: float) -> None:
        self._timer = self.later(max(0.0, seconds) + 0.001, self._ring)

    def later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something of this game later; an exception breaks the game."""
        return asyncio.get_running_loop().call_later(seconds, self._call, do)

    def _call(self, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception as error:
            self.broke(error)

    def _ring(self) -> None:
        self._timer, self._due = None, None
        if self._origin is not None and not self.court.waits:  # a deadline queues behind a claim
            self.pass_time(self.now())
            self._arm()

    def pass_time(self, now: int) -> None:
        """Let every deadline run out that is due; a game that only the clock plays has an end."""
        while self._bounds.reason is None:
            due = self.table.deadline
            if due is None or due.at > now:
                return
            for step in self.table.tick(max(due.at, self.table.at)):
                self._keep(step)
        self._arm()

    # --- What comes in -----------------------------------------------------------------------

    def act(self, who: Listener, seat: int, request: ActRequest) -> None:
        """An act of a client; its answer is `Done` or a refusal, once that is safe to say."""
        if tracing.ON:
            tracing.ACTS.heard(self.id, seat, request.client_seq)
        with self._whole():
            if not self.court.sits:
                self._act_now(who, seat, request)
            elif self.court.is_full:
                self._answer(who, who.refusal(IllegalAction("too_fast"), request.id))
            elif not self._waits(who, seat, request):
                self._act_now(who, seat, request)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """An unexpected exception after something has changed breaks the game."""
        before = self.table.seq
        try:
            yield
        except TercetError:
            raise
        except Exception as error:
            if self.table.seq != before or self.court.waits:
                self.broke(error)
            raise

    def _waits(self, who: Listener, seat: int, request: ActRequest) -> bool:
        number = request.client_seq
        if (seat, number) in self._accepted:
            return False

        def offered() -> Offered:
            seen = None if request.seen is None else self._numbering.seq(seat, request.seen)
            try:
                act = self._read(request.act)
            except TercetError:
                act = None  # it is refused as soon as it is entered
            play = partial(self._act_now, who, seat, request)
            return Offered(seat, act, seen, number, play)

        return self.court.takes(offered, seat, number)

    def _act_now(
        self,
        who: Listener,
        seat: int,
        request: ActRequest,
        at: int | None = None,
        claims: Claims = (),
    ) -> None:
        try:
            answer: Reply = self._act_once(seat, request, at, claims)
        except TercetError as error:
            self._metrics.refusals.add()
            if tracing.ON:
                tracing.ACTS.refused(self.id, seat, request.client_seq, error.code)
            answer = who.refusal(error, request.id)
            if self.refused is not None and request.client_seq == self._highest.get(seat):
                self._batch.numbers[seat] = self._highest.get(seat, 0)
                self._journal.note(self)
        self._answer(who, answer)

    def _act_once(
        self, seat: int, request: ActRequest, at: int | None = None, claims: Claims = ()
    ) -> Done:
        number = request.client_seq
        seq = self._accepted.get((seat, number))
        if seq is None:
            highest = self._highest.get(seat, 0)
            if number <= highest:
                raise IllegalAction("client_seq_old", client_seq=number, highest=highest)
            self._highest[seat] = number
            act = self._read(request.act)
            seen = None if request.seen is None else self._numbering.seq(seat, request.seen)
            seq = self.enter(seat, act, seen, number, at, claims)
            self._accepted[seat, number] = seq
        told = self._numbering.number(seat, seq)
        return Done(id=request.id, table=self.id, client_seq=number, seq=told)

    def _read(self, raw: msgspec.Raw) -> Act:
        try:
            return self._acts.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self.table.game.read_act(raw)  # raises what can be told

    def offer(self, seat: int, act: Act, seen: int | None = None) -> None:
        """An act of a bot, or said for a player: it waits like others, or is entered at once."""

        def play(at: int | None, claims: Claims) -> None:
            with suppress(TercetError):  # whoever waited sees what has happened instead
                self.enter(seat, act, seen, None, at, claims)

        with self._whole():
            if not self.court.takes(lambda: Offered(seat, act, seen, None, play), seat, None):
                self.enter(seat, act, seen)

    def enter(
        self,
        seat: int,
        act: Act,
        seen: int | None = None,
        client_seq: int | None = None,
        at: int | None = None,
        claims: Claims = (),
    ) -> int:
        """Make an entry of an act; what no client numbers is a bot's, or said for a player.

        What was judged with `claims` has the moment of its verdict, `at`.
        """
        now = self.now() if at is None else max(at, self.table.at)
        if at is None:
            self.pass_time(now)
        if not self._bounds.allows(seat, now):
            self._send_away(seat, now)
            raise IllegalAction("seat_acts_too_often")
        step = self.table.act(seat, act, now, seen, claims)
        self._keep(step, None if client_seq is None else seat, client_seq)
        if tracing.ON and client_seq is not None:
            tracing.ACTS.entered(self.id, seat, client_seq, step.seq)
        self._arm()
        return step.seq

    def _keep(self, step: Step, client: int | None = None, client_seq: int | None = None) -> None:
        entry = step.entry
        assert entry is not None
        self._bounds.count(entry)
        self._batch.rows.append(to_row(self.number, entry, client, client_seq))
        self._journal.note(self)
        if self.endless is not None:
            self.on_endless(self.endless)

    def _send_away(self, seat: int, now: int) -> None:
        """The game goes on without a seat that has done more than any player could."""
        if seat not in self.table.state.away and self.table.outcome is None:
            self._keep(self.table.act(seat, Leave(), now))
            self._arm()

    def _remember(self, seat: int, client_seq: int, seq: int) -> None:
        self._accepted[seat, client_seq] = seq
        self._highest[seat] = max(client_seq, self._highest.get(seat, 0))

    def _answer(self, who: Listener, answer: Reply) -> None:
        """Say it at once if it speaks of what is stored, else when that is stored."""
        if self._batch.rows or self._batch.numbers:
            self._batch.answers.append((who, answer))
        elif self._flying is not None:
            self._flying.answers.append((who, answer))
        else:
            who.post(text_frame(to_json(answer)))

    # --- Storing -----------------------------------------------------------------------------

    def cut(self) -> Part:
        """Hand over the rows that are to be stored, for the journal."""
        if self._dropped:
            return Part()
        if self.table.seq != self.stored.seq + len(self._batch.rows):
            raise RuntimeError("there are entries without rows")
        batch, self._batch = self._batch, Batch()
        batch.after = self._to_store()
        self._flying = batch
        part = Part(batch.rows)
        outcome = self.table.outcome
        if outcome is not None and batch.rows:
            closing = self.closing(outcome)
            part.statements, part.last = closing.statements, closing.last
        if self.refused is not None:
            for seat, number in batch.numbers.items():
                part.statements += self.refused(seat, number).statements
        return part

    def settled(self, failed: StorageFailed | None) -> None:
        """The batch is stored, or it failed: tell everybody, or go back."""
        if self._dropped:
            return
        batch, self._flying = self._flying, None
        assert batch is not None
        assert batch.after is not None
        if failed is not None:
            if batch.rows or batch.numbers:  # what failed before has been taken back already
                self._go_back(batch, failed)
            return
        first, self.stored = self.stored.seq + 1, batch.after
        self._metrics.acts.add(len(batch.rows))
        if tracing.ON:
            with tracing.ACTS.tell(self.id, [row.seq for row in batch.rows]):
                self._tell(batch, first)
        else:
            self._tell(batch, first)
        self.after(self)

    def broke(self, error: Exception) -> None:
        """Report an unexpected exception: the entries in memory may differ from the stored ones."""
        if not self._dropped:
            self.on_broken(error)

    def drop(self) -> None:
        """Stop storing and sending; the table will be read again from the store."""
        self._dropped = True
        self.court.drop()
        if self._timer is not None:
            self._timer.cancel()

    def _go_back(self, batch: Batch, failed: StorageFailed) -> None:
        later, self._batch = self._batch, Batch()
        last, table = self.stored, self.table
        table.state, table.at = last.state, last.at
        del table.steps[last.seq + 1 :]
        self._bounds = Bounds(self._limits, table.entries)
        self._numbering.forget_after(last.seq)
        self._accepted = {key: seq for key, seq in self._accepted.items() if seq <= last.seq}
        if isinstance(failed, StaleOwner):
            self.on_stale(self)
        if isinstance(failed, Undecided):
            return  # the server ends, and its connections close without an answer
        error = IllegalAction("storage_failed")
        for who, answer in (*batch.answers, *later.answers):
            who.post(text_frame(to_json(who.refusal(error, answer.id))))
        if self._origin is not None and not isinstance(failed, StaleOwner):
            self._due = None
            self._ring_in(_RETRY_S)

    def _to_store(self) -> Stored:
        return Stored(self.table.state, self.table.seq, self.table.at)

    # --- What goes out -----------------------------------------------------------------------

    def _tell(self, batch: Batch, first: int) -> None:
        answers: dict[Listener, bytes] = {}
        for who, answer in batch.answers:
            answers[who] = answers.get(who, b"") + text_frame(to_json(answer))
        for who, frames in self._news(first).items():
            who.post(answers.pop(who) + frames if who in answers else frames)
        for who, frames in answers.items():
            who.post(frames)

    def _news(self, first: int) -> dict[Listener, bytes]:
        steps = self.table.steps[first : self.stored.seq + 1]
        if not steps:
            return {}
        if not self.table.game.facts.hidden and all(step.public for step in steps):
            records = tuple([SeenStep(step.seq, step.at, step.events) for step in steps])
            return dict.fromkeys(self.audience, self._frame(records, None, self.stored.seq))
        told = {viewer: self._numbering.seen(viewer, steps) for viewer in {*self.audience.values()}}
        # That something sealed has happened is a secret, too (CHIP-9a).
        frames = {
            viewer: self._frame(records, viewer, self.seq_for(viewer))
            for viewer, records in told.items()
            if records
        }
        return {who: frames[viewer] for who, viewer in self.audience.items() if viewer in frames}

    def _frame(self, records: tuple[SeenStep, ...], viewer: int | None, seq: int) -> bytes:
        news = Steps(
            table=self.id,
            seq=seq,
            now=self.now(),
            steps=records,
            view=self.view(viewer),
        )
        return text_frame(to_json(news))

    @property
    def stored_seq(self) -> int:
        """The number of the last stored entry."""
        return self.stored.seq

    def view(self, viewer: int | None) -> View:
        """What a seat, or None for a spectator, may know of what is stored."""
        return self.table.game.view(self.stored.state, viewer)

    def legal(self, seat: int) -> Acts:
        """What a seat may do in what is stored."""
        return self.asked().legal(seat)

    def asked(self) -> Asked:
        """The game as it is stored, for questions that are answered beside the loop."""
        return Asked(self.table.game, self.stored.state, self._read)

    def seen_by(self, viewer: int | None, seen: int, most: int) -> tuple[SeenStep, ...] | None:
        """What a viewer may know of all after a number, or None when that is too long ago."""
        newest = self.seq_for(viewer)
        if seen > newest or newest - seen > most:
            return None
        first = self._numbering.seq(viewer, seen) + 1
        return self._numbering.seen(viewer, self.table.steps[first : self.stored.seq + 1])

    def seq_for(self, viewer: int | None) -> int:
        """The number by which a viewer knows the last stored entry, as far as it is known."""
        return self._numbering.number(viewer, self.stored.seq)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once that is stored."""
        return self.table.game.outcome(self.stored.state)

    @property
    def endless(self) -> str | None:
        """Why the game may not go on although it has no outcome, by a code; else None."""
        reason = self._bounds.reason
        return None if reason is None or self.table.outcome is not None else reason

    def highest(self, seat: int | None) -> int:
        """The highest number that a client of this seat has used."""
        return 0 if seat is None else self._highest.get(seat, 0)

    def close(self) -> None:
        """Stop the clock for good."""
        self.stop_clock()


def _raise(error: Exception) -> None:
    raise error


def _nothing(_: Mailbox) -> None:
    """The default of both callbacks: do nothing."""
