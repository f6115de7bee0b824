"""Options: described and checked from one declaration."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from tercet.engine.options import Rules, describe, read_options
from tercet.errors import Unreadable


class Sample(Rules, frozen=True):
    loud: bool = False
    size: Annotated[int, Meta(ge=2, le=5)] = 3
    form: Literal["b", "a"] = "b"


def test_the_description_keeps_order_bounds_and_choices() -> None:
    loud, size, form = describe(Sample)
    assert (loud.kind, loud.default) == ("switch", False)
    assert (size.kind, size.least, size.most, size.default) == ("number", 2, 5, 3)
    assert (form.kind, form.choices) == ("choice", ("b", "a"))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"nope": 1}, "option_unknown"),
        ({"size": 6}, "option_range"),
        ({"size": 1}, "option_range"),
        ({"size": True}, "option_number"),
        ({"size": "3"}, "option_number"),
        ({"size": 3.5}, "option_number"),
        ({"loud": 1}, "option_switch"),
        ({"form": "c"}, "option_choice"),
        ({"form": ["b"]}, "option_choice"),
        ({"form": None}, "option_choice"),
    ],
)
def test_what_an_option_cannot_be_is_refused_by_name(given: dict[str, object], code: str) -> None:
    with pytest.raises(Unreadable, match=code) as caught:
        read_options(Sample, given)
    assert caught.value.data["option"] == next(iter(given))


def test_what_is_not_given_keeps_its_default_or_that_of_the_base() -> None:
    assert read_options(Sample, {"size": 5}) == Sample(size=5)
    assert read_options(Sample, {"size": 5}, Sample(loud=True)) == Sample(loud=True, size=5)
