"""A command loads what it needs, and not what others need: it has to answer at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tercet.cli import app
from tercet.cli.app import COMMANDS
from tercet.cli.voice import WISHES

#: What a short command must not wait for.
HEAVY = {
    *("alembic", "argon2", "asyncio", "babel", "fluent", "httptools", "litestar", "matplotlib"),
    *("numba", "numpy", "rich", "sqlalchemy", "uvicorn"),
    *("tercet.bots", "tercet.odds", "tercet.server", "tercet.storage"),
}


def loaded_by(code: str, *arguments: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after some code."""
    told = f"{code}\nsys.stderr.write('loaded: ' + ' '.join(sys.modules))"
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys\n{told}", *arguments],
        env={name: value for name, value in os.environ.items() if name not in WISHES},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    return set(ran.stderr.rpartition("loaded: ")[2].split())


@pytest.mark.parametrize("words", ["sets 1rso 2rso 3rso", "sets 1rso zz", "deal", "table"])
def test_a_short_command_loads_nothing_heavy(words: str) -> None:
    loaded = loaded_by(
        f"from tercet.cli import main\ntry: main({words.split()!r})\nexcept SystemExit: pass"
    )
    assert "tercet.cards" in loaded
    assert loaded & HEAVY == set()


@pytest.mark.slow
def test_a_server_that_knows_its_directory_starts_without_alembic(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path\n"
        "from tercet.server.running.serve import open_house, server_config\n"
        "house = open_house(Path(sys.argv[1])); server_config(house); house.store.close()"
    )
    first, again = (loaded_by(code, str(tmp_path)) for _ in range(2))
    assert "alembic" in first, "a new database goes through all steps"
    assert "litestar" in again
    assert not {"alembic", "babel", "cyclopts", "fluent", "numpy", "rich"} & again


def test_every_command_is_where_it_is_said_to_be() -> None:
    names = [name for names in COMMANDS.values() for name in names]
    assert len(names) == len(set(names))
    for name in names:
        assert app[name].assemble_argument_collection() is not None
        assert app[name].help, name
