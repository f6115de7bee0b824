"""Steps per second in random play, next to PettingZoo and OpenSpiel in the same run.

`python -m bench.engine [--seconds 2]` — needs the dependency group `bench`. Every contestant plays
whole random games through its public interface, in turn and several times over, and the best round
of each counts, because machines are noisy. `find_sets` is given in boards per second.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table as RichTable

from tercet.cards import DECK, find_sets
from tercet.engine.log import Log, write_log
from tercet.engine.table import Table
from tercet.tables import load_log, new_table, replay

Steps = Iterator[int]
TARGET = 3.0


def tercet_classic() -> Steps:
    """Random games of `classic` through `Table`: legal acts, rules, events and the log."""
    for game in range(1 << 30):
        yield len(played(game).steps)


def played(number: int) -> Table:
    """One random game of two players to its end."""
    table, chance = new_table("classic", 2, number.to_bytes(32, "big")), random.Random(number)
    while table.outcome is None:
        seat = chance.choice(tuple(table.may_act()))
        group = chance.choice(table.legal(seat).often)
        table.act(seat, group[chance.randrange(len(group))])
    return table


def tercet_replay() -> Steps:
    """Logs of such games, read from text and replayed to the end."""
    logs = [log_of(number) for number in range(20)]
    while True:
        for log in logs:
            yield len(replay(log).steps)


def log_of(number: int) -> Log:
    """The log of a random game, by way of its text."""
    return load_log(write_log(played(number).log()))


def pettingzoo(name: str) -> Steps:
    """Random games through the AEC interface, with the action mask, as its documentation shows."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    for game in range(1 << 30):
        env.reset(seed=game)
        chance, steps = random.Random(game), 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            legal = [n for n, allowed in enumerate(observation["action_mask"]) if allowed]
            env.step(None if over or cut else chance.choice(legal))
            steps += not (over or cut)
        yield steps


def open_spiel(name: str) -> Steps:
    """Random games through OpenSpiel's Python interface (its core is C++)."""
    import pyspiel

    game = pyspiel.load_game(name)
    for number in range(1 << 30):
        state, chance, steps = game.new_initial_state(), random.Random(number), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        yield steps


def boards() -> Steps:
    """`find_sets` on random tables of twelve cards."""
    chance, deck = random.Random(1), list(DECK)
    some = []
    for _ in range(500):
        chance.shuffle(deck)
        some.append(tuple(deck[:12]))
    while True:
        for board in some:
            find_sets(board)
        yield len(some)


CONTESTANTS: dict[str, Callable[[], Steps]] = {
    "tercet classic, random play": tercet_classic,
    "tercet classic, replay of logs": tercet_replay,
    "PettingZoo tic-tac-toe": lambda: pettingzoo("tictactoe_v3"),
    "PettingZoo Texas hold'em": lambda: pettingzoo("texas_holdem_v4"),
    "OpenSpiel tic-tac-toe (C++)": lambda: open_spiel("tic_tac_toe"),
    "OpenSpiel Leduc poker (C++)": lambda: open_spiel("leduc_poker"),
    "find_sets, boards of 12 cards": boards,
}


def rate(steps: Steps, seconds: float) -> float:
    """Steps per second of processor time."""
    next(steps)
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += next(steps)
    return done / spent


def main() -> None:
    """Measure all contestants in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    best = dict.fromkeys(CONTESTANTS, 0.0)
    for _ in range(asked.rounds):
        for name, contestant in CONTESTANTS.items():
            best[name] = max(best[name], rate(contestant(), asked.seconds / asked.rounds))
    peer = best["PettingZoo tic-tac-toe"]
    table = RichTable("contestant", "per CPU second", "× PettingZoo tic-tac-toe")
    for name, figure in best.items():
        table.add_row(name, f"{figure:,.0f}", f"{figure / peer:.1f}")
    Console().print(table)
    for name in ("tercet classic, random play", "tercet classic, replay of logs"):
        verdict = "reached" if best[name] >= TARGET * peer else "missed"
        print(f"{name}: at least {TARGET:.0f} × PettingZoo tic-tac-toe {verdict}")


if __name__ == "__main__":
    main()
