"""Two equal players on unequal lines race for the same SETs, over the mailbox of the server itself.

    python -m tests.server.table.fairness.simulation --contests 10000

prints the tables of `docs/fairness.md`: the share of the slower line, first come first served and
corrected, how long claims wait, and what each kind of liar gains. One seed replays all of it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, quantiles
from types import SimpleNamespace
from typing import Any, Final, cast

import msgspec

from tercet.cards import find_sets
from tercet.engine.acts import Claim
from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.games.classic import Call, NoneHere
from tercet.programs.protocol import Reply
from tercet.server.guarding.limits import UNHURRIED
from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.table.fairness.lines import LinesAtTable
from tercet.server.table.fairness.trips import Trip, TripMeter
from tercet.server.table.mailbox import Mailbox
from tercet.server.wire.messages import ActRequest
from tercet.storage.rows import SeatRow
from tercet.tables import new_table
from tests.server.table.fairness.virtual import VirtualLoop, Wire, run_virtually

#: Claims are contested when both players needed the same time but for less than this.
CONTESTED_S: Final = 1.0
#: People find a SET after some seconds, most of them: median and spread of a lognormal.
_LOG_MEDIAN, _SPREAD = 1.0986, 0.7  # three seconds
_PING_S: Final = 15.0
#: So long after the last claim every verdict has been given.
_ANSWERED_S: Final = 0.3


@dataclass(frozen=True)
class Way:
    """How somebody plays: the line, and what is done to it."""

    trip_ms: float
    jitter_ms: float = 0.0
    loss: float = 0.0
    down_share: float = 0.5
    #: What liars do: pongs, claims and reading held back; acknowledgements by an own kernel.
    late_pong_ms: float = 0.0
    late_claim_ms: float = 0.0
    late_read_ms: float = 0.0
    hold_acks_ms: float = 0.0
    #: A second connection at the same table, over which the cards are seen, and its address.
    second_ms: float | None = None
    second_address: str | None = None
    proxied: bool = False
    reported_ms: float | None = None


@dataclass
class Outcome:
    """Who won the contested SETs, and how long each claim waited for its verdict."""

    won: list[int] = field(default_factory=lambda: [0, 0])
    waits_ms: list[float] = field(default_factory=list)
    held_back: int = 0
    two_lines: int = 0

    @property
    def contests(self) -> int:
        """How many there were."""
        return sum(self.won)

    @property
    def share(self) -> float:
        """The share of the second player."""
        return self.won[1] / max(1, self.contests)

    @property
    def mean_wait_ms(self) -> float:
        """What everybody waited on average."""
        return mean(self.waits_ms) if self.waits_ms else 0.0

    @property
    def p99_wait_ms(self) -> float:
        """What one claim in a hundred waited at least."""
        return quantiles(self.waits_ms, n=100)[98] if len(self.waits_ms) > 1 else 0.0


class Person:
    """A client: it sees what arrives, finds a SET after a while, and claims it."""

    def __init__(self, race: Race, seat: int, way: Way) -> None:
        self.race, self.seat, self.way = race, seat, way
        luck = race.luck
        self.wire = Wire(
            luck, way.trip_ms, way.jitter_ms, way.loss, way.down_share, way.hold_acks_ms
        )
        self.meter = TripMeter(
            race.loop.time,
            proxied=way.proxied,
            reported_ms=way.reported_ms,
            kernel=(lambda: 0.5) if way.proxied else self.wire.kernel_ms,
        )
        self.person, self.address, self.name = f"p{seat}", f"10.0.0.{seat}", f"P{seat}"
        self.number = 0

    @property
    def trip(self) -> Trip | None:
        """As the server has measured it."""
        return self.meter.trip

    # --- As a listener -----------------------------------------------------------------------

    def post(self, frames: bytes) -> None:
        """The server sends something: it arrives later, and is read when the client reads."""
        self.wire.down(self.race.loop.time())

    def refusal(self, error: TercetError, id_: int | str | None) -> Reply:
        """Nobody reads it."""
        return Reply(id=id_)

    # --- As a person -------------------------------------------------------------------------

    def look(self, cards: Any, needed_s: float) -> None:
        """New cards are sent: think once they are seen, and claim."""
        held = self.way.late_claim_ms / 1000
        self.race.loop.call_at(self._sees() + needed_s + held, self._claim, cards)

    def _sees(self) -> float:
        now = self.race.loop.time()
        over_this = self.wire.down(now) + self.way.late_read_ms / 1000
        if self.way.second_ms is None:
            return over_this
        return min(over_this, now + self.way.second_ms / 2000)

    def _claim(self, cards: Any) -> None:
        arrives = self.wire.up(self.race.loop.time())
        self.race.loop.call_at(arrives, self._claimed, cards)

    def _claimed(self, cards: Any) -> None:
        self.number += 1
        self.race.arrived(self, cards)

    def ping(self) -> None:
        """The server pings; the pong comes back when the client wants it to."""
        loop, nonce = self.race.loop, self.meter.ping()
        late = (self.way.late_pong_ms + self.way.late_read_ms) / 1000
        answered = self.wire.down(loop.time()) + late
        loop.call_at(answered, lambda: loop.call_at(self.wire.up(loop.time()), self._pong, nonce))
        loop.call_later(_PING_S, self.ping)

    def _pong(self, nonce: bytes) -> None:
        self.meter.pong(nonce)


class Race:
    """Two players at one table after another, until there were enough contests."""

    def __init__(self, loop: VirtualLoop, ways: tuple[Way, Way], *, fair: bool, seed: int) -> None:
        self.loop, self.fair = loop, fair
        self.luck = random.Random(f"{seed} {ways} {fair}")
        self.metrics = Metrics()
        self.outcome = Outcome()
        self.people = [Person(self, seat, way) for seat, way in enumerate(ways)]
        self.lines = self._lines()
        self._arrivals: set[int] = set()
        self._answered: asyncio.Future[None] = loop.create_future()
        self._games = 0
        self.mailbox = self._new_table()

    def _lines(self) -> LinesAtTable:
        visitors: dict[Any, None] = dict.fromkeys(self.people)
        for each in self.people:
            if each.way.second_ms is not None:
                visitors[_second(each)] = None
        seats = {each.person: each.seat for each in self.people}
        settings = SimpleNamespace(game="classic", seats=2)
        rows = tuple(SeatRow(1, seat, person, None, person) for person, seat in seats.items())
        record: Any = SimpleNamespace(seat_of=seats.get, seats=rows, settings=settings)
        presence: Any = SimpleNamespace(visitors=visitors)
        return LinesAtTable(record, presence, self.metrics, self.loop.time)

    def _new_table(self) -> Mailbox:
        self._games += 1
        seed = self.luck.randbytes(32)
        table = new_table("classic", 2, seed, fair_lag=self.fair)
        journal = cast("Journal", _AtOnce(self.loop))
        mailbox = Mailbox("t", self._games, table, journal, self.metrics, self.loop.time, UNHURRIED)
        mailbox.game.claims.weigh = self.lines.weigh
        for each in self.people:
            mailbox.audience[each] = each.seat
            each.number = 0
        mailbox.run_clock()
        return mailbox

    async def run(self, contests: int) -> Outcome:
        """Race until so many SETs were contested."""
        for each in self.people:
            each.ping()
        await asyncio.sleep(20)
        while self.outcome.contests < contests:
            await self._contest()
        self.outcome.held_back = sum(each.meter.holds_back for each in self.people)
        self.outcome.two_lines = self.metrics.two_lines.value
        return self.outcome

    async def _contest(self) -> None:
        """Both look for the same SET; whoever is judged first takes it."""
        cards = self._next_set()
        before = self.mailbox.table.seq
        self._arrivals, self._answered = set(), self.loop.create_future()
        for each, needed_s in zip(self.people, self._needed(), strict=True):
            each.look(cards, needed_s)
        await self._answered
        entry = self.mailbox.table.steps[before + 1].entry
        assert entry is not None
        assert entry.seat is not None
        self.outcome.won[entry.seat] += 1
        own = entry.claims[0] if entry.claims else Claim(entry.seat, entry.at)
        self.outcome.waits_ms.append(entry.at - own.at)

    def _needed(self) -> tuple[float, float]:
        """How long each needs for this SET, where that makes a contest."""
        while True:
            times = [self.luck.lognormvariate(_LOG_MEDIAN, _SPREAD) for _ in self.people]
            if abs(times[0] - times[1]) <= CONTESTED_S:
                return times[0], times[1]

    def _next_set(self) -> Any:
        """Cards of a SET on the table; more are laid, or dealt anew, until there is one."""
        while True:
            table = self.mailbox.table
            if table.outcome is not None:
                self.mailbox = self._new_table()
                continue
            found = find_sets(table.state.table)
            if found:
                return found[0]
            for seat in sorted(table.may_act()):
                self.mailbox.offer(seat, NoneHere(), table.seq)

    def arrived(self, who: Person, cards: Any) -> None:
        """A claim is at the server."""
        self._arrivals.add(who.seat)
        act = msgspec.Raw(to_json(Call(cards)))
        request = ActRequest(
            id=1, table="t", act=act, client_seq=who.number, seen=self.mailbox.stored.seq
        )
        self.mailbox.act(who, who.seat, request)
        if len(self._arrivals) == len(self.people):
            self.loop.call_later(_ANSWERED_S, self._answered.set_result, None)


class _AtOnce:
    """A journal that stores at once."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._noted: dict[Mailbox, None] = {}

    def note(self, who: Mailbox) -> None:
        if who not in self._noted:
            self._noted[who] = None
            self._loop.call_soon(self._store, who)

    def _store(self, who: Mailbox) -> None:
        self._noted.pop(who)
        who.cut()
        who.settled(None)


class _second:  # noqa: N801 - a connection, not a kind of person
    """The second connection of somebody: a spectator over a faster line."""

    def __init__(self, owner: Person) -> None:
        self.person = f"{owner.person} again"
        self.address = owner.way.second_address or owner.address
        self.trip = Trip(round(owner.way.second_ms or 0), "kernel")


def raced(first: Way, second: Way, contests: int, *, fair: bool = True, seed: int = 1) -> Outcome:
    """Let two equal players race; what came of it."""

    async def scene(loop: VirtualLoop) -> Outcome:
        return await Race(loop, (first, second), fair=fair, seed=seed).run(contests)

    outcome: Outcome = run_virtually(scene)
    return outcome


#: The lines whose table must be shown: round trips in milliseconds.
LINES: Final = ((20, 20), (20, 100), (20, 200), (100, 300))
JITTERS: Final = (0, 30)
FAST: Final = Way(20)
#: Players on a line of 20 ms who pretend to have one of 220, and what else they may try.
LIARS: Final = {
    "pongs 200 ms late": Way(20, late_pong_ms=200),
    "claims 200 ms late": Way(20, late_claim_ms=200),
    "reads 200 ms late": Way(20, late_read_ms=200),
    "a second connection, same address": Way(220, second_ms=20),
    "behind a proxy that tells nothing, pongs 200 ms late": Way(20, late_pong_ms=200, proxied=True),
    "behind a proxy that tells, pongs 200 ms late": Way(
        20, late_pong_ms=200, proxied=True, reported_ms=19.5
    ),
}
#: What nobody can see from the server's end.
UNSEEN: Final = {
    "a kernel of one's own that acknowledges 200 ms late, pongs too": Way(
        20, late_pong_ms=200, hold_acks_ms=200
    ),
    "a second connection from another address": Way(220, second_ms=20, second_address="10.9.9.9"),
}
#: Lines that are unequal in other ways; all beside an honest one of 20 ms.
ODD: Final = {
    "200 ms, all of it on the way down": Way(200, down_share=1.0),
    "200 ms, all of it on the way up": Way(200, down_share=0.0),
    "200 ms, 1 % lost": Way(200, loss=0.01),
    "200 ms behind a proxy that tells": Way(200, proxied=True, reported_ms=199.5),
    "200 ms behind a proxy that tells nothing": Way(200, proxied=True),
    "400 ms": Way(400),
}


def tables(contests: int, seed: int) -> Iterator[str]:
    """All figures, as they stand in `docs/fairness.md`."""
    yield "| lines | jitter | first come | corrected | mean wait | p99 wait |"
    yield "|---|---|---|---|---|---|"
    for jitter in JITTERS:
        for fast, slow in LINES:
            ways = Way(fast, jitter), Way(slow, jitter)
            before = raced(*ways, contests, fair=False, seed=seed)
            after = raced(*ways, contests, seed=seed)
            yield (
                f"| {fast} / {slow} ms | {jitter} ms | {before.share:.1%} | {after.share:.1%} "
                f"| {after.mean_wait_ms:.0f} ms | {after.p99_wait_ms:.0f} ms |"
            )
    for title, some in (("liar", LIARS), ("unseen", UNSEEN), ("line", ODD)):
        yield ""
        yield f"| {title} | share beside 20 ms | noticed |"
        yield "|---|---|---|"
        for name, way in some.items():
            found = raced(FAST, way, contests, seed=seed)
            noticed = "yes" if found.held_back or found.two_lines else "no"
            yield f"| {name} | {found.share:.1%} | {noticed} |"


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.monotonic()
    for line in tables(given.contests, given.seed):
        print(line, flush=True)  # noqa: T201
    took = time.monotonic() - begun
    print(f"\n{given.contests} contests each, seed {given.seed}, {took:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
