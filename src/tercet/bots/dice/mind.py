"""SET Dice: open the race, place what scores and leaves little, throw again what is not needed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tercet.bots.classic import planned
from tercet.bots.dice.throwing import Effort, best_turn, to_throw
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import OPENING_MS, TURN_MS, Pause, within
from tercet.bots.human.sight import among
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.bots.simple import greedy_turn, throw_if_stuck
from tercet.dice.faces import Die, Face
from tercet.dice.finding import best_turns, opening_turns
from tercet.dice.judging import swaps
from tercet.dice.position import HAND, Position, Turn, without
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.dice.table import written
from tercet.games.dice.terms import (
    Announce,
    DiceView,
    Hand,
    Pass,
    Place,
    ReplaceWild,
    ThrowAgain,
)

#: How many turns a player of little care compares, by care, drawn from so many of the best.
GLANCES: Final = (1, 2, 4)
_GLANCED_AT: Final = 200
#: How much the careful ones compare, by care; set by hand.
EFFORTS: Final = {4: Effort(1, 0, 0), 5: Effort(4, 1, 3), 6: Effort(8, 4, 8)}
#: From this care on dice that the best turn does not need are thrown again.
_RETHROWS: Final = 4


class DiceMind(Mind):
    """One player of SET Dice (DICE-1 to DICE-18)."""

    def __init__(self, skill: Skill, care: int | None = None) -> None:
        self.skill = skill
        self.care = skill.care if care is None else care
        self._thrown: tuple[tuple[Hand, ...], int] = ((), 0)
        self._found: tuple[float, Act] | None = None
        self._pause = Pause()

    def look(self, view: DiceView, at: int) -> None:
        """See when dice were thrown: the opening is a race from then on."""
        super().look(view, at)
        if view.phase == "opening" and view.hands != self._thrown[0]:
            self._thrown, self._found = (view.hands, at), None

    def decide(self, view: DiceView, legal: Acts, chance: Chance) -> Intent | None:
        """Announce, place, or throw again."""
        draws = Draws(chance)
        assert view.seat is not None
        position = replace(Position.parse(view.position), to_move=view.seat)
        if view.phase == "opening":
            return self._opening(position, legal, draws)
        act = self._turn if view.phase == "turn" else self._again
        about = view.phase, view.round, view.swapped, view.hands[view.seat]
        until = self._pause.until(about, TURN_MS, self.at, draws)
        return planned(self, act(view, position, draws), until)

    def _opening(self, position: Position, legal: Acts, draws: Draws) -> Intent | None:
        """The first SET noticed among the own five (DICE-3)."""
        if self._found is None:
            turns = opening_turns(position)
            if not turns:
                return None
            turn = draws.pick(turns)
            wait = draws.exponential(self.skill.mean_ms(_level(turn)) * among(HAND))
            slips = draws.share() < self.skill.eps and len(legal.groups) > 1
            act = draws.pick(legal.groups[1]) if slips else Announce(written(turn))
            after = min(self.skill.t0_ms + wait, within(OPENING_MS, draws))
            self._found = self._thrown[1] + after, act
        at, act = self._found
        return Intent(act, max(0, round(at - self.at)))

    def _turn(self, view: DiceView, position: Position, draws: Draws) -> Act:
        if self.care < len(GLANCES):
            return self._glance(position, draws)
        if self.care < _RETHROWS:
            return greedy_turn(position)
        one = best_turn(view, position, EFFORTS[self.care], draws)
        used = () if one is None else tuple(die for _, die in one.turn.placements)
        if (swap := _free_throw(position, used)) is not None:
            return swap
        return Pass() if one is None else Place(written(one.turn))

    def _glance(self, position: Position, draws: Draws) -> Act:
        """The best of a few turns, drawn by chance from the better ones."""
        found = best_turns(position, _GLANCED_AT)
        if not found:
            return Pass()
        seen = [draws.pick(found) for _ in range(GLANCES[self.care])]
        return Place(written(max(seen, key=lambda one: one.score).turn))

    def _again(self, view: DiceView, position: Position, draws: Draws) -> Act:
        if self.care >= _RETHROWS:
            return ThrowAgain(to_throw(view, position, EFFORTS[self.care], draws))
        return throw_if_stuck(position, view.hands[position.to_move])


def _free_throw(position: Position, used: tuple[Die, ...]) -> ReplaceWild | None:
    """A die that is not needed for a wild on the board: it brings one more throw (DICE-14)."""
    spare = without(position.hand, used)
    for square, die in swaps(position):
        if die in spare:
            return ReplaceWild(str(square), str(die))
    return None


def _level(turn: Turn) -> int:
    first, second, _ = (placement.die.face for placement in turn.placements)
    assert isinstance(first, Face)
    assert isinstance(second, Face)
    return sum(x != y for x, y in zip(first.point, second.point, strict=True))
