"""The arena: results with intervals, a ladder, and players in other languages as processes."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from tercet.bots.arena import match
from tercet.bots.arena.command import arena
from tercet.bots.arena.contests import Contest, run
from tercet.bots.arena.match import Endless
from tercet.bots.arena.results import GameResult, sum_up
from tercet.cli.arguments import read_options
from tercet.errors import Unreadable

DOCUMENT = Path(__file__).parents[3] / "docs" / "bots.md"
#: A player that says "none here" after two seconds, and else nothing.
QUIET = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    acts = [a for a in told.get("legal", {}).get("acts", []) if a["act"] == "none_here"]
    print(json.dumps({"act": acts[0], "after_ms": 2000} if acts else {"act": None}), flush=True)
"""


def result(block: int, *scores: int) -> GameResult:
    best = max(scores)
    wins = tuple(float(score == best) / scores.count(best) for score in scores)
    return GameResult(block, scores, wins, 1000, 10)


def test_shares_and_intervals_come_from_the_blocks() -> None:
    found = [result(block, 3, 1) for block in range(3)] + [result(3, 1, 3)]
    first, second = sum_up("classic", "0", ("a", "b"), found, 1.0).standings
    assert first.wins.value == 0.75
    assert first.wins.within == pytest.approx(1.96 * 0.25)
    assert first.score.value == 2.5
    assert first.rating.value > second.rating.value
    assert first.rating.value + second.rating.value == pytest.approx(3000)


def test_the_ladder_orders_those_who_never_met_a_loss() -> None:
    found = [result(block, 5, 3, 1) for block in range(10)]
    ratings = [one.rating.value for one in sum_up("x", "0", ("a", "b", "c"), found, 1.0).standings]
    assert ratings == sorted(ratings, reverse=True)


def test_the_same_contest_has_the_same_results_however_it_is_spread() -> None:
    contest = Contest("classic", ("champion", "expert"), "7")
    alone = run(contest, 6, 1, lambda _: None)
    spread = run(contest, 6, 2, lambda _: None)
    assert alone == spread
    assert len(alone) == 6


def test_the_command_prints_tables_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    arena("classic", ["champion", "expert", "regular"], 3, "1", workers=1, lang="de")
    said = capsys.readouterr().out
    assert "Kenner" in said
    assert "Stammspieler" in said
    arena("classic", ["champion", "expert"], 2, "1", workers=1, json=True)
    shown = json.loads(capsys.readouterr().out)
    assert shown["games"] == 2
    assert {one["player"] for one in shown["standings"]} == {"champion", "expert"}


def test_options_of_the_game_are_read_from_the_command() -> None:
    said = read_options(["form=penalty", "challenge_ms=0", "strict=true"])
    assert said == {"form": "penalty", "challenge_ms": 0, "strict": True}
    with pytest.raises(Unreadable, match="option_unreadable"):
        read_options(["penalty"])
    with pytest.raises(Unreadable):
        arena("solitaire", ["expert"], 1, options=read_options(["form=bridge"]), workers=1)


def test_pairs_play_each_other_two_by_two(capsys: pytest.CaptureFixture[str]) -> None:
    arena("classic", ["champion", "expert", "master"], 2, pairs=True, workers=1, json=True)
    assert len(capsys.readouterr().out.splitlines()) == 3


@pytest.mark.parametrize(
    ("game", "players", "games", "code"),
    [
        ("classic", ("champion", "nobody"), 4, "bot_unknown"),
        ("setup", ("champion",), 4, "players_range"),
        ("dice", ("champion",) * 5, 4, "players_range"),
        ("classic", ("champion",), 0, "games_too_few"),
        ("whist", ("champion",), 1, "game_unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, players: tuple[str, ...], games: int, code: str
) -> None:
    with pytest.raises(Unreadable, match=code):
        run(Contest(game, players, "0"), games, 1, lambda _: None)


def test_a_program_in_any_language_can_play(tmp_path: Path) -> None:
    script = tmp_path / "quiet.py"
    script.write_text(QUIET)
    player = f"cmd:{sys.executable} {script}"
    (one, two) = run(Contest("classic", (player, "champion"), "1"), 2, 1, lambda _: None)
    for game in (one, two):
        assert game.scores[1] > game.scores[0]
        assert game.scores[0] == 0


@pytest.mark.slow
def test_the_example_of_the_documents_plays_and_wins(tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(.+?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert len(source.splitlines()) <= 20
    script = tmp_path / "mybot.py"
    script.write_text(source)
    players = (f"cmd:{sys.executable} {script}", "novice")
    for game in run(Contest("classic", players, "1"), 2, 1, lambda _: None):
        assert game.wins == (1.0, 0.0)


@pytest.mark.parametrize("program", ["print('{')", "pass", 'print(\'{"act": {"act": "fly"}}\')'])
def test_a_program_that_does_not_play_along_is_named(tmp_path: Path, program: str) -> None:
    script = tmp_path / "broken.py"
    script.write_text(
        f"import sys\nfor line in sys.stdin:\n    {program}\n    sys.stdout.flush()\n"
    )
    contest = Contest("classic", (f"cmd:{sys.executable} {script}", "champion"), "1")
    if program == "pass":
        script.write_text("pass\n")
    with pytest.raises(Unreadable, match="bot_process_failed"):
        run(contest, 1, 1, lambda _: None)


def test_only_a_program_is_blamed_for_a_game_without_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_STEPS", 3)
    with pytest.raises(Endless, match="3 steps"):
        run(Contest("classic", ("champion", "expert"), "1"), 1, 1, lambda _: None)
    script = tmp_path / "quiet.py"
    script.write_text(QUIET)
    contest = Contest("classic", ("champion", f"cmd:{sys.executable} {script}"), "1")
    with pytest.raises(Unreadable, match="bot_process_failed") as error:
        run(contest, 1, 1, lambda _: None)
    assert error.value.data["command"] == contest.players[1][:80]


def test_a_program_that_is_not_there_is_named() -> None:
    contest = Contest("classic", ("cmd:no-such-program-anywhere", "champion"), "1")
    with pytest.raises(Unreadable, match="bot_process_failed"):
        run(contest, 1, 1, lambda _: None)


@pytest.mark.slow
def test_weak_scouts_come_to_an_end() -> None:
    """Among more than twelve cards they guessed in turns, for ever where there was no SET."""
    contest = Contest("scout", ("strength:1.65", "strength:1.35"), "ladder 1")
    found = run(contest, 40, 1, lambda done: None)
    assert max(result.entries for result in found) < 500
