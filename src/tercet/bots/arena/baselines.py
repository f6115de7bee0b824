"""Simple players to measure against: each takes any reasonable move, as quickly as a champion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tercet.bots.chipset.rule_minds import ChipsetRuleMind
from tercet.bots.chipset.rule_players import RULE_PLAYERS
from tercet.bots.coopset.mind import CoopMind
from tercet.bots.dice.mind import DiceMind
from tercet.bots.human.draws import Draws
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.bots.setup.mind import ASKS_FROM, SetUpMind
from tercet.bots.solitaire.mind import SolitaireMind
from tercet.bots.twenty import TwentyMind
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance

#: The random player acts after so many milliseconds, and up to so many more.
_RANDOM_MS: Final = (2000, 5000)


class RandomMind(Mind):
    """Does anything that is legal, within two to seven seconds."""

    def decide(self, view: Any, legal: Acts, chance: Chance) -> Intent | None:
        """Any legal act."""
        least, more = _RANDOM_MS
        after = least + Draws(chance).below(more)
        act, _ = legal.draw(chance)
        return Intent(act, after)


def _any_set(skill: Skill) -> Mind:
    return SolitaireMind(skill, futures=-1)


def _largest(skill: Skill) -> Mind:
    return CoopMind(skill, futures=0)


def _safe(skill: Skill) -> Mind:
    return SetUpMind(skill, care=0)


def _rule(skill: Skill) -> Mind:
    return SetUpMind(skill, care=ASKS_FROM)


def _any_call(skill: Skill) -> Mind:
    return TwentyMind(skill, chooses=False)


def _greedy(skill: Skill) -> Mind:
    return DiceMind(skill, care=3)


def _chip_rule(name: str, skill: Skill) -> Mind:
    return ChipsetRuleMind(skill, name)


def _rethrower(skill: Skill) -> Mind:
    return DiceMind(skill, care=4)


#: By game and name; all of them see as well as a champion and only choose worse. Where whoever
#: sees a SET first has it, there is nothing to choose, and so nobody to measure against.
BASELINES: Final[dict[str, dict[str, Callable[[Skill], Mind]]]] = {
    "classic": {},
    "solitaire": {"any": _any_set},
    "scout": {},
    "chipset": {name: partial(_chip_rule, name) for name in RULE_PLAYERS},
    "setup": {"safe": _safe, "rule": _rule},
    "coopset": {"largest": _largest},
    "twenty": {"any": _any_call},
    "dice": {"greedy": _greedy, "rethrow": _rethrower},
}
