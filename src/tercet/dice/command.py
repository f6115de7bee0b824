"""`tercet dice`: a position drawn in the terminal, its best turns, and a score explained.

`print_position` is for people, `describe_position` gives the same as plain values for programs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from tercet.cards import Attribute
from tercet.dice.board import Board, Square
from tercet.dice.faces import LETTERS, Die
from tercet.dice.finding import Found, best_turns, opening_turns
from tercet.dice.judging import TurnScore, judge_opening, play
from tercet.dice.loading import load_board
from tercet.dice.position import Placement, Position, Turn
from tercet.errors import Unreadable
from tercet.words.texts import Texts

#: So many turns are listed at most.
MOST_BEST: Final = 1000
#: Width of a square: a mark for new dice, and room for a wild with its meaning.
_WIDTH: Final = 5
_COLOURS: Final = dict(
    zip(LETTERS[Attribute.COLOUR], ("bright_red", "green", "magenta"), strict=True)
)


def read_position(text: str | None) -> Position:
    """A position from its text; without one, the standard board before the opening."""
    return Position.parse(text) if text else Position(load_board(), (), ((), ()))


def print_position(
    console: Console, texts: Texts, text: str | None = None, *, best: int = 5, turn: str = ""
) -> None:
    """Draw a position; with a turn, play it and explain its score, else list the best turns."""
    position = read_position(text)
    if turn:
        placed = Turn.parse(turn)
        after, score = _played(position, placed)
        console.print(draw_position(after, placed.placements))
        for line in explained(score, texts):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
        console.print(str(after), markup=False, highlight=False, style="dim", soft_wrap=True)
        return
    console.print(draw_position(position))
    if not position.hand:
        return
    hand = " ".join(map(str, position.hand))
    move = texts.say("dice-command-to-move", seat=position.to_move, hand=hand, bag=position.bag)
    console.print(move, markup=False, highlight=False, soft_wrap=True)
    for line in _listed(_best(position, best), texts):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def describe_position(text: str | None = None, *, best: int = 5, turn: str = "") -> dict[str, Any]:
    """A position with its best turns, or with a turn and its explained score, as plain values."""
    position = read_position(text)
    if turn:
        after, score = _played(position, Turn.parse(turn))
        return {"position": str(after), "turn": turn, **_plain(score)}
    turns = [{"turn": str(one.turn), "points": one.score} for one in _best(position, best)]
    return {"position": str(position), "best": turns}


def explained(score: TurnScore, texts: Texts) -> list[str]:
    """A score in sentences: each SET, each bonus, the total."""
    lines = [
        texts.say(
            "dice-command-set",
            line=made.line,
            dice=" ".join(map(str, made.dice)),
            points=made.points,
        )
        for made in score.sets
    ]
    lines += [
        texts.say("dice-command-bonus", square=str(bonus.square), points=bonus.points)
        for bonus in score.bonuses
    ]
    return [*lines, texts.say("dice-command-total", points=score.total)]


def draw_position(position: Position, new: tuple[Placement, ...] = ()) -> Text:
    """The board in notation with its bonus squares; dice just placed are marked with `>`."""
    board, lying = position.board, dict(position.dice)
    open_bonuses = {bonus.square: bonus.points for bonus in position.open_bonuses}
    fresh = {square for square, _ in new}
    picture = Text(_heading(board), style="dim", no_wrap=True)
    for row in range(1, board.rows + 1):
        picture.append(f"\n{row:>3}", style="dim")
        for column in range(1, board.columns + 1):
            square = Square(row, column)
            die = lying.get(square)
            if die is not None:
                _append_die(picture, die, new=square in fresh)
            else:
                picture.append(_empty(board, square, open_bonuses), style="dim")
    return picture


def _heading(board: Board) -> str:
    letters = (str(Square(1, column))[0] for column in range(1, board.columns + 1))
    return "   " + "".join(letter.center(_WIDTH + 1)[:_WIDTH] for letter in letters)


def _append_die(picture: Text, die: Die, *, new: bool) -> None:
    assert die.face is not None
    picture.append(">" if new else " ", style="bold")
    style = _COLOURS[die.face.value(Attribute.COLOUR)]
    picture.append(str(die).ljust(_WIDTH - 1), style=f"bold {style}" if new else style)


def _empty(board: Board, square: Square, bonuses: dict[Square, int]) -> str:
    mark = f"+{bonuses[square]}" if square in bonuses else "#" if square == board.middle else "·"
    return mark.center(_WIDTH)


def _played(position: Position, turn: Turn) -> tuple[Position, TurnScore]:
    """The position after a turn, with the next seat to move (DICE-4), and its score."""
    after, score = play(position, turn)
    return replace(after, to_move=(after.to_move + 1) % len(after.hands), swapped=False), score


def _best(position: Position, limit: int) -> list[Found]:
    """The best turns, or before the opening its SETs."""
    if not 1 <= limit <= MOST_BEST:
        raise Unreadable("dice_best", best=limit, most=MOST_BEST)
    if position.dice:
        return best_turns(position, limit)
    found = []
    for turn in opening_turns(position)[:limit]:
        score = judge_opening(position, turn)
        assert score is not None
        found.append(Found(score.total, turn))
    return found


def _listed(turns: list[Found], texts: Texts) -> list[str]:
    if not turns:
        return [texts.say("dice-command-none")]
    return [texts.say("dice-command-turn", points=one.score, turn=str(one.turn)) for one in turns]


def _plain(score: TurnScore) -> dict[str, Any]:
    sets = [
        {
            "line": made.line,
            "dice": [str(placement) for placement in made.dice],
            "counted": [str(square) for square in made.counted],
            "points": made.points,
        }
        for made in score.sets
    ]
    bonuses = [{"square": str(one.square), "points": one.points} for one in score.bonuses]
    return {"sets": sets, "bonuses": bonuses, "points": score.total}
