"""Logs of games whose rules have changed since still play to the end that they had.

The files were written when their rules were the newest ones; they are kept, never made anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from tercet.analysis import analyse
from tercet.editions import find_edition
from tercet.engine.acts import Act
from tercet.engine.conformance import check_game
from tercet.engine.game import AnyGame
from tercet.errors import Unreadable
from tercet.games import RETIRED, find_game
from tercet.games.retired.solitaire_1 import More
from tercet.games.solitaire import NoneHere
from tercet.replay.pages import frames_of
from tercet.tables import load_log, replay_start, verify
from tercet.words.story import Teller
from tercet.words.texts import LANGUAGES, Texts

FOLDER: Final = Path(__file__).parent / "old_logs"
LOGS: Final = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_holds_and_can_be_looked_at(path: Path) -> None:
    log = load_log(path.read_bytes())
    game, version = path.stem.split("-")[:2]
    assert (log.header.game, log.header.version) == (game, int(version))
    table = verify(log)
    assert log.end is not None
    assert table.outcome == log.end.outcome
    assert analyse(log).end == table.at
    assert len(tuple(frames_of(log, None, 0, len(log.entries) + 1))) == len(log.entries) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_old_games_are_told_in_every_language(lang: str) -> None:
    for path in LOGS:
        log = load_log(path.read_bytes())
        teller = Teller(Texts(lang), log.names, find_edition(log.header.edition))
        for step in verify(log).steps:
            assert all(map(teller.sentence, step.events))


def test_every_retired_game_has_old_logs_in_each_of_its_forms() -> None:
    kept = {"-".join(path.stem.split("-")[:2]) for path in LOGS}
    assert {f"{game.facts.key}-{game.facts.version}" for game in RETIRED} <= kept
    forms = {load_log(path.read_bytes()).header.options.get("form") for path in LOGS}
    assert {"first", "patience", "penalty"} <= forms


def test_under_the_new_rules_an_old_log_would_not_hold() -> None:
    """Else the old ones were kept for nothing."""
    log = load_log((FOLDER / "solitaire-1-first-wise.jsonl").read_bytes())
    assert log.end is not None
    header = replace(log.header, version=find_game("solitaire").facts.version)
    with pytest.raises(Unreadable, match="log_not_at_end"):
        verify(replace(log, header=header))


@pytest.mark.parametrize("word", [More(), NoneHere()], ids=["more", "none_here"])
def test_an_old_solitaire_that_was_not_over_can_be_played_on(word: Act) -> None:
    log = load_log((FOLDER / "solitaire-1-patience.jsonl").read_bytes())
    table = replay_start(log)
    before = len(table.state.table)
    table.act(0, word)
    assert len(table.state.table) == before + 3


@pytest.mark.parametrize("game", RETIRED, ids=lambda game: f"{game.facts.key}-{game.facts.version}")
@pytest.mark.slow
def test_old_rules_keep_secrets_and_cards_as_the_new_ones_do(game: AnyGame) -> None:
    check_game(game, games=3)
