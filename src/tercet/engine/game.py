"""The one interface of all games, for races, turns and sealed choices alike.

A game is a stateless object over frozen states. It knows no clock and no chance of its own:
entries say when, and `Chance` is a value in the state. A call in a race is simply an act after
which only the caller may act, until a deadline.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Generic, Literal, TypeVar, Union, final

import msgspec

from tercet.cards import Card
from tercet.engine.acts import Act, Acts, Entry, Leave, Return, Timeout
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Left, Outcome, Returned, View
from tercet.engine.options import Rules
from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, TooLate, Unreadable

Pace = Literal["race", "turns", "mixed"]
Events = tuple[Event, ...]
#: Where every card (or die) is, by the name of the place: for the conservation of cards.
Zones = Mapping[str, tuple[object, ...]]


class Seats(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The seats of a table: how many, who deals, and who sits out (MATCH-3)."""

    count: int
    dealer: int = 0
    idle: frozenset[int] = frozenset()

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that take part, in order."""
        return tuple(seat for seat in range(self.count) if seat not in self.idle)

    def left_of(self, seat: int) -> int:
        """The next seat that takes part, clockwise."""
        for step in range(1, self.count + 1):
            other = (seat + step) % self.count
            if other not in self.idle:
                return other
        return seat

    def from_left_of(self, seat: int) -> tuple[int, ...]:
        """All who take part, clockwise, beginning at the left of a seat."""
        return _clockwise(self.count, self.idle, seat)


@lru_cache(maxsize=1024)
def _clockwise(count: int, idle: frozenset[int], seat: int) -> tuple[int, ...]:
    turn = [(seat + step) % count for step in range(1, count + 1)]
    return tuple(other for other in turn if other not in idle)


class State(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What every state holds; a game adds its own fields and its `rules`."""

    seats: Seats
    chance: Chance
    away: frozenset[int] = frozenset()

    @property
    def present(self) -> frozenset[int]:
        """The seats that take part and have not left."""
        everyone = _everyone(self.seats.count)
        gone = self.seats.idle | self.away
        return everyone - gone if gone else everyone


@cache
def _everyone(count: int) -> frozenset[int]:
    return frozenset(range(count))


@lru_cache(maxsize=1024)
def in_order(seats: frozenset[int]) -> tuple[int, ...]:
    """Some seats, as views tell them."""
    return tuple(sorted(seats))


class Meaning(msgspec.Struct, frozen=True):
    """What something may stand for, in the notation of its game, and the points of the act then."""

    shows: str
    points: int


R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What is true of a game before a card is dealt; each game file opens with it."""

    key: str
    version: int
    players: tuple[int, int]
    pace: Pace
    hidden: bool
    #: Whether SETs are looked for on the table; if so, `tercet.analysis` must know its events.
    sought: bool
    #: Whether people play against the pack, alone or as a team, and not against each other.
    against_pack: bool = False
    #: Whether a deal begins with a race: then people see a count-down before it (BASE-1a).
    opens_with_race: bool = False
    #: Whether the players see on which cards the others have their fingers, before anybody acts.
    shares_touch: bool = False
    rules: type[Rules]
    state: type[State]
    view: type[View]
    acts: tuple[type[Act], ...]
    #: The acts by which players race each other for the same thing, the first one wins.
    claims: tuple[type[Act], ...] = ()
    events: tuple[type[Event], ...]
    #: The reasons for which it, or a deal of it, can end, as outcomes name them.
    reasons: tuple[str, ...]
    #: The match forms it is offered with, the usual one first (see `tercet.engine.series`).
    matches: tuple[str, ...] = ("single",)
    #: Named combinations of options that people may ask for.
    presets: dict[str, dict[str, bool | int | str]] = {}
    #: The preset that people are offered first, where it is not the sheet's own rules.
    offered: str | None = None


class Game(ABC, Generic[R, S]):
    """A game of the family. Subclasses say what differs; `apply` is the same for all."""

    facts: Facts

    @abstractmethod
    def start(self, rules: R, seats: Seats, chance: Chance, at: int = 0) -> tuple[S, Events]:
        """The state after the deal at this table time, and what happened in it."""

    @abstractmethod
    def may_act(self, state: S) -> frozenset[int]:
        """Race: all who are not locked out. Turn: one. Sealed choice: who has not chosen."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Acts:
        """The acts a seat may choose from now, besides leaving and coming back."""

    @abstractmethod
    def deadline(self, state: S) -> Deadline | None:
        """When `Timeout` is due, if nothing happens before."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> View:
        """What this seat (None: a spectator) may know, and nothing else."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def zones(self, state: S) -> Zones:
        """Where every card is; all of them together never change."""

    @abstractmethod
    def scramble(self, state: S, viewer: int | None, keep: frozenset[object], chance: Chance) -> S:
        """A state that differs in all that the viewer may not know, save what is to be kept.

        `keep` holds cards, and the names of sealed choices (see `sealed`) that are about to be
        opened. Only the conformance suite calls it: no view and no event of the viewer may change.
        The seed is not its concern: the suite changes that itself, by `reseed`.
        """

    def sealed(self, state: S) -> frozenset[object]:
        """Names of the choices that players have sealed with the game and that are not yet open.

        Only the conformance suite calls it: a step that opens one may tell it to all, so its name
        is then among what `scramble` has to keep.
        """
        return frozenset()

    @abstractmethod
    def on_act(self, state: S, entry: Entry, seat: int) -> tuple[S, Events]:
        """Apply an act of a seat that is present and takes part."""

    @abstractmethod
    def on_timeout(self, state: S, entry: Entry, label: str) -> tuple[S, Events]:
        """Apply the running out of the current deadline."""

    def acts_in_view(self, view: Any) -> Callable[[], Acts] | None:
        """Return how to list the acts of a view's seat from that view; None: only `legal` can.

        For a game that takes long to list its acts: a bot's process then lists them.
        """
        return None

    def hands(self, state: S) -> tuple[tuple[object, ...], ...]:
        """Return what each seat holds that others do not see; for replays, after the end."""
        if not self.facts.hidden:
            return ()
        zones = self.zones(state)
        return tuple([zones.get(f"hand {seat}", ()) for seat in range(state.seats.count)])

    def unseen(self, state: S, viewer: int | None) -> frozenset[str]:
        """The zones whose cards a viewer may not know: pile or bag, and hidden hands of others.

        Said apart from `view`, so that the suite can hold the two against each other.
        """
        hands = {f"hand {seat}" for seat in range(state.seats.count) if seat != viewer}
        secret = {"pile", "bag"} | (hands if self.facts.hidden else set())
        return frozenset(secret & self.zones(state).keys())

    def reseed(self, state: S, chance: Chance) -> S:
        """The same state with another stream of chance: the seed is a secret, too."""
        return msgspec.structs.replace(state, chance=chance)

    def read_token(self, text: str) -> str:
        """One card (or die) of an arranged pile, as notation prints it."""
        return str(Card.parse(text))

    def preview(self, state: S, seat: int, act: Act) -> Events:
        """What an act would do, told to its player beforehand; refused as the act would be.

        Only where the rules let a player know that: in a race it would be cheating.
        """
        raise IllegalAction("no_preview")

    def hints(self, state: S, seat: int, act: Act) -> tuple[str, ...]:
        """What may be added to an act that was begun, for it to be or to become a legal one."""
        raise IllegalAction("no_preview")

    def meanings(self, state: S, seat: int, act: Act) -> tuple[Meaning, ...]:
        """What the one open thing of an act may stand for so that the act is legal, best first."""
        raise IllegalAction("no_preview")

    def on_absence(self, state: S, entry: Entry) -> tuple[S, Events]:
        """Go on after somebody left or came back, so that nobody is waited for in vain."""
        return state, ()

    @final
    def apply(self, state: S, entry: Entry) -> tuple[S, Events]:
        """The state after an entry and what happened, or a refusal that changes nothing."""
        if self.outcome(state) is not None:
            raise TooLate("game_over")
        act, seat, due = entry.act, entry.seat, self.deadline(state)
        if seat is None:
            return self.on_timeout(state, entry, _due_label(due, entry))
        if not 0 <= seat < state.seats.count:
            raise Unreadable("seat_unknown", seat=seat, seats=state.seats.count)
        if isinstance(act, (Leave, Return)):
            return self._come_or_go(state, entry, seat)
        if isinstance(act, Timeout):
            raise Unreadable("timeout_of_seat", seat=seat)
        if due is not None and entry.at >= due.at:
            raise TooLate("time_is_up", label=due.label)
        if seat in state.seats.idle:
            raise IllegalAction("sits_out")
        if seat in state.away:
            raise IllegalAction("is_away")
        return self.on_act(state, entry, seat)

    def _come_or_go(self, state: S, entry: Entry, seat: int) -> tuple[S, Events]:
        leaves = isinstance(entry.act, Leave)
        if (seat in state.away) == leaves:
            raise IllegalAction("is_away" if leaves else "is_here")
        away = state.away ^ {seat}
        first: Event = Left(seat=seat) if leaves else Returned(seat=seat)
        state, events = self.on_absence(msgspec.structs.replace(state, away=away), entry)
        return state, (first, *events)

    def frame(self, state: S, viewer: int | None) -> dict[str, Any]:
        """The fields that every view has, for `view` to pass on."""
        return {
            "seat": viewer,
            "may_act": in_order(self.may_act(state)),
            "away": in_order(state.away),
            "deadline": self.deadline(state),
            "outcome": self.outcome(state),
        }

    def dump(self, state: S) -> bytes:
        """A state as bytes; the log stays the truth, this is a cache of it."""
        return to_json(state)

    def load(self, data: bytes) -> S:
        """A state from the bytes that `dump` made."""
        return from_json(data, self.facts.state)  # type: ignore[no-any-return]

    @property
    def act_type(self) -> Any:
        """The union of the acts that players of this game can send."""
        return Union[(*self.facts.acts, Leave, Return)]

    def read_act(self, data: bytes | str | msgspec.Raw) -> Act:
        """An act of this game from JSON; one that it does not have is told those that it has."""
        try:
            act: Act = from_json(data, self.act_type)
        except Unreadable:
            self._check_known(data)
            raise
        return act

    def _check_known(self, data: bytes | str | msgspec.Raw) -> None:
        try:
            tag = from_json(data, Tagged).act
        except Unreadable:
            return
        kinds: tuple[type[Act], ...] = (*self.facts.acts, Leave, Return)
        known = [str(kind.__struct_config__.tag) for kind in kinds]
        if tag not in known:
            raise Unreadable("act_unknown", act=tag[:40], known=", ".join(known))

    @property
    def entry_act_type(self) -> Any:
        """The union of the acts that can stand in a log of this game."""
        return Union[(*self.facts.acts, Leave, Return, Timeout)]


class Tagged(msgspec.Struct):
    """An act of which only the name is read."""

    act: str


AnyGame = Game[Any, Any]


def _due_label(due: Deadline | None, entry: Entry) -> str:
    act = entry.act
    if not isinstance(act, Timeout):
        raise Unreadable("seat_missing")
    if due is None or due.label != act.label or entry.at < due.at:
        raise IllegalAction("no_timeout_due", label=act.label)
    return due.label
