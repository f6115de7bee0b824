"""Strengths estimated from find times against the truth, and how often the interval holds it.

    python -m tests.strength.estimates --persons 200
    python -m tests.strength.estimates --game scout --persons 60 --unsteady 200

Simulated persons of known strength play ten games each against an equal. Beside what is told of
them stands what a saboteur would tell, to whom a SET that somebody else took first is missing
instead of looked at for so long. `--unsteady` persons react now sooner, now later, by so many
milliseconds (standard deviation), as people do and bots do not.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from tercet.bots.arena.match import Player, play
from tercet.bots.human.skills import SKILLS, strength_key
from tercet.bots.intent import Intent
from tercet.bots.players import new_bot
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.strength import Estimate, Played, looks_of, sight_of
from tercet.tables import new_table

NAMED: Final = tuple(float(at + 1) for at in range(len(SKILLS)))
#: Nobody's hand is quicker, however unsteady.
_QUICKEST_MS: Final = 150


class Told(NamedTuple):
    """Many persons of one strength: how far the estimates are off, and how many intervals hold."""

    off: float
    error: float
    spread: float
    width: float
    covered: float

    def __str__(self) -> str:
        return (
            f"off by {self.off:+.3f} ± {self.error:.3f} (sd {self.spread:.2f})"
            f"  interval ± {self.width:.2f} holds {100 * self.covered:5.1f} %"
        )


class Unsteady:
    """A player who reacts now sooner, now later than meant."""

    def __init__(self, player: Player, spread: float, seed: bytes) -> None:
        self._player, self._spread = player, spread
        self._chance = Random(seed)

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        intent = self._player.answer(view, legal, at)
        if intent is None:
            return None
        after = round(intent.after_ms + self._chance.gauss(0, self._spread))
        return Intent(intent.act, max(_QUICKEST_MS, after), planned=intent.planned)


def against_an_equal(game: str, strength: float, name: str, unsteady: float = 0.0) -> Played:
    """One game of two, as it is kept for the person."""
    seed = hashlib.sha256(name.encode()).digest()
    seat, key = seed[0] % 2, strength_key(strength)
    players: list[Player] = [new_bot(game, key, bytes([at]) + seed) for at in range(2)]
    if unsteady:
        players[seat] = Unsteady(players[seat], unsteady, seed)
    table = new_table(game, 2, seed)
    play(table, players, Chance(seed))
    return Played(game, looks_of(table.log())[seat])


def without_others_finds(games: Sequence[Played]) -> list[Played]:
    """What a saboteur goes by, for whom only what was found was ever looked at."""
    return [Played(one.game, [look for look in one.looks if look.found]) for one in games]


def tell(strength: float, estimates: Sequence[Estimate | None]) -> Told:
    """Persons of whom too little is known are left out."""
    known = [one for one in estimates if one is not None]
    off = [one.strength - strength for one in known]
    return Told(
        mean(off),
        stdev(off) / sqrt(len(off)),
        stdev(off),
        mean(one.high - one.low for one in known) / 2,
        mean(one.low <= strength <= one.high for one in known),
    )


class Asked(NamedTuple):
    """One person: how strong, how many games, and how they are played."""

    game: str
    strength: float
    name: str
    games: int
    unsteady: float = 0.0


def both(asked: Asked) -> tuple[Estimate | None, Estimate | None]:
    """The estimate of one person, and the saboteur's."""
    games = [
        against_an_equal(asked.game, asked.strength, f"{asked.name} {number}", asked.unsteady)
        for number in range(asked.games)
    ]
    return sight_of(games), sight_of(without_others_finds(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic", choices=("classic", "scout"))
    parser.add_argument("--persons", type=int, default=200)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--strengths", type=float, nargs="*", default=NAMED)
    parser.add_argument("--unsteady", type=float, default=0.0)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=2)
    told = parser.parse_args()
    with ProcessPoolExecutor(told.workers) as pool:
        for strength in told.strengths:
            asked = [
                Asked(told.game, strength, f"{told.seed} {strength} {n}", told.games, told.unsteady)
                for n in range(told.persons)
            ]
            found = list(pool.map(both, asked, chunksize=5))
            own, saboteur = (tell(strength, each) for each in zip(*found, strict=True))
            sys.stdout.write(f"{told.game:8} {strength:5.2f}  {own}\n{'missing':>15} {saboteur}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
