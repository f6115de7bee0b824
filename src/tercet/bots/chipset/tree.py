"""The betting of the abstracted ChipSet game: two players, one size of bet, all of the history.

A deal has seven phases, with two to eight cards in the middle; after the last a showdown is forced.
In a phase there are eight spots where somebody speaks, and seven ways in which it can end without
a fold. A *line* is the row of those endings so far: the whole betting history at the beginning of
a phase. Chips are counted in steps of one full bet; `MOST_STEPS` of them are all that 20 chips with
an ante of 1 allow.

The first to speak is player 0, the dealer player 1. In words, `x` checks, `b` bets, `r` raises and
`c` calls: spot 6 is `xbr`, and ending 5 is `xbrc`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

PHASES: Final = 7
MOST_STEPS: Final = 6
SPOTS: Final = 8
ENDINGS: Final = 7
#: What can be done at a spot; nobody folds where checking is free, so FOLD is void at spots 0, 1.
FOLD, PASS, PUSH = 0, 1, 2

#: By spot: who speaks, and how many steps the speaker has paid in this phase.
SPEAKER: Final = (0, 1, 1, 0, 1, 0, 1, 0)
PAID: Final = (0, 0, 0, 1, 2, 0, 1, 2)
#: Where check or call leads, and where bet or raise leads; places from 8 on are the endings.
AFTER_PASS: Final = (1, 8, 9, 10, 11, 12, 13, 14)
AFTER_PUSH: Final = (2, 5, 3, 4, -1, 6, 7, -1)
PLACES: Final = SPOTS + ENDINGS
#: By place: the highest contribution of this phase, in steps.
STEPS: Final = (0, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3)


class Lines(Struct, frozen=True):
    """All lines, those of a phase after those of the phase before.

    `after[line][ending]` is the line of the next phase, or -1 where the chips do not reach.
    """

    phase: tuple[int, ...]
    steps: tuple[int, ...]
    after: tuple[tuple[int, ...], ...]


@cache
def all_lines() -> Lines:
    """The lines of the abstracted game, in the order in which the data file knows them."""
    phase, steps = [0], [0]
    after: list[tuple[int, ...]] = []
    line = 0
    while line < len(phase):
        following = []
        for code in range(ENDINGS):
            total = steps[line] + STEPS[SPOTS + code]
            if phase[line] + 1 < PHASES and total <= MOST_STEPS:
                following.append(len(phase))
                phase.append(phase[line] + 1)
                steps.append(total)
            else:
                following.append(-1)
        after.append(tuple(following))
        line += 1
    return Lines(tuple(phase), tuple(steps), tuple(after))


def spot_of(first: int, second: int, raises: int, first_speaks: bool, bet: int) -> int:
    """The spot at which somebody speaks, from what lies there in this phase.

    `first` and `second` are the contributions of the two players, `raises` all that were made. An
    opening of less than half a full `bet` counts as a check, so that calling it is checking too.
    """
    if raises == 0:
        if 2 * max(first, second) < bet:
            return 0 if first_speaks else 1
        return 5 if first_speaks else 2
    if raises == 1:
        return 3 if first_speaks else 6
    return 7 if first_speaks else 4


def ending_of(spot: int, chips: int, bet: int) -> int:
    """How a phase ended in which each paid so many chips; `spot` is the last that was seen."""
    steps = min((chips + bet // 2) // bet, 3)
    if steps == 0:
        return 0
    opened_by_second = spot in (1, 5, 6, 7)
    return steps + (3 if opened_by_second else 0)
