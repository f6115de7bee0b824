"""The seven skills: how quickly a player sees a SET, and how carefully one thinks.

The figures of sight are those of the human model (`docs/bots.md`): the first three rows are fitted
to reports of people, the others are assumptions. `care` is ours: how many futures a player goes
through in the games of thought; where it is 0 the first good move is played.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from tercet.errors import Unreadable


class Skill(Struct, frozen=True):
    """One strength. `theta_s` is the mean time to see one SET of average difficulty.

    `gamma` is how much harder one more differing attribute makes it, `t0_s` what it takes to react
    at all, `eps` how often a call is wrong, `giveup` after how many `theta` one says "none here".
    """

    key: str
    theta_s: float
    gamma: float
    t0_s: float
    eps: float
    giveup: float
    care: int

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


def find_skill(key: str) -> Skill:
    """The skill with this key."""
    for skill in SKILLS:
        if skill.key == key:
            return skill
    raise Unreadable("bot_unknown", bot=key[:40], known=", ".join(SKILL_KEYS))


#: Of the SETs of the whole pack, how many differ in one, two, three and four attributes.
_BY_LEVEL: Final = {1: 8 / 80, 2: 24 / 80, 3: 32 / 80, 4: 16 / 80}


@cache
def _difficulty(gamma: float) -> dict[int, float]:
    """By level, scaled so that SETs of the whole pack are noticed at a mean rate of 1 / theta.

    Level 0 is three dice alike (DICE-5b). A beginners' pack has the same scale, and so is easier.
    """
    scale = sum(share * gamma ** (1 - level) for level, share in _BY_LEVEL.items())
    return {level: scale * gamma ** (level - 1) for level in range(5)}
