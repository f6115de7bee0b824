"""The ranked puzzle of a day: dealt from a secret, shown once, judged and timed by the server.

A try begins when the server sends the cards, and each three cards found are sent and judged here; a
wrong three costs time, so that nobody tries all of them. When the day is over in UTC, its secret is
published: anybody can repeat the deal and check it against the commitment that stood there all day.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence, Set
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from tercet.cards import Card, is_set, parse_cards
from tercet.engine.chance import SEED_BYTES, commitment
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.practice.puzzle import PUZZLE_SETS, cards_from
from tercet.server.journal import Journal
from tercet.server.try_clock import Find, Found, TryClock, found_in
from tercet.storage.people.preferences import Preferences, preferences_of
from tercet.storage.rows import PersonRow, TryRow
from tercet.storage.standing import puzzles
from tercet.storage.store import Store, Unmet

#: What a wrong three costs.
MISTAKE_MS: Final = 10_000
#: A find that another device overtakes is judged again so many times.
_ATTEMPTS: Final = 5
Verdict = Literal["found", "again", "wrong"]


class OwnTry(msgspec.Struct, frozen=True, kw_only=True):
    """One's go at a puzzle: `passed_ms` since the cards were shown, `ms` once it is solved.

    Mistakes are counted in `ms`, and not yet in `passed_ms`.
    """

    day: str
    cards: tuple[str, ...]
    sets: int
    found: tuple[Found, ...]
    mistakes: int
    mistake_ms: int
    passed_ms: int
    ms: int | None


class JudgedFind(msgspec.Struct, frozen=True, kw_only=True):
    """What became of three cards, and how one's go stands after them."""

    verdict: Verdict
    go: OwnTry


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the ranking; no name unless its owner wants it there.

    `shown`: their figures are to be seen under this name.
    """

    place: int
    name: str | None
    ms: int
    mistakes: int
    own: bool
    shown: bool = False


class OwnPlace(msgspec.Struct, frozen=True, kw_only=True):
    """One's place, and how many in a hundred of the others were slower; None without others."""

    place: int
    percentile: int | None
    ms: int
    mistakes: int


class SolvedDay(msgspec.Struct, frozen=True):
    """A day whose ranked puzzle one has solved, and the time."""

    day: str
    ms: int


class Published(msgspec.Struct, frozen=True):
    """The puzzle of a day that is over, and the seed that it was dealt from."""

    cards: tuple[str, ...]
    seed: str


class DayRanking(msgspec.Struct, frozen=True, kw_only=True):
    """The ranking of a day and one's own part in it."""

    day: str
    today: str
    commitment: str | None
    solved: int
    fastest: tuple[Ranked, ...]
    own: OwnPlace | None
    go: OwnTry | None
    #: Days in a row that one has solved, up to today.
    streak: int
    #: All that one has solved, the latest first.
    days: tuple[SolvedDay, ...]
    published: Published | None


class Daily:
    """The ranked puzzles of a house; `now_ms` is the time since 1970."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        now_ms: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._journal, self._now_ms = store, journal, now_ms
        self.clock = TryClock(now_ms, clock)
        self._latest = date.min
        #: Held while something of somebody is judged: two devices send one after the other.
        self._judging: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def today(self) -> date:
        """The day it is, in UTC; a clock set back does not reopen a day that was published."""
        day = datetime.fromtimestamp(self._now_ms() / 1000, UTC).date()
        if self._latest - day != timedelta(days=1):
            self._latest = day
        return self._latest

    async def start(self, person: PersonRow, day: date) -> OwnTry:
        """Show the cards, once; the clock runs from here on."""
        self._check_today(day)
        seed = await self._secret(day)
        begun, at = TryRow(day.isoformat(), person.id, self._now_ms()), self.clock.now()
        try:
            await self._journal.write(puzzles.begun_try(begun))
        except Unmet:
            raise IllegalAction("puzzle_begun") from None
        self.clock.begins(begun, at)
        return self._own(begun, seed)

    async def find(self, person: PersonRow, day: date, cards: Sequence[str]) -> JudgedFind:
        """Judge three cards; nothing is read of them, or of the deal, before a try is known."""
        at = self.clock.now()
        self._check_today(day)
        text = day.isoformat()
        async with self._judging.setdefault(person.id, asyncio.Lock()):
            for _ in range(_ATTEMPTS):
                go = await asyncio.to_thread(puzzles.try_of, self._store, text, person.id)
                go = _running(go)
                seed = await self._secret(day)
                three = _three(cards, _dealt(seed))
                after, verdict = judged(go, three, self.clock.passed_ms(go, at))
                if await self._changed(go, after):
                    return JudgedFind(verdict=verdict, go=self._own(after, seed))
        raise IllegalAction("too_fast")

    async def _changed(self, go: TryRow, after: TryRow) -> bool:
        """Store what a find has changed; False if another node was faster."""
        try:
            if go != after:
                await self._journal.write(puzzles.changed_try(go, after))
        except Unmet:
            return False
        return True

    async def ranking(self, day: date, person: PersonRow | None) -> DayRanking:
        """How a day stands, as somebody sees it."""
        if day >= self.today:
            self._check_today(day)
            await self._secret(day)
        return await asyncio.to_thread(self._ranking, day, person)

    def _ranking(self, day: date, person: PersonRow | None) -> DayRanking:
        text, store = day.isoformat(), self._store
        seed = puzzles.secret_of(store, text)
        go = None if person is None else puzzles.try_of(store, text, person.id)
        solved = puzzles.solved_count(store, text)
        days = [] if person is None else puzzles.solved_days(store, person.id)
        return DayRanking(
            day=text,
            today=self.today.isoformat(),
            commitment=None if seed is None else commitment(seed),
            solved=solved,
            fastest=_listed(puzzles.fastest(store, text), person),
            own=self._place(go, solved),
            go=None if go is None or seed is None else self._own(go, seed),
            streak=self._streak({row.day for row in days}),
            days=tuple([SolvedDay(row.day, row.ms) for row in days]),
            published=_published(seed) if seed is not None and day < self.today else None,
        )

    def _place(self, go: TryRow | None, solved: int) -> OwnPlace | None:
        if go is None or go.ms is None:
            return None
        faster = puzzles.faster_count(self._store, go.day, go.ms)
        others = solved - 1
        slower = others - faster
        return OwnPlace(
            place=faster + 1,
            percentile=round(100 * slower / others) if others > 0 else None,
            ms=go.ms,
            mistakes=go.mistakes,
        )

    def _streak(self, solved: Set[str]) -> int:
        day = self.today if self.today.isoformat() in solved else self.today - timedelta(days=1)
        count = 0
        while day.isoformat() in solved:
            count, day = count + 1, day - timedelta(days=1)
        return count

    def _own(self, go: TryRow, seed: bytes) -> OwnTry:
        return OwnTry(
            day=go.day,
            cards=tuple(map(str, _dealt(seed))),
            sets=PUZZLE_SETS,
            found=found_in(go),
            mistakes=go.mistakes,
            mistake_ms=MISTAKE_MS,
            passed_ms=self.clock.passed_ms(go, self.clock.now()),
            ms=go.ms,
        )

    def _check_today(self, day: date) -> None:
        if day < self.today:
            raise TooLate("puzzle_over", day=day.isoformat())
        if day > self.today:
            raise IllegalAction("puzzle_not_yet", day=day.isoformat())

    async def _secret(self, day: date) -> bytes:
        """The secret of a day, made when the first person asks for its puzzle."""
        text = day.isoformat()
        seed = await asyncio.to_thread(puzzles.secret_of, self._store, text)
        if seed is not None:
            return seed
        try:
            made = secrets.token_bytes(SEED_BYTES)
            await self._journal.write(puzzles.new_secret(text, made))
        except Unmet:
            return await self._secret(day)  # somebody else was faster
        return made


def _running(go: TryRow | None) -> TryRow:
    """A try that has begun and is not solved."""
    if go is None:
        raise IllegalAction("puzzle_not_begun")
    if go.ms is not None:
        raise IllegalAction("puzzle_solved")
    return go


def judged(go: TryRow, three: Find, passed_ms: int) -> tuple[TryRow, Verdict]:
    """A running try after three cards, so long after its beginning, and what they were."""
    if not is_set(*parse_cards(three)):
        return replace(go, mistakes=go.mistakes + 1), "wrong"
    known = found_in(go)
    if any(set(each.cards) == set(three) for each in known):
        return go, "again"
    found = (*known, Found(three, passed_ms))
    ms = passed_ms + go.mistakes * MISTAKE_MS if len(found) == PUZZLE_SETS else None
    return replace(go, found=to_json(found).decode(), ms=ms), "found"


def _three(cards: Sequence[str], shown: Sequence[Card]) -> Find:
    """Three different cards of those that were shown."""
    named = parse_cards(cards)
    for card in named:
        if card not in shown:
            raise Unreadable("card_not_on_table", card=str(card))
    if len(set(named)) != 3:
        raise Unreadable("puzzle_three")
    one, two, three = (str(card) for card in shown if card in named)
    return one, two, three


def _listed(rows: Sequence[puzzles.RankedRow], person: PersonRow | None) -> tuple[Ranked, ...]:
    """The fastest with their places; equal times share one."""
    lines: list[Ranked] = []
    for number, row in enumerate(rows, 1):
        tied = bool(lines) and lines[-1].ms == row.ms
        own = person is not None and row.person == person.id
        line = Ranked(
            place=lines[-1].place if tied else number,
            name=row.name if own or _is_named(row) else None,
            ms=row.ms,
            mistakes=row.mistakes,
            own=own,
            shown=_is_named(row) and _preferences(row).figures_shown,
        )
        lines.append(line)
    return tuple(lines)


def _is_named(row: puzzles.RankedRow) -> bool:
    return _preferences(row).named_in_rankings


def _preferences(row: puzzles.RankedRow) -> Preferences:
    return preferences_of(PersonRow(row.person, row.name, 0, preferences=row.preferences))


def _published(seed: bytes) -> Published:
    return Published(tuple(map(str, _dealt(seed))), seed.hex())


@lru_cache(maxsize=64)
def _dealt(seed: bytes) -> tuple[Card, ...]:
    return cards_from(seed)
