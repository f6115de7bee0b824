"""SetUp as numbers: which card to lay so that the next players run out of safe ones first.

Cards are their indices; `dead` is the set of cards, as bits, that would make a SET with two of the
table. Going through futures deals the unseen cards to the others and lets all lay safe cards until
somebody has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tercet.bots.draws import Draws
from tercet.cards import DECK, THIRD

BIT = tuple(1 << index for index in range(len(DECK)))


class Laying(NamedTuple):
    """The table, the own hand, what was never seen, how many cards the others hold in turn."""

    table: tuple[int, ...]
    hand: tuple[int, ...]
    unseen: tuple[int, ...]
    others: tuple[int, ...]
    pile: int


def deadly(table: Sequence[int]) -> int:
    """The cards that make a SET with two of the table, as bits."""
    dead = 0
    for at, a in enumerate(table):
        dead |= killed(a, table[:at])
    return dead


def killed(card: int, table: Sequence[int]) -> int:
    """The cards that become deadly when this one is laid, as bits."""
    row, dead = THIRD[card], 0
    for other in table:
        dead |= BIT[row[other]]
    return dead


def by_rule(laying: Laying, safe: Sequence[int]) -> list[int]:
    """Safe cards, the best first: most unseen cards become deadly, few of the own."""
    unseen, table = _bits(laying.unseen), laying.table
    dead = deadly(table)

    def worth(card: int) -> float:
        after = dead | killed(card, table)
        own = [other for other in laying.hand if other != card]
        kept = sum(not after & BIT[other] for other in own)
        alive = 1 - (after & unseen).bit_count() / max(1, len(laying.unseen))
        return (1, 0.55, 0.15, 0)[min(kept, 3)] + 4 * alive

    return sorted(safe, key=worth)


def by_futures(laying: Laying, choice: Sequence[int], futures: int, draws: Draws) -> int:
    """The card that costs the own side least, over so many futures."""
    totals = dict.fromkeys(choice, 0.0)
    dead = deadly(laying.table)
    for _ in range(futures):
        cards = draws.some(laying.unseen, sum(laying.others) + min(laying.pile, _DEEP))
        word = draws.word()
        for card in choice:
            totals[card] += _future(laying, card, dead, cards, word)
    return max(choice, key=totals.__getitem__)


#: So many cards of the pile are dealt in one future; no table lives much longer.
_DEEP = 16


def _future(laying: Laying, card: int, dead: int, cards: Sequence[int], word: int) -> float:
    """The cards won or lost, from the own side, when this card is laid now."""
    players = len(laying.others) + 1
    table = [*laying.table, card]
    if dead & BIT[card]:
        return -float(len(table))
    dead |= killed(card, laying.table)
    hands, at = [[other for other in laying.hand if other != card]], 0
    for count in laying.others:
        hands.append(list(cards[at : at + count]))
        at += count
    if at < len(cards):
        hands[0].append(cards[at])
        at += 1
    seat = 1
    while at < len(cards):
        hand = hands[seat]
        safe = [other for other in hand if not dead & BIT[other]]
        if not safe:
            cost = len(table) + 1
            return -float(cost) if seat == 0 else cost / (players - 1)
        laid = safe[0] if len(safe) == 1 else _reply(safe, table, word + at)
        dead |= killed(laid, table)
        table.append(laid)
        hand[hand.index(laid)] = cards[at]
        at += 1
        seat = (seat + 1) % players
    return 0.0


def _reply(safe: Sequence[int], table: Sequence[int], word: int) -> int:
    """A safe card as a thoughtful player might lay it: the one that kills most, or any."""
    if word & 3 == 0:
        return safe[word % len(safe)]
    return max(safe, key=lambda card: killed(card, table).bit_count())


def _bits(cards: Sequence[int]) -> int:
    return sum(BIT[card] for card in cards)
