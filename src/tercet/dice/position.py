"""A position and the turns played on it, as values that can be written and read.

The text of a position is one line of seven fields, as FEN is for chess:

    standard 13/…/5,1ro,2ro,3ro,5/…/13 1ro,2gd,*,3pw,1gw/2rw,- 0 29 3,0 -

board, rows from the top (dice, and counts of empty squares between them), hands by seat, seat to
move, dice in the bag, scores by seat, and `x` when the mover has already replaced a wild. Which
bonuses are gone need not be said: a bonus square that is occupied has been paid (DICE-15).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from tercet.dice.board import Board, Bonus, Square
from tercet.dice.faces import Die
from tercet.dice.loading import load_board, load_kit
from tercet.errors import Unreadable

#: How many play (DICE-1), and the dice of a full hand (DICE-2, DICE-9).
SEATS: Final = (2, 4)
HAND: Final = 5
#: Longer texts are not read: a full standard board with four full hands is under 1,000 characters.
LONGEST: Final = 8_000


class Placement(NamedTuple):
    """A die on a square: `g7=2rw`, or with a wild and its meaning `g7=*2rw`."""

    square: Square
    die: Die

    @classmethod
    def parse(cls, text: str) -> Placement:
        """Read `g7=2rw`; a wild must say its meaning (DICE-13)."""
        square, _, die = text.partition("=")
        return cls(Square.parse(square), Die.parse(die))

    def __str__(self) -> str:
        return f"{self.square}={self.die}"


@dataclass(frozen=True, slots=True)
class Turn:
    """The dice placed in one turn, in the order of their squares: `f8=1gd g8=*2rw`."""

    placements: tuple[Placement, ...]

    @classmethod
    def of(cls, placements: Iterable[Placement]) -> Turn:
        """A turn of these dice, whatever their order."""
        return cls(tuple(sorted(placements)))

    @classmethod
    def parse(cls, text: str) -> Turn:
        """Read placements with blanks between them."""
        return cls.of(Placement.parse(part) for part in text[:LONGEST].split())

    def __str__(self) -> str:
        return " ".join(map(str, self.placements))


@dataclass(frozen=True, slots=True)
class Position:
    """The board with its dice, the open hands (DICE-2a), the bag's count, and whose turn it is."""

    board: Board
    dice: tuple[Placement, ...]
    hands: tuple[tuple[Die, ...], ...]
    to_move: int = 0
    bag: int = 0
    scores: tuple[int, ...] = ()
    swapped: bool = False

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the seven fields; what cannot be, such as a die off the board, is refused."""
        return _parse(text)

    def __str__(self) -> str:
        hands = "/".join(",".join(map(str, hand)) or "-" for hand in self.hands)
        scores = ",".join(map(str, self.scores)) or "-"
        swapped = "x" if self.swapped else "-"
        rows = write_rows(self.board, self.dice)
        return f"{self.board.name} {rows} {hands} {self.to_move} {self.bag} {scores} {swapped}"

    @property
    def hand(self) -> tuple[Die, ...]:
        """The dice of the seat to move."""
        return self.hands[self.to_move]

    def at(self, square: Square) -> Die | None:
        """The die on this square."""
        return next((die for there, die in self.dice if there == square), None)

    @property
    def open_bonuses(self) -> tuple[Bonus, ...]:
        """The bonuses nobody has taken yet (DICE-15)."""
        taken = {square for square, _ in self.dice}
        return tuple(bonus for bonus in self.board.bonuses if bonus.square not in taken)

    def with_hand(self, hand: Iterable[Die]) -> Position:
        """The same with another hand for the seat to move."""
        seat = self.to_move
        return replace(self, hands=(*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :]))


def without(hand: Iterable[Die], gone: Iterable[Die]) -> tuple[Die, ...]:
    """A hand after some of its dice have gone; of dice that look alike the first ones go."""
    going = Counter(die.in_hand for die in gone)
    kept = []
    for die in hand:
        if going[die] > 0:
            going[die] -= 1
        else:
            kept.append(die)
    return tuple(kept)


def write_rows(board: Board, dice: Iterable[Placement]) -> str:
    """The rows of a board as text: `13/5,1ro,2ro,3ro,5/…`."""
    rows: dict[int, dict[int, Die]] = {}
    for (row, column), die in dice:
        rows.setdefault(row, {})[column] = die
    return "/".join(
        [_write_row(board.columns, rows.get(row, {})) for row in range(1, board.rows + 1)]
    )


def _write_row(columns: int, dice: Mapping[int, Die]) -> str:
    parts: list[str] = []
    last = 0
    for column in sorted(dice):
        gap = column - last - 1
        parts += [str(gap), str(dice[column])] if gap else [str(dice[column])]
        last = column
    return ",".join([*parts, str(columns - last)] if columns > last else parts)


def read_rows(board: Board, text: str) -> tuple[Placement, ...]:
    """The dice on a board from the text of its rows."""
    rows = text.split("/")
    if len(rows) != board.rows:
        raise Unreadable("position_rows", have=len(rows), need=board.rows)
    return tuple(
        placement for row, line in enumerate(rows, 1) for placement in _read_row(board, row, line)
    )


def _read_row(board: Board, row: int, line: str) -> list[Placement]:
    column = 0
    found = []
    for part in line.split(","):
        if part.isascii() and part.isdigit():
            column += int(part[:4])
            continue
        column += 1
        die = Die.parse(part)
        if die.face is None:
            raise Unreadable("die_needs_meaning", row=row)
        found.append(Placement(Square(row, column), die))
    if column != board.columns:
        raise Unreadable("position_columns", row=row, have=column, need=board.columns)
    return found


def _parse(text: str) -> Position:
    fields = text[:LONGEST].split()
    if len(fields) != 7:
        raise Unreadable("position_fields", have=len(fields), need=7)
    board_name, rows, hands, to_move, bag, scores, swapped = fields
    board = load_board(board_name)
    seats = tuple(_read_hand(hand) for hand in hands.split("/"))
    points = () if scores == "-" else tuple(_read_int(part, "scores") for part in scores.split(","))
    position = Position(
        board,
        read_rows(board, rows),
        seats,
        _read_int(to_move, "to_move"),
        _read_int(bag, "bag"),
        points,
        _read_flag(swapped),
    )
    if not 0 <= position.to_move < len(seats) or len(points) not in (0, len(seats)):
        raise Unreadable("position_seats", have=len(seats))
    _check_possible(position)
    return position


def _check_possible(position: Position) -> None:
    """Refuse what no game comes to: too many players, too many dice in a hand or in all."""
    least, most = SEATS
    if not least <= len(position.hands) <= most:
        raise Unreadable("position_players", have=len(position.hands), least=least, most=most)
    for seat, hand in enumerate(position.hands):
        if len(hand) > HAND:
            raise Unreadable("position_hand", seat=seat, have=len(hand), most=HAND)
    dice = position.bag + len(position.dice) + sum(map(len, position.hands))
    if dice > len(load_kit()):
        raise Unreadable("position_dice", have=dice, most=len(load_kit()))


def _read_hand(text: str) -> tuple[Die, ...]:
    hand = () if text == "-" else tuple(Die.parse(part) for part in text.split(","))
    for die in hand:
        if die.in_hand is not die:
            raise Unreadable("hand_has_meaning", die=str(die))
    return hand


def _read_int(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Unreadable("position_number", field=field, text=text[:40])
    return int(text)


def _read_flag(text: str) -> bool:
    if text not in ("-", "x"):
        raise Unreadable("position_number", field="swapped", text=text[:40])
    return text == "x"
