"""The same games in WebAssembly, to the last byte: Python here against Python in Pyodide."""

from __future__ import annotations

import difflib
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from tercet.page.bundle import bundle
from tests.page.telling import accounts

ROOT: Final = Path(__file__).parents[2]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
ROOTS: Final = ("tercet.page.house", "tercet.engine.conformance", "tercet.bots.arena.match")
TOLD: Final = ("tests/playthroughs/playing.py", "tests/page/telling.py")
PROGRAM: Final = """
import json, sys
from tests.page.telling import accounts
json.dumps({"python": sys.version_info[:2], "told": dict(accounts())})
"""


def node() -> str:
    """Node as `./run` has installed it, or the system's."""
    own = Path(sys.executable).parent / "node"
    found = str(own) if own.exists() else shutil.which("node")
    assert found, "Node is needed to run WebAssembly"
    return found


@pytest.mark.campaign
def test_the_same_games_are_the_same_bytes_in_webassembly(tmp_path: Path) -> None:
    archive, program = tmp_path / "tercet.zip", tmp_path / "program.py"
    archive.write_bytes(bundle(ROOTS))
    with zipfile.ZipFile(archive, "a") as packed:
        for path in TOLD:
            packed.write(ROOT / path, path)
    program.write_text(PROGRAM)
    wheels = [*(ROOT / "web" / ".wheels").glob("*.whl")]
    assert wheels and PYODIDE.exists(), "the client has not been built: ./run builds it"  # noqa: PT018
    [wheel] = wheels
    words = [node(), str(ROOT / "tests/page/wasm.mjs"), str(PYODIDE), str(program)]
    done = subprocess.run([*words, str(wheel), str(archive)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    there = json.loads(done.stdout)
    assert there["python"] == [3, 14]
    here = dict(accounts())
    assert there["told"].keys() == here.keys()
    for name, log in here.items():
        assert digest(there["told"][name]) == digest(log), first_difference(
            log, there["told"][name]
        )


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def first_difference(here: str, there: str) -> str:
    """The lines in which two logs part."""
    lines = difflib.unified_diff(here.splitlines(), there.splitlines(), "here", "there", n=0)
    return "\n".join([*lines][:8])
