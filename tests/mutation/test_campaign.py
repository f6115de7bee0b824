"""A campaign: every source has a group, and a change is noticed if it is why a test fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.__main__ import sources
from tests.mutation.covered import ROOT
from tests.mutation.groups import GROUPS, group_of

OPTION = "def pytest_addoption(parser): parser.addoption('--limit')"
BOTH = ["test_it.py::test_one", "test_it.py::test_two"]


def test_each_source_belongs_to_one_group() -> None:
    assert {group_of(source) for source in sources(["src/tercet"])} == set(GROUPS)
    names = [name for every in GROUPS.values() for name in every]
    assert len(names) == len({*names})
    assert all((ROOT / "src/tercet" / name).exists() for name in names)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("def test_one(): pass\ndef test_two(): pass", None),
        ("def test_one(): pass\ndef test_two(): assert 0, 'a - b'", BOTH[1]),
        ("import nowhere", BOTH[0]),
        ("import os\ndef test_one(): os._exit(3)\ndef test_two(): pass", BOTH[0]),
    ],
)
def test_the_first_test_that_fails_is_named(tmp_path: Path, text: str, first: str | None) -> None:
    (tmp_path / "conftest.py").write_text(OPTION)
    (tmp_path / "test_it.py").write_text(text)
    assert said(f"failing(Path({str(tmp_path)!r}), {BOTH})") == str(first)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("test", "became"),
    [
        ("assert SOURCE.read_text() != '2'", "noticed"),
        ("pass", "survived"),
        (
            "seen = SOURCE.with_name('seen'); new = seen.exists(); seen.touch(); assert new",
            "unclear",
        ),
    ],
)
def test_a_change_counts_that_fails_twice(tmp_path: Path, test: str, became: str) -> None:
    path = ROOT / "src/tercet/cards.py"
    copy = tmp_path / path.relative_to(ROOT)
    copy.parent.mkdir(parents=True)
    (tmp_path / "conftest.py").write_text(OPTION)
    begin = f"from pathlib import Path\nSOURCE = Path({str(copy)!r})\n"
    (tmp_path / "test_it.py").write_text(f"{begin}def test_one():\n    {test}")
    change = f"Mutant(0, {len(path.read_bytes())}, '2', 1, 1)"
    found = said(f"tried(Path({str(tmp_path)!r}), Path({str(path)!r}), {change}, {BOTH[:1]})[0]")
    assert found == became
    assert copy.read_bytes() == path.read_bytes()


def said(asked: str) -> str:
    """The value of an expression in a new process: forking one that runs pytest can hang."""
    imported = "from tests.mutation.__main__ import Mutant, failing, tried"
    program = f"from pathlib import Path\n{imported}\nprint({asked})"
    command = [sys.executable, "-c", program]
    ended = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return ended.stdout.strip()
