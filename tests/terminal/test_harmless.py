"""What people write is text wherever it is drawn: no markup, and nothing that steers a terminal."""

from __future__ import annotations

import io
import logging
from pathlib import Path

import pytest

from tercet.cards import Card
from tercet.cli import main
from tercet.editions import find_edition
from tercet.engine.chance import Chance
from tercet.engine.log import write_log
from tercet.server.running.host_log import JsonLines
from tercet.tables import new_table
from tercet.terminal.console import marked, new_console, sentence_text
from tercet.terminal.harmless import harmless, one_line
from tests.playthroughs import play
from tests.terminal.play.playing import sit_down

#: Each breaks, vanishes or steers where it is taken for more than a text.
NAMES = ["[/]", "[bold]", "\x1b[31mRed\x1b[0m", "a\\", "b\\\\", ":heart:", "\x9b2J"]
NAMES += ["\u202eX", "\x02y\x03", "[link=x]", "{ $seat }", "two\nlines"]


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("\x1b[31mRed\x1b[0m", "Red"),
        ("\x1b]0;title\x07x", "x"),
        ("\x9b2Jx", "x"),
        ("bell\x07 back\b", "bell back"),
        ("\u202eabc\u2066", "abc"),
        ("two\nlines", "two\nlines"),
        ("Zoë 🃏 [/]", "Zoë 🃏 [/]"),
    ],
)
def test_what_steers_a_terminal_is_taken_out(given: str, left: str) -> None:
    assert harmless(given) == left


@pytest.mark.parametrize("name", NAMES)
def test_names_are_shown_as_they_are_in_replays_and_accounts(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("FORCE_COLOR", "")
    table = new_table("classic", [name, "Ben"], bytes(32), options={"fixed": "s"})
    play(table, Chance(bytes(32)))
    path = tmp_path / "game.jsonl"
    path.write_text(write_log(table.log()), encoding="utf-8")
    for command in ("replay", "analyse"):
        main([command, str(path)])
        said = capsys.readouterr().out
        assert one_line(name) in said, command
        assert said == harmless(said), command
        assert "Ben" in said


@pytest.mark.parametrize("name", ["[/]", "[bold]", "a\\"])
def test_a_name_in_play_is_text(name: str) -> None:
    _, printed = sit_down("classic", lambda _: None, name=name)
    assert name in printed


def test_cards_in_a_sentence_are_in_colour_and_nothing_else_is() -> None:
    edition, card = find_edition("carnet"), Card.parse("1rso")
    text = sentence_text(f"[/] took {marked(card)}.", edition)
    assert text.plain == "[/] took 1rso."
    assert [(span.start, span.end, span.style) for span in text.spans] == [(9, 13, "bright_red")]


def test_the_last_gate_is_at_the_console() -> None:
    paper = io.StringIO()
    console = new_console(file=paper, width=80, color_system=None)
    console.print("[bold]\x1b[31mx\x07 :heart:[/]")
    assert paper.getvalue() == "[bold]x :heart:[/]\n"


def test_errors_do_not_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sets", "\x1b[2J\x9b"])
    err = capsys.readouterr().err
    assert err.rstrip("\n").isprintable()


def test_logs_of_the_host_are_plain_ascii() -> None:
    record = logging.LogRecord("tercet", 40, "", 0, "at %s", ("\x1b[2J\x9b\u202e\ud800",), None)
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
