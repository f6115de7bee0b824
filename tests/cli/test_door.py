"""The front door: short commands load little, and answer as they would behind the parser."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tercet.cli import door, main
from tercet.cli.commands import app
from tercet.cli.voice import WISHES, voice

PASSED = [
    ["sets"],
    ["sets", "1rso", "2rso", "3rso", "1gew"],
    ["sets", "1rso", "OSR2", "--json", "3rso"],
    ["sets", "1rso", "2rso", "--lang", "fr"],
    ["sets", "zz"],
    ["sets", "1rso", "1rso", "--lang", "de"],
    ["deal", "--seed", "2a"],
    ["deal", "--seed", "2a", "--edition", "italian", "--lang", "it"],
    ["deal", "--seed", "q"],
    ["deal", "--edition", "gold"],
    ["table"],
    ["table", "--lang", "fr"],
]
LEFT = [
    [],
    ["--help"],
    ["--lang", "fr", "sets"],
    ["fly"],
    ["games"],
    ["sets", "--help"],
    ["sets", "--jsn"],
    ["sets", "--no-json"],
    ["sets", "--json", "--json"],
    ["sets", "--", "1rso"],
    ["sets", "1-so"],
    ["sets", ""],
    ["sets", "--lang", "la"],
    ["sets", "--lang"],
    ["deal", "2a"],
    ["deal", "--seed"],
    ["deal", "--seed="],
    ["deal", "--seed=2a"],
    ["deal", "--seed", "--edition"],
    ["deal", "--seed", "2a", "--seed", "2b"],
    ["deal", "--json"],
    ["table", "classic"],
    ["serve", "--port", "x"],
    ["serve", "--port", "-1"],
    ["serve", "--origin", "https://play.example"],
]


class Said:
    """What a run printed, and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
        self.code = 0
        try:
            main(words)
        except SystemExit as stop:
            self.code = stop.code if isinstance(stop.code, int) else 1
        self.out, self.err = capsys.readouterr()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setenv("LC_ALL", "C")
    for wish in WISHES:
        monkeypatch.delenv(wish, raising=False)
    return monkeypatch


@pytest.mark.parametrize("words", PASSED, ids=" ".join)
def test_a_plain_call_answers_as_behind_the_parser(
    words: list[str], speaking: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said() -> Said:
        lines = b'{"do":"new","game":"solitaire","seats":1}\n\xff\n'
        speaking.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
        return Said(capsys, words)

    speaking.setattr("secrets.token_bytes", bytes)
    assert door.plain_call(words) is not None
    straight = said()
    speaking.setattr(door, "plain_call", lambda _: None)
    behind = said()
    assert straight == behind
    speaking.setattr(type(voice), "piped", False)  # rich prints
    assert said() == behind


@pytest.mark.parametrize("words", LEFT, ids=" ".join)
def test_whatever_is_unusual_is_left_to_the_parser(words: list[str]) -> None:
    assert door.plain_call(words) is None


def test_serve_takes_its_plain_options(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[tuple[object, ...], dict[str, object]]] = []
    monkeypatch.setattr(
        "tercet.server.running.serve.serve", lambda *words, **more: asked.append((words, more))
    )
    words = "serve --host 0.0.0.0 --port 80 --no-open --data /d --database x --lang it".split()
    assert door.plain_call(words) is not None
    main(words)
    monkeypatch.setattr(door, "plain_call", lambda _: None)
    main(words)
    assert asked[0][0] == asked[1][0] == ("0.0.0.0", 80)
    assert asked[0][1] == asked[1][1]
    assert asked[0][1]["data"] == Path("/d")


#: What a short command must not wait for.
HEAVY = {
    *("alembic", "argon2", "asyncio", "babel", "cyclopts", "fluent", "httptools", "litestar"),
    *("matplotlib", "numba", "numpy", "rich", "sqlalchemy", "uvicorn", "tercet.bots"),
    *("tercet.games.chipset", "tercet.games.dice", "tercet.server", "tercet.storage"),
}


@pytest.mark.parametrize("words", ["sets 1rso 2rso 3rso", "sets 1rso zz", "deal", "table"])
@pytest.mark.usefixtures("speaking")
def test_a_short_command_loads_nothing_heavy(words: str) -> None:
    code = (
        "import sys; from tercet.cli import main\n"
        f"try: main({words.split()!r})\n"
        "except SystemExit: pass\n"
        "sys.stderr.write('loaded: ' + ' '.join(sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    loaded = set(ran.stderr.rpartition("loaded: ")[2].split())
    assert "tercet.cards" in loaded
    assert loaded & HEAVY == set()


def test_the_server_starts_without_the_parser_and_without_alembic(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "import tercet.cli\n"
        "from tercet.server.running.serve import open_house, server_config\n"
        "house = open_house(Path(sys.argv[1])); server_config(house); house.store.close()\n"
        "print(*sys.modules)"
    )
    first, again = (
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    )
    assert "alembic" in first, "a new database goes through all steps"
    assert not {"alembic", "babel", "cyclopts", "fluent", "numpy", "rich"} & set(again)


def test_every_short_command_is_one_of_the_commands() -> None:
    assert set(door._SHORT) <= set(app)
