"""Every game passes the suites of PettingZoo, Gymnasium and OpenSpiel, as these ship them."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from tercet.envs import ENCODINGS
from tercet.envs.aec import env
from tercet.envs.encoding import Encoding
from tercet.envs.parallel import parallel_env
from tercet.envs.play import Time
from tercet.envs.single import NAMES
from tercet.envs.spiel import SPIEL_GAMES, TercetGame

TIMES: tuple[Time, ...] = ("off", "real")
#: PettingZoo warns of masks in dictionaries, except for a list of its own games.
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def no_other_warning() -> Iterator[None]:
    """What a suite only warns of is a failure, too."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in KNOWN:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.slow
@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.key)
def test_pettingzoo(encoding: Encoding, time: Time) -> None:
    one = partial(env, encoding.key, time=time)
    all_at_once = partial(parallel_env, encoding.key, time=time)
    api_test(one(), num_cycles=25)
    parallel_api_test(all_at_once(), num_cycles=20)
    seed_test(one, num_cycles=20)
    parallel_seed_test(all_at_once, num_cycles=10)
    max_cycles_test(SimpleNamespace(env=one, parallel_env=all_at_once))
    render_test(partial(env, encoding.key, time=time))


@pytest.mark.parametrize("players", [1, 3, 8])
def test_pettingzoo_with_other_numbers_of_players(players: int) -> None:
    api_test(env("classic", players=players), num_cycles=20)
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, "classic", players=players),
            parallel_env=partial(parallel_env, "classic", players=players),
        )
    )


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str, time: Time) -> None:
    check_env(gymnasium.make(f"tercet.envs.single:{name}", time=time).unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("game", SPIEL_GAMES, ids=lambda game: game.facts.key)
def test_openspiel(game: type[TercetGame]) -> None:
    loaded = pyspiel.load_game(f"python_tercet_{game.facts.key}(length=15)")
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)
