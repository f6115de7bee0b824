"""The figures of CoopSet: a line for each layout, with what was taken, possible and scored."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.engine.table import Step
from tercet.games.coopset.coopset import CardAdded, LayoutScored


class CoopLayout(msgspec.Struct, frozen=True, kw_only=True):
    """A layout: SETs taken and the most that were possible, its points, and the score after it.

    `added` cards were asked for at a `cost` in points (COOP-5). `first` is the entry with which it
    was laid, `seq` the one that scored it.
    """

    layout: int
    first: int
    seq: int
    at: int
    taken: int
    possible: int
    points: int
    added: int
    cost: int
    score: int


class CoopSetFigures(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="coopset"):
    """All layouts, in order."""

    layouts: tuple[CoopLayout, ...]


class CoopSetWatch:
    """Follows one layout after the other."""

    def __init__(self, seats: int) -> None:
        self._layouts: list[CoopLayout] = []
        self._first = self._added = self._cost = 0

    def note(self, before: Any, step: Step, after: Any) -> None:
        """A card was added, or a layout scored."""
        for event in step.events:
            match event:
                case CardAdded(points=points):
                    self._added += 1
                    self._cost -= points
                case LayoutScored():
                    self._score(before, step, event)

    def _score(self, before: Any, step: Step, scored: LayoutScored) -> None:
        self._layouts.append(
            CoopLayout(
                layout=before.layout,
                first=self._first,
                seq=step.seq,
                at=step.at,
                taken=scored.sets,
                possible=scored.possible,
                points=scored.points,
                added=self._added,
                cost=self._cost,
                score=scored.score,
            )
        )
        self._first, self._added, self._cost = step.seq, 0, 0

    def close(self) -> CoopSetFigures:
        """The lines."""
        return CoopSetFigures(layouts=tuple(self._layouts))
