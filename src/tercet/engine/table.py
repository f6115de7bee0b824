"""A table: one game in progress, its log, and the one way in and out of it.

It orders what comes in, keeps the entries, and shows views; it knows no clock (`at` is given),
no network and no storage. A server wraps one in a mailbox, a program plays on it directly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tercet.engine.acts import Act, Acts, Claim, Entry, Timeout
from tercet.engine.chance import Chance, commitment, mixed_seed
from tercet.engine.events import Deadline, Event, Outcome, View
from tercet.engine.game import AnyGame, Events, Seats
from tercet.engine.log import End, Header, Log
from tercet.engine.options import Rules
from tercet.errors import Unreadable


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry and what happened by it; the deal has no entry and stands at number 0."""

    seq: int
    at: int
    entry: Entry | None
    events: Events

    def seen_by(self, viewer: int | None) -> SeenStep | None:
        """What a viewer may know of it, or None when that is nothing; time is no secret."""
        events = tuple([event for event in self.events if event.seen_by(viewer)])
        timely = self.entry is None or self.entry.seat is None
        return SeenStep(self.seq, self.at, events) if events or timely else None

    @property
    def public(self) -> bool:
        """Whether everybody may know all of it."""
        for event in self.events:  # noqa: SIM110 - asked for every step of every table
            if event.only is not None or event.but is not None:
                return False
        return True


class SeenStep(msgspec.Struct, frozen=True, gc=False):
    """A step as one viewer sees it."""

    seq: int
    at: int
    events: tuple[Event, ...]


class Table:
    """A game being played: `table.act(seat, act, at=…)`, `table.tick(at)`, `table.view(seat)`.

    `names` are those of the players by seat, as in a `Log`: nothing depends on them.
    """

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        header: Header,
        seed: bytes,
        names: tuple[str, ...] = (),
    ) -> None:
        if commitment(seed) != header.commitment:
            raise Unreadable("seed_not_committed")
        self.game, self.header, self.seed = game, header, seed
        self.names = header.old_names or names
        self.at = 0
        chance = Chance(mixed_seed(seed, header.nonces), piles=header.piles)
        self.state: Any
        self.state, events = game.start(rules, Seats(header.count), chance)
        self.steps: list[Step] = [Step(0, 0, None, events)]
        self._due: tuple[Any, Deadline | None] = (None, None)

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 after the deal."""
        return len(self.steps) - 1

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries so far."""
        return tuple(step.entry for step in self.steps if step.entry is not None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.game.outcome(self.state)

    @property
    def deadline(self) -> Deadline | None:
        """When time will run out next, and for what; asked more often than it changes."""
        state, due = self._due
        if state is not self.state:
            due = self.game.deadline(self.state)
            self._due = self.state, due
        return due

    def may_act(self) -> frozenset[int]:
        """Who may act now."""
        return self.game.may_act(self.state)

    def legal(self, seat: int) -> Acts:
        """What a seat may do now."""
        return self.game.legal(self.state, seat)

    def view(self, viewer: int | None) -> View:
        """What a seat, or None for a spectator, may know now."""
        if viewer is not None and not 0 <= viewer < self.header.count:
            raise Unreadable("seat_unknown", seat=viewer, seats=self.header.count)
        return self.game.view(self.state, viewer)

    def act(
        self,
        seat: int,
        act: Act,
        at: int | None = None,
        seen: int | None = None,
        claims: tuple[Claim, ...] = (),
    ) -> Step:
        """Play an act, or refuse it and change nothing; `claims` say how it came to count."""
        return self._append(Entry(self.seq + 1, self._time(at), act, seat, seen, claims))

    def tick(self, at: int) -> list[Step]:
        """Let time pass: every deadline up to `at` runs out at its own moment."""
        self._time(at)
        steps = []
        while (due := self.deadline) is not None and due.at <= at:
            moment = max(due.at, self.at)
            steps.append(self._append(Entry(self.seq + 1, moment, Timeout(due.label))))
        self.at = at
        return steps

    def replay(self, entry: Entry) -> Step:
        """Apply an entry of a log as it stands there."""
        if entry.seq != self.seq + 1:
            raise Unreadable("log_entry_missing", expected=self.seq + 1, found=entry.seq)
        self._time(entry.at)
        return self._append(entry)

    def _time(self, at: int | None) -> int:
        now = self.at if at is None else at
        if now < self.at:
            raise Unreadable("time_backwards", at=now, now=self.at)
        return now

    def _append(self, entry: Entry) -> Step:
        self.state, events = self.game.apply(self.state, entry)
        step = Step(entry.seq, entry.at, entry, events)
        self.steps.append(step)
        self.at = entry.at
        return step

    def seen_by(self, viewer: int | None, after: int = -1) -> Iterator[SeenStep]:
        """What a viewer may know of all that happened after an entry."""
        for step in self.steps[after + 1 :]:
            if (record := step.seen_by(viewer)) is not None:
                yield record

    def log(self) -> Log:
        """The whole log; the seed is told only when the game is over."""
        outcome = self.outcome
        end = End(self.seed.hex(), outcome) if outcome is not None else None
        return Log(self.header, self.entries, end, self.names)
