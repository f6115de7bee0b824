"""Change the code at random places, one at a time, and tell which changes no test notices.

`python -m tests.mutation --map` once, which runs the tests with coverage, and then
`python -m tests.mutation --mutants 40 --seed 1 src/tercet/games`. The working tree stays as it is:
the changes are made in a copy. A change that survives is a gap, equivalent, or unimportant.
"""

from __future__ import annotations

import argparse
import os
import random
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
from typing import Final

from tests.mutation.covered import ROOT, Covered, measure
from tests.mutation.mutants import Mutant, mutants

#: What git does not know, but tests need.
_LINKED: Final = (".venv", "web/node_modules", "src/tercet/static")
#: Steps of the schema are compared with those of released versions instead.
_LEFT_OUT: Final = "src/tercet/storage/migrations/"
_times = count(1_000_000_000, 2)


def main() -> None:
    """Measure, or try mutants."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("paths", nargs="*", help="sources; with --map, tests")
    parser.add_argument("--map", action="store_true", help="measure which tests run which lines")
    parser.add_argument("--mutants", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--seconds", type=float, default=120, help="of tests for each mutant")
    parser.add_argument("--processes", type=int, default=1, help="of the tests with --map")
    asked = parser.parse_args()
    if asked.map:
        sys.exit(measure(asked.paths or ["tests"], asked.processes))
    with tempfile.TemporaryDirectory(prefix="tercet-mutation-") as folder:
        campaign(copied(Path(folder)), asked.paths or ["src/tercet"], asked)


def campaign(copy: Path, paths: list[str], asked: argparse.Namespace) -> None:
    """Try the mutants, and say what became of each."""
    covered, counts = Covered(), Counter[str]()
    for path, mutant in chosen(paths, asked.mutants, asked.seed):
        begun, tests = time.monotonic(), covered.tests(path, mutant.first, mutant.last)
        some = quickest(covered, tests, asked.seconds)
        if not counts and some and fails(copy, some):
            sys.exit("the tests fail without any change")
        how = tried(copy, path, mutant, some)
        counts[how] += 1
        took = f"{len(some)} of {len(tests)} tests, {time.monotonic() - begun:.0f} s"
        old = " ".join(mutant.old(path.read_bytes()).split())
        place = f"{path.relative_to(ROOT)}:{mutant.first}"
        say(f"{how:8} {place}  {old[:90]}  →  {mutant.new[:90]}  ({took})")
    say(f"seed {asked.seed}: {dict(counts)}")


def quickest(covered: Covered, tests: list[str], seconds: float) -> list[str]:
    """The first of these tests that take so many seconds together, and at least one."""
    sums = accumulate(map(covered.seconds, tests))
    return [test for test, until in zip(tests, sums, strict=True) if until < seconds] or tests[:1]


def chosen(paths: list[str], most: int, seed: int) -> list[tuple[Path, Mutant]]:
    """So many mutants of these sources, all of different places."""
    files = sorted(
        {
            file
            for path in paths
            for file in ((ROOT / path).rglob("*.py") if (ROOT / path).is_dir() else [ROOT / path])
            if not str(file.relative_to(ROOT)).startswith(_LEFT_OUT)
        }
    )
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


def tried(copy: Path, path: Path, mutant: Mutant, tests: list[str]) -> str:
    """Run the tests with this change, until one fails."""
    if not tests:
        return "untested"
    file, source = copy / path.relative_to(ROOT), path.read_bytes()
    try:
        file.write_bytes(mutant.of(source))
        stamp(file)
        return "noticed" if fails(copy, tests) else "survived"
    finally:
        file.write_bytes(source)
        stamp(file)


def stamp(file: Path) -> None:
    """Give a file a time that it never had, so that Python compiles it again."""
    os.utime(file, (next(_times),) * 2)


def fails(copy: Path, tests: list[str]) -> bool:
    """Whether one of the tests fails; a hang is a failure, too."""
    listed = copy / ".mutation-tests"
    listed.write_text("\n".join(tests))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--limit=60"]
    running = subprocess.Popen(
        [*command, f"@{listed}"],
        cwd=copy,
        env={**os.environ, "PYTHONPYCACHEPREFIX": str(copy / ".bytecode")},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        return running.wait() != 0
    finally:
        with suppress(ProcessLookupError):  # what the tests have started
            os.killpg(running.pid, signal.SIGKILL)


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
