"""What goes into the page: all that is imported, nothing of a server, and always the same bytes."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tercet.page.bundle import HOUSE, bundle, closure, fingerprint

#: Imports the house from the archive alone, with msgspec and the standard library.
ALONE = """
import importlib.abc, sys
class Nothing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {forbidden}: raise ImportError(name)
sys.meta_path.insert(0, Nothing())
sys.path.insert(0, {archive!r})
from tercet.page.house import PageHouse
from tercet.games import GAMES
from tercet.tables import new_table
import tercet
assert {archive!r} in tercet.__file__, tercet.__file__
for game in GAMES:
    new_table(game.facts.key, game.facts.players[0], bytes(32))
print("here")
"""
FORBIDDEN = ("fluent", "litestar", "sqlalchemy", "numpy", "babel", "httpx", "cyclopts", "rich")


@pytest.mark.slow
def test_the_house_stands_alone(tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(bundle())) as archive:
        archive.extractall(tmp_path)
    program = ALONE.format(forbidden=FORBIDDEN, archive=str(tmp_path))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "here\n", done.stderr


def test_nothing_of_a_server_is_in_it() -> None:
    modules = closure(HOUSE)
    for absent in ("storage", "odds", "words", "cli", "art", "paper", "envs", "client"):
        assert f"tercet.{absent}" not in modules
    assert not any(name.startswith("tercet.server.http") for name in modules)
    assert {"tercet.games.dice.dice", "tercet.bots.players"} <= modules


@pytest.mark.slow
def test_the_same_sources_are_the_same_bytes() -> None:
    first = bundle()
    bundle.cache_clear()
    assert bundle() == first
    assert len(first) < 600_000
    assert fingerprint(first) != fingerprint(first + b"\0")
