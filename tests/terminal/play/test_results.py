"""In the terminal, too, a team's result stands beside its earlier ones (COOP-6b)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tercet.errors import Unreadable
from tercet.games.coopset.results import TeamResult, TeamStanding, team_key
from tercet.tables import new_table
from tercet.terminal.play import game
from tercet.terminal.play.results import FILE, kept_standing, standing_lines
from tercet.words.texts import Texts
from tests.whole_games import played


def result(score: int, *names: str) -> TeamResult:
    return TeamResult(team_key(names), (("strict", False),), score)


@pytest.mark.rule("COOP-6b")
def test_results_are_kept_per_team_and_per_person_alone(tmp_path: Path) -> None:
    where = tmp_path / "not there yet"
    assert kept_standing(result(4, "Ada"), where) == TeamStanding(4, 0, (), None, None, 1)
    kept_standing(result(20, "Ada", "Bo"), where)
    kept_standing(result(9, "ada"), where)
    assert kept_standing(result(5, "Ada"), where) == TeamStanding(5, 2, (9, 4), 9, 6.5, 2)
    assert kept_standing(result(21, "Bo", "Ada"), where).last == (20,)


@pytest.mark.rule("COOP-6b")
def test_a_line_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    kept_standing(result(4, "Ada"), tmp_path)
    with (tmp_path / FILE).open("ab") as file:
        file.write(b"nonsense\n\xff\xfe\n{}\n")
    assert kept_standing(result(5, "Ada"), tmp_path).last == (4,)


def test_a_directory_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="data_unusable"):
        kept_standing(result(5, "Ada"), tmp_path / "file")


@pytest.mark.rule("COOP-6b")
@pytest.mark.parametrize(
    ("score", "said"),
    [(3, "The best so far: 9"), (9, "As good as the best so far."), (10, "A new best!")],
)
def test_it_is_said_how_it_compares(score: int, said: str) -> None:
    lines = list(standing_lines(TeamStanding(score, 2, (4, 9), 9, 6.5, 1), Texts("en")))
    assert lines[0] == "The last ones, newest first: 4 · 9"
    assert lines[-1] == said
    (first,) = standing_lines(TeamStanding(score, 0, (), None, None, 1), Texts("en"))
    assert first.startswith("This is the first result")


@pytest.mark.rule("COOP-6b")
def test_the_end_of_coopset_says_it_and_that_of_another_game_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERCET_DATA", str(tmp_path))
    printed = io.StringIO()
    out = Console(file=printed)
    for table in (played("classic"), new_table("coopset", 2, bytes(32))):
        game._say_standing(table, Texts("en"), out)
    assert printed.getvalue() == ""
    for _ in range(2):
        game._say_standing(played("coopset"), Texts("en"), out)
    assert "This is the first result" in printed.getvalue()
    assert "As good as the best so far." in printed.getvalue()
