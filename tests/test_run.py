"""`./run` sets up again exactly when something that is installed has changed."""

from __future__ import annotations

import importlib.machinery
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from hatch_build import client_digest, client_sources

ROOT: Final = Path(__file__).resolve().parent.parent


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The command as a module, over a small tree of its own."""
    loader = importlib.machinery.SourceFileLoader("run", str(ROOT / "run"))
    spec = importlib.util.spec_from_loader("run", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    loader.exec_module(module)
    for name in (
        "pyproject.toml",
        "constraints.txt",
        "hatch_build.py",
        "README.md",
        "web/index.html",
        "web/src/main.ts",
        "web/public/favicon.svg",
        "web/node_modules/svelte/index.js",
        "src/tercet/locales/en/app.ftl",
        "src/tercet/cards.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("pyproject.toml", True),
        ("constraints.txt", True),
        ("hatch_build.py", True),
        ("web/index.html", True),
        ("web/src/main.ts", True),
        ("web/public/favicon.svg", True),
        ("src/tercet/locales/en/app.ftl", True),
        ("README.md", False),
        ("src/tercet/cards.py", False),
        ("web/node_modules/svelte/index.js", False),
    ],
)
def test_a_changed_file_asks_for_a_new_setup(run: ModuleType, name: str, again: bool) -> None:
    before = run.stamp(run.PLAY)
    (run.ROOT / name).write_text("changed")
    assert (run.stamp(run.PLAY) != before) is again


def test_playing_and_testing_are_different_setups(run: ModuleType) -> None:
    assert run.stamp(run.PLAY) != run.stamp(run.TEST)


def test_whatever_the_client_is_made_of_asks_for_a_new_setup(run: ModuleType) -> None:
    sources = set(client_sources(run.ROOT))
    assert len(sources) == 4
    assert sources <= set(run.deciding_files())


def test_the_client_is_built_again_when_a_text_changes(run: ModuleType) -> None:
    before = client_digest(run.ROOT)
    (run.ROOT / "src/tercet/locales/en/app.ftl").write_text("app-name = Another")
    assert client_digest(run.ROOT) != before
