"""Cards and SETs: rules CARD-1 to CARD-6 and BEG-1a, BEG-5."""

from __future__ import annotations

import copy
import pickle
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.cards import (
    ATTRIBUTES,
    DECK,
    LETTERS,
    Attribute,
    Card,
    deck,
    explain,
    find_sets,
    has_set,
    is_set,
    level,
    parse_cards,
    third,
)
from tercet.editions import EDITION_IDS, find_edition
from tercet.errors import Unreadable

cards = st.sampled_from(DECK)
hands = st.lists(cards, unique=True, max_size=21)


@pytest.mark.rule("CARD-1")
def test_there_are_81_different_cards_with_four_attributes_of_three_values() -> None:
    assert len(set(DECK)) == 81
    for attribute in ATTRIBUTES:
        shown = [card.value(attribute) for card in DECK]
        assert {shown.count(letter) for letter in LETTERS[attribute]} == {27}


@pytest.mark.rule("CARD-2")
@given(st.lists(cards, min_size=3, max_size=3, unique=True))
def test_a_set_is_all_alike_or_all_different_on_each_attribute(three: list[Card]) -> None:
    values = [{card.value(attribute) for card in three} for attribute in ATTRIBUTES]
    assert is_set(*three) == all(len(shown) != 2 for shown in values)


@pytest.mark.rule("CARD-2")
def test_a_card_taken_twice_or_thrice_is_no_set() -> None:
    one, two = Card.parse("1rso"), Card.parse("2rso")
    assert not is_set(one, one, one)
    assert not is_set(one, one, two)
    assert not is_set(one, two, two)


@pytest.mark.rule("CARD-3")
def test_a_broken_attribute_says_which_value_two_share_and_which_one_does_not() -> None:
    red, also_red, green = parse_cards(("1rso", "2rso", "3gso"))
    broken = [f for f in explain(red, also_red, green) if f.verdict == "broken"]
    assert [(f.attribute, f.two, f.one) for f in broken] == [(Attribute.COLOUR, "r", "g")]


@pytest.mark.rule("CARD-3")
@given(st.lists(cards, min_size=3, max_size=3, unique=True))
def test_the_magic_rule_and_the_definition_agree(three: list[Card]) -> None:
    findings = explain(*three)
    assert is_set(*three) == all(finding.verdict != "broken" for finding in findings)
    for finding in findings:
        if finding.verdict == "broken":
            assert finding.two is not None
            assert finding.one is not None
            assert finding.values.count(finding.two) == 2
            assert finding.values.count(finding.one) == 1


@pytest.mark.rule("BEG-5")
def test_each_attribute_is_one_question_and_yes_to_all_means_set() -> None:
    findings = explain(*parse_cards(("1rso", "2gsw", "3psd")))
    assert [finding.attribute for finding in findings] == list(ATTRIBUTES)
    assert [finding.verdict for finding in findings] == [
        "different",
        "different",
        "same",
        "different",
    ]


@pytest.mark.rule("CARD-4")
def test_any_two_cards_have_exactly_one_third() -> None:
    for a, b in combinations(DECK, 2):
        assert [c for c in (third(a, b),) if is_set(a, b, c)]
    a, b = DECK[7], DECK[40]
    assert sum(is_set(a, b, c) for c in DECK) == 1


@pytest.mark.rule("CARD-5")
@given(hands)
def test_find_sets_finds_every_set_wherever_its_cards_lie(hand: list[Card]) -> None:
    found = find_sets(hand)
    expected = [three for three in combinations(hand, 3) if is_set(*three)]
    assert found == expected
    assert has_set(hand) == bool(expected)


@pytest.mark.rule("CARD-6")
def test_twenty_cards_can_lie_without_a_set_but_no_further_card_can_join_them() -> None:
    cap = _largest_cap()
    assert len(cap) == 20
    assert not has_set(cap)
    assert all(has_set([*cap, card]) for card in DECK if card not in cap)


def _largest_cap() -> list[Card]:
    """Two points symmetric about a missing centre, ten times: the known cap of 20."""
    pairs = [(a, third(a, DECK[40])) for a in DECK if a.index < third(a, DECK[40]).index]
    return _grow([], pairs) or []


def _grow(cap: list[Card], pairs: list[tuple[Card, Card]]) -> list[Card] | None:
    if len(cap) == 20:
        return cap
    for at, pair in enumerate(pairs):
        if not has_set([*cap, *pair]) and (grown := _grow([*cap, *pair], pairs[at + 1 :])):
            return grown
    return None


def test_numbers_as_tests() -> None:
    assert len(find_sets(DECK)) == 1080
    assert len(find_sets(deck("s"))) == 117
    by_level = [0] * 5
    for a, b, _ in find_sets(DECK):
        by_level[level(a, b)] += 1
    assert by_level == [0, 108, 324, 432, 216]


@pytest.mark.rule("BEG-1a")
@pytest.mark.parametrize("letter", "123rgpsheowd")
def test_any_value_can_be_fixed_and_leaves_27_cards(letter: str) -> None:
    small = deck(letter)
    assert len(small) == 27
    assert all(letter in str(card) for card in small)


@given(cards, st.randoms())
def test_notation_reads_in_any_order_and_prints_in_one(card: Card, random: object) -> None:
    for text in (str(card), str(card)[::-1], str(card).upper(), f" {card} "):
        assert Card.parse(text) is card
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    assert Card(card.index) is card


@pytest.mark.parametrize("text", ["", "2rh", "2rhww", "4rhw", "22hw", "2rhx", "hello", "2 r h w"])
def test_what_is_no_card_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(Unreadable, match="card_unreadable"):
        Card.parse(text)


def test_a_doubled_card_is_refused_by_name() -> None:
    with pytest.raises(Unreadable, match="card_doubled") as caught:
        parse_cards(("2rhw", "1gso", "whr2"))
    assert caught.value.data == {"card": "2rhw"}


def test_an_unknown_value_to_fix_is_refused() -> None:
    with pytest.raises(Unreadable, match="value_unknown"):
        deck("x")


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("key", EDITION_IDS)
def test_every_edition_gives_all_81_cards_a_face_of_their_own(key: str) -> None:
    faces = {tuple(find_edition(key).face(card).values()) for card in DECK}
    assert len(faces) == 81


@pytest.mark.rule("CARD-1a")
def test_the_italian_edition_shows_the_faces_of_carnet() -> None:
    assert find_edition("italian").faces == find_edition("carnet").faces


def test_the_faces_are_those_of_the_sheets() -> None:
    card = Card.parse("2ghw")
    assert find_edition("fxs1995").face(card)["shape"] == "bean"
    assert find_edition("carnet").face(card)["filling"] == "hatched"
    assert find_edition("turquoise").face(card)["colour"] == "turquoise"
    assert find_edition("turquoise").face(Card.parse("1rsd"))["shape"] == "bar"
