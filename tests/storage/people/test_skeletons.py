"""Names that look alike are one name."""

from __future__ import annotations

import pytest

from tercet.storage.people.skeletons import skeletons


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),  # Cyrillic
        ("Ada", "Ａｄａ"),  # full width
        ("Ada", "A\u200dd\u00ada"),  # with what is not to be seen
        ("ada lovelace", "AdaLovelace"),
        ("Iris", "lris"),
        ("Bob1", "Bobl"),
        ("Modern", "rnodern"),
        ("Straße", "STRASSE"),
        ("BOBA", "вова"),  # in capitals only
        ("vera", "νera"),  # in small letters only
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_are_one(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Zoë", "Zoe"),
        ("Lena", "Lina"),
        ("日", "月"),
        ("Bo", "Bob"),
        ("Ölaf", "Olaf"),
    ],
)
def test_are_two(one: str, other: str) -> None:
    assert not skeletons(one) & skeletons(other)
