"""The table of invisible characters is Unicode's, and no name can be told from another by one."""

from __future__ import annotations

import re
import shutil
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.errors import Unreadable
from tercet.server.guarding.guards import clean_name
from tercet.storage.people import skeletons as skeletons_module
from tercet.storage.people.invisible import (
    BLANK,
    DEFAULT_IGNORABLE,
    INVISIBLE,
    without_invisible,
)
from tercet.storage.people.skeletons import skeletons
from tests.storage.people.invisible import default_ignorable

ALL = [chr(c) for first, last in DEFAULT_IGNORABLE for c in range(first, last + 1)] + [*BLANK]
NAMED = "\ufe0f\u034f\u3164\u115f\u2800\uffa0\U000e0100\u180b\u17b4"
NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)


@pytest.mark.skipif(shutil.which("perl") is None, reason="perl has the Unicode database")
def test_the_table_is_what_the_generator_makes() -> None:
    assert [*DEFAULT_IGNORABLE] == default_ignorable()


def test_every_character_of_the_table_is_dropped() -> None:
    assert without_invisible("".join(ALL)) == ""
    assert {*NAMED} <= {*ALL}
    assert not re.search(INVISIBLE, "Ada Lovelace [-] Zoë 日 👩")


@pytest.mark.parametrize("c", NAMED)
def test_a_name_is_stored_without_it(c: str) -> None:
    assert clean_name(f"{c}A{c}d {c} a", 24) == "Ad a"
    with pytest.raises(Unreadable, match="name_empty"):
        clean_name(c * 3, 24)


@given(name=NAMES, c=st.sampled_from(ALL), at=st.integers(0, 8))
def test_it_makes_no_other_name(name: str, c: str, at: int) -> None:
    assert skeletons(name[:at] + c + name[at:]) == skeletons(name)


def test_skeletons_without_the_table_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As before: categories C and Z only were dropped."""
    monkeypatch.setattr(skeletons_module, "without_invisible", lambda text: text)
    told_apart = [c for c in ALL if skeletons(f"A{c}da") != skeletons("Ada")]
    assert {*NAMED} <= {*told_apart}
    assert all(unicodedata.category(c)[0] not in "CZ" for c in told_apart)
