"""Outputs that speak no Unicode, inputs that end too soon, logs from other systems."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tercet.cli.voice import WISHES
from tercet.engine.log import write_log
from tercet.errors import TercetError
from tercet.tables import load_log, verify
from tests.whole_games import played


def run(
    *arguments: str, given: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "tercet", *arguments],
        input=given,
        capture_output=True,
        check=False,
        timeout=120,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"} | (env or {}),
    )


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("logs") / "game.jsonl"
    table = played("classic", 2, options={"fixed": "s"})
    path.write_text(write_log(table.log()), encoding="utf-8")
    return path


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("games", "--lang", "fr"),
        ("rules", "classic", "--lang", "fr"),
        ("deal", "--seed", "1"),
        ("sets", "é", "--lang", "de"),
    ],
)
def test_an_output_that_knows_only_ascii_gets_ascii(arguments: tuple[str, ...]) -> None:
    for env in (None, {"FORCE_COLOR": "1", "COLUMNS": "120"}):
        ran = run(*arguments, env=env)
        assert (ran.stdout + ran.stderr).isascii()
        assert b"Traceback" not in ran.stderr
        assert ran.stdout or ran.stderr.startswith(b"tercet: ")


@pytest.mark.slow
def test_only_a_terminal_gets_colours_and_drawings() -> None:
    first, *_ = lines = run("deal", "--seed", "1").stdout.splitlines()
    assert all(len(card) == 4 for card in first.split())
    assert not any(b"\x1b[" in line for line in lines)
    shown = in_a_terminal("deal", "--seed", "1")
    assert b"\x1b[" in shown
    assert first not in shown


def in_a_terminal(*arguments: str) -> bytes:
    """The output of a command in a terminal, without variables that change it."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "tercet", *arguments]
    env = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", *WISHES}}
    shown = b""
    with subprocess.Popen(command, stdout=theirs, env={**env, "TERM": "xterm-256color"}):
        os.close(theirs)
        with suppress(OSError):  # the command has ended
            while some := os.read(ours, 4096):
                shown += some
    os.close(ours)
    return shown


@pytest.mark.slow
def test_json_in_ascii_means_the_same() -> None:
    games = json.loads(run("games", "--json", "--lang", "fr").stdout)
    assert any("é" in game["summary"] for game in games)
    new = '{"do":"new","game":"classic","seats":["Zoë","🃏"]}\n'.encode()
    ran = run("table", given=new)
    assert ran.stdout.isascii()
    assert json.loads(ran.stdout)["seats"] == ["Zoë", "🃏"]


@pytest.mark.slow
def test_a_replay_that_nobody_steps_through_is_told_to_its_end(log: Path) -> None:
    stepped, whole = run("replay", str(log), "--step"), run("replay", str(log))
    assert (stepped.returncode, stepped.stderr) == (0, b"")
    assert stepped.stdout == whole.stdout


@pytest.mark.slow
def test_every_line_to_a_table_gets_a_reply() -> None:
    ran = run("table", given=b"\n\r\n{}\n")
    codes = [json.loads(line)["code"] for line in ran.stdout.splitlines()]
    assert codes == ["message_empty", "message_empty", "message_wrong_shape"]


def test_logs_with_the_line_ends_of_other_systems_are_read(log: Path) -> None:
    text = log.read_bytes()
    for other in (text.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + text):
        assert verify(load_log(other)).outcome is not None
    with pytest.raises(TercetError, match="log_line_changed"):
        load_log(text.replace(b'"at":0', b'"at":1', 1).replace(b"\n", b"\r\n"))
