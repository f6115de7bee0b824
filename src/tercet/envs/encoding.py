"""What every encoding is made of: fields of an observation, kinds of choices, how both are read.

An encoding sees views only (`Game.view`), so it can tell nothing that a seat may not know. A mask
marks what may be named, never what is a SET. Choices that are made in several steps are kept as
`Begun`: the cards or dice named so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any, ClassVar, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tercet.cards import DECK, Card, Triple
from tercet.engine.acts import Act
from tercet.engine.game import AnyGame
from tercet.games import find_game

Mask = NDArray[np.int8]
#: The values named so far of an act that takes several decisions.
Begun = tuple[Any, ...]

#: 21 cards always hold a SET (CARD-6): who can name any three of so many never lacks one.
PLACES: Final = 21
#: The largest count that an observation holds.
MANY: Final = 1_000_000

_CARD: Final = tuple(array("i", [value + 1 for value in card.point]).tobytes() for card in DECK)
_WIDTH: Final = 4
_BYTES: Final = array("i").itemsize * _WIDTH


class Field(Struct, frozen=True):
    """A part of an observation: so many numbers from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int
    what: str


class Choice(Struct, frozen=True):
    """A kind of choices: so many actions in a row."""

    name: str
    count: int
    what: str


class Encoding(ABC):
    """A game as numbers. Players are told from one's own seat on, clockwise."""

    key: ClassVar[str]
    #: How many play where nobody says otherwise.
    players: ClassVar[int] = 2
    #: Deadlines that are due when everybody asked has had one decision.
    once: ClassVar[frozenset[str]] = frozenset()
    choices: ClassVar[tuple[Choice, ...]]

    @cached_property
    def game(self) -> AnyGame:
        """The game in its newest version."""
        return find_game(self.key)

    @cached_property
    def size(self) -> int:
        """How many actions there are, without waiting."""
        return sum(choice.count for choice in self.choices)

    @cached_property
    def first(self) -> dict[str, int]:
        """The number of the first action of each kind."""
        starts, at = {}, 0
        for choice in self.choices:
            starts[choice.name] = at
            at += choice.count
        return starts

    @cached_property
    def _counts(self) -> dict[str, int]:
        return {choice.name: choice.count for choice in self.choices}

    def kind(self, action: int) -> tuple[str, int]:
        """The kind of an action, and which one of its kind it is."""
        for choice in self.choices:
            if action < choice.count:
                return choice.name, action
            action -= choice.count
        raise IndexError(action)

    @abstractmethod
    def fields(self, seats: int) -> tuple[Field, ...]:
        """What an observation is made of at a table with so many seats."""

    @abstractmethod
    def observe(self, view: Any, seat: int, begun: Begun) -> bytes:
        """The observation of a seat, as C integers in the order of the fields."""

    @abstractmethod
    def mask(self, view: Any, seat: int, begun: Begun) -> Mask:
        """What a seat that is asked may name now; not to be written to."""

    @abstractmethod
    def decide(self, view: Any, seat: int, begun: Begun, action: int) -> Act | Begun:
        """The act that a choice is, or what is begun with it."""

    @abstractmethod
    def scores(self, view: Any) -> tuple[int, ...]:
        """How the seats stand, as the game counts; rewards are its changes."""

    def check(self, rules: Any) -> None:
        """Refuse options under which the game cannot be asked decision by decision."""
        return

    def standing(self, view: Any) -> tuple[int, ...]:
        """How the seats would stand if the game were broken off now."""
        return self.scores(view)

    def asked(self, view: Any) -> tuple[int, ...]:
        """Who is asked for a decision, from the view of a spectator."""
        return view.may_act  # type: ignore[no-any-return]

    def may_wait(self, view: Any, asked: int) -> bool:
        """Whether silence is a choice while time is turned off: in a race, never in a turn."""
        return asked > 1

    def idle(self, view: Any) -> bool:
        """Whether nothing can be decided until time has passed."""
        return False

    def instead(self, act: Act) -> Act | None:
        """What is played in place of an act that the rules refused, if anything."""
        return None

    def masked(self, **named: bool | Iterable[int]) -> Mask:
        """A mask of these kinds: all of a kind, or some of it by their numbers."""
        mask = np.zeros(self.size, np.int8)
        for name, some in named.items():
            start = self.first[name]
            if isinstance(some, bool):
                mask[start : start + self._counts[name]] = some
            else:
                mask[[start + number for number in some]] = 1
        mask.flags.writeable = False
        return mask


# --- Parts of observations -------------------------------------------------------------------


def card_field(name: str, places: int, what: str) -> Field:
    """So many places for cards: number, colour, filling and shape from 1 to 3, 0 without a card."""
    return Field(name, places * _WIDTH, 0, 3, f"{what}: 4 numbers a card")


def count_field(name: str, what: str, size: int = 1, *, below: bool = False) -> Field:
    """Counts; `below` zero, too, where the game knows that."""
    return Field(name, size, -MANY if below else 0, MANY, what)


def flag_field(name: str, what: str, size: int = 1) -> Field:
    """Yes or no."""
    return Field(name, size, 0, 1, what)


def card_bytes(cards: Iterable[Card | None], places: int) -> bytes:
    """Cards in their places; what has no place is left out."""
    known = [_CARD[card.index] if card is not None else bytes(_BYTES) for card in cards]
    return b"".join(known[:places]).ljust(places * _BYTES, b"\0")


def numbers(values: Iterable[int]) -> bytes:
    """Numbers as an observation holds them."""
    return array("i", values).tobytes()


@lru_cache(maxsize=64)
def from_seat(seats: int, seat: int) -> tuple[int, ...]:
    """All seats, the own one first."""
    return tuple((seat + step) % seats for step in range(seats))


def relative(other: int | None, seat: int, seats: int) -> int:
    """Another seat as counted from one's own, from 1; 0 is nobody."""
    return 0 if other is None else (other - seat) % seats + 1


# --- Naming cards ----------------------------------------------------------------------------

#: Every three of the places, in the order of their actions, and those of which each count is true.
TRIPLES: Final = tuple(sorted(combinations(range(PLACES), 3), key=lambda three: three[2]))


def triples_of(count: int) -> int:
    """How many of `TRIPLES`, from the first on, name only the first `count` places."""
    count = min(count, PLACES)
    return count * (count - 1) * (count - 2) // 6


def named_three(cards: Sequence[Card], number: int) -> Triple:
    """The three cards of a choice."""
    i, j, k = TRIPLES[number]
    return cards[i], cards[j], cards[k]


def ascending(places: int, begun: Sequence[int], need: int) -> range:
    """The places that may be named next where three are named in order, so that each is one way."""
    start = begun[-1] + 1 if begun else 0
    return range(start, places - (need - len(begun)) + 1)
