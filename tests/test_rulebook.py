"""Every rule has an id in `docs/rulebook.md`, and every id is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parent / "docs" / "rulebook.md"

ID = r"[A-Z]+-\d+[a-z]?"


def ids_in(text: str) -> set[str]:
    """The ids that a rulebook defines: rows of its tables, and its ↳ lines."""
    rows = re.findall(rf"^\| ({ID}) \|", text, re.MULTILINE)
    decisions = re.findall(rf"^- ↳ \*\*({ID})\*\*", text, re.MULTILINE)
    return {*rows, *decisions}


def cited() -> set[str]:
    """The ids that tests cite."""
    mark = re.compile(rf'mark\.rule\(\s*"({ID})"')
    return {
        found
        for path in TESTS.rglob("test_*.py")
        for found in mark.findall(path.read_text(encoding="utf-8"))
    }


def test_every_id_is_cited_by_a_test() -> None:
    missing = ids_in(RULEBOOK.read_text(encoding="utf-8")) - cited()
    assert not missing, sorted(missing)


def test_no_test_cites_an_id_that_does_not_exist() -> None:
    unknown = cited() - ids_in(RULEBOOK.read_text(encoding="utf-8"))
    assert not unknown, sorted(unknown)


def test_there_are_many_rules() -> None:
    assert len(ids_in(RULEBOOK.read_text(encoding="utf-8"))) > 150
