"""Walk the recipe for one game: `python -m tests.recipe KEY`, after every step.

It stops at the first step that is not done and says what to do next. Each step is looked at
first, and then proved by the tests that belong to it.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from tests.recipe import RECIPE, STEPS, Step
from tests.recipe.rules import NoGame, find

ROOT: Final = RECIPE.parents[1]
#: The first ones say enough.
_MOST: Final = 12
#: So much of what a failing command says is shown.
_TAIL: Final = 3000
_OUT: Final = Console(highlight=False, markup=False, soft_wrap=True)


def main(key: str) -> int:
    """Whether all steps are done, as a code for the shell."""
    try:
        game = find(key)
    except NoGame as lack:
        return _stop(STEPS[0], [str(lack)])
    for step in STEPS:
        if lacks := list(step.guard(game)):
            return _stop(step, lacks)
        if failed := next((said for said in map(_failure, _proofs(step, key)) if said), None):
            return _stop(step, [failed])
        _OUT.print(f"✓ {step.heading}")
    _OUT.print(f"{key} is a game of the family. Now every check: ./run test")
    return 0


def _stop(step: Step, lacks: list[str]) -> int:
    _OUT.print(f"✗ {step.heading} (docs/{RECIPE.name})", *lacks[:_MOST], sep="\n  ")
    if len(lacks) > _MOST:
        _OUT.print(f"  … and {len(lacks) - _MOST} more")
    return 1


def _proofs(step: Step, key: str) -> list[str]:
    return [proof.replace("KEY", key) for proof in step.proofs]


def _failure(proof: str) -> str | None:
    """Run a command with the programs of this environment; what it says when it fails."""
    program, *rest = shlex.split(proof)
    own = Path(sys.executable).parent
    quiet = ["-q", "-x", "--no-header", "--tb=short"] if program == "pytest" else []
    env = {**os.environ, "PATH": os.pathsep.join([str(own), os.environ["PATH"]])}
    command = [str(own / program), *quiet, *rest]
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    return f"$ {proof}\n{ran.stdout[-_TAIL:]}{ran.stderr[-_TAIL:]}" if ran.returncode else None


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.recipe KEY")
    sys.exit(main(sys.argv[1]))
