"""The suite that every game passes: `check_game(CLASSIC, games=100)`.

It plays random legal games to the end, with people leaving and time running out, and checks on
the way that

- the log replays to the same states and events, and every state survives being written and read;
- cards are neither lost nor doubled, somebody can always go on, and it ends for a stated reason;
- what is not legal is refused with a code, and what is refused changes nothing;
- **non-interference**: when all that a viewer may not know is scrambled, neither the viewer's
  view, nor the legal acts, nor previews and hints, nor the events, nor the refusals change.

A failure names the seed and the step, so that one seed replays it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tercet.engine.acts import Act, Acts, Entry, Leave, Return, Timeout
from tercet.engine.arbitrary import any_act, any_rules
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Events, Seats
from tercet.engine.series import Series
from tercet.engine.wire import to_plain
from tercet.errors import TercetError

#: A legal act among more than this many is not looked at one by one.
_MANY = 400


class Nonconforming(AssertionError):
    """A game broke a promise of the interface."""


class Report(msgspec.Struct):
    """What was played and tried."""

    games: int = 0
    steps: int = 0
    timeouts: int = 0
    refusals: int = 0
    scrambles: int = 0
    moved: int = 0


def check_game(
    game: AnyGame,
    games: int = 20,
    seed: str = "tercet",
    *,
    every: int = 6,
    most_steps: int = 20_000,
) -> Report:
    """Play so many random games and check everything above; `every` n-th step is scrutinised."""
    report = Report()
    for number in range(games):
        _Run(game, f"{seed}/{number}", report, every, most_steps).play()
    if report.scrambles and not report.moved:
        raise Nonconforming(f"{game.facts.key}: scramble never changes anything")
    return report


class _Run:
    """One random game; everything that happens in it follows from its seed."""

    def __init__(
        self, game: AnyGame, seed: str, report: Report, every: int, most_steps: int
    ) -> None:
        self.game, self.seed, self.report = game, seed, report
        self.every, self.most_steps = every, most_steps
        self.dice = Chance(hashlib.sha256(seed.encode()).digest())
        self.rules, self.dice = any_rules(game, self.dice)
        self.seats = self._some_seats()
        self.deal = Chance(hashlib.sha256(b"deal" + seed.encode()).digest())
        self.entries: list[Entry] = []
        self.trail: list[tuple[Any, Events]] = []

    def play(self) -> None:
        """Deal, play to the end, and replay."""
        state, events = self.game.start(self.rules, self.seats, self.deal)
        self.trail.append((state, events))
        self.pack = _sorted_tokens(self.game, state)
        while self.game.outcome(state) is None:
            self._check(len(self.entries) < self.most_steps, "the game does not end")
            state = self._step(state)
        self._check_state(state)
        self._check_refusals(state)
        self._check_reason(state)
        self._check_replay()
        self.report.games += 1

    def _step(self, state: Any) -> Any:
        closely = self._below(self.every) == 0
        entry = self._next_entry(state)
        try:
            after, events = self.game.apply(state, entry)
        except TercetError as error:
            raise self._failure(f"a legal entry was refused: {entry} {error}") from error
        if closely:
            self._check_state(state)
            self._check_refusals(state)
            self._check_secrets(state, entry, after, events)
        self.entries.append(entry)
        self.trail.append((after, events))
        self.report.steps += 1
        return after

    # --- choosing what happens next --------------------------------------------------------

    def _some_seats(self) -> Seats:
        least, most = self.game.facts.players
        if isinstance(self.game, Series):  # enough for a tournament, whose leader sits out
            return Seats(max(least, 3) + self._below(most - max(least, 3) + 1))
        count = least + self._below(most - least + 1)
        dealer = self._below(count)
        sits_out = count - 1 >= max(least, 1) and count > 1 and self._below(4) == 0
        return Seats(count, dealer, frozenset((dealer,)) if sits_out else frozenset())

    def _next_entry(self, state: Any) -> Entry:
        now = self.entries[-1].at if self.entries else 0
        due = self.game.deadline(state)
        may_act = sorted(self.game.may_act(state))
        if due is not None and (due.at <= now or not may_act or self._below(12) == 0):
            self.report.timeouts += 1
            return self._entry(max(due.at, now), None, Timeout(due.label))
        now = self._a_little_later(now, due.at if due else None)
        if self._below(40) == 0 or not may_act:
            return self._come_or_go(state, now)
        seat = may_act[self._below(len(may_act))]
        act, self.dice = self.game.legal(state, seat).draw(self.dice)
        return self._entry(now, seat, act)

    def _a_little_later(self, now: int, due: int | None) -> int:
        later = now + self._below(1500)
        if due is not None and later >= due:
            return now
        return later

    def _come_or_go(self, state: Any, now: int) -> Entry:
        self._check(bool(state.away) or bool(self.game.may_act(state)), "nobody can go on")
        back = sorted(state.away)
        if back and (len(back) == state.seats.count or self._below(2)):
            return self._entry(now, back[self._below(len(back))], Return())
        here = sorted(set(range(state.seats.count)) - state.away)
        return self._entry(now, here[self._below(len(here))], Leave())

    def _entry(self, at: int, seat: int | None, act: Act) -> Entry:
        return Entry(len(self.entries) + 1, at, act, seat)

    # --- the checks ------------------------------------------------------------------------

    def _check_state(self, state: Any) -> None:
        game = self.game
        self._check(game.load(game.dump(state)) == state, "a state is not the same when read back")
        tokens = _sorted_tokens(game, state)
        self._check(tokens == self.pack, "cards were lost or doubled")
        may_act = game.may_act(state)
        active = set(state.seats.playing) - state.away
        self._check(may_act <= active, "someone may act who is not there")
        for seat in range(state.seats.count):
            can = len(game.legal(state, seat)) > 0
            self._check(can == (seat in may_act), f"seat {seat}: legal acts and may_act differ")
        over = game.outcome(state) is not None
        going = may_act or game.deadline(state) is not None or not active
        self._check(over or bool(going), "nobody can go on")

    def _check_reason(self, state: Any) -> None:
        outcome = self.game.outcome(state)
        stated = outcome is not None and outcome.reason in self.game.facts.reasons
        self._check(stated, f"it ended for a reason that its facts do not state: {outcome}")

    def _check_refusals(self, state: Any) -> None:
        before = self.game.dump(state)
        now = self.entries[-1].at if self.entries else 0
        for seat in (-1, *range(state.seats.count + 1)):
            act, self.dice = any_act(self.game, state, self.dice)
            self._check_one(state, self._entry(now, seat, act))
        self._check_one(state, self._entry(now, None, Timeout("never")))
        self._check(self.game.dump(state) == before, "a refused act changed the state")

    def _check_one(self, state: Any, entry: Entry) -> None:
        refusal = self._refusal(state, entry)
        due = self.game.deadline(state)
        if due is not None and entry.at >= due.at and entry.seat is not None:
            return
        if refusal is not None:
            self.report.refusals += 1
        if entry.seat is None or not 0 <= entry.seat < state.seats.count:
            self._check(refusal is not None, f"accepted from nowhere: {entry}")
            return
        legal = self.game.legal(state, entry.seat)
        if entry.act in legal:
            self._check(refusal is None, f"legal, but refused: {entry} {refusal}")
        elif legal.complete:
            self._check(refusal is not None, f"accepted, but not legal: {entry}")

    def _refusal(self, state: Any, entry: Entry) -> tuple[str, str] | None:
        try:
            self.game.apply(state, entry)
        except TercetError as error:
            return error.kind, str(error)
        return None

    def _check_secrets(self, state: Any, entry: Entry, after: Any, events: Events) -> None:
        for viewer in (None, *range(state.seats.count)):
            known = _visible(self.game, state, viewer)
            self._check_sight(viewer, state, known)
            known |= _visible(self.game, after, viewer) | _named(self.game, state, entry.act)
            known |= self.game.sealed(state) - self.game.sealed(after)
            self._check_step(viewer, state, known, entry, after, events)

    def _check_sight(self, viewer: int | None, state: Any, known: frozenset[object]) -> None:
        """Neither view, nor legal acts, nor refusals depend on what the viewer may not know."""
        game, chance = self.game, self._fresh_chance()
        other = game.scramble(state, viewer, known, chance)
        self.report.scrambles += 1
        self.report.moved += game.zones(other) != game.zones(state)
        other = game.reseed(other, chance)
        self._check_view(viewer, state, other)
        if viewer is not None:
            self._check_own(viewer, state, other)

    def _check_step(
        self,
        viewer: int | None,
        state: Any,
        known: frozenset[object],
        entry: Entry,
        after: Any,
        events: Events,
    ) -> None:
        """What a viewer learns by a step depends only on what it shows."""
        game, chance = self.game, self._fresh_chance()
        other = game.scramble(state, viewer, known, chance)
        if after.chance == state.chance:  # else the step itself shows what the seed brought
            other = game.reseed(other, chance)
        try:
            after_other, events_other = game.apply(other, entry)
        except TercetError as error:
            mine = entry.seat in (viewer, None)
            self._check(not mine, f"a refusal tells {viewer} a secret: {error}")
            return
        same = _for(events_other, viewer) == _for(events, viewer)
        self._check(same, f"the events tell {viewer} a secret")
        self._check_view(viewer, after, after_other)

    def _check_view(self, viewer: int | None, state: Any, other: Any) -> None:
        same = self.game.view(state, viewer) == self.game.view(other, viewer)
        self._check(same, f"the view of {viewer} tells a secret")

    def _fresh_chance(self) -> Chance:
        number = self._below(1 << 30)
        return Chance(hashlib.sha256(f"{self.seed}/{number}".encode()).digest())

    def _check_own(self, viewer: int, state: Any, other: Any) -> None:
        one, two = self.game.legal(state, viewer), self.game.legal(other, viewer)
        self._check(_first(one) == _first(two), f"the legal acts tell {viewer} a secret")
        act, self.dice = any_act(self.game, state, self.dice)
        now = self.entries[-1].at if self.entries else 0
        entry = self._entry(now, viewer, act)
        self._check(
            self._refusal(state, entry) == self._refusal(other, entry),
            f"a refusal tells {viewer} a secret: {entry}",
        )
        for begun in (act, *one[:1]):
            told, told_other = (
                self._foretold(state, viewer, begun),
                self._foretold(other, viewer, begun),
            )
            self._check(told == told_other, f"a preview tells {viewer} a secret: {begun}")

    def _foretold(self, state: Any, seat: int, act: Act) -> list[object]:
        """What a player is told of an act before it is played."""
        questions = (self.game.preview, self.game.hints, self.game.meanings)
        return [_or_refusal(question, state, seat, act) for question in questions]

    def _check_replay(self) -> None:
        state, events = self.game.start(self.rules, self.seats, self.deal)
        self._check((state, events) == self.trail[0], "the same seed deals differently")
        for entry, expected in zip(self.entries, self.trail[1:], strict=True):
            state, events = self.game.apply(state, entry)
            self._check((state, events) == expected, f"the log replays differently: {entry}")

    def _check(self, holds: bool, what: str) -> None:
        if not holds:
            raise self._failure(what)

    def _failure(self, what: str) -> Nonconforming:
        where = f"seed {self.seed!r}, step {len(self.entries)}"
        return Nonconforming(f"{self.game.facts.key}: {what} ({where})")

    def _below(self, n: int) -> int:
        number, self.dice = self.dice.below(n)
        return number


def _or_refusal(
    asked: Callable[[Any, int, Act], object], state: Any, seat: int, act: Act
) -> object:
    try:
        return asked(state, seat, act)
    except TercetError as error:
        return str(error)


def _tokens(game: AnyGame, state: Any) -> list[object]:
    return [token for zone in game.zones(state).values() for token in zone]


def _sorted_tokens(game: AnyGame, state: Any) -> list[str]:
    return sorted(map(str, _tokens(game, state)))


def _visible(game: AnyGame, state: Any, viewer: int | None) -> frozenset[object]:
    unseen = game.unseen(state, viewer)
    zones = game.zones(state)
    return frozenset(card for name, zone in zones.items() if name not in unseen for card in zone)


def _named(game: AnyGame, state: Any, act: Act) -> frozenset[object]:
    """The cards that an act names: to show a card is to let it be seen."""
    strings = set(_strings(to_plain(act)))
    return frozenset(token for token in _tokens(game, state) if str(token) in strings)


def _for(events: Events, viewer: int | None) -> Events:
    return tuple(event for event in events if event.seen_by(viewer))


def _first(acts: Acts) -> tuple[int, list[Act]]:
    return len(acts), list(acts) if len(acts) <= _MANY else list(acts[:_MANY])


def _strings(plain: object) -> Iterable[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for value in plain.values():
            yield from _strings(value)
    elif isinstance(plain, (list, tuple)):
        for value in plain:
            yield from _strings(value)
