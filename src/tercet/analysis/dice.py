"""The figures of SET Dice: each turn beside the best one that the same dice allowed.

The search for the best turn is the one thing here that takes long, most of all with several wilds
in the hand; so there are bounds, and a turn beyond them is told without its best.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tercet.dice.finding import best_turns, opening_turns
from tercet.dice.judging import judge_opening
from tercet.dice.position import Position
from tercet.engine.table import Step
from tercet.games.dice.table import position_of
from tercet.games.dice.terms import DiceOpened, DicePassed, DicePlaced

#: The work of all searches of a match, some three seconds at most. A game takes 50 to 100 of it: a
#: search counts one, and each wild in the hand `WILD_WORK` more.
MOST_WORK: Final = 400
WILD_WORK: Final = 3
#: With more wilds in the hand the best turn is not searched for.
MOST_WILDS: Final = 3


class DiceTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn: its points, and those of the best turn; None where that was not searched for."""

    seq: int
    at: int
    seat: int
    round: int
    dice: int
    points: int
    best: int | None


class DiceSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player's turns. `possible` adds up the best ones, `reached` the points of the same turns.

    `passed` counts turns without a die, `missed` those of them in which a die could be placed.
    """

    turns: int
    points: int
    top: int
    passed: int
    missed: int
    reached: int
    possible: int


class DiceFigures(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="dice"):
    """All turns and the sums of each player; `cut` when not every best turn was searched for."""

    turns: tuple[DiceTurn, ...]
    seats: tuple[DiceSeat, ...]
    cut: bool


class DiceWatch:
    """Follows the turns; of players who are away there are none."""

    def __init__(self, seats: int) -> None:
        self._seats, self._work = seats, 0
        self._turns: list[DiceTurn] = []

    def note(self, before: Any, step: Step, after: Any) -> None:
        """An opening, a turn, or a turn passed."""
        for event in step.events:
            match event:
                case DiceOpened(seat=seat, dice=dice, points=points):
                    opening = _best_opening(position_of(before, seat))
                    self._add(before, step, seat, (len(dice), points, opening))
                case DicePlaced(seat=seat, dice=dice, points=points):
                    best = self._best(position_of(before, seat))
                    self._add(before, step, seat, (len(dice), points, best))
                case DicePassed(seat=seat, why="word" | "late"):
                    best = self._best(position_of(before, seat))
                    self._add(before, step, seat, (0, 0, best))

    def _add(self, before: Any, step: Step, seat: int, turn: tuple[int, int, int | None]) -> None:
        dice, points, best = turn
        self._turns.append(
            DiceTurn(
                seq=step.seq,
                at=step.at,
                seat=seat,
                round=before.round,
                dice=dice,
                points=points,
                best=best,
            )
        )

    def _best(self, position: Position) -> int | None:
        wilds = sum(die.wild for die in position.hand)
        if wilds > MOST_WILDS or self._work >= MOST_WORK:
            return None
        self._work += 1 + WILD_WORK * wilds
        found = best_turns(position, 1)
        return found[0].score if found else 0

    def close(self) -> DiceFigures:
        """The sums."""
        return DiceFigures(
            turns=tuple(self._turns),
            seats=tuple(self._seat(seat) for seat in range(self._seats)),
            cut=any(turn.best is None for turn in self._turns),
        )

    def _seat(self, seat: int) -> DiceSeat:
        own = [turn for turn in self._turns if turn.seat == seat]
        return DiceSeat(
            turns=len(own),
            points=sum(turn.points for turn in own),
            top=max((turn.points for turn in own), default=0),
            passed=sum(not turn.dice for turn in own),
            missed=sum(bool(not turn.dice and turn.best) for turn in own),
            reached=sum(turn.points for turn in own if turn.best is not None),
            possible=sum(turn.best for turn in own if turn.best is not None),
        )


def _best_opening(position: Position) -> int:
    scores = (judge_opening(position, turn) for turn in opening_turns(position))
    return max((score.total for score in scores if score is not None), default=0)
