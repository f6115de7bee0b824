"""The figures of every game as `tercet analyse` prints them, in every language."""

from __future__ import annotations

import pytest
from rich.console import Console

from tercet.analysis import analyse
from tercet.analysis.command import report
from tercet.engine.log import Log
from tercet.games import GAMES
from tercet.words.texts import LANGUAGES, Texts
from tests.analysis.games import at_random


def printed(log: Log, lang: str) -> str:
    out = Console(width=100, record=True, file=None, quiet=False)
    with out.capture() as said:
        out.print(report(analyse(log), log.names, Texts(lang)))
    return said.get()


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
@pytest.mark.slow
def test_every_game_has_figures_to_print(game: str) -> None:
    log = at_random(game, 1 if game == "solitaire" else 2)
    for lang in LANGUAGES:
        said = printed(log, lang)
        assert len(said.splitlines()) > 5
        assert "{" not in said
        assert "…" not in said


def test_scout_is_told_with_its_sums() -> None:
    log = at_random("scout", 2)
    assert log.end is not None
    lines = {line[:26].strip(): line[26:].split() for line in printed(log, "en").splitlines()}
    assert lines["Points"] == [str(points) for points in log.end.outcome.scores]
    won = zip(
        lines["Points as scout"], lines["Points as second"], lines["Points lost"], strict=True
    )
    sums = [int(scout) + int(second) - int(lost) for scout, second, lost in won]
    assert tuple(sums) == log.end.outcome.scores


def test_coopset_has_a_line_for_each_layout() -> None:
    log = at_random("coopset", 2)
    assert log.end is not None
    lines = printed(log, "en").split("\n\n")[0].splitlines()
    rows = [list(map(int, line.split())) for line in lines[1:]]
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1][-1] == log.end.outcome.scores[0]
