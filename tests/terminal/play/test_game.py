"""Whole games in the terminal: a person who sees only what is printed, against bots."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import termios
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from rich.console import Console

from tercet.cli import main
from tercet.editions import find_edition
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Seats
from tercet.engine.log import write_log
from tercet.engine.table import SeenStep, Step, Table
from tercet.engine.wire import to_json
from tercet.games import GAMES, find_game
from tercet.games.classic import NoneHere
from tercet.tables import load_log, new_table, verify
from tercet.terminal.play.choices import choices_of
from tercet.terminal.play.picture import Picture
from tercet.words.texts import Texts
from tests.terminal.clocks import FastClock
from tests.terminal.play.playing import Answer, finder, sit_down

CARD = re.compile(r"\b[123][rgp][she][owd]\b")


def guesser(most: int) -> Answer:
    """Names SETs, and tries all sorts of words and numbers; leaves after so many lines."""
    find = finder()
    guesses = cycle(
        (
            "bet 1",
            "none",
            "h1",
            "1 2",
            "keep",
            "2 3 5",
            "ready",
            "more",
            "done",
            "1 2 3",
            "check",
            "pass",
            "call",
            "turn 1",
            "hide",
            "giveup",
        )
    )
    left = most

    def answer(printed: str) -> str | None:
        nonlocal left
        left -= 1
        found = find(printed)
        return None if left < 0 else found if left % 2 else next(guesses)

    return answer


#: Options with which nobody waits.
QUICK: dict[str, dict[str, object]] = {
    "setup": {"challenge_ms": 0},
    "chipset": {"deals": 1, "answer_ms": 3000, "must_open": True},
}


def first_choice(printed: str) -> str:
    """Stay in as long as it costs little, and go on."""
    words = ("check", "call", "show", "ready", "bet 1")
    offered = printed.rpartition("You can:")[2]
    return next((word for word in words if re.search(rf"\b{word}\b", offered)), "check")


def test_a_beginners_game_is_played_to_its_end() -> None:
    table, printed = sit_down("classic", finder(), options={"fixed": "s"}, bots=("novice",))
    assert table.outcome is not None
    assert table.outcome.scores[0] > 0
    assert verify(load_log(write_log(table.log()))).outcome == table.outcome
    assert "Ada takes" in printed
    assert re.search(r"(wins|share the win)\. Score: Ada \d+, Bot 1 \d+", " ".join(printed.split()))


def test_a_game_of_chipset_is_played_by_always_choosing_the_first() -> None:
    options = {"deals": 1, "answer_ms": 3000}
    table, printed = sit_down("chipset", first_choice, options=options, clock=FastClock())
    assert table.outcome is not None
    assert re.search(r"You can: (fold · )?check", printed)
    assert "Your hand:" in printed
    assert "The match is over." in printed


def test_a_turn_of_dice_is_chosen_from_the_list() -> None:
    turns = 0

    def answer(printed: str) -> str | None:
        nonlocal turns
        if "three of your dice" in printed:
            return "2 3 5"
        if "the dice to throw again" in printed:
            return "keep"
        if "Your turn!" in printed:
            turns += 1
            first = "pass" if "You can: pass" in printed else "turn 1"
            return first if turns < 4 else None  # whatever stands first in the list
        return "?"

    table, printed = sit_down("dice", answer, options={"board": "small"})
    assert turns == 4 or table.outcome is not None
    assert "Ada opens with " in printed
    assert re.search(r"Ada (places [a-m]\d+=|passes|replaces)", printed)


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_every_game_can_be_begun_asked_about_and_left(game: str, lang: str) -> None:
    lines = iter(["?", "r", "", "what", "99", "{", None])
    bots = ("novice",)[: find_game(game).facts.players[1] - 1]
    # Bots that do not wait would win a short race meanwhile.
    pace = 1 if find_game(game).facts.pace == "race" else 0
    table, printed = sit_down(game, lambda _: next(lines), bots=bots, lang=lang, pace=pace)
    assert table.outcome is None
    assert f"tercet rules {game}" in printed
    assert max(map(len, printed.splitlines())) <= 80
    assert next(lines, "all taken") == "all taken"


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_every_game_can_be_played(game: str) -> None:
    bots = ("regular", "novice")[: find_game(game).facts.players[1] - 1]
    tables: list[Table] = []

    def screen(table: Table) -> io.StringIO:
        tables.append(table)
        return io.StringIO()

    def enough() -> bool:
        (table,) = tables
        return sum(entry.seat == 0 for entry in table.entries) >= 3 or table.outcome is not None

    guess = guesser(1_000_000)  # bots may need longer for an act than a hundred lines take
    answer: Answer = lambda printed: None if enough() else guess(printed)  # noqa: E731
    sit_down(game, answer, bots=bots, options=QUICK.get(game), clock=FastClock(), screen=screen)
    assert enough()


class Watched(io.StringIO):
    """A screen on which no hidden card of another player may appear."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table, self.guarded = table, 0
        self._looked_at, self._told = 0, set[str]()

    def write(self, text: str) -> int:
        game, state = self._table.game, self._table.state
        hands = [zone for zone in game.unseen(state, 0) if zone.startswith("hand")]
        secret = {str(card) for zone in hands for card in game.zones(state)[zone]}
        secret -= self._told_openly()  # a wrong SET goes back into the hand it was shown from
        self.guarded = max(self.guarded, len(secret))
        assert not secret & set(CARD.findall(text)), text
        return super().write(text)

    def _told_openly(self) -> set[str]:
        """The cards that events have named to everybody so far."""
        new = self._table.steps[self._looked_at :]
        self._looked_at += len(new)
        events = [event for step in new for event in step.events if event.seen_by(None)]
        self._told |= set(CARD.findall(to_json(events).decode()))
        return self._told


def has_hidden_hands(game: AnyGame) -> bool:
    state, _ = game.start(game.facts.rules(), Seats(game.facts.players[1]), Chance(bytes(32)))
    return any(zone.startswith("hand") for zone in game.unseen(state, 0))


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES if has_hidden_hands(game)])
def test_no_hidden_card_of_another_seat_is_printed(game: str) -> None:
    screens: list[Watched] = []

    def screen(table: Table) -> Watched:
        screens.append(Watched(table))
        return screens[0]

    table, _ = sit_down(
        game, guesser(80), options=QUICK.get(game), screen=screen, clock=FastClock()
    )
    assert sum(entry.seat == 0 for entry in table.entries) >= 3
    assert screens[0].guarded > 0


def test_the_watch_sees_what_a_leak_would_print(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = lambda step, _: SeenStep(step.seq, step.at, step.events)  # noqa: E731
    monkeypatch.setattr(Step, "seen_by", everything)
    with pytest.raises(AssertionError):
        sit_down("chipset", first_choice, screen=Watched)


Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def command() -> Command:
    def run(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tercet", "play", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
        )

    return run


@pytest.mark.slow
def test_piped_lines_play_a_game_whose_log_holds(command: Command, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    options = (
        "--option",
        "deals=1",
        "--option",
        "answer_ms=3000",
        "--pace",
        "0",
        "--seed",
        "1",
        "--log",
        str(log),
    )
    ran = command("check\ncall\nshow\nready\n" * 100, "chipset", "--name", "[bold]Ada", *options)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert "[bold]Ada checks." in ran.stdout
    assert str(log) in ran.stdout
    main(["verify", str(log)])
    again = command("", "chipset", "--log", str(log))
    assert (again.returncode, again.stdout) == (2, "")
    assert "play_log_exists" in again.stderr


@pytest.mark.slow
@pytest.mark.rule("CHIP-1a")
def test_chipset_is_offered_with_an_ante_and_the_sheet_s_own_beside_it(command: Command) -> None:
    lively = command("", "chipset", "--pace", "0")
    assert "Livelier: with an ante of one chip. Also: fast, sheet (--preset)" in lively.stdout
    assert "pays an ante of one chip" in lively.stdout
    sheet = command("", "chipset", "--pace", "0", "--preset", "sheet")
    assert sheet.returncode == 0, sheet.stderr
    assert "ante" not in sheet.stdout


@pytest.mark.slow
def test_the_end_of_the_input_leaves_the_game(command: Command, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    others = ("--bots", "first_timer", "--log", str(log))
    ran = command("none\n1 2", "beginners", "--name", "Ada", *others)
    assert ran.returncode == 0, ran.stderr
    assert re.match(r"SET for beginners · Ada, \w+ \(First-timer\)\n", ran.stdout)
    assert "You have named 2; it takes 3." in ran.stdout
    assert ran.stdout.endswith("You have left the game.\n")
    assert not log.exists()


def read_until(terminal: int, wanted: str) -> str:
    """What a terminal shows until something stands there."""
    shown = ""
    while wanted not in shown:
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, shown
        shown += os.read(terminal, 4096).decode("utf-8", "replace")
    return shown


@pytest.mark.slow
def test_at_a_real_terminal_keys_are_shown_and_the_terminal_is_left_as_it_was() -> None:
    outside, inside = pty.openpty()
    before = termios.tcgetattr(inside)
    ran = subprocess.Popen(
        [sys.executable, "-m", "tercet", "--lang", "de", "play", "solitaire", "--plain"],
        stdin=inside,
        stdout=inside,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "TERM": "xterm",
            "COLUMNS": "80",
        },
    )
    try:
        read_until(outside, "> ")
        os.write(outside, b"1 6")
        read_until(outside, "> 1 6")
        os.write(outside, b"\x7f5\n")
        assert "Du hast 2 genannt" in read_until(outside, "sein.")
        os.write(outside, b"q\n")
        assert "Du hast das Spiel verlassen." in read_until(outside, "verlassen.")
        assert ran.wait(60) == 0
        assert termios.tcgetattr(inside) == before
    finally:
        ran.kill()
        os.close(inside)
        os.close(outside)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("patience",), "game_unknown"),
        (("classic", "--bots", "genius"), "bot_unknown"),
        (("classic", "--pace", "11"), "play_pace"),
        (("classic", "--option", "fixed"), "option_unreadable"),
        (("classic", "--log", "/no/such/folder/game.log"), "play_log_unwritable"),
        (("solitaire", "--bots", "regular"), "players_range"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    arguments: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["play", *arguments])
    assert f"[{code}]" in capsys.readouterr().err


def test_who_is_still_looking_stands_beside_the_names() -> None:
    table = new_table("classic", ["Ada", "Ben"], b"\5" * 32)
    table.act(0, NoneHere(), at=1000)
    texts, edition = Texts("en"), find_edition(table.header.edition)
    picture = Picture(texts, table.names, edition, Console(file=io.StringIO()))
    shown = picture.standing(table.view(0)).plain
    assert re.search(r"Ada.*sees none.*Ben.*still looking", shown)


@pytest.mark.rule("SOLO-1b")
def test_the_line_of_choices_says_what_the_word_does_in_a_solitaire() -> None:
    table = new_table("solitaire", ["Ada"], b"\5" * 32)
    texts, edition = Texts("en"), find_edition(table.header.edition)
    picture = Picture(texts, table.names, edition, Console(file=io.StringIO()), 0)
    line = picture.choices(choices_of(table.legal(0), texts), table.view(0)).plain
    assert "none = None here: three more" in line
