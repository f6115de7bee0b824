"""How the trained strategy is played at a real table: one source for the bot and the simulation.

The real chips, bets and number of players are brought to the nearest case of the abstraction; the
pot, the price and the number of opponents then correct what the strategy says.
"""

from __future__ import annotations

from typing import Any, Final

from tercet.bots.chipset.strategy import FOLDING, PUSHING, SHOWING, choose, share_at, weigh
from tercet.bots.chipset.strength import FIRST_OF_CLASS
from tercet.bots.chipset.tree import MOST_STEPS, PHASES, STEPS

Numbers = Any
#: The pot of the abstraction in chips: two antes, and a bet of three by each for every step.
_ANTES, _STEP = 2.0, 6.0
#: Buckets below this have no SET.
WITH_SET: Final = FIRST_OF_CLASS[1]


def phase_of(table: int) -> int:
    """The phase of the abstraction with so many cards in the middle."""
    return min(table - 2, PHASES - 1)


def line_after(after: Numbers, line: int, ending: int) -> int:
    """The line after one more phase; a lower ending where the chips do not reach."""
    while after[line][ending] < 0:
        ending = 0 if ending in (1, 4) else ending - 1
    return after[line][ending]  # type: ignore[no-any-return]


def find_line(after: Numbers, endings: Numbers, count: int) -> int:
    """The line of the last phases, as many as the abstraction knows."""
    line = 0
    for i in range(max(0, count - PHASES + 1), count):
        line = line_after(after, line, endings[i])
    return line


def bet_act(
    shares: Numbers,
    steps: Numbers,
    line: int,
    spot: int,
    bucket: int,
    share: float,
    price: float,
    pot: float,
    draw: float,
) -> int:
    """Fold, pass or push. `pot` is what lay there before this phase, in the chips of training.

    `price` is the part of the final pot that a call costs. Beyond the chips of the abstraction it
    is the price alone that decides.
    """
    if steps[line] + STEPS[spot] > MOST_STEPS:
        return 1 if share >= price else 0
    fold = share_at(shares, line, FOLDING[spot], bucket)
    push = share_at(shares, line, PUSHING[spot], bucket)
    ratio = pot / (_ANTES + _STEP * steps[line])
    fold, push = weigh(fold, push, bucket < WITH_SET, ratio)
    return choose(fold, push, draw)


def show_share(
    shares: Numbers, after: Numbers, line: int, ending: int, me: int, bucket: int
) -> float:
    """How often to show after a phase with this ending; in the last phase always."""
    if bucket < WITH_SET:
        return 0.0
    if after[line][0] < 0:
        return 1.0
    return share_at(shares, line_after(after, line, ending), SHOWING[me], bucket)
