"""Exact odds against published counts, plain enumeration, and the symmetry they rest on."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
import pytest
from babel.numbers import format_decimal
from hypothesis import HealthCheck, assume, given
from hypothesis import strategies as st

from tercet.cards import DECK, THIRD, deck, find_sets
from tercet.errors import Unreadable
from tercet.odds import exact, hands
from tercet.words.rule_pages import rule_page
from tercet.words.texts import LANGUAGES, Texts
from tests.examples import tries

#: Compiling takes a while, and so do honest numbers.
pytestmark = pytest.mark.slow

#: The caps of AG(4,3) and AG(3,3) by size, as found in the literature on the game.
CAPS_81: Final = (
    *(1, 81, 3240, 84240, 1579500, 22441536, 247615056, 2144076480, 14587567020, 77541824880),
    *(318294370368, 991227481920, 2284535476080, 3764369026080, 4217827554720, 2970003246912),
    *(1141342138404, 176310866160, 6482268000, 13646880, 682344, 0),
)
CAPS_27: Final = (1, 27, 351, 2808, 14742, 50544, 107406, 126360, 63180, 2106, 0)


def plain_set_free(cards: int, most: int) -> list[int]:
    """Hands without a SET up to a size, one by one, knowing nothing of symmetry."""
    found = [0] * (most + 1)

    def grow(hand: list[int], first: int) -> None:
        found[len(hand)] += 1
        if len(hand) == most:
            return
        taken = {THIRD[a][b] for a, b in combinations(hand, 2)}
        for card in range(first, cards):
            if card not in taken:
                grow([*hand, card], card + 1)

    grow([], 0)
    return found


@pytest.mark.rule("CARD-6")
def test_the_81_cards() -> None:
    assert exact.set_free(81) == CAPS_81


@pytest.mark.rule("BEG-1")
def test_the_27_cards() -> None:
    assert exact.set_free(27) == CAPS_27


def test_plain_enumeration_finds_the_same() -> None:
    assert plain_set_free(27, 10) == list(exact.set_free(27))
    assert plain_set_free(81, 3) == list(exact.set_free(81)[:4])


@pytest.mark.rule("CARD-6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_true_figures_stand_beside_the_sheets_in_the_rules(lang: str) -> None:
    says = " ".join(block.text for block in rule_page("classic", Texts(lang)))
    twelve, fifteen = 1 / exact.no_set(12), 1 / exact.no_set(15)
    shown = [format_decimal(float(twelve), "0.00", lang), "33", str(round(fifteen)), "2500"]
    marks = str.maketrans("", "", "\u00a0 .,")
    places = [says.translate(marks).index(figure.translate(marks)) for figure in shown]
    assert places == sorted(places)


@pytest.mark.rule("CARD-6")
def test_the_figures_of_the_rule_sheets() -> None:
    assert round(1 / exact.no_set(12), 2) == Fraction("30.96")  # the sheets: 1 in 33
    assert round(1 / exact.no_set(15)) == 2742  # the sheets: 1 in 2500
    assert exact.no_set(20) > 0 == exact.no_set(21) == exact.no_set(81)
    assert exact.no_set(9, 27) > 0 == exact.no_set(10, 27)


@pytest.mark.parametrize(("cards", "pack"), [(4, 27), (5, 27), (3, 81)])
def test_sets_counted_hand_by_hand(cards: int, pack: int) -> None:
    counted = Counter(
        len(find_sets(hand)) for hand in combinations(deck("1" if pack == 27 else None), cards)
    )
    found = exact.by_sets(cards, pack)
    assert found == tuple(counted[sets] for sets in range(max(counted) + 1))


@pytest.mark.parametrize("pack", [27, 81])
@pytest.mark.parametrize("cards", range(13))
def test_three_ways_to_the_same_figures(cards: int, pack: int) -> None:
    """The distribution, the mean and variance by linearity, and the hands without a SET."""
    found = exact.by_sets(cards, pack)
    hands_of_all = comb(pack, cards)
    mean = Fraction(sum(sets * count for sets, count in enumerate(found)), hands_of_all)
    square = Fraction(sum(sets**2 * count for sets, count in enumerate(found)), hands_of_all)
    assert sum(found) == hands_of_all
    assert mean == exact.expected(cards, pack)
    assert square - mean**2 == exact.variance(cards, pack)
    assert Fraction(found[0], hands_of_all) == exact.no_set(cards, pack)


def test_the_whole_pack_holds_1080_sets() -> None:
    assert exact.expected(81) == 1080 == len(find_sets(DECK))
    assert exact.expected(27, 27) == 117 == len(find_sets(deck("s")))
    assert exact.variance(81) == 0 == exact.variance(27, 27)


@pytest.mark.parametrize("size", range(8))
def test_classes_hold_all_hands(size: int) -> None:
    assert sum(c.hands for c in hands.classes(81, size, set_free=False)) == comb(81, size)
    assert sum(c.hands for c in hands.classes(81, size, set_free=True)) == CAPS_81[size]


def test_every_class_fills_an_orbit() -> None:
    """The size of an orbit divides the order of the group: 81 points, then the linear maps."""
    order = 81 * (81 - 1) * (81 - 3) * (81 - 9) * (81 - 27)
    classes = list(hands.classes(81, 7, set_free=False))
    assert len(classes) > 1
    for found in classes:
        assert order % found.hands == 0, found


numbers = st.lists(st.integers(0, 2), min_size=4, max_size=4)


@tries(200, suppress_health_check=[HealthCheck.filter_too_much])
@given(
    st.lists(st.integers(0, 80), min_size=1, max_size=9, unique=True),
    st.lists(numbers, min_size=4, max_size=4),
    numbers,
)
def test_symmetry_does_not_change_the_class(
    hand: list[int], rows: list[list[int]], shift: list[int]
) -> None:
    matrix = np.array(rows)
    assume(round(float(np.linalg.det(matrix))) % 3)
    points = np.array([DECK[card].point for card in hand])
    moved = (points @ matrix + shift) % 3 @ np.array([27, 9, 3, 1])
    assert canonical(hand) == canonical([int(card) for card in moved])


def test_different_hands_have_different_classes() -> None:
    a_set, no_set, wide = [0, 1, 2], [0, 1, 3], [0, 1, 3, 9]
    assert len({canonical(a_set), canonical(no_set), canonical(wide)}) == 3
    # Four cards without a SET: in a plane or not.
    assert canonical([0, 1, 3, 4]) != canonical(wide)


def canonical(hand: list[int]) -> tuple[int, int]:
    low, high = hands.canonical(np.array(hand, dtype=np.uint8))
    return int(low), int(high)


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: exact.set_free(54), "deck_unknown"),
        (lambda: exact.no_set(82), "cards_out_of_range"),
        (lambda: exact.no_set(-1), "cards_out_of_range"),
        (lambda: exact.by_sets(13), "cards_out_of_range"),
        (lambda: exact.expected(28, 27), "cards_out_of_range"),
    ],
)
def test_what_cannot_be_counted_is_refused(call: object, code: str) -> None:
    assert callable(call)
    with pytest.raises(Unreadable) as refused:
        call()
    assert refused.value.code == code
