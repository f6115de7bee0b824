"""Programs that keep to the arena's protocol, and every way in which one can fail to."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

import pytest

from tercet.bots.conformance import examine
from tercet.bots.conformance.printing import lines
from tercet.words.texts import LANGUAGES, Texts

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
#: A whole player, into which one slip is put.
PLAYER: Final = """
import itertools, json, sys

def is_set(cards):
    return all(len(set(letters)) != 2 for letters in zip(*cards))

for line in sys.stdin:
    told, answer = json.loads(line), {}
    if told["do"] == "view" and told["legal"]["count"]:
        found = next(filter(is_set, itertools.combinations(told["view"]["table"], 3)), None)
        if found:
            answer = {"act": {"act": "call", "cards": found}, "after_ms": 500}
        elif {"act": "none_here"} in told["legal"]["acts"]:
            answer = {"act": {"act": "none_here"}, "after_ms": 500}
    SLIP
    print(json.dumps(answer), flush=True)
"""
#: The line that is wrong, and the code of what is found.
SLIPS: Final = {
    "pass": None,
    "print('thinking')": "no_json",
    "print('[]'); continue": "no_object",
    "answer['after_ms'] = 'soon'": "field",
    "continue": "silent",
    "raise SystemExit(3)": "ended",
    "assert told['do'] != 'view' or 'later' not in told": "ended",  # reads no unknown field
    "print('{}')": "too_much",
    "answer = {'act': {'act': 'castle'}} if 'act' in answer else {}": "no_act",
    "answer = {'act': {'act': 'call', 'cards': ['1rso']*3}} if 'act' in answer else {}": "refused",
    "answer = {}": "waits",
}
#: Slips that do not keep a program from playing.
NOTED: Final = {
    "answer['after'] = answer.pop('after_ms', 0)": "unread",
    "answer['after_ms'] = -5": "before",
    "answer['after_ms'] = 700_000": "late",
    "import random; answer['after_ms'] = random.randrange(400, 600)": "not_repeatable",
}


def found(tmp_path: Path, slip: str) -> tuple[bool, set[str]]:
    program = tmp_path / "player.py"
    program.write_text(PLAYER.replace("SLIP", slip))
    command = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"
    report = examine(command, ("classic",), Texts("en"), patience_s=2.0)
    for lang in LANGUAGES:
        assert all(lines(report, Texts(lang))), "everything can be said"
    return report.holds, {each.code for each in report.findings}


@pytest.mark.slow
@pytest.mark.parametrize("slip", SLIPS)
def test_each_slip_is_named(tmp_path: Path, slip: str) -> None:
    code = SLIPS[slip]
    assert found(tmp_path, slip) == (code is None, set() if code is None else {code})


@pytest.mark.slow
@pytest.mark.parametrize("slip", NOTED)
def test_what_an_author_may_want_to_know_is_noted(tmp_path: Path, slip: str) -> None:
    holds, codes = found(tmp_path, slip)
    assert holds
    assert NOTED[slip] in codes


def test_what_cannot_be_started_is_told() -> None:
    for command in ("cmd:/there/is/none", "cmd:", "cmd:'"):
        report = examine(command, ("classic",), Texts("en"))
        assert [each.code for each in report.findings] == ["absent"]


@pytest.mark.slow
@pytest.mark.parametrize("program", ["bot.py", "bot.mjs"])
def test_the_examples_keep_to_the_protocol(program: str) -> None:
    starter = "node" if program.endswith("mjs") else sys.executable
    games = ("classic", "setup")
    report = examine(f"cmd:{starter} {EXAMPLES / program} 500", games, Texts("en"), 30.0)
    assert report.findings == ()
    assert [(each.game, each.seat) for each in report.games] == [
        (g, s) for g in games for s in (0, 1)
    ]
