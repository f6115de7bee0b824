"""SET Dice as numbers: a turn is a die, a square and a wild's meaning, once, twice or three times.

A turn is judged as a whole (DICE-6a), so that a mask cannot know whether it will make a SET: what
the rules refuse is a pass. A die on a wild that shows what it means replaces it (DICE-14).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from tercet.dice.board import Board, Square
from tercet.dice.faces import FACES, Die, showing, wild_as
from tercet.dice.loading import load_board
from tercet.dice.position import HAND, Placement, Turn
from tercet.engine.acts import Act
from tercet.envs.encoding import (
    Begun,
    Choice,
    Encoding,
    Field,
    Mask,
    count_field,
    flag_field,
    from_seat,
    numbers,
    relative,
)
from tercet.games.dice.terms import Announce, DiceView, Pass, Place, ReplaceWild, ThrowAgain

#: The largest board is 13 × 13; smaller ones lie in its corner of `a1`.
SIDE: Final = 13
SQUARES: Final = SIDE * SIDE
_PHASES: Final = ("opening", "turn", "again")


class Step(Struct, frozen=True):
    """One die of a turn that is begun: its place in the hand, where it lies, what it means."""

    slot: int
    square: Square | None = None
    die: Die | None = None


class DiceEncoding(Encoding):
    """All dice lie open; only the bag is hidden (DICE-2a)."""

    key = "dice"
    choices = (
        Choice("die", HAND, "take this die of the hand: to place it, or to throw it again"),
        Choice("square", SQUARES, "lay it on this square, row by row, 13 squares a row"),
        Choice("meaning", len(FACES), "the wild means this face"),
        Choice("line", 2, "the opening SET lies in the row, or in the column"),
        Choice("done", 1, "play the turn as it is begun; throw the chosen dice again"),
        Choice("pass", 1, "place nothing (more) this turn"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The board, everybody's dice, and the turn that is begun."""
        die = "number, colour, shape from 1 to 3, and whether it is wild"
        return (
            Field("board", SQUARES * 4, 0, 3, f"each square: {die}; 0 where it is empty"),
            count_field("bonus", "points of each square nobody has taken yet", SQUARES),
            Field("hands", seats * HAND * 4, 0, 3, f"five dice a player: {die}"),
            flag_field("begun", "of each square: laid in the turn that is begun", SQUARES),
            flag_field("used", "of each own die: in the turn that is begun", HAND),
            Field("phase", 1, 0, 2, "0 the opening, 1 a turn, 2 throwing again"),
            count_field("bag", "dice in the bag, the round, quiet rounds", 3),
            flag_field("swapped", "the mover has replaced a wild"),
            Field("mover", 1, 0, seats, "whose turn it is, from 1 = oneself; 0 nobody's"),
            count_field("scores", "of each player", seats),
            flag_field("barred", "of each player: out of this opening", seats),
        )

    def observe(self, view: DiceView, seat: int, begun: Begun) -> bytes:
        """Board, hands, and how the players stand."""
        seats = len(view.hands)
        order = from_seat(seats, seat)
        figures = [
            *(_PHASES.index(view.phase), view.bag, view.round, view.quiet, view.swapped),
            relative(view.mover, seat, seats),
            *[view.scores[other] for other in order],
            *[other in view.barred for other in order],
        ]
        hands = b"".join(_hand(tuple(h.shows for h in view.hands[other])) for other in order)
        return _lying(view) + hands + _begun(begun) + numbers(figures)

    def may_wait(self, view: DiceView, asked: int) -> bool:
        """Only the opening is a race (DICE-3)."""
        return view.phase == "opening" and asked > 1

    def mask(self, view: DiceView, seat: int, begun: Begun) -> Mask:
        """What comes next in the turn that is begun."""
        hand = [Die.parse(held.shows) for held in view.hands[seat]]
        last = begun[-1] if begun else None
        used = {step.slot for step in begun}
        free = [slot for slot in range(len(hand)) if slot not in used]
        if view.phase == "again":
            after = -1 if last is None else last.slot
            return self.masked(die=[slot for slot in free if slot > after], done=True)
        if last is not None and view.phase == "turn" and last.square is None:
            return self.masked(square=map(_number, _squares(view, hand[last.slot], begun)))
        if last is not None and last.die is None:
            return self.masked(meaning=True)
        if len(begun) == 3:
            return self.masked(line=view.phase == "opening", done=view.phase == "turn")
        turn = view.phase == "turn"
        return self.masked(die=free, done=turn and bool(begun), **{"pass": turn and not begun})

    def decide(self, view: DiceView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """One more part of a turn, or the whole of it."""
        kind, number = self.kind(action)
        *before, last = begun or (None,)
        match kind:
            case "die":
                return (*begun, self._taken(view, seat, number))
            case "square":
                square = Square(number // SIDE + 1, number % SIDE + 1)
                if any(lying.square == str(square) for lying in view.board):
                    return ReplaceWild(str(square), view.hands[seat][last.slot].shows)
                return (*before, Step(last.slot, square, last.die))
            case "meaning":
                return (*before, Step(last.slot, last.square, wild_as(FACES[number])))
            case "line":
                squares = _board(view).openings[number]
                return Announce(_written(zip(squares, (s.die for s in begun), strict=True)))
            case "pass":
                return Pass()
        if view.phase == "again":
            return ThrowAgain(tuple(view.hands[seat][step.slot].shows for step in begun))
        return Place(_written((step.square, step.die) for step in begun))

    def _taken(self, view: DiceView, seat: int, slot: int) -> Step:
        die = Die.parse(view.hands[seat][slot].shows)
        return Step(slot, None, None if die.face is None else showing(die.face))

    def instead(self, act: Act) -> Act | None:
        """A turn that the rules refuse is a pass; dice placed in vain go back to the hand."""
        return Pass() if isinstance(act, Place) else None

    def scores(self, view: DiceView) -> tuple[int, ...]:
        """The sum of all turns (DICE-18)."""
        return view.scores


def _begun(begun: Begun) -> bytes:
    """Which squares and which own dice the turn has that is begun."""
    marks = [0] * (SQUARES + HAND)
    for step in begun:
        marks[SQUARES + step.slot] = 1
        if step.square is not None:
            marks[_number(step.square)] = 1
    return numbers(marks)


def _board(view: DiceView) -> Board:
    return load_board(view.position.partition(" ")[0])


def _number(square: Square) -> int:
    return (square.row - 1) * SIDE + square.column - 1


def _squares(view: DiceView, die: Die, begun: Begun) -> set[Square]:
    """Empty squares in line with a die that lies or is laid; a wild that means the same."""
    board = _board(view)
    lying = {Square.parse(at.square): Die.parse(at.shows) for at in view.board}
    taken = lying.keys() | {step.square for step in begun if step.square is not None}
    near = _near(board.name, frozenset(taken))
    if len(begun) > 1 or view.swapped or die.wild:
        return near
    same = {square for square, there in lying.items() if there.wild and there.face is die.face}
    return near | same


@lru_cache(maxsize=64)
def _near(board: str, taken: frozenset[Square]) -> set[Square]:
    """The empty squares that lie within a line of three with one of these."""
    on = load_board(board)
    lines = (line for square in taken for line in on.windows_at[on.index(square)])
    return {on.square(at) for line in lines for at in line} - taken


def _written(placements: Iterable[tuple[Square, Die]]) -> tuple[str, ...]:
    return tuple(map(str, Turn.of(Placement(*one) for one in placements).placements))


@lru_cache(maxsize=64)
def _die(text: str) -> bytes:
    die = Die.parse(text)
    point = (0, 0, 0) if die.face is None else tuple(value + 1 for value in die.face.point)
    return numbers((*point, die.wild))


@lru_cache(maxsize=1024)
def _hand(shows: tuple[str, ...]) -> bytes:
    return b"".join(map(_die, shows)).ljust(HAND * len(_die("*")), b"\0")


def _lying(view: DiceView) -> bytes:
    """The squares with their dice, and the bonuses."""
    return _squares_bytes(tuple((at.square, at.shows) for at in view.board), _board(view).name)


@lru_cache(maxsize=64)
def _squares_bytes(lying: tuple[tuple[str, str], ...], name: str) -> bytes:
    width = len(_die("*"))
    squares, bonus = bytearray(SQUARES * width), [0] * SQUARES
    for one in load_board(name).bonuses:
        bonus[_number(one.square)] = one.points
    for text, shows in lying:
        at = _number(Square.parse(text))
        squares[at * width : (at + 1) * width] = _die(shows)
        bonus[at] = 0
    return bytes(squares) + numbers(bonus)
