"""Where claims of one game wait for their verdict, and everything else queues behind them.

While a claim waits, everything is answered as if it had not come: views and legal acts are those of
what is stored. When nobody can have been earlier any more, the claims are entered in the order in
which people acted, then whatever queued. Turn games, solitaires and tables of equals never wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from msgspec.structs import replace

from tercet.engine.acts import Act, Claim, Entry
from tercet.engine.claims import moment
from tercet.engine.table import Table
from tercet.errors import TercetError
from tercet.server.running.metrics import Metrics
from tercet.server.table.fairness.hearing import Hearing
from tercet.server.table.fairness.scales import Less

#: More acts than this do not queue behind a claim: no table of people does so much in a quarter
#: of a second.
MOST_QUEUED: Final = 64

Claims = tuple[Claim, ...]
#: Enters an act: at which moment (None: now), and with which claims beside it.
Play = Callable[[int | None, Claims], None]
#: What each line is worth; empty at a table of equals.
Weigh = Callable[[], Mapping[int, Less]]


class Clock(Protocol):
    """The mailbox, as far as a court needs it."""

    def now(self) -> int:
        """Table time."""

    def pass_time(self, now: int) -> None:
        """Let every deadline run out that is due."""

    def later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something later; an exception breaks the game."""


@dataclass(slots=True)
class Offered:
    """An act that has arrived: whose it is, by which number of its client, and how to enter it.

    There is no act where it cannot be read; entering it refuses it.
    """

    seat: int
    act: Act | None
    seen: int | None
    number: int | None
    play: Play


class Court:
    """Judges the claims of one game; `weigh` tells what the lines are worth just then."""

    def __init__(self, table: Table, clock: Clock, metrics: Metrics) -> None:
        self._table, self._clock, self._metrics = table, clock, metrics
        facts = table.game.facts
        self._kinds = facts.claims if not facts.against_pack else ()
        alone = table.header.count < 2
        #: Whether claims are judged at this table at all.
        self.sits: Final = bool(self._kinds) and not alone and not table.header.fair_lag
        self.weigh: Weigh = dict
        self._hearing: Hearing | None = None
        self._claimed: dict[int, Offered] = {}
        self._queue: list[Offered] = []
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """Whether a claim waits for its verdict."""
        return self._hearing is not None

    @property
    def is_full(self) -> bool:
        """Whether nothing more may queue."""
        return len(self._queue) >= MOST_QUEUED

    def takes(self, offered: Callable[[], Offered], seat: int, number: int | None) -> bool:
        """Whether an act waits here; if not, it is entered at once."""
        if not self.sits:
            return False
        if self._hearing is not None:
            return self._again(offered, seat, number) or self._takes_another(offered())
        less = self.weigh()
        if not less:  # a table of equals: nobody looks at the act before it is entered
            return False
        offer = offered()
        return self._is_claim(offer) and self._opens(offer, less)

    def _opens(self, offered: Offered, less: Mapping[int, Less]) -> bool:
        """The first claim: it waits if somebody else could have been earlier."""
        now = self._clock.now()
        self._clock.pass_time(now)
        if not self._fits(self._table.state, offered, now) or not self._is_claim(offered):
            return False
        self._hearing = Hearing(less)
        self._hear(offered, now)
        return True

    def _again(self, offered: Callable[[], Offered], seat: int, number: int | None) -> bool:
        """The same act once more, by a client that came back: the answer goes there."""
        for each in (*self._claimed.values(), *self._queue):
            if number is not None and (each.seat, each.number) == (seat, number):
                each.play = offered().play
                return True
        return False

    def _takes_another(self, offered: Offered) -> bool:
        now = self._clock.now()
        if not self._has_something_here(offered.seat):  # else it stays in the order of its client
            if not self._fits(self._table.state, offered, now):
                return False  # refused as if no claim had come
            if self._is_claim(offered):
                self._hear(offered, now)
                return True
        self._queue.append(offered)
        return True

    def _has_something_here(self, seat: int) -> bool:
        return seat in self._claimed or any(each.seat == seat for each in self._queue)

    def _hear(self, offered: Offered, now: int) -> None:
        assert self._hearing is not None
        assert offered.act is not None
        self._claimed[offered.seat] = offered
        self._hearing.add(offered.seat, now, offered.act, bare=_is_bare(offered.act))
        wait = self._hearing.until(self._rivals()) - now
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wait <= 0:
            self.settle()
        else:
            self._timer = self._clock.later(wait / 1000, self.settle)

    def _rivals(self) -> Collection[int]:
        return self._table.may_act()

    def settle(self) -> None:
        """The verdict: whoever acted first comes first, then what has queued."""
        hearing, self._hearing = self._hearing, None
        if hearing is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        claimed, self._claimed = self._claimed, {}
        queue, self._queue = self._queue, []
        self._enter(hearing, claimed)
        self._clock.pass_time(self._clock.now())
        for offered in queue:
            if not self._takes_next(offered):
                offered.play(None, ())

    def drop(self) -> None:
        """Judge nothing more: the game is read again from the store."""
        self._hearing = None
        if self._timer is not None:
            self._timer.cancel()

    def _takes_next(self, offered: Offered) -> bool:
        """What has queued may be a claim itself."""
        return self.takes(lambda: offered, offered.seat, None)

    def _enter(self, hearing: Hearing, claimed: Mapping[int, Offered]) -> None:
        now = self._clock.now()
        verdict = hearing.verdict(self._table.seed, self._table.seq + 1)
        self._count(hearing, verdict, now)
        at = self._moment(now)
        lost = self._lost([claimed[claim.seat] for claim in verdict], at)
        by_seat = {claim.seat: claim for claim in verdict}
        for claim in verdict:
            beside = tuple([by_seat[seat] for seat in lost.get(claim.seat, ())])
            claimed[claim.seat].play(at, (replace(claim, act=None), *beside))

    def _moment(self, now: int) -> int:
        """Now; but what came before a deadline is not too late because it had to wait."""
        due = self._table.deadline
        return now if due is None else max(self._table.at, min(now, due.at - 1))

    def _lost(self, order: list[Offered], at: int) -> dict[int, list[int]]:
        """By the seat whose claim counts, the seats whose claims would have counted without it."""
        game, first = self._table.game, self._table.state
        state, winner = first, -1
        lost: dict[int, list[int]] = {}
        for number, offered in enumerate(order, self._table.seq + 1):
            try:
                state, _ = game.apply(state, _entry(offered, number, at))
            except TercetError:
                if winner >= 0 and self._fits(first, offered, at):
                    lost.setdefault(winner, []).append(offered.seat)
            else:
                winner = offered.seat
        return lost

    def _fits(self, state: Any, offered: Offered, now: int) -> bool:
        """Whether the rules would take an act in this state."""
        if offered.act is None:
            return False
        try:
            self._table.game.apply(state, _entry(offered, self._table.seq + 1, now))
        except TercetError:
            return False
        return True

    def _is_claim(self, offered: Offered) -> bool:
        return isinstance(offered.act, self._kinds) and len(self._rivals()) > 1

    def _count(self, hearing: Hearing, verdict: list[Claim], now: int) -> None:
        first = min(hearing.claims.values(), key=lambda claim: claim.at)
        self._metrics.verdicts.add()
        self._metrics.verdict_wait.add((now - first.at) / 1000)
        if moment(verdict[0]) < moment(first):
            self._metrics.verdicts_turned.add()


def _is_bare(act: Act) -> bool:
    """Whether a call names no cards: it proves nothing, and so nothing is taken off."""
    return getattr(act, "cards", act) is None


def _entry(offered: Offered, seq: int, at: int) -> Entry:
    assert offered.act is not None
    return Entry(seq, at, offered.act, offered.seat, offered.seen)
