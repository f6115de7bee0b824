"""Simulated persons of known strength, who play against the bot that is chosen for them.

    python -m tests.strength.persons --persons 200 --games 10
    python -m tests.strength.persons --game setup --persons 100 --games 10 --then 4

For each strength: the share of games won after so many games against the chosen bot, how far the
estimated strength is from the true one, and how often its interval holds it. All of it is played in
the arena's virtual time in the usual form of the game, and follows from `--seed`.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from tercet.bots.arena.match import play
from tercet.bots.human.skills import strength_key
from tercet.bots.players import new_bot
from tercet.engine.chance import Chance
from tercet.strength import Estimate, Played, Rival, bot_for, looks_of, sight_of
from tercet.strength.choosing import results_of, strength_for
from tercet.strength.looking import RACES
from tercet.tables import new_table

#: Five strengths, most of them between two of the skills with names.
STRENGTHS = (1.4, 2.5, 3.3, 4.6, 5.7)


class Lived(NamedTuple):
    """A person after the games: what was won after them, and what is thought of the person."""

    wins: tuple[float, ...]
    bot: float
    estimate: Estimate | None


class Told(NamedTuple):
    """Many persons of one strength. Each figure with the standard error of its mean."""

    strength: float
    wins: tuple[float, float]
    bot: tuple[float, float]
    off: tuple[float, float]
    covered: float

    def line(self) -> str:
        return (
            f"{self.strength:8.2f}  won {100 * self.wins[0]:5.1f} ± {196 * self.wins[1]:4.1f} %"
            f"  bot {self.bot[0]:5.2f} (sd {self.bot[1]:.2f})"
            f"  estimate off by {self.off[0]:+.3f} (sd {self.off[1]:.2f})"
            f"  interval holds {100 * self.covered:5.1f} %"
        )


def play_once(game: str, person: str, bot: str, name: str) -> tuple[Played, float]:
    """One game of two; what is kept of it for the person, and whether it was won."""
    seed = hashlib.sha256(name.encode()).digest()
    seat = seed[0] % 2
    table = new_table(game, 2, seed)
    keys = [person, bot] if seat == 0 else [bot, person]
    players = [new_bot(game, key, bytes([at]) + seed) for at, key in enumerate(keys)]
    outcome = play(table, players, Chance(seed))
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    looks = looks_of(table.log())[seat] if game in RACES else ()
    return Played(game, looks, (Rival(bot, share),)), share


def live(game: str, strength: float, name: str, games: int, then: int) -> Lived:
    """A person begins as a newcomer, and plays on against whoever is chosen."""
    person, known, wins = strength_key(strength), list[Played](), list[float]()
    for number in range(games + then):
        played, won = play_once(game, person, bot_for(game, known), f"{name} {number}")
        known.insert(0, played)
        if number >= games:
            wins.append(won)
    believed = sight_of(known) if game in RACES else results_of(game, known)
    return Lived(tuple(wins), strength_for(game, known), believed)


def tell(strength: float, lives: Sequence[Lived]) -> Told:
    won = [mean(one.wins) for one in lives]
    known = [one.estimate for one in lives if one.estimate is not None]
    off = [one.strength - strength for one in known]
    return Told(
        strength,
        (mean(won), stdev(won) / sqrt(len(won))),
        (mean(one.bot for one in lives), stdev(one.bot for one in lives)),
        (mean(off), stdev(off)),
        mean(one.low <= strength <= one.high for one in known),
    )


def _live(told: tuple[str, float, str, int, int]) -> Lived:
    return live(*told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--persons", type=int, default=200)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--then", type=int, default=4, help="games after those, which are counted")
    parser.add_argument("--strengths", type=float, nargs="*", default=STRENGTHS)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=2)
    told = parser.parse_args()
    with ProcessPoolExecutor(told.workers) as pool:
        for strength in told.strengths:
            lives = [
                (told.game, strength, f"{told.seed} {strength} {n}", told.games, told.then)
                for n in range(told.persons)
            ]
            found = list(pool.map(_live, lives, chunksize=5))
            sys.stdout.write(f"{told.game:8} {tell(strength, found).line()}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
