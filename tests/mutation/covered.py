"""Which tests run which lines: measured once (`--map`), and kept in `.venv`."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from coverage import CoverageData

ROOT: Final = Path(__file__).parents[2]
_LINES: Final = ROOT / ".venv/mutation.coverage"
_TESTS: Final = ROOT / ".venv/mutation.json"
#: These tests take too long to run for each mutant.
_LEFT_OUT: Final = "not browser and not campaign"


class Measured(msgspec.Struct, frozen=True):
    """The seconds of each test that passed, and the fingerprints of the sources then."""

    seconds: dict[str, float]
    sources: dict[str, str]


def measure(tests: Sequence[str], processes: int) -> int:
    """Run the tests with coverage; the exit code of pytest. Some tests are added to the others."""
    with TemporaryDirectory() as folder:
        lines, times = Path(folder, "lines"), Path(folder, "times")
        settings = Path(folder, "settings")
        settings.write_text("[run]\nsource_pkgs = tercet\n")
        options = ["--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
        plugin = ["-p", "tests.mutation.recording", "-q", "-m", _LEFT_OUT, f"-n{processes}"]
        command = [sys.executable, "-m", "pytest", *plugin, *options, *(tests or ["tests"])]
        told = {"COVERAGE_FILE": str(lines), "MUTATION_TESTS": str(times)}
        ended = subprocess.run(command, cwd=ROOT, env={**os.environ, **told}).returncode
        sources = {
            str(path.relative_to(ROOT)): digest(path) for path in ROOT.glob("src/tercet/**/*.py")
        }
        keep(lines, Measured(json.loads(times.read_text()), sources), add=bool(tests))
    return ended


def keep(lines: Path, measured: Measured, *, add: bool) -> None:
    """Keep what was measured, beside what was measured before if it is added to that."""
    data = CoverageData(str(_LINES))
    if add and _TESTS.exists():
        before = msgspec.json.decode(_TESTS.read_bytes(), type=Measured)
        # a source that has changed keeps its old fingerprint: its old lines are not those of today
        both = (before.seconds | measured.seconds, measured.sources | before.sources)
        measured = Measured(*both)
    else:
        data.erase()
    new = CoverageData(str(lines))
    new.read()
    data.read()
    data.update(new)
    data.write()
    _TESTS.write_bytes(msgspec.json.encode(measured))


def digest(path: Path) -> str:
    """The fingerprint of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Covered:
    """The last measurement."""

    def __init__(self) -> None:
        self._lines = CoverageData(str(_LINES))
        self._lines.read()
        self._measured = msgspec.json.decode(_TESTS.read_bytes(), type=Measured)

    def tests(self, path: Path, first: int, last: int) -> list[str]:
        """The tests that run one of these lines of a source, the nearest and quickest first.

        Where the file has changed since, or the lines run when it is imported, all tests of it;
        and where nothing of it was seen in any test (it is only imported, or compiled), all tests.
        """
        contexts = self._lines.contexts_by_lineno(str(path))
        found = {name for line in range(first, last + 1) for name in contexts.get(line, ())}
        names = self._ids(found)
        if not names or self._measured.sources.get(str(path.relative_to(ROOT))) != digest(path):
            names = self._ids({name for line in contexts.values() for name in line})
        names = names or {*self._measured.seconds}
        folders = path.relative_to(ROOT / "src/tercet").with_suffix("").parts
        return sorted(names, key=lambda name: (-_near(name, folders), self.seconds(name)))

    def seconds(self, test: str) -> float:
        """Return the seconds of a test."""
        return self._measured.seconds[test]

    def _ids(self, contexts: set[str]) -> set[str]:
        return {name.rpartition("|")[0] for name in contexts} & self._measured.seconds.keys()


def _near(test: str, folders: Sequence[str]) -> int:
    """Return how many leading folders a source and a test share."""
    there = test.partition(".py::")[0].replace("/test_", "/").split("/")[1:]
    same = [one == other for one, other in zip(there, folders, strict=False)]
    return same.index(False) if False in same else len(same)
