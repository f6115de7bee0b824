"""The words of SET Dice: its options, what players do, what happens, and what is known.

The rules that use them are in `tercet.games.dice.dice`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tercet.engine.acts import Act
from tercet.engine.events import Event, View
from tercet.engine.game import State
from tercet.engine.options import Rules


class DiceRules(Rules, frozen=True):
    """The options; times in milliseconds, 0 is never."""

    board: Literal["standard", "small"] = "standard"
    kit: Literal["standard", "plain"] = "standard"
    again_ms: Annotated[int, Meta(ge=0, le=600_000, extra={"lowest": 5000})] = 30_000
    turn_ms: Annotated[int, Meta(ge=0, le=3_600_000, extra={"lowest": 5000})] = 0
    opening_ms: Annotated[int, Meta(ge=0, le=3_600_000, extra={"lowest": 10_000})] = 0


# --- What players do -------------------------------------------------------------------------


class Announce(Act, frozen=True):
    """Announce a SET among the own five and lay it across the middle (DICE-3)."""

    dice: tuple[str, ...]


class Place(Act, frozen=True):
    """Place one to three dice: `("f8=1gd", "g8=*2rw")` (DICE-4, DICE-6a)."""

    dice: tuple[str, ...]


class ReplaceWild(Act, frozen=True):
    """Replace the wild on a square with a die of its meaning (DICE-14)."""

    square: str
    die: str


class Pass(Act, frozen=True):
    """Place nothing, or nothing more, this turn (DICE-8)."""


class ThrowAgain(Act, frozen=True):
    """Throw some of the own dice again before the round, or none of them (DICE-10)."""

    dice: tuple[str, ...] = ()


# --- What happens ----------------------------------------------------------------------------


class MadeSet(Struct, frozen=True):
    """A SET that a turn made: its dice with their squares, and how many of them count."""

    line: str
    dice: tuple[str, ...]
    counted: tuple[str, ...]
    points: int

    def __str__(self) -> str:
        return f"{' '.join(self.dice)} ({self.points})"


class TakenBonus(Struct, frozen=True):
    """A bonus square that a turn occupied first (DICE-15)."""

    square: str
    points: int

    def __str__(self) -> str:
        return f"{self.square} (+{self.points})"


class DiceThrown(Event, frozen=True):
    """A player threw dice: the whole hand, or new ones from the bag (DICE-2, DICE-9)."""

    seat: int
    dice: tuple[str, ...]


class NobodyOpens(Event, frozen=True):
    """Nobody who may announce has a SET: all throw again (DICE-3)."""


class NobodyCanPlay(Event, frozen=True):
    """Nobody can make a SET on the board: all throw again, and a new round begins (DICE-8)."""

    round: int


class OpeningWrong(Event, frozen=True):
    """Three announced dice are no SET; the player waits for the next throw (DICE-3a, CARD-3)."""

    seat: int
    dice: tuple[str, ...]
    attribute: str
    two: str
    one: str


class DiceOpened(Event, frozen=True):
    """The opening SET lies on the logo and scores (DICE-3)."""

    seat: int
    dice: tuple[str, ...]
    sets: tuple[MadeSet, ...]
    bonuses: tuple[TakenBonus, ...]
    points: int


class DicePlaced(Event, frozen=True):
    """A turn: its dice, the SETs it made, its bonuses and its points (DICE-6, 15, 16)."""

    seat: int
    dice: tuple[str, ...]
    sets: tuple[MadeSet, ...]
    bonuses: tuple[TakenBonus, ...]
    points: int


class WildReplaced(Event, frozen=True):
    """A die took the place of a wild; the freed die now shows `thrown` (DICE-14)."""

    seat: int
    square: str
    die: str
    thrown: str


class DicePassed(Event, frozen=True):
    """A player placed nothing this turn; `late` when time ran out, `gone` when away (DICE-8)."""

    seat: int
    why: Literal["word", "late", "gone"] = "word"


class ThrewAgain(Event, frozen=True):
    """A player threw some dice again before the round (DICE-10)."""

    seat: int
    old: tuple[str, ...]
    new: tuple[str, ...]


class DiceKept(Event, frozen=True):
    """A player throws none of the dice again (DICE-10)."""

    seat: int


class RoundBegan(Event, frozen=True):
    """A round began; `seat` made the opening SET and plays first (DICE-9a)."""

    round: int
    seat: int


class OutOfDice(Event, frozen=True):
    """A player has no dice left: who has not played in this round plays once more (DICE-12)."""

    seat: int


# --- What is known ---------------------------------------------------------------------------

Phase = Literal["opening", "turn", "again"]


class Held(Struct, frozen=True):
    """A die in front of a player: which one of the kit it is, and what it shows."""

    die: str
    shows: str


class Lying(Struct, frozen=True):
    """A die on the board."""

    square: str
    die: str
    shows: str


Hand = tuple[Held, ...]


class DiceState(State, frozen=True, kw_only=True):
    """The whole table. `placed` and `able` are of this round: was a die placed, could one be."""

    rules: DiceRules
    bag: tuple[str, ...]
    hands: tuple[Hand, ...]
    scores: tuple[int, ...]
    board: tuple[Lying, ...] = ()
    phase: Phase = "opening"
    barred: frozenset[int] = frozenset()
    thrown_seq: int = 0
    starter: int = 0
    mover: int = 0
    swapped: bool = False
    decided: frozenset[int] = frozenset()
    round: int = 1
    placed: bool = False
    able: bool = False
    quiet: int = 0
    since: int = 0
    over: str | None = None


class BonusView(Struct, frozen=True):
    """A bonus square, and whether it has been taken."""

    square: str
    points: int
    taken: bool


class DiceView(View, frozen=True, kw_only=True, tag="dice"):
    """The same for all: only the bag is hidden (DICE-2a). `position` is the text form.

    `openings` are the lines across the middle where the opening SET may lie, until it lies there.
    """

    position: str
    rows: int
    columns: int
    middle: str
    bonuses: tuple[BonusView, ...]
    openings: tuple[tuple[str, ...], ...]
    board: tuple[Lying, ...]
    hands: tuple[Hand, ...]
    bag: int
    scores: tuple[int, ...]
    phase: Phase
    barred: tuple[int, ...]
    decided: tuple[int, ...]
    starter: int | None
    mover: int | None
    swapped: bool
    round: int
    quiet: int
