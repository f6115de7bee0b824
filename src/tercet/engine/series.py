"""Several deals as one match (MATCH-1 to MATCH-3, TW-10); a series wraps any game and is a game.

Points add up from deal to deal, the deal passes to the left, and between two deals there is a
pause that ends when all are ready, after a count-down if one is asked for. In a tournament the one
who deals is the leader and sits out.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from tercet.engine.acts import Act, Acts, Entry, Leave
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View, highest
from tercet.engine.game import AnyGame, Events, Game, Meaning, S, Seats, State, Zones, in_order
from tercet.engine.options import Rules
from tercet.errors import IllegalAction, TooLate, Unreadable


class Match(Rules, frozen=True):
    """The match form and its figures; `target` is per player, so ten means 10 × players."""

    form: Literal["single", "dealers", "deals", "tournament", "target"] = "single"
    deals: Annotated[int, Meta(ge=1, le=100)] = 3
    target: Annotated[int, Meta(ge=1, le=1000)] = 10
    pause_ms: Annotated[int, Meta(ge=0, le=600_000, extra={"lowest": 1000})] = 10_000
    count_down_ms: Annotated[int, Meta(ge=0, le=60_000, extra={"lowest": 1000})] = 0


class SeriesRules(Rules, frozen=True):
    """What a series starts from: the match form, and the rules of each deal."""

    match: Match = Match()
    deal: Any = None


class Ready(Act, frozen=True):
    """Ready for the next deal."""


class DealStarted(Event, frozen=True):
    """A new deal has begun; `seat` deals and, in a tournament, leads and sits out (MATCH-3)."""

    deal: int
    seat: int
    leads: bool = False


class DealEnded(Event, frozen=True):
    """A deal is over: its outcome, and the totals with it."""

    deal: int
    outcome: Outcome
    totals: tuple[int, ...]


class IsReady(Event, frozen=True):
    """A player is ready for the next deal."""

    seat: int


class SeriesState(State, Generic[S], frozen=True, kw_only=True):
    """The deal that is being played (or was, during a pause) and the totals of those before.

    `deal_seq` is the entry with which this deal began.
    """

    rules: Match
    deal: int
    inner: S
    totals: tuple[int, ...]
    deal_seq: int = 0
    ready: frozenset[int] = frozenset()
    next_due: int | None = None
    over: str | None = None


class SeriesView(View, frozen=True, kw_only=True, tag="series"):
    """The match so far, and the view of the deal. `deals` is None when a target ends it."""

    form: str
    deal: int
    deals: int | None
    target: int | None
    dealer: int
    leader: int | None
    totals: tuple[int, ...]
    ready: tuple[int, ...]
    table: Any


class Series(Game[SeriesRules, SeriesState[Any]]):
    """A game that plays another game several times over."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.facts = msgspec.structs.replace(
            game.facts,
            rules=SeriesRules,
            state=SeriesState[game.facts.state],  # type: ignore[name-defined]
            view=SeriesView,
            acts=(*game.facts.acts, Ready),
            events=(*game.facts.events, DealStarted, DealEnded, IsReady),
            reasons=("deals_played", "target_reached"),
        )

    def start(
        self, rules: SeriesRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[SeriesState[Any], Events]:
        """The first deal; seat 0 deals it."""
        check_match(rules.match, seats.count)
        return self._deal(rules, seats, chance, 0, (0,) * seats.count, at)

    def _deal(
        self,
        rules: SeriesRules,
        seats: Seats,
        chance: Chance,
        deal: int,
        totals: tuple[int, ...],
        at: int,
    ) -> tuple[SeriesState[Any], Events]:
        dealer = deal % seats.count  # MATCH-1: the deal passes to the left
        leads = rules.match.form == "tournament"
        idle = frozenset((dealer,)) if leads else frozenset[int]()
        inner_seats = Seats(seats.count, dealer, idle)
        inner, events = self.game.start(rules.deal, inner_seats, chance, at)
        state = SeriesState(
            seats=seats,
            chance=inner.chance,
            rules=rules.match,
            deal=deal,
            inner=inner,
            totals=totals,
        )
        begun = DealStarted(deal=deal + 1, seat=dealer, leads=leads)
        return self._after(state, (begun, *events), at)

    def may_act(self, state: SeriesState[Any]) -> frozenset[int]:
        """As in the deal; during a pause, all who are not ready yet."""
        if state.over is not None:
            return frozenset()
        if state.next_due is not None:
            return state.present - state.ready
        return self.game.may_act(state.inner)

    def legal(self, state: SeriesState[Any], seat: int) -> Acts:
        """As in the deal; during a pause, to say that one is ready."""
        if seat not in self.may_act(state):
            return Acts()
        return (
            Acts((Ready(),)) if state.next_due is not None else self.game.legal(state.inner, seat)
        )

    def deadline(self, state: SeriesState[Any]) -> Deadline | None:
        """The deal's own; during a pause, the end of it."""
        if state.over is not None:
            return None
        if state.next_due is not None:
            return Deadline(state.next_due, "next_deal")
        return self.game.deadline(state.inner)

    def view(self, state: SeriesState[Any], viewer: int | None) -> SeriesView:
        """The totals, and the deal as this viewer sees it; a leader sees it as a spectator."""
        match, dealer = state.rules, state.inner.seats.dealer
        leads = match.form == "tournament"
        return SeriesView(
            **self.frame(state, viewer),
            form=match.form,
            deal=state.deal + 1,
            deals=_deals(match, state.seats.count),
            target=match.target * state.seats.count if match.form == "target" else None,
            dealer=dealer,
            leader=dealer if leads else None,
            totals=state.totals,
            ready=in_order(state.ready),
            table=self.game.view(state.inner, _within(state, viewer)),
        )

    def outcome(self, state: SeriesState[Any]) -> Outcome | None:
        """The highest total wins (MATCH-1, MATCH-2, MATCH-3)."""
        if state.over is None:
            return None
        return Outcome(state.totals, highest(state.totals, state.seats.playing), state.over)

    def on_act(
        self, state: SeriesState[Any], entry: Entry, seat: int
    ) -> tuple[SeriesState[Any], Events]:
        """Pass it on to the deal; during a pause count who is ready."""
        if state.next_due is None:
            if entry.seen is not None and entry.seen < state.deal_seq:
                raise TooLate("table_changed")  # it was meant for the deal before
            return self._pass_on(state, entry)
        if not isinstance(entry.act, Ready):
            raise TooLate("between_deals")
        if seat in state.ready:
            raise IllegalAction("already_ready")
        state = replace(state, ready=state.ready | {seat})
        return self._next_if_ready(state, entry, (IsReady(seat=seat),))

    def on_timeout(
        self, state: SeriesState[Any], entry: Entry, label: str
    ) -> tuple[SeriesState[Any], Events]:
        """The pause is over, or time has run out within the deal."""
        return self._pass_on(state, entry) if state.next_due is None else self._next(state, entry)

    def on_absence(self, state: SeriesState[Any], entry: Entry) -> tuple[SeriesState[Any], Events]:
        """Whoever left is not waited for, neither in the deal nor in the pause."""
        if state.next_due is not None:
            return self._next_if_ready(state, entry, ())
        state, (_, *events) = self._pass_on(state, entry)
        return state, tuple(events)

    def _pass_on(self, state: SeriesState[Any], entry: Entry) -> tuple[SeriesState[Any], Events]:
        if isinstance(entry.act, Ready):
            raise IllegalAction("deal_goes_on")
        inner, events = self.game.apply(state.inner, entry)
        state = replace(state, inner=inner, chance=inner.chance)
        return self._after(state, events, entry.at)

    def _after(
        self, state: SeriesState[Any], events: Events, at: int
    ) -> tuple[SeriesState[Any], Events]:
        """Add up when the deal has ended, and end the match when that was the last (TW-10)."""
        outcome = self.game.outcome(state.inner)
        if outcome is None:
            return state, events
        totals = tuple(a + b for a, b in zip(state.totals, outcome.scores, strict=True))
        ended = DealEnded(deal=state.deal + 1, outcome=outcome, totals=totals)
        kept = tuple(event for event in events if not isinstance(event, Over))
        state = replace(state, totals=totals)
        if _is_last(state):
            return self._end(state, (*kept, ended))
        state = replace(state, ready=frozenset(), next_due=at + state.rules.pause_ms)
        return state, (*kept, ended)

    def _end(self, state: SeriesState[Any], events: Events) -> tuple[SeriesState[Any], Events]:
        form = state.rules.form
        state = replace(state, over="target_reached" if form == "target" else "deals_played")
        outcome = self.outcome(state)
        assert outcome is not None
        return state, (*events, Over(outcome=outcome))

    def _next_if_ready(
        self, state: SeriesState[Any], entry: Entry, events: Events
    ) -> tuple[SeriesState[Any], Events]:
        if not state.present or not state.present <= state.ready:
            return state, events
        soon = entry.at + state.rules.count_down_ms
        if state.rules.count_down_ms:  # BASE-1a
            return replace(state, next_due=min(state.next_due or soon, soon)), events
        state, more = self._next(state, entry)
        return state, events + more

    def _next(self, state: SeriesState[Any], entry: Entry) -> tuple[SeriesState[Any], Events]:
        at = entry.at
        rules, chance = SeriesRules(state.rules, state.inner.rules), state.inner.chance
        fresh, events = self._deal(rules, state.seats, chance, state.deal + 1, state.totals, at)
        fresh = replace(fresh, deal_seq=entry.seq)
        for seat in sorted(state.away):
            if fresh.over is not None:
                break
            fresh, more = self.apply(fresh, Entry(seq=entry.seq, at=at, act=Leave(), seat=seat))
            events += more[1:]
        return fresh, events

    def preview(self, state: SeriesState[Any], seat: int, act: Act) -> Events:
        """As in the deal."""
        return self.game.preview(state.inner, seat, act)

    def hints(self, state: SeriesState[Any], seat: int, act: Act) -> tuple[str, ...]:
        """As in the deal."""
        return self.game.hints(state.inner, seat, act)

    def meanings(self, state: SeriesState[Any], seat: int, act: Act) -> tuple[Meaning, ...]:
        """As in the deal."""
        return self.game.meanings(state.inner, seat, act)

    def zones(self, state: SeriesState[Any]) -> Zones:
        """Where the cards of the deal are."""
        return self.game.zones(state.inner)

    def scramble(
        self, state: SeriesState[Any], viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> SeriesState[Any]:
        """What the viewer may not know of the deal; a leader knows what a spectator knows."""
        inner = self.game.scramble(state.inner, _within(state, viewer), keep, chance)
        return replace(state, inner=inner)

    def sealed(self, state: SeriesState[Any]) -> frozenset[object]:
        """What is sealed in the deal."""
        return self.game.sealed(state.inner)

    def hands(self, state: SeriesState[Any]) -> tuple[tuple[object, ...], ...]:
        """As in the deal."""
        return self.game.hands(state.inner)

    def unseen(self, state: SeriesState[Any], viewer: int | None) -> frozenset[str]:
        """As in the deal; a leader sees what a spectator sees."""
        return self.game.unseen(state.inner, _within(state, viewer))

    def reseed(self, state: SeriesState[Any], chance: Chance) -> SeriesState[Any]:
        """The deal draws from the same stream."""
        return replace(state, chance=chance, inner=self.game.reseed(state.inner, chance))


def with_match(game: AnyGame, match: Match) -> AnyGame:
    """The game itself for a single deal, else a series of it."""
    return game if match.form == "single" else Series(game)


def check_match(match: Match, players: int) -> None:
    """Refuse a tournament of fewer than three (MATCH-3)."""
    if match.form == "tournament" and players < 3:
        raise Unreadable("tournament_needs_three", players=players)


def _within(state: SeriesState[Any], viewer: int | None) -> int | None:
    """As whom a viewer sees the deal: a leader sees it as a spectator does (MATCH-3a)."""
    return None if viewer in state.inner.seats.idle else viewer


def _deals(match: Match, players: int) -> int | None:
    match match.form:
        case "dealers" | "tournament":
            return players  # each deals once
        case "deals":
            return match.deals
        case "single":
            return 1
    return None


def _is_last(state: SeriesState[Any]) -> bool:
    match = state.rules
    if match.form == "target":
        return max(state.totals) >= match.target * state.seats.count
    return state.deal + 1 >= (_deals(match, state.seats.count) or 1)
