"""Hand strength by counting, held against counting one by one."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.bots.chipset.strategy import shipped
from tercet.bots.chipset.strength import BUCKETS, FIRST_OF_CLASS, bucket, hand_strength, score
from tercet.cards import DECK, THIRD, Card, parse_cards, third
from tercet.games.chipset.terms import own_sets
from tests.examples import tries


def indices(cards: tuple[Card, ...]) -> list[int]:
    return [card.index for card in cards]


@tries(12)
@given(st.permutations(range(81)), st.integers(2, 12))
@pytest.mark.rule("CHIP-11")
def test_counted_one_by_one(order: list[int], size: int) -> None:
    cards = tuple(Card(index) for index in order)
    hand, table, unseen = cards[:2], cards[2 : 2 + size], cards[2 + size :]
    own = len(own_sets(hand, table))
    better = [2 * (own > n) + (own == n) for n in (len(own_sets(p, table)) for p in pairs(unseen))]
    helping = {card for card in unseen if len(own_sets(hand, (*table, card))) > own}
    sets, share, improving = hand_strength(THIRD, indices(hand), indices(table))
    assert sets == own
    assert share == pytest.approx(sum(better) / (2 * len(better)))
    assert improving == pytest.approx(len(helping) / len(unseen))


def pairs(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return list(combinations(cards, 2))


@pytest.mark.rule("CHIP-11")
def test_a_set_in_the_middle_alone_is_worth_nothing() -> None:
    a, b = parse_cards(["1rso", "1gso"])
    table = (a, b, third(a, b))
    hand = parse_cards(["2rhw", "2rhd"])
    assert hand_strength(THIRD, indices(hand), indices(table))[0] == 0


def test_more_sets_are_a_higher_bucket() -> None:
    cuts = shipped().cuts[4]
    places = [bucket(sets, 0.5, cuts) for sets in range(7)]
    assert places == sorted(places)
    assert max(places) == BUCKETS - 1
    assert all(places[kind] >= first for kind, first in enumerate(FIRST_OF_CLASS))


def test_what_may_come_counts_until_the_last_card() -> None:
    assert score(0.5, 0.2, last=False) > score(0.5, 0.1, last=False)
    assert score(0.5, 0.2, last=True) == 0.5


def test_the_whole_pack_can_lie_there() -> None:
    assert hand_strength(THIRD, [0, 1], [card.index for card in DECK[2:79]])[0] > 60
