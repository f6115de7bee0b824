"""Solitaire as numbers: how often the patience comes out when this SET or that one is taken.

Cards are their indices. Simple play takes the SET that leaves most SETs, and of these the one that
leaves most pairs whose third card is still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercet.bots.coopset.packing import Line, lines
from tercet.bots.human.draws import Draws
from tercet.cards import DECK, THIRD

#: So many SETs are compared at most.
_COMPARED: Final = 6
#: Near the end futures are short, and a choice decides more: with `_NEAR - _SHORTEST` cards in the
#: pile a comparison takes the futures that were asked for, with fewer cards more. Set by hand.
_NEAR: Final = 30
_SHORTEST: Final = 6
#: A game that does not come out counts at most so much (one in so many), by how close it came: that
#: decides only between choices none of which came out.
_CLOSE: Final = 0.01
_FAR: Final = 100


class Patience(NamedTuple):
    """What is known besides the table: the form, its size, and the cards still to come."""

    form: str
    size: int
    penalties: int
    unseen: Sequence[int]
    pile: int


def best_take(
    game: Patience, table: list[int], choice: Sequence[Line], futures: int, draws: Draws
) -> int:
    """Which of these SETs to take, going through so many futures; with none, a careful guess."""
    unseen = [0] * len(DECK)
    for card in game.unseen:
        unseen[card] = 1
    order = sorted(range(len(choice)), key=lambda at: -worth(table, choice[at], unseen))
    if futures == 0 or len(choice) == 1:
        return order[0]
    race = dict.fromkeys(order[:_COMPARED], 0.0)
    samples = max(1, futures * _NEAR // (game.pile + _SHORTEST))
    while len(race) > 1:
        for _ in range(samples):
            pile = draws.some(game.unseen, game.pile)
            for at in race:
                race[at] += finish(game, without(table, choice[at]), pile)
        best = sorted(race, key=lambda at: -race[at])
        race = {at: race[at] for at in best[: len(race) // 2]}
    return next(iter(race))


def without(table: Sequence[int], three: Line) -> list[int]:
    """The cards that are left when a SET is taken."""
    a, b, c = three
    return [card for card in table if card != a and card != b and card != c]


def worth(table: Sequence[int], three: Line, unseen: Sequence[int]) -> float:
    """How good a table a SET leaves: its SETs, and those that the next three cards complete."""
    left = without(table, three)
    count = sum(unseen) or 1
    here = [0] * len(DECK)
    for card in left:
        here[card] = 1
    sets = pairs = at = 0
    for a in left:
        row = THIRD[a]
        at += 1
        for b in left[at:]:
            third = row[b]
            sets += here[third]
            pairs += unseen[third]
    return sets / 3 + pairs * min(1.0, 3 / count)


def finish(game: Patience, table: list[int], pile: list[int]) -> float:
    """How the game ends by simple play: 1 when it comes out, and a little for coming close."""
    unseen = [0] * len(DECK)
    for card in pile:
        unseen[card] = 1
    at, penalties, most = 0, game.penalties, len(pile)
    while True:
        new = pile[at : at + max(0, game.size - len(table))]
        table, at = table + new, at + len(new)
        found = lines(table)
        while not found and at < most:
            if game.form == "first":
                return at / (_FAR * most)
            new, penalties = [*new, *pile[at : at + 3]], penalties + 1
            table, at = table + pile[at : at + 3], at + 3
            found = lines(table)
        if not found:
            return _came_out(game, table, penalties)
        if game.form == "patience" and at + 3 >= most:
            last = pile[at:]  # these are known by now, whatever their order
            good = any(clears(without(table, three) + last) for three in found)
            return 1.0 if good else _CLOSE / len(table)
        for card in new:
            unseen[card] = 0
        if at >= most:
            penalties = max(0, penalties - 1)
        take = found[0]
        if len(found) > 1:
            take = max(found, key=lambda three: worth(table, three, unseen))
        table = without(table, take)


def clears(table: Sequence[int]) -> bool:
    """Whether all these cards can be taken, SET by SET."""
    if not table:
        return True
    a, *rest = table
    row, others = THIRD[a], set(rest)
    for b in rest:
        c = row[b]
        if b < c and c in others:
            left = [card for card in rest if card != b and card != c]
            if clears(left):
                return True
    return False


def _came_out(game: Patience, table: Sequence[int], penalties: int) -> float:
    match game.form:
        case "penalty":
            return 1.0 if penalties == 0 else _CLOSE / penalties
        case "patience":
            return 1.0 if not table else _CLOSE / len(table)
        case _:
            return 1.0
