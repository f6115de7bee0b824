"""Times per decision, and simulated find times beside the table of the human model.

`python -m bench.bots [--games 3] [--boards 4000]`. The matches between skills and against
baselines are run with `tercet arena`; `docs/bots.md` has the commands and what came of them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from tercet.bots.arena.match import play
from tercet.bots.human.draws import Draws
from tercet.bots.human.sight import Sight
from tercet.bots.human.skills import SKILL_KEYS, SKILLS, Skill
from tercet.bots.intent import Intent
from tercet.bots.players import MINDS, new_bot
from tercet.cards import DECK, find_sets
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.games import find_game
from tercet.tables import new_table

#: The table of the model: mean seconds per SET with twelve cards, and for a whole game alone.
MODEL = ((98, 4180), (52, 2130), (15, 611), (8.3, 322), (4.1, 155), (2.2, 81), (1.2, 43))
#: A regular by the number of SETs on the table.
BY_SETS = (13.2, 9.0, 6.6, 5.3, 4.4, 3.8)


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, game: str, key: str, seed: bytes) -> None:
        self.bot, self.times = new_bot(game, key, seed), list[float]()

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        begun = time.process_time()
        intent = self.bot.answer(view, legal, at)
        if len(legal):
            self.times.append(time.process_time() - begun)
        return intent


def times_of(game: str, key: str, games: int) -> list[float]:
    """Seconds of computing for each decision of this skill, against itself."""
    seats, times = 1 if find_game(game).facts.against_pack else 2, list[float]()
    for number in range(games):
        seed = number.to_bytes(32, "big")
        players = [Timed(game, key, seed[:-1] + bytes([seat])) for seat in range(seats)]
        play(new_table(game, seats, seed, match={"form": "single"}), players, Chance(seed))
        times += [each for player in players for each in player.times]
    return sorted(times)


def find_times(skill: Skill, boards: int) -> dict[int, list[float]]:
    """Seconds to find a SET among twelve cards dealt at random, by how many there are."""
    draws, found = Draws(Chance(b"\5" * 32)), dict[int, list[float]]()
    for _ in range(boards):
        table = draws.some(DECK, 12)
        sight = Sight(skill)
        sight.look(table, 0)
        noticed = sight.notice(find_sets(table), draws)
        if noticed and (at := sight.call_at(noticed[0])) < sight.gives_up_at():
            found.setdefault(len(noticed), []).append(at / 1000)
    return found


def solo_seconds(key: str, games: int) -> float:
    """A whole game of `classic` alone."""
    total = 0
    for number in range(games):
        table = new_table("classic", 1, number.to_bytes(32, "big"), match={"form": "single"})
        play(table, [new_bot("classic", key, number.to_bytes(32, "little"))], Chance(b"\6" * 32))
        total += table.at
    return total / games / 1000


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def print_model(out: Console, boards: int) -> None:
    table = RichTable("skill", "s per SET", "model", "solo game s", "model")
    for skill, (per_set, solo) in zip(SKILLS, MODEL, strict=True):
        found = [each for times in find_times(skill, boards).values() for each in times]
        alone = solo_seconds(skill.key, max(20, boards // 100))
        row = (f"{mean(found):.1f}", f"{per_set}", f"{alone:.0f}", f"{solo}")
        table.add_row(skill.key, *row)
    out.print(table)
    by_sets = find_times(SKILLS[3], 4 * boards)
    regular = RichTable("SETs on the table", "regular s", "model")
    for sets, said in enumerate(BY_SETS, 1):
        regular.add_row(str(sets), f"{mean(by_sets[sets]):.1f}", f"{said}")
    out.print(regular)


def print_times(out: Console, games: int) -> None:
    table = RichTable("game", "skill", "decisions", "median ms", "99 % ms", "longest ms")
    for game in MINDS:
        for key in SKILL_KEYS:
            times = times_of(game, key, games)
            marks = (times[len(times) // 2], times[len(times) * 99 // 100], times[-1])
            table.add_row(game, key, str(len(times)), *(f"{1000 * mark:.1f}" for mark in marks))
    out.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--boards", type=int, default=4000)
    chosen = parser.parse_args()
    out = Console(highlight=False)
    print_model(out, chosen.boards)
    print_times(out, chosen.games)


if __name__ == "__main__":
    main()
