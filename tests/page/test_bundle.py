"""What goes into the page: all that is imported, nothing of a server, and always the same bytes."""

from __future__ import annotations

import gzip
import hashlib
import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import tercet
from tercet.page.bundle import HOUSE, bundle, closure, fingerprint
from tercet.page.files import BYTECODE, CLIENT, FOLDER, archives, python_index

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
    [packed] = archives().values()
    assert len(packed) < 600_000
    assert fingerprint(first) != fingerprint(first + b"\0")


def test_bytecode_goes_instead_of_the_source_that_it_was_made_of(tmp_path: Path) -> None:
    source = Path(tercet.__file__).parent
    code = {}
    for name in ("tercet/cards.py", "tercet/errors.py"):
        content = (source.parent / name).read_bytes()
        mark = hashlib.sha256(content if "cards" in name else b"an older one").digest()[:8]
        code[f"{name}c"] = b"magic---" + mark + b"code"
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, compiled in code.items():
            archive.writestr(name, compiled)
    kept = tmp_path / "bytecode.zip.gz"
    kept.write_bytes(gzip.compress(made.getvalue()))
    with zipfile.ZipFile(io.BytesIO(bundle(bytecode=kept))) as archive:
        assert archive.read("tercet/cards.pyc") == code["tercet/cards.pyc"]
        names = {*archive.namelist()}
    assert {"tercet/errors.py", "tercet/cards.pyc"} <= names
    assert not {"tercet/errors.pyc", "tercet/cards.py"} & names


@pytest.mark.campaign
def test_a_page_of_the_built_client_compiles_nothing() -> None:
    """Of the modules that are imported at a start none is a source, ours or the library's."""
    if not (CLIENT / FOLDER / BYTECODE).exists():
        pytest.skip("the client has not been built")
    index = python_index(CLIENT)
    packed = gzip.decompress((CLIENT / FOLDER / index.library.path).read_bytes())
    with zipfile.ZipFile(io.BytesIO(packed)) as library:
        names = {*library.namelist()}
    assert {"asyncio/tasks.pyc", "typing.pyc", "_pyodide/_base.pyc", "code.pyc"} <= names
    assert "pdb.pyc" not in names, "what is not imported stays short"
