"""Reads the boards and the dice, which are data files beside this module (DICE-1a)."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from tercet.building import building
from tercet.dice.board import Board, Bonus, Square
from tercet.dice.faces import Die
from tercet.dice.kit import Kit
from tercet.errors import Unreadable

STANDARD: Final = "standard"
_Shape = TypeVar("_Shape", bound=msgspec.Struct)


class _BonusFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    squares: tuple[str, ...]


class _BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int
    columns: int
    middle: str
    bonus: tuple[_BonusFile, ...] = ()


class _KitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: tuple[str, ...]


@lru_cache
def load_board(name: str = STANDARD) -> Board:
    """The board of this name."""
    with building(f"board {name[:40]}"):
        return read_board(name, _text("boards", name))


@lru_cache
def load_kit(name: str = STANDARD) -> Kit:
    """The dice of this name."""
    with building(f"kit {name[:40]}"):
        return read_kit(name, _text("kits", name))


def board_names() -> tuple[str, ...]:
    """The boards there are."""
    return _names("boards")


def kit_names() -> tuple[str, ...]:
    """The kits of dice there are."""
    return _names("kits")


def _names(folder: str) -> tuple[str, ...]:
    found = (files("tercet.dice") / "data" / folder).iterdir()
    return tuple(sorted(file.name.removesuffix(".toml") for file in found))


def read_board(name: str, text: str) -> Board:
    """A board from the text of its file; a board that cannot be played on is refused."""
    raw = _decode(name, text, _BoardFile)
    bonuses = tuple(
        Bonus(Square.parse(square), group.points) for group in raw.bonus for square in group.squares
    )
    board = Board(name, raw.rows, raw.columns, Square.parse(raw.middle), bonuses)
    _check_board(board)
    return board


def _check_board(board: Board) -> None:
    if not (3 <= board.rows <= 26 and 3 <= board.columns <= 26):
        raise Unreadable("board_size", board=board.name, rows=board.rows, columns=board.columns)
    squares = [bonus.square for bonus in board.bonuses]
    across = [square for opening in board.openings for square in opening]
    for square in (*squares, *across):
        if square not in board:
            raise Unreadable("board_square", board=board.name, square=str(square))
    for square in squares:
        if squares.count(square) > 1:
            raise Unreadable("board_bonus_twice", board=board.name, square=str(square))


def read_kit(name: str, text: str) -> Kit:
    """The dice from the text of their file: six sides each, none of them twice on one die."""
    raw = _decode(name, text, _KitFile)
    dice = tuple(tuple(Die.parse(side) for side in line.split()) for line in raw.dice)
    for number, sides in enumerate(dice):
        if len(sides) != 6 or len(set(sides)) != 6:
            raise Unreadable("kit_die", kit=name, die=number)
    return Kit(name, dice)


def _decode(name: str, text: str, shape: type[_Shape]) -> _Shape:
    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable("dice_file", file=name[:40], reason=str(error)[:120]) from None


def _text(folder: str, name: str) -> str:
    shelf = files("tercet.dice") / "data" / folder
    if f"{name}.toml" not in {file.name for file in shelf.iterdir()}:
        raise Unreadable("dice_file_unknown", file=name[:40])
    return (shelf / f"{name}.toml").read_text(encoding="utf-8")
