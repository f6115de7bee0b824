"""How quickly a player sees a SET, and how carefully one thinks: a scale with seven named points.

The figures of sight are those of the human model (`docs/bots.md`): the first three rows are fitted
to reports of people, the others are assumptions. `care` is ours: how many futures a player goes
through in the games of thought; where it is 0 the first good move is played.

A strength is a number from 1, the first timer, to 7, the champion. Between two named points times
and the share of mistakes are interpolated by their logarithms, everything else in a straight line.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tercet.bots.human.arithmetic import exp, log, power, total
from tercet.errors import Unreadable


class Skill(Struct, frozen=True):
    """One strength. `theta_s` is the mean time to see one SET of average difficulty.

    `gamma` is how much harder one more differing attribute makes it, `t0_s` what it takes to react
    at all, `eps` how often a call is wrong, `giveup` after how many `theta` one says "none here".
    Between two named points a player thinks with the `care` of the weaker one or, with a chance of
    `more`, of the stronger.
    """

    key: str
    theta_s: float
    gamma: float
    t0_s: float
    eps: float
    giveup: float
    care: int
    more: float = 0.0

    def for_a_deal(self, share: float) -> Skill:
        """How this player plays one deal; `share` is drawn from 0 to 1."""
        return replace(self, care=self.care + 1, more=0.0) if share < self.more else self

    @property
    def t0_ms(self) -> int:
        """The shortest time in which a player of this skill reacts."""
        return round(self.t0_s * 1000)

    def mean_ms(self, level: int) -> float:
        """The mean time to notice a SET with so many differing attributes."""
        return self.theta_s * 1000 * _difficulty(self.gamma)[level]


SKILLS: Final = (
    Skill("first_timer", 240, 1.8, 2.5, 0.20, 1.5, 0),
    Skill("novice", 120, 1.6, 2.0, 0.12, 1.7, 1),
    Skill("casual", 32, 1.45, 1.5, 0.06, 2.0, 2),
    Skill("regular", 16, 1.35, 1.2, 0.04, 2.2, 3),
    Skill("expert", 7, 1.25, 0.9, 0.025, 2.5, 4),
    Skill("master", 3.2, 1.18, 0.7, 0.015, 2.8, 5),
    Skill("champion", 1.5, 1.12, 0.5, 0.01, 3.0, 6),
)
SKILL_KEYS: Final = tuple(skill.key for skill in SKILLS)
CHAMPION: Final = SKILLS[-1]


#: The ends of the scale; today's seven are its whole numbers.
WEAKEST: Final = 1.0
STRONGEST: Final = float(len(SKILLS))
_PREFIX: Final = "strength:"
_STRENGTH: Final = re.compile(_PREFIX + r"([1-9](?:\.[0-9]{1,2})?)")


def find_skill(key: str) -> Skill:
    """The skill with this key: a named one, or any strength, such as `strength:2.45`."""
    for skill in SKILLS:
        if skill.key == key:
            return skill
    strength = strength_in(key)
    if strength is None:
        raise Unreadable("bot_unknown", bot=key[:40], known=", ".join(SKILL_KEYS))
    return replace(skill_at(strength), key=key)


def skill_at(strength: float) -> Skill:
    """The skill at a point of the scale; beyond its ends, the one at the end."""
    strength = min(STRONGEST, max(WEAKEST, strength))
    low = min(int(strength), len(SKILLS) - 1)
    weaker, stronger, part = SKILLS[low - 1], SKILLS[low], strength - low
    if part == 1.0:
        return replace(stronger, key=strength_key(strength))
    return Skill(
        key=strength_key(strength),
        theta_s=_between_logs(weaker.theta_s, stronger.theta_s, part),
        gamma=_between(weaker.gamma, stronger.gamma, part),
        t0_s=_between_logs(weaker.t0_s, stronger.t0_s, part),
        eps=_between_logs(weaker.eps, stronger.eps, part),
        giveup=_between(weaker.giveup, stronger.giveup, part),
        care=weaker.care,
        more=part,
    )


def strength_key(strength: float) -> str:
    """What to call a bot of this strength by, to a hundredth."""
    within = min(STRONGEST, max(WEAKEST, strength))
    return f"{_PREFIX}{round(within, 2):g}"


#: The key of every program that plays over the net: no server thinks for it, and nothing is known
#: of its strength.
PROGRAM: Final = "program"


def strength_in(key: str) -> float | None:
    """The number in `strength:2.45`; None in any other text, and beyond the scale."""
    said = _STRENGTH.fullmatch(key)
    strength = float(said[1]) if said else 0.0
    return strength if WEAKEST <= strength <= STRONGEST else None


def strength_of(key: str) -> float | None:
    """Where a bot stands on the scale: a skill or a strength; None for any other bot."""
    if key in SKILL_KEYS:
        return float(SKILL_KEYS.index(key) + 1)
    return strength_in(key)


def _between(low: float, high: float, part: float) -> float:
    return low + (high - low) * part


def _between_logs(low: float, high: float, part: float) -> float:
    return low if part == 0.0 else exp(_between(log(low), log(high), part))


#: Of the SETs of the whole pack, how many differ in one, two, three and four attributes.
_BY_LEVEL: Final = {1: 8 / 80, 2: 24 / 80, 3: 32 / 80, 4: 16 / 80}


@cache
def _difficulty(gamma: float) -> dict[int, float]:
    """By level, scaled so that SETs of the whole pack are noticed at a mean rate of 1 / theta.

    Level 0 is three dice alike (DICE-5b). A beginners' pack has the same scale, and so is easier.
    """
    scale = total(share * power(gamma, 1 - level) for level, share in _BY_LEVEL.items())
    return {level: scale * power(gamma, level - 1) for level in range(5)}
