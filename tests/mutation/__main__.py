"""Change the code at random places, one at a time, and tell which changes no test notices.

`python -m tests.mutation --map` once, which runs the tests with coverage, and then
`python -m tests.mutation --mutants 40 --seed 1 src/tercet/games`. The working tree stays as it is:
the changes are made in a copy. A change that survives is a gap, equivalent, or unimportant.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from itertools import accumulate, count
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

import pytest

from tests.mutation.covered import ROOT, Covered, measure
from tests.mutation.groups import GROUPS, group_of
from tests.mutation.mutants import Mutant, mutants

#: Files that tests need and git ignores.
_LINKED: Final = (".venv", "web/node_modules", "src/tercet/static")
#: Steps of the schema are compared with those of released versions instead.
_LEFT_OUT: Final = "src/tercet/storage/migrations/"
#: Imported once, and not again for each mutant.
_LIBRARIES: Final = (
    *("hypothesis", "httpx", "msgspec", "nats", "numpy", "psycopg", "rich.console"),
    *("sqlalchemy.dialects.postgresql", "sqlalchemy.dialects.sqlite", "textual.app", "websockets"),
)
_times = count(1_000_000_000, 2)


def main() -> None:
    """Measure, or try mutants."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("paths", nargs="*", help="sources; with --map, tests to measure again")
    parser.add_argument("--map", action="store_true", help="measure which tests run which lines")
    parser.add_argument("--group", choices=GROUPS, help="of the sources; the others are left out")
    parser.add_argument("--mutants", type=int, default=20)
    parser.add_argument("--skip", type=int, default=0, help="mutants that were tried before")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--seconds", type=float, default=120, help="of tests for each mutant")
    parser.add_argument("--processes", type=int, default=1, help="of the tests with --map")
    asked = parser.parse_args()
    if asked.map:
        sys.exit(measure(asked.paths, asked.processes))
    with tempfile.TemporaryDirectory(prefix="tercet-mutation-") as folder:
        campaign(copied(Path(folder)), asked.paths or ["src/tercet"], asked)


def campaign(copy: Path, paths: list[str], asked: argparse.Namespace) -> None:
    """Try the mutants, and say what became of each."""
    for name in _LIBRARIES:
        importlib.import_module(name)
    covered, counts = Covered(), Counter[str]()
    files = [file for file in sources(paths) if asked.group in {None, group_of(file)}]
    with suppress(KeyboardInterrupt):
        for path, mutant in chosen(files, asked.mutants, asked.seed)[asked.skip :]:
            begun, tests = time.monotonic(), covered.tests(path, mutant.first, mutant.last)
            some = quickest(covered, tests, asked.seconds)
            how, test = tried(copy, path, mutant, some)
            counts[how] += 1
            took = f"{len(some)} of {len(tests)} tests, {time.monotonic() - begun:.0f} s"
            old = " ".join(mutant.old(path.read_bytes()).split())
            place = f"{path.relative_to(ROOT)}:{mutant.first}"
            say(f"{how:8} {place}  {old[:90]}  →  {mutant.new[:90]}  ({took}) {test}")
    say(f"seed {asked.seed}: {dict(counts)}")


def quickest(covered: Covered, tests: list[str], seconds: float) -> list[str]:
    """The first of these tests that take so many seconds together, and at least one."""
    sums = accumulate(map(covered.seconds, tests))
    return [test for test, until in zip(tests, sums, strict=True) if until < seconds] or tests[:1]


def sources(paths: list[str]) -> list[Path]:
    """The files at these paths, and in folders there."""
    found: set[Path] = set()
    for path in paths:
        found.update((ROOT / path).rglob("*.py") if (ROOT / path).is_dir() else [ROOT / path])
    return sorted(each for each in found if not str(each.relative_to(ROOT)).startswith(_LEFT_OUT))


def chosen(files: list[Path], most: int, seed: int) -> list[tuple[Path, Mutant]]:
    """Return some mutants of these sources, each of another place."""
    every = [(file, mutant) for file in files for mutant in mutants(file.read_bytes())]
    return random.Random(seed).sample(every, min(most, len(every)))


def copied(folder: Path) -> Path:
    """A copy of the working tree."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for name in _LINKED:
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)
    return folder


def tried(copy: Path, path: Path, mutant: Mutant, tests: list[str]) -> tuple[str, str]:
    """Run the tests with this change until one fails: what became of it, and that test.

    A failure counts if it happens again: it may have been an accident.
    """
    if not tests:
        return "untested", ""
    file, source = copy / path.relative_to(ROOT), path.read_bytes()
    try:
        file.write_bytes(mutant.of(source))
        stamp(file)
        failed = failing(copy, tests)
        if failed is None:
            return "survived", ""
        return "unclear" if failing(copy, [failed]) is None else "noticed", failed
    finally:
        file.write_bytes(source)
        stamp(file)


def stamp(file: Path) -> None:
    """Give a file a time that it never had, so that Python compiles it again."""
    os.utime(file, (next(_times),) * 2)


def failing(copy: Path, tests: list[str]) -> str | None:
    """The first of these tests that fails; a hang is a failure, too."""
    listed, output = copy / ".mutation-tests", copy / ".mutation-output"
    listed.write_text("\n".join(tests))
    running = os.fork()
    if not running:
        run(copy, [f"@{listed}"], output)
    try:
        _, status = os.waitpid(running, 0)
    finally:
        with suppress(ProcessLookupError):  # what the tests have started
            os.killpg(running, signal.SIGKILL)
    found = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", output.read_text(), re.MULTILINE)
    there = (test for test in tests if test in found or test.partition("::")[0] in found)
    return next(there, tests[0]) if status else None


def run(copy: Path, tests: list[str], output: Path) -> NoReturn:
    """Run tests in this process, which was forked so that it need not import all libraries."""
    os.setsid()
    os.chdir(copy)
    with output.open("wb") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    sys.path[:] = [each for each in sys.path if each not in {"", str(ROOT)}]
    for name in [name for name in sys.modules if name.partition(".")[0] in {"tests", "tercet"}]:
        del sys.modules[name]
    sys.modules["__main__"] = ModuleType("__main__")  # multiprocessing would import this one again
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(copy / ".bytecode")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), str(copy)])  # of its processes
    options = ["-x", "-q", "-rfE", "-p", "no:cacheprovider", "--limit=60"]
    code = 1
    try:
        code = int(pytest.main([*options, *tests]))
    finally:
        sys.stdout.flush()
        os._exit(code)


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
