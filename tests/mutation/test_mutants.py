"""The changes that are tried: each is one change, and Python can compile it."""

from __future__ import annotations

import pytest

from tests.mutation.mutants import mutants

SOURCE = '''"""Text."""
from __future__ import annotations

def add(a: int = 0, *, ö: bool = True) -> int | None:
    if a < 1 and ö:  # ä
        print("é", a)
        raise ValueError(f"{a + 1}")
    assert a != 2
    return a + min(a, 2)
'''
CHANGED = [
    ("0", "(1)"),
    ("True", "(False)"),
    ("a < 1 and ö", "(a < 1 or ö)"),
    ("a < 1", "(a <= 1)"),
    ("1", "(2)"),
    ('print("é", a)', "pass"),
    ('raise ValueError(f"{a + 1}")', "pass"),
    ("return a + min(a, 2)", "return None"),
    ("a + min(a, 2)", "(a - min(a, 2))"),
    ("min(a, 2)", "(max(a, 2))"),
    ("2", "(3)"),
]


def test_each_place_is_changed_and_nothing_else() -> None:
    source = SOURCE.encode()
    found = mutants(source)
    assert sorted((each.old(source), each.new) for each in found) == sorted(CHANGED)
    for each in found:
        assert each.old(source) in SOURCE.splitlines()[each.first - 1]
        assert each.of(source).decode().count("\n") == SOURCE.count("\n")


@pytest.mark.parametrize("text", ["x: int", "import os", "def f() -> 'a+b': ...", "x = f'{1}'"])
def test_types_imports_and_formatted_texts_are_left_alone(text: str) -> None:
    assert mutants(text.encode()) == []
