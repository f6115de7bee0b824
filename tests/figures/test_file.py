"""A file of games: a game a line, read in any order; a line that is none is named."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.errors import Unreadable
from tercet.figures import figures_of
from tercet.figures.file import owner_in, read_games
from tests.figures.games import filed, own_game

LINES = [filed("classic", "strength:2.4", number, day=number) for number in range(3)]
LINES.append(filed("setup", "novice", 0))


def test_a_file_gives_the_same_games_as_the_server_has() -> None:
    games = read_games(b"".join(LINES))
    wanted = [own_game("classic", "strength:2.4", number, day=number) for number in (2, 1, 0)]
    assert games[:3] == wanted
    assert owner_in(LINES[0]) == "Ada"
    assert read_games(b"") == []
    one_hand = read_games(filed("twenty", "novice", 0))[0]
    assert (games[0].usual, one_hand.usual) == (True, False), "20/20 is played to a target"


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"{}",
        b'{"table":"a","ended_ms":1,"seat":0,"seats":[],"log":""}',
        LINES[0].replace(b'"seat":0', b'"seat":7', 1),
        LINES[0].replace(b'"seat":0', b'"seat":-1', 1),
    ],
)
def test_a_line_that_is_no_game_is_named(line: bytes) -> None:
    with pytest.raises(Unreadable, match="games_line_unreadable") as error:
        read_games(LINES[0] + line.rstrip(b"\n") + b"\n")
    assert error.value.data["line"] == 2


def test_the_command_tells_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(LINES))
    run(["me", str(path), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["strength"]["seen"] == figures_of("", read_games(path.read_bytes()), ()).finds
    run(["me", str(path)])
    said = capsys.readouterr().out
    for text in ("Strength 2.", "By game", "By opponent", "How long a find takes", "Records"):
        assert text in said
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in said.splitlines()]
    one = next(row for row in told["by_game"] if row["game"] == "classic")
    share = f"{one['wins']} ({round(100 * one['wins'] / one['games'])}%)"
    assert ["SET", str(one["games"]), share, str(one["points"]), str(one["best"])] in rows
    path.write_bytes(b"")
    run(["me", str(path)])
    assert "not finished a game" in capsys.readouterr().out


def run(arguments: list[str]) -> None:
    with contextlib.suppress(SystemExit):
        main(arguments)
