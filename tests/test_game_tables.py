"""Each consumer has one table by game key, and each table has every game, in the same order."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tercet.analysis.figures import ACCOUNTS
from tercet.bots.arena.baselines import BASELINES
from tercet.bots.players import MINDS
from tercet.envs.encodings import ENCODINGS
from tercet.games import GAMES
from tercet.odds.models import MODELS, NOT_SIMULATED
from tercet.terminal.table.games import SCREENS

KEYS = [game.facts.key for game in GAMES]


@pytest.mark.parametrize(
    "keys",
    [
        pytest.param(ACCOUNTS, id="analysis"),
        pytest.param(SCREENS, id="screens"),
        pytest.param([encoding.key for encoding in ENCODINGS], id="encodings"),
        pytest.param(MINDS, id="bots"),
        pytest.param(BASELINES, id="baselines"),
    ],
)
def test_a_table_names_every_game(keys: Iterable[str]) -> None:
    assert list(keys) == KEYS


def test_a_game_has_models_or_is_not_simulated() -> None:
    modelled = {model.game for model in MODELS}
    assert modelled.isdisjoint(NOT_SIMULATED)
    assert modelled | set(NOT_SIMULATED) == set(KEYS)
