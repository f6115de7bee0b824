"""SetUp for two, between tables: how good it is to be so many cards ahead with so many in the pile.

How long a table lasts is taken from a million games of the rule of thumb against itself. Whoever
holds a card that makes a SET may also lay it on purpose and take a small table, to have it over.
"""

from __future__ import annotations

from functools import cache
from typing import Final

#: No table has more cards without a SET, so the next one is always taken.
LONGEST: Final = 20
#: How many tables in 10,000 are taken with the sixth card, the seventh, and so on.
_TAKEN: Final = (2, 20, 83, 281, 658, 1293, 1924, 2240, 1892, 1108, 410, 81, 8)
_SIXTH: Final = 6
#: What a card ahead counts beside winning: set by hand, so small that it only decides between plays
#: with the same chance to win.
_CARD: Final = 0.002
#: A straight line, set by hand: hardly any hand has a card that makes a SET as the third one laid,
#: and nearly every hand has one five cards later.
_NONE_HELD: Final = 3
_SURELY_HELD_AFTER: Final = 5


def _hazards() -> tuple[float, ...]:
    """By the number of a card: how likely a table that lasted until then is taken with it."""
    found, left = [0.0] * _SIXTH, float(sum(_TAKEN))
    for tables in _TAKEN:
        found.append(tables / left)
        left -= tables
    return (*found, *[1.0] * (LONGEST + 1 - len(found)))


_HAZARDS: Final = _hazards()


def settled(ahead: int) -> float:
    """The worth of a game that has ended, or whose winner is certain."""
    return (ahead > 0) + (ahead == 0) / 2 + _CARD * ahead


@cache
def worth(mine: bool, pile: int, ahead: int) -> float:
    """The chance to win, about, before an empty table on which oneself (`mine`) or the other lays.

    `ahead` is how many cards more the other has taken.
    """
    if abs(ahead) > pile:
        return settled(ahead)
    value = settled(ahead)
    for number in range(min(pile, LONGEST), 0, -1):
        hazard, own = _HAZARDS[number], mine == (number % 2 == 1)
        taken = after(own, number, pile - number, ahead)
        value = hazard * taken + (1 - hazard) * (may_take(number, taken, value) if own else value)
    return value


def after(own: bool, cards: int, pile: int, ahead: int) -> float:
    """The worth when oneself (`own`) or the other takes so many cards; the other one leads then."""
    return worth(not own, pile, ahead - cards if own else ahead + cards)


def may_take(number: int, taken: float, value: float) -> float:
    """The worth of a turn with, perhaps, a card that takes the table and may be laid on purpose."""
    return value + likely_held(number) * max(0.0, taken - value)


def likely_held(number: int) -> float:
    """How likely a hand has a card that would make a SET as the card of this number."""
    return min(1.0, max(0.0, (number - _NONE_HELD) / _SURELY_HELD_AFTER))
