"""What is legal at a moment of SET Dice, as lists of acts: for bots, for hints, for tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import overload

from tercet.dice.board import Square
from tercet.dice.faces import FACES, WILD, Die, wild_as
from tercet.dice.finding import Found, all_turns, best_turns, opening_turns
from tercet.dice.judging import TurnScore, judge, judge_opening, swaps
from tercet.dice.position import Placement, Position, Turn
from tercet.engine.acts import Act, Acts
from tercet.engine.game import Meaning
from tercet.errors import IllegalAction, Unreadable
from tercet.games.dice.table import read_turn, shown, written
from tercet.games.dice.terms import (
    Announce,
    DiceView,
    Hand,
    Pass,
    Phase,
    Place,
    ReplaceWild,
    ThrowAgain,
)

#: With two wilds or more, only so many of the best turns are listed as legal.
LISTED = 1000


def legal_in(phase: Phase, position: Position, hand: Hand) -> Acts:
    """Announcements right and wrong; turns, replacements and passing; any dice to throw."""
    match phase:
        case "opening":
            return legal_opening(position)
        case "turn":
            return legal_turn(position)
        case "again":
            return legal_throws(hand)


def legal_in_view(view: DiceView) -> Acts:
    """List the same acts for the seat of a view: only the order of the bag is hidden there."""
    assert view.seat is not None
    position = replace(Position.parse(view.position), to_move=view.seat)
    return legal_in(view.phase, position, view.hands[view.seat])


def legal_opening(position: Position) -> Acts:
    """Announcements that are right, and some that are wrong."""
    right, wrong = opening_turns(position), _wrong_openings(position)
    return Acts(*map(_announcements, (right, wrong)), complete=False)


def legal_throws(hand: Hand) -> Acts:
    """Any dice to throw again, or none."""
    return Acts(_Listed(_throws(hand)))


def legal_turn(position: Position) -> Acts:
    """All turns, replacements and passing; with two wilds or more, only the best of the turns."""
    found, few = _listed_turns(position)
    replaced = [ReplaceWild(str(square), str(die)) for square, die in swaps(position)]
    placed = [Place(written(one.turn)) for one in found]
    return Acts(_Listed(placed), _Listed(replaced), (Pass(),), complete=few)


def hinted(position: Position, begun: Turn) -> tuple[str, ...]:
    """What may be placed next to make a listed turn, or to replace a wild before it (DICE-14)."""
    found, _ = _listed_turns(position)
    laid = set(begun.placements)
    more: dict[Placement, None] = {} if laid else dict.fromkeys(swaps(position))
    for one in found:
        if laid.issubset(one.turn.placements):
            more.update(dict.fromkeys(each for each in one.turn.placements if each not in laid))
    return written(Turn.of(more))


def meanings(position: Position, begun: Turn) -> tuple[Meaning, ...]:
    """What makes a legal turn of one whose only open die is a wild, the most points first.

    Each of the 27 faces is judged with the dice that lie already: no search, so a few milliseconds.
    """
    open_ones = [one for one in begun.placements if one.die.face is None]
    if len(open_ones) != 1:
        raise IllegalAction("dice_one_open_wild", have=len(open_ones))
    square = open_ones[0].square
    others = [one for one in begun.placements if one.die.face is not None]
    named = [wild_as(face) for face in FACES]
    found = [
        Meaning(str(die), score.total)
        for die in named
        if (score := _scored(position, Turn.of((*others, Placement(square, die)))))
    ]
    return tuple(sorted(found, key=lambda meaning: -meaning.points))


def _scored(position: Position, turn: Turn) -> TurnScore | None:
    """The score of a turn; None when it is not legal."""
    try:
        return judge(position, turn)
    except IllegalAction:
        return None


@lru_cache(maxsize=16)
def _listed_turns(position: Position) -> tuple[list[Found], bool]:
    """Turns that can be named, best first, and whether these are all."""
    few = position.hand.count(WILD) < 2
    return all_turns(position) if few else best_turns(position, LISTED), few


def _announcements(turns: Iterable[Turn]) -> _Listed:
    return _Listed([Announce(written(turn)) for turn in turns])


def _wrong_openings(position: Position) -> list[Turn]:
    """Three ordinary dice that are no SET, for every such three."""
    squares = position.board.openings[0]
    named = dict.fromkeys(
        dice for dice in combinations(position.hand, 3) if not any(die.wild for die in dice)
    )
    turns = (Turn(tuple(map(Placement, squares, dice))) for dice in named)
    return [turn for turn in turns if judge_opening(position, turn) is None]


def _throws(hand: Hand) -> list[Act]:
    """Every choice of dice to throw again; dice that look alike are one choice."""
    choices = dict.fromkeys(
        tuple(sorted(shown(dice)))
        for count in range(len(hand) + 1)
        for dice in combinations(hand, count)
    )
    return [ThrowAgain(dice) for dice in choices]


class _Listed(Sequence[Act]):
    """Acts of one kind; an act is among them in whatever order and spelling it names its dice."""

    __slots__ = ("_acts",)

    def __init__(self, acts: Sequence[Act]) -> None:
        self._acts = acts

    def __len__(self) -> int:
        return len(self._acts)

    @overload
    def __getitem__(self, index: int) -> Act: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Act]: ...
    def __getitem__(self, index: int | slice) -> Act | Sequence[Act]:
        return self._acts[index]

    def __contains__(self, act: object) -> bool:
        try:
            return _usual(act) in self._acts
        except Unreadable:
            return False


def _usual(act: object) -> object:
    """The same act as the lists spell it."""
    match act:
        case Announce(dice) | Place(dice):
            return type(act)(written(read_turn(dice)))
        case ThrowAgain(dice):
            return ThrowAgain(tuple(sorted(str(Die.parse(text)) for text in dice)))
        case ReplaceWild(square, die):
            return ReplaceWild(str(Square.parse(square)), str(Die.parse(die)))
        case _:
            return act
