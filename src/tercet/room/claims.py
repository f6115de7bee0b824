"""The arbiter of claims: claims of one game wait for a verdict, other acts queue behind them.

While a claim waits, everything is answered as if it had not come: views and legal acts are those of
what is stored. When nobody can have been earlier any more, the claims are entered in the order in
which people acted, then the queue. Turn games, solitaires and tables of equal lines never wait.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from msgspec.structs import replace

from tercet.engine.acts import Act, Claim, Entry
from tercet.engine.claims import moment
from tercet.engine.table import Table
from tercet.errors import TercetError
from tercet.room.claim_rounds import ClaimRound, Less

#: Acts that may queue behind a claim: no table of people does so much in a quarter of a second.
MAX_QUEUED: Final = 64

Claims = tuple[Claim, ...]
#: Returns what each line is worth; empty at a table of equal lines.
Weigh = Callable[[], Mapping[int, Less]]


class Enter(Protocol):
    """Enters an act at a moment (None: `time`), with the claims beside it."""

    def __call__(self, time: int, at: int | None, claims: Claims) -> None:
        """Enter the act."""


class Verdicts(Protocol):
    """Receives each verdict."""

    def judged(self, waited_ms: int, *, turned: bool) -> None:
        """Count a verdict; it is `turned` if the claim that arrived first was not the first."""


@dataclass(slots=True)
class Offer:
    """An act that has arrived: its seat, the number of its client, and how to enter it.

    `act` is None if it cannot be read; entering it refuses it.
    """

    seat: int
    act: Act | None
    seen: int | None
    number: int | None
    enter: Enter


class ClaimArbiter:
    """Judges the claims of one game. All times are table time."""

    def __init__(
        self,
        table: Table,
        pass_time: Callable[[int], None],
        weigh: Weigh,
        verdicts: Verdicts,
    ) -> None:
        self._table, self._pass_time = table, pass_time
        self.weigh, self._verdicts = weigh, verdicts
        facts = table.game.facts
        self._kinds = facts.claims if not facts.against_pack else ()
        alone = table.header.count < 2
        #: Whether claims are judged at this table at all.
        self.active: Final = bool(self._kinds) and not alone and not table.header.fair_lag
        self._round: ClaimRound | None = None
        self._claimed: dict[int, Offer] = {}
        self._queue: list[Offer] = []
        #: When the verdict is due.
        self.due: int | None = None

    @property
    def waits(self) -> bool:
        """Whether a claim waits for its verdict."""
        return self._round is not None

    @property
    def is_full(self) -> bool:
        """Whether nothing more may queue."""
        return len(self._queue) >= MAX_QUEUED

    def takes(self, offer: Callable[[], Offer], seat: int, number: int | None, time: int) -> bool:
        """Let an act wait if it must; False if it is entered at once."""
        if not self.active:
            return False
        if self._round is not None:
            return self._again(offer, seat, number) or self._takes_another(offer(), time)
        less = self.weigh()
        if not less:  # lines are equal: the act is entered without a look at it
            return False
        offered = offer()
        return self._is_claim(offered) and self._opens(offered, less, time)

    def _opens(self, offer: Offer, less: Mapping[int, Less], time: int) -> bool:
        """Let the first claim wait if another player could have been earlier."""
        self._pass_time(time)
        if not self._fits(self._table.state, offer, time) or not self._is_claim(offer):
            return False
        self._round = ClaimRound(less)
        self._add(offer, time)
        return True

    def _again(self, offer: Callable[[], Offer], seat: int, number: int | None) -> bool:
        """Find the same act, sent again by a client that came back: the answer goes there."""
        for each in (*self._claimed.values(), *self._queue):
            if number is not None and (each.seat, each.number) == (seat, number):
                each.enter = offer().enter
                return True
        return False

    def _takes_another(self, offer: Offer, time: int) -> bool:
        if not self._has_something_here(offer.seat):  # else it stays in the order of its client
            if not self._fits(self._table.state, offer, time):
                return False  # refused as if no claim had come
            if self._is_claim(offer):
                self._add(offer, time)
                return True
        self._queue.append(offer)
        return True

    def _has_something_here(self, seat: int) -> bool:
        return seat in self._claimed or any(each.seat == seat for each in self._queue)

    def _add(self, offer: Offer, time: int) -> None:
        assert self._round is not None
        assert offer.act is not None
        self._claimed[offer.seat] = offer
        self._round.add(offer.seat, time, offer.act, bare=_is_bare(offer.act))
        self.due = self._round.until(self._rivals())
        if self.due <= time:
            self.settle(time)

    def _rivals(self) -> Collection[int]:
        return self._table.may_act()

    def settle(self, time: int) -> None:
        """Enter the claims, the first one first, then what has queued."""
        claims, self._round, self.due = self._round, None, None
        if claims is None:
            return
        claimed, self._claimed = self._claimed, {}
        queue, self._queue = self._queue, []
        self._enter(claims, claimed, time)
        self._pass_time(time)
        for offer in queue:
            if not self._takes_next(offer, time):
                offer.enter(time, None, ())

    def _takes_next(self, offer: Offer, time: int) -> bool:
        """An act from the queue may be a claim itself."""
        return self.takes(lambda: offer, offer.seat, None, time)

    def _enter(self, claims: ClaimRound, claimed: Mapping[int, Offer], time: int) -> None:
        verdict = claims.verdict(self._table.seed, self._table.seq + 1)
        self._count(claims, verdict, time)
        at = self._moment(time)
        lost = self._lost([claimed[claim.seat] for claim in verdict], at)
        by_seat = {claim.seat: claim for claim in verdict}
        for claim in verdict:
            beside = tuple([by_seat[seat] for seat in lost.get(claim.seat, ())])
            claimed[claim.seat].enter(time, at, (replace(claim, act=None), *beside))

    def _moment(self, time: int) -> int:
        """Return now; a claim that came before a deadline is not too late because it waited."""
        due = self._table.deadline
        return time if due is None else max(self._table.at, min(time, due.at - 1))

    def _lost(self, order: list[Offer], at: int) -> dict[int, list[int]]:
        """By the seat whose claim counts, the seats whose claims would have counted without it."""
        game, first = self._table.game, self._table.state
        state, winner = first, -1
        lost: dict[int, list[int]] = {}
        for number, offer in enumerate(order, self._table.seq + 1):
            try:
                state, _ = game.apply(state, _entry(offer, number, at))
            except TercetError:
                if winner >= 0 and self._fits(first, offer, at):
                    lost.setdefault(winner, []).append(offer.seat)
            else:
                winner = offer.seat
        return lost

    def _fits(self, state: Any, offer: Offer, time: int) -> bool:
        """Whether the rules would accept an act in this state."""
        if offer.act is None:
            return False
        try:
            self._table.game.apply(state, _entry(offer, self._table.seq + 1, time))
        except TercetError:
            return False
        return True

    def _is_claim(self, offer: Offer) -> bool:
        return isinstance(offer.act, self._kinds) and len(self._rivals()) > 1

    def _count(self, claims: ClaimRound, verdict: list[Claim], time: int) -> None:
        first = min(claims.claims.values(), key=lambda claim: claim.at)
        turned = moment(verdict[0]) < moment(first)
        self._verdicts.judged(time - first.at, turned=turned)


def _is_bare(act: Act) -> bool:
    """Whether a call names no cards: it proves nothing, and so nothing is taken off."""
    return getattr(act, "cards", act) is None


def _entry(offer: Offer, seq: int, at: int) -> Entry:
    assert offer.act is not None
    return Entry(seq, at, offer.act, offer.seat, offer.seen)
