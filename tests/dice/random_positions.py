"""Positions for tests and measurements, drawn with a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tercet.dice.board import Board, Bonus, Square
from tercet.dice.faces import FACES, WILD, Die, showing, third, wild_as
from tercet.dice.finding import all_turns
from tercet.dice.judging import play
from tercet.dice.loading import load_board
from tercet.dice.position import Placement, Position

#: A board small enough for the slow search, with bonuses in reach.
SMALL = Board("small", 4, 5, Square(2, 3), (Bonus(Square(1, 1), 2), Bonus(Square(3, 4), 5)))


def random_hand(rng: Random, size: int = 5, wilds: int = 0) -> tuple[Die, ...]:
    return (*(showing(rng.choice(FACES)) for _ in range(size - wilds)), *[WILD] * wilds)


def scattered(rng: Random, board: Board, dice: int, hand: Sequence[Die]) -> Position:
    """Dice thrown at random on a board: more touching, and odder, than play would make."""
    squares = [board.square(at) for at in range(board.rows * board.columns)]
    chosen = sorted(rng.sample(squares, dice))
    few = rng.sample(FACES, 6)
    lying = tuple(
        Placement(at, rng.choice((showing, showing, wild_as))(rng.choice(few))) for at in chosen
    )
    return Position(board, lying, (tuple(hand),))


def played(rng: Random, dice: int) -> Position:
    """A position with so many dice on the standard board, grown by turns that score well."""
    board = load_board()
    a, b = rng.choice(FACES), rng.choice(FACES)
    opening = zip(board.openings[0], map(showing, (a, b, third(a, b))), strict=True)
    position = Position(board, tuple(Placement(*pair) for pair in opening), ((), ()), scores=(0, 0))
    while len(position.dice) < dice:
        position = position.with_hand(random_hand(rng))
        room = dice - len(position.dice)
        turns = [one for one in all_turns(position) if len(one.turn.placements) <= room]
        if turns:
            position, _ = play(position, rng.choice(turns[:5]).turn)
    return position
