"""SetUp for two, on one table: how likely each of the next cards is the one that takes it.

A few figures of the table after a card was laid go into one logistic curve for each later turn. The
weights were fitted to 2.6 million positions of games against the rule of thumb, in which one card
in twelve was laid by chance (`bench.setup_outlook` fits them again).
"""

from __future__ import annotations

from typing import Final

from tercet.bots.human.arithmetic import exp, power, total
from tercet.bots.setup.laying import BIT, Laying, as_bits, deadly, killed
from tercet.cards import DECK

Figures = tuple[float, ...]

#: For the next turn (the other's), the one after it (one's own) and so on: a weight for each of the
#: figures, and a constant. The last two serve for all later turns as well.
_WEIGHTS: Final[tuple[Figures, ...]] = (
    (-8.34, 0.13, 0.18, 0.62, 1.01, -1.41, 0.49, -1.18, 0.76, 0.37, 2.90, 2.71, -0.60, -1.74),
    (-1.29, 0.52, 2.52, 2.59, 0.50, -6.54, 2.69, 2.90, 0.71, -0.23, -0.15, -0.20, -0.02, -3.18),
    (-7.01, -1.73, 0.64, 1.21, 1.68, -1.40, 0.59, -0.32, 4.72, -0.77, 3.14, 1.74, -1.12, -1.11),
    (-2.19, -0.93, 0.79, 1.39, 1.23, -5.05, 0.96, -1.37, 1.99, -0.31, 3.24, -0.32, -0.19, -0.93),
    (-4.79, -3.37, 0.19, 0.74, 1.30, -1.60, 0.10, -0.58, 6.22, -0.23, 3.86, 0.50, -0.70, -0.85),
    (-1.45, -3.29, -0.05, 0.53, 0.80, -3.67, 0.60, -2.96, 3.32, 0.01, 4.67, -0.75, -0.02, -0.78),
    (-2.56, -4.68, -0.31, 0.19, 0.74, -1.52, -0.35, -0.95, 8.22, 0.76, 4.33, -0.47, -0.01, -1.03),
    (-0.52, -5.77, -0.21, 0.12, 0.27, -2.21, 0.48, -2.92, 5.99, -0.03, 5.24, -0.99, 0.19, -1.09),
    (-1.12, -0.33, -0.30, 0.01, 0.36, -0.93, -0.81, 0.74, 9.79, 1.14, 4.37, -0.81, 0.35, -1.17),
    (-0.26, 4.90, 0.13, 0.28, 0.24, -0.95, 1.58, 0.96, 7.80, 0.39, 4.97, -0.79, 0.21, -1.15),
    (-0.48, 30.40, 0.46, 0.46, 0.49, 0.06, 8.05, 11.11, 8.06, 1.02, 3.14, -0.50, 0.31, -1.00),
    (-0.01, 21.90, 1.08, 0.77, 0.45, 0.02, 10.50, 13.88, 6.09, 1.56, 4.06, -0.32, 0.10, -1.05),
)
#: What brings a figure to about 0 to 1: the cards that stay in a hand, and a long table.
_HAND_LEFT: Final = 3
_LONG_TABLE: Final = 10
#: The share of dead cards is raised to this power for a figure that is large at the end only.
_NEAR_THE_END: Final = 4


def hazards(laying: Laying, card: int) -> tuple[float, ...]:
    """After this card: how likely the next one takes the table, the one after that, and so on."""
    figures = (*figures_of(laying, card), 1.0)
    return tuple(_curve(sum(map(float.__mul__, row, figures))) for row in _WEIGHTS)


def turn_of(later: int) -> int:
    """Where in `hazards` the turn stands that comes so many cards later, from 1 on."""
    return later - 1 if later <= len(_WEIGHTS) else len(_WEIGHTS) - 1 - later % 2


def figures_of(laying: Laying, card: int) -> Figures:
    """What the curves are fed with, each about between 0 and 1."""
    table, unseen = (*laying.table, card), as_bits(laying.unseen)
    dead = deadly(table)
    safe = unseen & ~dead
    alive = safe.bit_count() / max(1, len(laying.unseen))
    own = [
        _strikes(other, table, safe)
        for other in laying.hand
        if other != card and not dead & BIT[other]
    ]
    all_struck = 1.0
    for share in own:
        all_struck *= share
    strikes = [_strikes(other, table, safe) for other in laying.unseen if safe & BIT[other]]
    mean = total(strikes) / max(1, len(strikes))
    return (
        alive,
        power(1 - alive, _NEAR_THE_END),
        *(float(len(own) == kept) for kept in (1, 2, 3)),
        (len(own) - total(own)) / _HAND_LEFT,
        all_struck,
        all_struck * (1 - alive * (1 - mean)),
        mean,
        max(strikes, default=0.0),
        len(table) / _LONG_TABLE,
        safe.bit_count() / len(DECK),
        len(laying.unseen) / len(DECK),
    )


def _strikes(card: int, table: tuple[int, ...], safe: int) -> float:
    """The share of the safe unseen cards that cannot lie on a table together with this one."""
    return (killed(card, table) & safe).bit_count() / max(1, safe.bit_count())


def _curve(logit: float) -> float:
    return 1 / (1 + exp(-logit))
