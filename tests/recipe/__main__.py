"""Walk the recipe for one game: `python -m tests.recipe KEY`, after every step.

It stops at the first step that is not done and says what to do next. When a test fails that
belongs to the steps before, that comes first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import takewhile
from pathlib import Path
from typing import Final

from rich.console import Console

from tests.recipe import PROVING, RECIPE, STEPS, Step
from tests.recipe.rules import NoGame, find

ROOT: Final = RECIPE.parents[1]
#: The first ones say enough, and so does the end of what a failing command says.
_MOST, _TAIL = 12, 3000
_OUT: Final = Console(highlight=False, markup=False, soft_wrap=True)


def main(key: str) -> int:
    """Whether all steps are done, as a code for the shell."""
    try:
        game = find(key)
    except NoGame as lack:
        return _stop(STEPS[0], [str(lack)])
    done = list(takewhile(lambda step: not any(step.guard(game)), STEPS))
    _OUT.print(*(f"✓ {step.heading}" for step in done), sep="\n")
    if failure := _failure(done, key):
        _OUT.print(f"✗ A test of the steps so far fails (docs/{RECIPE.name})\n{failure}")
        return 1
    if len(done) < len(STEPS):
        return _stop(STEPS[len(done)], list(STEPS[len(done)].guard(game)))
    _OUT.print(f"{key} is a game of the family. Now ./run format, and every check: ./run test")
    return 0


def _stop(step: Step, lacks: list[str]) -> int:
    more = [f"… and {len(lacks) - _MOST} more"] if len(lacks) > _MOST else []
    _OUT.print(f"✗ {step.heading} (docs/{RECIPE.name})", *lacks[:_MOST], *more, sep="\n  ")
    return 1


def _failure(done: list[Step], key: str) -> str | None:
    """What the first failing test of these steps says; those of the browser come with the last."""
    tests = [path.replace("KEY", key) for step in done for path in step.tests]
    names = " or ".join((key, *PROVING))
    said = _run("pytest", "-q", "-x", "--no-header", "--tb=short", "-k", names, *tests)
    if said is None and len(done) == len(STEPS):
        return _run(str(ROOT / "run"), "check") or _run("npm", "--prefix", "web", "test")
    return said


def _run(program: str, *arguments: str) -> str | None:
    """Run a program of this environment; what it says when it fails."""
    own = Path(sys.executable).parent
    path = os.pathsep.join([str(own), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    command = [str(own / program), *arguments]
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    said = f"$ {program} {' '.join(arguments)}\n{ran.stdout[-_TAIL:]}{ran.stderr[-_TAIL:]}"
    return said if ran.returncode else None


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.recipe KEY")
    sys.exit(main(sys.argv[1]))
