"""`./run` sets up again exactly when something has changed, and does no more than it is asked."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from hatch_build import client_digest, client_sources, packages_are_there

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
        "web/package-lock.json",
        "web/src/main.ts",
        "web/public/favicon.svg",
        "web/node_modules/svelte/index.js",
        "src/tercet/locales/en/app.ftl",
        "src/tercet/art/data/outlines.json",
        "src/tercet/cards.py",
        "src/tercet/static/.digest",
        "tests/web/test_home.py",
        "tests/games/test_scout.py",
        ".venv/bin/python",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv/bin/python")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv/tercet-setup.txt")
    monkeypatch.setattr(module, "install_system_packages", lambda: None)
    return module


@pytest.fixture
def called(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the command calls, in words without the folder; nothing is really done."""
    heard: list[str] = []

    def call(*words: str | Path, whole: bool = False) -> None:
        heard.append(
            " ".join(Path(word).name if isinstance(word, Path) else word for word in words)
        )

    monkeypatch.setattr(run, "call", call)
    monkeypatch.setattr(run, "node_stamp", lambda: "lock v24")
    return heard


# Setting up


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
        ("src/tercet/art/data/outlines.json", True),
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
    assert len(sources) == 6
    assert sources == set(run.client_files())


def test_the_client_is_built_again_when_a_text_changes(run: ModuleType) -> None:
    before = client_digest(run.ROOT)
    (run.ROOT / "src/tercet/locales/en/app.ftl").write_text("app-name = Another")
    assert client_digest(run.ROOT) != before


def test_a_second_time_nothing_is_installed(run: ModuleType, called: list[str]) -> None:
    run.set_up(run.TEST)
    assert len(called) == 1
    run.set_up(run.TEST)
    run.set_up(run.PLAY)
    run.set_up(run.TEST, client=False)
    assert len(called) == 1, "to test holds all of to play"


def test_who_needs_no_client_does_not_wait_for_it(run: ModuleType, called: list[str]) -> None:
    run.set_up(run.TEST)
    (run.ROOT / "web/src/main.ts").write_text("changed")
    run.set_up(run.TEST, client=False)
    assert len(called) == 1
    run.set_up(run.TEST)
    assert len(called) == 2


@pytest.mark.parametrize(
    ("words", "may"),
    [
        ("", True),
        ("-k scout", True),
        ("tests", True),
        ("tests/web", True),
        ("-x tests/web/test_home.py::test_it", True),
        ("tests/games/test_scout.py tests/web", True),
        ("tests/games/test_scout.py", False),
        ("tests/games -k scout", False),
        ("--quick", False),
    ],
)
def test_the_client_is_built_for_tests_of_the_pages(run: ModuleType, words: str, may: bool) -> None:
    assert run.may_open_a_browser(words.split()) is may


def test_packages_of_the_client_are_installed_when_the_lock_or_node_changes(
    run: ModuleType, called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.npm("test")
    run.npm("test")
    assert ["ci" in each for each in called] == [True, False, False]
    monkeypatch.setattr(run, "node_stamp", lambda: "lock v26")
    run.npm("test")
    assert ["ci" in each for each in called[3:]] == [True, False]


def test_a_build_uses_the_packages_that_are_there(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = run.ROOT / "web"
    monkeypatch.setattr(run, "BIN", Path(sys.executable).parent)
    assert not packages_are_there(web)
    (web / "node_modules/.tercet").write_text(run.node_stamp())
    assert packages_are_there(web)
    (web / "package-lock.json").write_text("changed")
    assert not packages_are_there(web)


# What each command does

CHECKS: Final = [
    "ruff check . run",
    "ruff format --check . run",
    "mypy",
    "npm --prefix web run check",
]
WHOLE = ["pytest -n 4 --ignore tests/web", "pytest -n 4 --maxschedchunk 1 tests/web"]


@pytest.mark.parametrize(
    ("words", "does"),
    [
        ("check", CHECKS),
        ("test", [*CHECKS, "npm --prefix web test", *WHOLE]),
        ("test --quick", [*CHECKS[:3], "npm --prefix web test", "pytest -n 4 --quick"]),
        ("test tests/games -x", ["pytest tests/games -x"]),
        ("test --quick tests/games", ["pytest --quick tests/games"]),
        (
            "format",
            [
                "ruff check --fix . run",
                "ruff format . run",
                "npm --prefix web run --if-present format",
            ],
        ),
    ],
)
def test_each_command_does_what_it_says_and_no_more(
    run: ModuleType, called: list[str], words: str, does: list[str]
) -> None:
    run.set_up(run.TEST)
    run.npm("is set up")
    called.clear()
    run.main(words.split())
    beside = "npm --prefix web run check"  # whenever it comes
    assert [word for word in called if word != beside] == [word for word in does if word != beside]
    assert called.count(beside) == does.count(beside)


@pytest.mark.parametrize("fails", ["mypy", "npm"])
def test_the_client_is_checked_beside_python_and_either_failure_counts(
    run: ModuleType, called: list[str], monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    def call(*words: str | Path, whole: bool = False) -> None:
        if Path(words[0]).name == fails:
            raise subprocess.CalledProcessError(3, fails)

    run.npm("is set up")
    monkeypatch.setattr(run, "call", call)
    with pytest.raises(subprocess.CalledProcessError):
        run.check()


@pytest.mark.parametrize("ended", [1, 2])
def test_what_fails_is_not_run_again(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, ended: int
) -> None:
    noted = run.ROOT / ".pytest_cache/v/cache/lastfailed"
    noted.parent.mkdir(parents=True)
    noted.write_text(json.dumps({"test_one": True}))
    heard: list[str] = []

    def call(*words: str | Path, whole: bool = False) -> None:
        heard.append(" ".join(map(str, words[1:])))
        if "--ignore" in words:
            raise subprocess.CalledProcessError(ended, "pytest")

    monkeypatch.setattr(run, "call", call)
    monkeypatch.setattr(run, "npm", lambda *_: None)
    with pytest.raises(SystemExit) as stopped:
        run.test([])
    assert stopped.value.code == ended
    assert heard[-1].endswith("tests/web"), "the pages are tried all the same"
    assert not any("--last-failed" in words for words in heard)
