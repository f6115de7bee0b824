"""The ids of rules: those that `docs/rulebook.md` defines, and those that tests cite."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parent / "docs" / "rulebook.md"

ID = r"[A-Z]+-\d+[a-z]?"


def ids_in(text: str) -> set[str]:
    """The ids that a rulebook defines: rows of its tables, and its ↳ lines."""
    rows = re.findall(rf"^\| ({ID}) \|", text, re.MULTILINE)
    decisions = re.findall(rf"^- ↳ \*\*({ID})\*\*", text, re.MULTILINE)
    return {*rows, *decisions}


def cited(files: Iterable[Path] | None = None) -> set[str]:
    """The ids that tests cite, in these files or in all."""
    mark = re.compile(rf'mark\.rule\(\s*"({ID})"')
    return {
        found
        for path in (TESTS.rglob("test_*.py") if files is None else files)
        for found in mark.findall(path.read_text(encoding="utf-8"))
    }
