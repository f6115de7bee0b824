"""The `tercet` command: what it prints, and the exit codes that scripts use."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tercet.cards import is_set, parse_cards
from tercet.cli import main
from tercet.engine.chance import Chance
from tercet.engine.log import write_log
from tercet.games import GAMES
from tercet.tables import new_table
from tests.playthroughs import play
from tests.whole_games import played


class Ran:
    """What a run of the command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def tercet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C")
    return Run(capsys)


class Run:
    """Runs the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        code = 0
        try:
            main(list(arguments))
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


def test_games_as_json_tells_all_there_is_to_know(tercet: Run) -> None:
    games = json.loads(tercet("games", "--json").out)
    assert [game["key"] for game in games] == [game.facts.key for game in GAMES]
    classic = games[0]
    assert classic["players"] == [1, 8]
    assert classic["pace"] == "race"
    assert not classic["hidden"]
    assert {edition["key"] for edition in classic["editions"]} >= {"carnet", "italian"}
    point = next(option for option in classic["options"] if option["name"] == "point_ms")
    assert (point["default"], point["least"], point["most"]) == (5000, 1000, 60000)


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_games_and_rules_speak_every_language(tercet: Run, lang: str) -> None:
    assert "classic" in tercet("games", "--lang", lang).out
    for game in GAMES:
        ran = tercet("--lang", lang, "rules", game.facts.key)
        assert ran.code == 0
        assert ran.out.count("\n") > 10


def test_sets_lists_triples_in_notation(tercet: Run) -> None:
    ran = tercet("sets", "1rso", "2rso", "3rso", "1gew", "--json")
    assert json.loads(ran.out) == [["1rso", "2rso", "3rso"]]
    assert json.loads(tercet("sets", "1rso", "2rso", "--json").out) == []
    assert "1rso 2rso 3rso" in tercet("sets", "OSR1", "2rso", "3rso").out


def test_explain_says_why_and_answers_with_its_exit_code(tercet: Run) -> None:
    right = tercet("explain", "1rso", "2rso", "3rso")
    assert (right.code, "This is a SET." in right.out) == (0, True)
    wrong = tercet("explain", "1rso", "2rso", "3gso")
    assert wrong.code == 1
    assert "Two are red and the third is not." in wrong.out


def test_hint_names_a_set_or_answers_no(tercet: Run) -> None:
    plane = ["1rso", "2rso", "3rso", "1gso", "2gso", "3gso", "1pso", "2pso", "3pso"]
    said = tercet("hint", *plane, "--gone", "1rsw 2rsw 3rsw", "--json")
    assert is_set(*parse_cards(json.loads(said.out)))
    assert tercet("hint", *plane, "--gone", "1rsw 2rsw 3rsw", "--json").out == said.out
    lying = tercet("hint", *plane, "--gone", plane[0])
    assert (lying.code, "[hint_gone_lies_here]" in lying.err) == (2, True)
    nothing = tercet("hint", "1rso", "2rso", "1gso")
    assert (nothing.code, nothing.out) == (1, "There is no SET here. Say so: “none here”.\n")


def test_deal_draws_twelve_cards_the_same_for_the_same_seed(tercet: Run) -> None:
    one, two = tercet("deal", "--seed", "2a"), tercet("deal", "--seed", "2a")
    assert one.out == two.out
    assert len(one.out.splitlines()[0].split()) == 4
    assert tercet("deal", "--edition", "gold").code == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("sets", "zz"), "card_unreadable"),
        (("sets", "1rso", "1rso"), "card_doubled"),
        (("explain", "1rso"), "usage_missing"),
        (("fly",), "usage_command_unknown"),
        (("deal", "--seed", "q"), "seed_unreadable"),
        (("rules", "chess"), "game_unknown"),
        (("replay", "no-such-file"), "file_unreadable"),
        (("verify", "no-such-file"), "file_unreadable"),
        (("--lang", "la", "games"), "language_unknown"),
    ],
)
def test_unusable_input_is_told_with_its_code(
    tercet: Run, arguments: tuple[str, ...], code: str
) -> None:
    ran = tercet(*arguments)
    assert ran.code == 2
    assert f"[{code}]" in ran.err


def test_errors_come_in_the_language_of_the_machine(
    tercet: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert "n’est pas une carte" in tercet("sets", "zz").err


def test_relink_writes_an_old_log_in_todays_format(tercet: Run, tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "old_logs" / "classic-1.jsonl"
    link = json.loads(old.read_text().splitlines()[-1])["link"]
    path = tmp_path / "new.jsonl"
    path.write_text(tercet("relink", str(old)).out)
    assert json.loads(path.read_text().splitlines()[-1])["names"]
    assert f"the last link of the old one was {link}" in tercet("verify", str(path)).out
    path.write_text(tercet("relink", "--nameless", str(old)).out)
    assert "names" not in path.read_text()
    assert json.loads(tercet("verify", str(path), "--json").out)["relinked"] == link
    assert "Player 1, Player 2" in tercet("replay", str(path)).out


def test_replay_tells_a_log_and_verify_checks_it(tercet: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text(write_log(played().log()), encoding="utf-8")
    told = tercet("replay", str(path))
    assert told.code == 0
    assert "P1" in told.out
    holds = tercet("verify", str(path))
    assert (holds.code, "This log holds." in holds.out) == (0, True)
    assert json.loads(tercet("verify", str(path), "--json").out)["holds"] is True
    assert "No random number from: P1, P2." in holds.out
    assert json.loads(tercet("verify", str(path), "--json").out)["without_nonce"] == [0, 1]
    path.write_text(write_log(played(nonces=("a", "")).log()), encoding="utf-8")
    assert "No random number from: P2." in tercet("verify", str(path)).out
    path.write_text(write_log(played(nonces=("a", "b")).log()), encoding="utf-8")
    assert "random number" not in tercet("verify", str(path)).out
    path.write_text(write_log(played().log()), encoding="utf-8")
    path.write_text(path.read_text().replace('"at":0', '"at":1', 1), encoding="utf-8")
    broken = tercet("verify", str(path), "--json")
    assert broken.code == 1
    assert json.loads(broken.out)["code"] == "log_line_changed"
    assert "[log_line_changed]" in broken.err


def test_table_answers_lines(tercet: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = b'{"do":"new","game":"solitaire","seats":1}\n\n\xff\n{"do":"view","seat":0}\n'
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    replies = [json.loads(line) for line in tercet("table").out.splitlines()]
    assert [reply["is"] for reply in replies] == ["opened", "error", "error", "view"]


@pytest.mark.rule("BEG-4")
def test_the_exercise_shows_nine_cards_and_tells_its_four_sets_when_asked(tercet: Run) -> None:
    asked, told = tercet("exercise"), tercet("exercise", "--solution")
    assert "4" in asked.out.splitlines()[-1]
    assert len(told.out.splitlines()) == len(asked.out.splitlines()) + 4
    assert tercet("exercise", "--seed", "1").out != asked.out


def test_a_finished_game_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = new_table("classic", ["Ada", "Ben"], bytes(32), options={"fixed": "s"})
    play(table, Chance(bytes(32)))
    path = tmp_path / "game.jsonl"
    path.write_text(write_log(table.log()))
    main(["analyse", str(path), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert sum(each["finds"] for each in told["seats"]) == len(told["finds"])
    main(["analyse", str(path)])
    said = capsys.readouterr().out
    assert "Ada" in said
    assert "Usual time" in said


def test_rules_show_cards_and_know_pages_that_are_no_games(tercet: Run) -> None:
    ran = tercet("rules", "beginners")
    assert ran.code == 0
    assert "1rso  1gso  1pso" in ran.out
    assert "Tournament" in tercet("rules", "match").out
    unknown = tercet("rules", "bridge")
    assert (unknown.code, "beginners" in unknown.err) == (2, True)


def test_puzzle_shows_the_twelve_cards_of_a_day(tercet: Run) -> None:
    ran = tercet("puzzle", "2026-01-01", "--solution")
    assert ran.code == 0
    assert "Puzzle of 2026-01-01: find the 6 SETs" in ran.out
    assert len([line for line in ran.out.splitlines() if line.count(" ") == 2]) == 6
    told = json.loads(tercet("puzzle", "2026-01-01", "--json").out)
    assert told["cards"][:2] == ["1gsw", "1rho"]
    assert "date_unreadable" in tercet("puzzle", "soon").err
    assert tercet("puzzle").code == 0
