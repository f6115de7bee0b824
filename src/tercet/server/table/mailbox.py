"""A game on the server: one mailbox, one owner, and nothing told before it is stored.

It hosts a `LiveGame`: the entries of what happens go into the next batch of the journal, a timer
rings when something is due, and once a batch is stored, answers and news go to the connections. If
a batch is not stored, the game returns to the last stored state, and all who acted since are told
that nothing happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Protocol

from tercet.engine.acts import Act, Acts
from tercet.engine.events import Outcome, View
from tercet.engine.table import SeenStep, Table
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TercetError
from tercet.programs.protocol import Id, Reply
from tercet.room.claims import Weigh
from tercet.room.game import Answer, Asked, LiveGame, Stored, Told
from tercet.room.limits import RoomLimits
from tercet.server.journal import Journal
from tercet.server.running import tracing
from tercet.server.running.metrics import Metrics
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import ActRequest, Steps
from tercet.storage.entries import to_row
from tercet.storage.rows import EventRow, Part
from tercet.storage.store import StaleOwner, StorageFailed, Undecided


class Listener(Protocol):
    """A connection that frames are sent to."""

    def post(self, frames: bytes) -> None:
        """Send frames that are ready to go."""

    def refusal(self, error: TercetError, id_: Id) -> Reply:
        """An error in the listener's language."""


class Mailbox:
    """A live game with a clock, a place in the journal, and connections that listen.

    `refused` returns what to store when acts were refused: nothing, where no other node can own
    the table later.
    """

    def __init__(
        self,
        id_: str,
        number: int,
        table: Table,
        journal: Journal,
        metrics: Metrics,
        clock: Callable[[], float],
        limits: RoomLimits,
        *,
        weigh: Weigh = dict,
        refused: Callable[[int, int], Part] | None = None,
    ) -> None:
        self.id, self.number, self.table = id_, number, table
        self._journal, self._metrics, self._clock = journal, metrics, clock
        self.game: Final = LiveGame[Listener](
            id_,
            table,
            limits,
            weigh=weigh,
            observer=_Observer(id_, metrics),
            notes_refusals=refused is not None,
        )
        self.audience = self.game.audience
        self._refused = refused
        self._timer: asyncio.TimerHandle | None = None
        self._due: float | None = None
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
                self.game.remember(row.client, row.client_seq, row.seq)

    def remember_refused(self, numbers: Mapping[int, int]) -> None:
        """Know again which numbers of each seat were used up by acts that were refused."""
        self.game.remember_refused(numbers)

    # --- Time --------------------------------------------------------------------------------

    def _now_ms(self) -> float:
        return self._clock() * 1000

    def now(self) -> int:
        """Table time; it does not pass before the first connection has joined."""
        return self.game.time(self._now_ms())

    @property
    def runs(self) -> bool:
        """Whether table time passes."""
        return self.game.runs

    def run_clock(self) -> None:
        """Let table time pass from here on."""
        self.game.run_clock(self._now_ms())
        self._go_on()

    def stop_clock(self) -> None:
        """Stop table time; what has passed has passed."""
        if not self._dropped:
            self.game.stop_clock(self._now_ms())
            self._go_on()

    def _ring(self) -> None:
        self._timer, self._due = None, None
        self.game.ring(self._now_ms())
        self._go_on()

    def _go_on(self) -> None:
        """Answer, store and set the timer, as the game now needs it."""
        for answer in self.game.take_ready():
            answer.to.post(_answer_frame(answer))
        if self.game.has_batch:
            self._journal.note(self)
            if (reason := self.game.endless) is not None:
                self.on_endless(reason)
        self._arm()

    def _arm(self) -> None:
        due = self.game.due
        if due == self._due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._due = self._timer = None
        if due is not None:
            wait = max(0.0, due - self._now_ms()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._call, self._ring)
            self._due = due

    def _call(self, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception as error:
            self.broke(error)

    # --- What comes in -----------------------------------------------------------------------

    def act(self, who: Listener, seat: int, request: ActRequest) -> None:
        """An act of a client; its answer is `Done` or a refusal, once that is safe to say."""
        if tracing.ON:
            tracing.ACTS.heard(self.id, seat, request.client_seq)
        with self._whole():
            self.game.act(who, seat, request, self._now_ms())
            self._go_on()

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """An unexpected exception after something has changed breaks the game."""
        before = self.table.seq
        try:
            yield
        except TercetError:
            raise
        except Exception as error:
            if self.table.seq != before or self.game.claims.waits:
                self.broke(error)
            raise

    def offer(self, seat: int, act: Act, seen: int | None = None) -> None:
        """An act of a bot, or said for a player; a refusal is raised."""
        with self._whole():
            try:
                self.game.offer(seat, act, self._now_ms(), seen)
            finally:
                self._go_on()

    # --- Storing -----------------------------------------------------------------------------

    def cut(self) -> Part:
        """Hand over the rows that are to be stored, for the journal."""
        if self._dropped:
            return Part()
        batch = self.game.take_batch()
        rows = [to_row(self.number, act.entry, act.client, act.client_seq) for act in batch.acts]
        part = Part(rows)
        outcome = self.table.outcome
        if outcome is not None and batch.acts:
            closing = self.closing(outcome)
            part.statements, part.last = closing.statements, closing.last
        if self._refused is not None:
            for seat, number in batch.refused.items():
                part.statements += self._refused(seat, number).statements
        return part

    def settled(self, failed: StorageFailed | None) -> None:
        """The batch is stored, or it failed: tell everybody, or go back."""
        if self._dropped:
            return
        if failed is not None:
            self._go_back(failed)
            return
        first = self.game.stored.seq + 1
        told = self.game.committed(self._now_ms())
        stored = range(first, self.game.stored.seq + 1)
        self._metrics.acts.add(len(stored))
        if tracing.ON:
            with tracing.ACTS.tell(self.id, [*stored]):
                self._tell(told)
        else:
            self._tell(told)
        self.after(self)

    def broke(self, error: Exception) -> None:
        """Give up the game after an unexpected exception: it may differ from what is stored."""
        if not self._dropped:
            self.on_broken(error)

    def drop(self) -> None:
        """Store and send nothing more; the table is read again from the store."""
        self._dropped = True
        if self._timer is not None:
            self._timer.cancel()

    def _go_back(self, failed: StorageFailed) -> None:
        void = self.game.roll_back(self._now_ms())
        if isinstance(failed, StaleOwner):
            self.on_stale(self)
        if not isinstance(failed, Undecided):  # then the server ends, and closes its connections
            error = IllegalAction("storage_failed")
            for answer in void:
                answer.to.post(text_frame(to_json(answer.to.refusal(error, answer.id))))
        self._arm()

    def _tell(self, told: Told[Listener]) -> None:
        """Send answers and news; to each connection in one piece."""
        answers: dict[Listener, bytes] = {}
        for answer in told.answers:
            answers[answer.to] = answers.get(answer.to, b"") + _answer_frame(answer)
        frames: dict[int, bytes] = {}  # news that are the same for many are encoded once
        for who, viewer in self.audience.items():
            news = told.news.get(viewer)
            if news is not None:
                if id(news) not in frames:
                    frames[id(news)] = text_frame(to_json(news))
                who.post(answers.pop(who, b"") + frames[id(news)])
        for who, frame in answers.items():
            who.post(frame)

    # --- What is known -----------------------------------------------------------------------

    @property
    def stored(self) -> Stored:
        """The game as it is stored."""
        return self.game.stored

    @property
    def stored_seq(self) -> int:
        """The number of the last stored entry."""
        return self.game.stored.seq

    def view(self, viewer: int | None) -> View:
        """What a seat, or None for a spectator, may know of what is stored."""
        return self.game.view(viewer)

    def legal(self, seat: int) -> Acts:
        """What a seat may do in what is stored."""
        return self.game.legal(seat)

    def asked(self) -> Asked:
        """The game as it is stored, for questions that are answered beside the loop."""
        return self.game.asked()

    def deal(self, viewer: int | None) -> Steps:
        """The news of the deal."""
        return self.game.deal(viewer, self._now_ms())

    def seen_by(self, viewer: int | None, seen: int, most: int) -> tuple[SeenStep, ...] | None:
        """What a viewer may know of all after a number, or None when that is too long ago."""
        return self.game.seen_by(viewer, seen, most)

    def seq_for(self, viewer: int | None) -> int:
        """The number by which a viewer knows the last stored entry, as far as it is known."""
        return self.game.seq_for(viewer)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once that is stored."""
        return self.game.outcome

    @property
    def endless(self) -> str | None:
        """Why the game may not go on although it has no outcome, by a code; else None."""
        return self.game.endless

    def highest(self, seat: int | None) -> int:
        """The highest number that a client of this seat has used."""
        return self.game.highest(seat)

    def close(self) -> None:
        """Stop the clock for good."""
        self.stop_clock()


class _Observer:
    """Counts and traces the acts of one table."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        self._table, self._metrics = table, metrics

    def entered(self, seat: int, client_seq: int, seq: int) -> None:
        if tracing.ON:
            tracing.ACTS.entered(self._table, seat, client_seq, seq)

    def refused(self, seat: int, client_seq: int, code: str) -> None:
        self._metrics.refusals.add()
        if tracing.ON:
            tracing.ACTS.refused(self._table, seat, client_seq, code)

    def judged(self, waited_ms: int, *, turned: bool) -> None:
        self._metrics.verdicts.add()
        self._metrics.verdict_wait.add(waited_ms / 1000)
        if turned:
            self._metrics.verdicts_turned.add()


def _answer_frame(answer: Answer[Listener]) -> bytes:
    result = answer.result
    reply = answer.to.refusal(result, answer.id) if isinstance(result, TercetError) else result
    return text_frame(to_json(reply))


def _raise(error: Exception) -> None:
    raise error


def _nothing(_: Mailbox) -> None:
    """The default of both callbacks: do nothing."""
