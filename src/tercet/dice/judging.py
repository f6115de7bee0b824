"""Is this turn allowed, what does it score and why: DICE-4 to 7, 14 to 17.

A turn is judged as a whole when all its dice lie (DICE-6a): accepted with its score explained, or
refused with a code that names the die and the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tercet.dice.board import Board, Bonus, Square, Window
from tercet.dice.faces import Die, Face, breach, is_set, third
from tercet.dice.position import Placement, Position, Turn, without
from tercet.errors import IllegalAction

#: How many dice a turn may place (DICE-4).
MOST_DICE: Final = 3


@dataclass(frozen=True, slots=True)
class SetMade:
    """A SET on the board: its three dice in order, and the squares of those that count."""

    line: str
    dice: tuple[Placement, Placement, Placement]
    counted: tuple[Square, ...]

    @property
    def points(self) -> int:
        """One for each die; a wild just placed counts nothing (DICE-16, DICE-17)."""
        return len(self.counted)


@dataclass(frozen=True, slots=True)
class TurnScore:
    """The score of a turn, explained: which SETs, which dice, which bonus squares."""

    sets: tuple[SetMade, ...]
    bonuses: tuple[Bonus, ...]

    @property
    def total(self) -> int:
        """All the points of the turn."""
        return sum(one.points for one in self.sets) + sum(bonus.points for bonus in self.bonuses)


def judge(position: Position, turn: Turn) -> TurnScore:
    """The score of a turn of the seat to move, or `IllegalAction` with the die and the reason."""
    check_dice(position, turn)
    lying = _lying(position.board, (*position.dice, *turn.placements))
    new = {position.board.index(square) for square, _ in turn.placements}
    sets = _new_sets(position.board, lying, new)
    covered = {at for window in sets for at in window}
    for placement in turn.placements:
        if position.board.index(placement.square) not in covered:
            raise _no_set(position.board, lying, placement)
    if all(new.issuperset(window) for window in sets):  # DICE-6a: joined to what lay there
        first = turn.placements[0]
        raise IllegalAction("dice_not_joined", square=str(first.square), die=str(first.die))
    return _score(position, turn, lying, sets)


def judge_opening(position: Position, turn: Turn) -> TurnScore | None:
    """The score of an opening SET; None when its three dice are no SET (DICE-3, DICE-3a).

    Dice the player does not hold, or squares not across the middle, are refused: only the claim
    that three dice are a SET can be wrong.
    """
    check_dice(position, turn)
    squares = tuple(placement.square for placement in turn.placements)
    if squares not in position.board.openings:
        raise IllegalAction("dice_opening_squares", middle=str(position.board.middle))
    lying = _lying(position.board, turn.placements)
    new = {position.board.index(square) for square in squares}
    sets = _new_sets(position.board, lying, new)
    return _score(position, turn, lying, sets) if sets else None


def play(position: Position, turn: Turn) -> tuple[Position, TurnScore]:
    """The position after a turn, and its score; the seat to move stays the same."""
    score = judge(position, turn) if position.dice else judge_opening(position, turn)
    if score is None:
        raise IllegalAction("dice_opening_no_set")
    return placed(position, turn, score.total), score


def placed(position: Position, turn: Turn, points: int) -> Position:
    """The position with the dice of a turn laid down and its points written."""
    seat = position.to_move
    hand = without(position.hand, (die for _, die in turn.placements))
    scores = position.scores or (0,) * len(position.hands)
    return replace(
        position.with_hand(hand),
        dice=tuple(sorted((*position.dice, *turn.placements))),
        scores=(*scores[:seat], scores[seat] + points, *scores[seat + 1 :]),
    )


def judge_swap(position: Position, square: Square, die: Die) -> None:
    """Whether the mover may replace the wild on this square with this die (DICE-14)."""
    named = {"square": str(square), "die": str(die)}
    if position.swapped:
        raise IllegalAction("dice_second_swap", **named)  # DICE-14a
    if square not in position.board:
        raise IllegalAction("dice_off_board", **named)
    there = position.at(square)
    if there is None or not there.wild or there.face is None:
        raise IllegalAction("dice_no_wild_there", **named)
    if die not in position.hand:
        raise IllegalAction("dice_not_in_hand", **named)
    if die.face is not there.face or die.wild:
        raise IllegalAction("dice_wrong_for_wild", **named, meaning=str(there.face))


def swap(position: Position, square: Square, die: Die, thrown: Die) -> Position:
    """The position after a replacement; `thrown` is what the freed die shows now. No points."""
    judge_swap(position, square, die)
    dice = tuple(Placement(at, die if at == square else there) for at, there in position.dice)
    hand = (*without(position.hand, (die,)), thrown)
    return replace(position.with_hand(hand), dice=dice, swapped=True)


def swaps(position: Position) -> tuple[Placement, ...]:
    """Every replacement the mover could make now: the square of a wild and the die for it."""
    if position.swapped:
        return ()
    return tuple(
        Placement(square, die)
        for square, there in position.dice
        if there.wild
        for die in dict.fromkeys(position.hand)
        if die.face is there.face
    )


def check_dice(position: Position, turn: Turn) -> None:
    """One to three dice of the mover's hand, each on an empty square of its own."""
    if not turn.placements:
        raise IllegalAction("dice_none_placed")
    if len(turn.placements) > MOST_DICE:
        extra = turn.placements[MOST_DICE]
        raise IllegalAction(
            "dice_too_many",
            square=str(extra.square),
            die=str(extra.die),
            have=len(turn.placements),
            most=MOST_DICE,
        )
    held = Counter(position.hand)
    taken = dict(position.dice)
    for placement in turn.placements:
        _check_die(position.board, taken, held, placement)
        taken[placement.square] = placement.die
        held[placement.die.in_hand] -= 1


def _check_die(
    board: Board, taken: Mapping[Square, Die], held: Counter[Die], placement: Placement
) -> None:
    square, die = placement
    named = {"square": str(square), "die": str(die)}
    if square not in board:
        raise IllegalAction("dice_off_board", **named)
    if square in taken:
        raise IllegalAction("dice_square_taken", **named, there=str(taken[square]))
    if die.face is None:
        raise IllegalAction("dice_needs_meaning", **named)  # DICE-13
    if held[die.in_hand] < 1:
        raise IllegalAction("dice_not_in_hand", **named)


def _lying(board: Board, dice: tuple[Placement, ...]) -> dict[int, Die]:
    return {board.index(square): die for square, die in dice}


def _face(die: Die) -> Face:
    assert die.face is not None, "a die on the board has a meaning (DICE-13)"
    return die.face


def _new_sets(board: Board, lying: Mapping[int, Die], new: set[int]) -> list[Window]:
    """The SETs that were not on the board before: those with a new die in them (DICE-6b)."""
    windows = dict.fromkeys(window for at in sorted(new) for window in board.windows_at[at])
    return [
        window
        for window in windows
        if all(at in lying for at in window) and is_set(*(_face(lying[at]) for at in window))
    ]


def _score(
    position: Position, turn: Turn, lying: Mapping[int, Die], sets: list[Window]
) -> TurnScore:
    board = position.board
    silent = {board.index(square) for square, die in turn.placements if die.wild}  # DICE-17
    fresh = {square for square, _ in turn.placements}
    return TurnScore(
        tuple(_set_made(board, lying, window, silent) for window in sets),
        tuple(bonus for bonus in position.open_bonuses if bonus.square in fresh),  # DICE-15
    )


def _set_made(board: Board, lying: Mapping[int, Die], window: Window, silent: set[int]) -> SetMade:
    a, b, c = (Placement(board.square(at), lying[at]) for at in window)
    counted = tuple(board.square(at) for at in window if at not in silent)  # DICE-17a
    return SetMade(_line(window), (a, b, c), counted)


def _line(window: Window) -> str:
    return "row" if window[1] - window[0] == 1 else "column"


def _no_set(board: Board, lying: Mapping[int, Die], placement: Placement) -> IllegalAction:
    """Why this die is in no SET: nothing to make one with, or three in line that are none."""
    at = board.index(placement.square)
    full = [w for w in board.windows_at[at] if all(there in lying for there in w)]
    named = {"square": str(placement.square), "die": str(placement.die)}
    if not full:
        return IllegalAction("dice_no_line", **named)
    a, b = (_face(lying[there]) for there in full[0] if there != at)
    if placement.die.wild:
        needs = dict.fromkeys(
            str(third(*(_face(lying[there]) for there in window if there != at))) for window in full
        )
        return IllegalAction("dice_meaning_wrong", **named, needs=" ".join(needs))
    broken = breach(a, b, _face(placement.die))
    assert broken is not None, "a full line that is no SET has a broken attribute"
    return IllegalAction(
        "dice_no_set",
        **named,
        line=_line(full[0]),
        first=str(a),
        second=str(b),
        attribute=str(broken.attribute),
        two=broken.two,
        one=broken.one,
    )
