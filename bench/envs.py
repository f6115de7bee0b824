"""Decisions per second in random play: our environments beside PettingZoo's and OpenSpiel's own.

`python -m bench.envs [--seconds 2] [--rounds 3]` — needs the dependency group `bench`. All play
whole random games through their public interface, drawing from the action mask in the same way, in
turn and several times over; the best round of each counts, because machines are noisy. Tables in
bulk draw from their masks, too, in compiled code; each decision at each table counts.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as RichTable

from bench.engine import Steps, rate
from tercet.envs import ENCODINGS
from tercet.envs.vector import ALONE, BULK

PEER = "PettingZoo tic-tac-toe"
#: What each of ours has to reach, in multiples of the peer's figure.
FAST = ("classic", "coopset")
#: In bulk: so many tables, and what they have to reach.
TABLES, IN_BULK = 2048, 100.0


def aec(make: Callable[[], Any]) -> Steps:
    """Random games in an AEC environment, as PettingZoo's documentation shows."""
    env = make()
    for game in range(1 << 30):
        env.reset(seed=game)
        chance, steps = random.Random(game), 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else drawn(seen["action_mask"], chance))
            steps += not (over or cut)
            if steps >= 500:
                break
        yield steps


def drawn(mask: Any, chance: random.Random) -> int:
    """One of the actions that a mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[chance.randrange(len(legal))])


def ours(key: str) -> Steps:
    """One of our games with time turned off."""
    from tercet.envs.aec import env

    return aec(partial(env, key))


def pettingzoo(name: str) -> Steps:
    """One of PettingZoo's own games."""
    return aec(import_module(f"pettingzoo.classic.{name}").env)


def rl_env(name: str) -> Steps:
    """Random games through OpenSpiel's `rl_env`, which gives observations, too."""
    from open_spiel.python import rl_environment

    import_module("open_spiel.python.games.kuhn_poker")  # registers itself
    env = rl_environment.Environment(name)
    for game in range(1 << 30):
        chance, steps, now = random.Random(game), 0, env.reset()
        while not now.last() and steps < 500:
            legal = now.observations["legal_actions"][now.observations["current_player"]]
            now = env.step([legal[chance.randrange(len(legal))]])
            steps += 1
        yield steps


def our_spiel(key: str) -> Steps:
    """One of our games as OpenSpiel's `rl_env` sees it."""
    import_module("tercet.envs.spiel")
    return rl_env(f"python_tercet_{key}")


def in_bulk(key: str) -> Steps:
    """Some thousand tables of one of our games a step."""
    from tercet.envs.vector import BulkTables

    tables, random = BulkTables(key, TABLES), np.random.default_rng(1)
    tables.reset(1)
    while True:
        tables.step(tables.sample(random))
        yield TABLES


def for_gymnasium(key: str) -> Steps:
    """The same as Gymnasium has it, which keeps what was seen."""
    from tercet.envs.vector import TercetVectorEnv

    env, random = TercetVectorEnv(key, TABLES), np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        env.step(env.bulk.sample(random))
        yield TABLES


def contestants() -> Iterator[tuple[str, Callable[[], Steps]]]:
    """Whoever is measured, by name."""
    yield PEER, partial(pettingzoo, "tictactoe_v3")
    yield "PettingZoo Texas hold'em", partial(pettingzoo, "texas_holdem_v4")
    yield "OpenSpiel rl_env tic-tac-toe (C++)", partial(rl_env, "tic_tac_toe")
    yield "OpenSpiel rl_env Kuhn poker (Python)", partial(rl_env, "python_kuhn_poker")
    for encoding in ENCODINGS:
        yield f"tercet {encoding.key}", partial(ours, encoding.key)
    for key in ("setup", "chipset", "dice"):
        yield f"tercet {key}, OpenSpiel rl_env", partial(our_spiel, key)
    for key in BULK:
        yield f"tercet {key}, in bulk", partial(in_bulk, key)
    for key in ALONE:
        yield f"tercet {key}, Gymnasium VectorEnv", partial(for_gymnasium, key)


def main() -> None:
    """Measure all contestants in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    runs = {name: make() for name, make in contestants()}
    best = dict.fromkeys(runs, 0.0)
    for _ in range(asked.rounds):
        for name, steps in runs.items():
            best[name] = max(best[name], rate(steps, asked.seconds / asked.rounds))
    table = RichTable("environment", "decisions per CPU second", f"× {PEER}", "target")
    for name, figure in best.items():
        table.add_row(name, f"{figure:,.0f}", f"{figure / best[PEER]:.2f}", verdict(name, best))
    Console().print(table)


def verdict(name: str, best: dict[str, float]) -> str:
    """Whether one of ours is fast enough."""
    key, _, how = name.removeprefix("tercet ").partition(", ")
    if key not in {encoding.key for encoding in ENCODINGS} or how.startswith("OpenSpiel"):
        return ""
    target = IN_BULK if how else 1.5 if key in FAST else 0.5
    return f"{target} {'reached' if best[name] >= target * best[PEER] else 'missed'}"


if __name__ == "__main__":
    main()
