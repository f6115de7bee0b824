"""The obvious way to find all turns: try every die on every square, and ask the rules each time.

Shares nothing with the quick search but the values; it is the oracle of its tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from tercet.dice.board import Square
from tercet.dice.faces import FACES, Die, Face, wild_as
from tercet.dice.position import Placement, Position, Turn

Lying = dict[Square, Die]
Line = tuple[Square, Square, Square]


def slow_turns(position: Position) -> dict[Turn, int]:
    """Every legal turn of the seat to move, with its score."""
    empty = [
        Square(row, column)
        for row in range(1, position.board.rows + 1)
        for column in range(1, position.board.columns + 1)
        if position.at(Square(row, column)) is None
    ]
    found = {}
    for count in (1, 2, 3):
        choices = list(_hands(position.hand, count))
        for squares in combinations(empty, count):
            lines = _new_lines(position, squares)
            for dice in choices if lines else ():
                turn = Turn(tuple(map(Placement, squares, dice)))
                score = _score(position, turn, lines)
                if score is not None:
                    found[turn] = score
    return found


def _hands(hand: tuple[Die, ...], count: int) -> Iterator[tuple[Die, ...]]:
    """So many dice of the hand in every order, wilds with every meaning."""
    for dice in set(permutations(hand, count)):
        yield from product(*([wild_as(f) for f in FACES] if die.wild else [die] for die in dice))


def slow_score(position: Position, turn: Turn) -> int | None:
    """The score of a turn by the letter of DICE-6a, 6b, 15, 16 and 17a; None if not allowed."""
    squares = tuple(square for square, _ in turn.placements)
    return _score(position, turn, _new_lines(position, squares))


def _score(position: Position, turn: Turn, lines: list[Line]) -> int | None:
    before: Lying = dict(position.dice)
    new: Lying = dict(turn.placements)
    after = before | new
    made = [line for line in lines if _is_set([after[square].face for square in line])]
    if any(all(square not in line for line in made) for square in new):
        return None
    if not any(square in before for line in made for square in line):
        return None
    silent = {square for square, die in new.items() if die.wild}
    points = sum(square not in silent for line in made for square in line)
    bonus = {bonus.square: bonus.points for bonus in position.board.bonuses}
    return points + sum(bonus.get(square, 0) for square in new)


def _new_lines(position: Position, squares: tuple[Square, ...]) -> list[Line]:
    """Three neighbours in a row or a column, at least one of them on a new square."""
    occupied = {square for square, _ in position.dice} | set(squares)
    return [line for line in _lines(occupied) if any(square in squares for square in line)]


def _lines(lying: set[Square]) -> Iterator[Line]:
    for square in lying:
        for down, right in ((0, 1), (1, 0)):
            second = Square(square.row + down, square.column + right)
            third = Square(square.row + 2 * down, square.column + 2 * right)
            if second in lying and third in lying:
                yield square, second, third


def _is_set(faces: list[Face | None]) -> bool:
    points = [face.point for face in faces if face is not None]
    return all(len(set(values)) != 2 for values in zip(*points, strict=True))
