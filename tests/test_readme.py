"""The Python in the README runs as it stands there, and its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tercet.cli import app

README = Path(__file__).parents[1] / "README.md"


def test_the_python_of_the_readme_runs() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 8
    assert failures == 0


def test_the_commands_of_the_readme_exist() -> None:
    commands = set(re.findall(r"^\./run (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert commands - {"test"} <= set(app)
