"""Faces, wilds and their SETs."""

from __future__ import annotations

import copy
import pickle
from itertools import combinations_with_replacement, product

import pytest

from tercet.dice.faces import (
    ATTRIBUTES,
    DICE,
    FACES,
    WILD,
    Die,
    Face,
    breach,
    is_set,
    showing,
    third,
    wild_as,
)
from tercet.errors import Unreadable


def faces(text: str) -> tuple[Face, Face, Face]:
    a, b, c = map(Face.parse, text.split())
    return a, b, c


@pytest.mark.rule("DICE-1")
def test_three_attributes_make_27_faces() -> None:
    assert [str(attribute) for attribute in ATTRIBUTES] == ["number", "colour", "shape"]
    assert len({str(face) for face in FACES}) == 27
    assert [str(FACES[0]), str(FACES[26])] == ["1ro", "3pd"]


def test_faces_are_read_in_any_order_and_printed_in_one() -> None:
    assert str(Face.parse(" W2R ")) == "2rw"
    assert all(Face.parse(str(face)) is face for face in FACES)
    assert repr(Face.parse("2rw")) == "Face.parse('2rw')"


@pytest.mark.parametrize("text", ["", "2r", "2rww", "2rh", "22r", "x", "*2rw", "²rw"])
def test_what_is_no_face_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        Face.parse(text)
    assert refusal.value.code == "die_unreadable"
    assert refusal.value.data == {"text": text}


def test_a_die_shows_a_face_a_wild_or_a_wild_with_a_meaning() -> None:
    assert Die.parse("2rw") is showing(Face.parse("2rw"))
    assert Die.parse("*") is WILD
    assert Die.parse("*2rw") is Die.parse(" *wr2") is wild_as(Face.parse("2rw"))
    assert [str(Die.parse(text)) for text in ("2rw", "*", "*2rw")] == ["2rw", "*", "*2rw"]
    assert Die.parse("*2rw").in_hand is WILD
    assert all(DICE[die.code] is die for die in DICE)


def test_faces_and_dice_stay_single_when_copied() -> None:
    for value in (Face.parse("3gd"), Die.parse("*3gd"), WILD):
        assert pickle.loads(pickle.dumps(value)) is value
        assert copy.deepcopy(value) is value


@pytest.mark.rule("CARD-4")
def test_for_any_two_faces_exactly_one_third_makes_a_set() -> None:
    for a, b in product(FACES, repeat=2):
        assert [c for c in FACES if is_set(a, b, c)] == [third(a, b)]


@pytest.mark.rule("DICE-5b")
def test_three_alike_are_a_set_and_two_alike_with_another_never() -> None:
    for a, b in product(FACES, repeat=2):
        assert is_set(a, a, b) == (a is b)


def test_sets_are_what_the_definition_says() -> None:
    for triple in combinations_with_replacement(FACES, 3):
        points = zip(*(face.point for face in triple), strict=True)
        assert is_set(*triple) == all(len(set(values)) != 2 for values in points)
        assert is_set(*triple) == (breach(*triple) is None)


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(
    ("triple", "attribute", "two", "one"),
    [
        # The three that are no SET on the sheet.
        ("1ro 1gw 1po", "shape", "oval", "wave"),
        ("3rd 2gd 3pd", "number", "three", "two"),
        ("1rw 1pw 1rw", "colour", "red", "purple"),
    ],
)
def test_a_breach_says_which_two_and_which_one(
    triple: str, attribute: str, two: str, one: str
) -> None:
    assert breach(*faces(triple)) == (attribute, two, one)
