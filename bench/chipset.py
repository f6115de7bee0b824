"""How well and how fast the ChipSet bot plays: `python -m bench.chipset [--deals N] [--seed S]`.

Deals for two with 20 chips each and an ante of 1, in bulk: the trained strategy against three rule
players, and each skill against its neighbour. Then the time of one decision, and of a deal on the
engine beside one of the bulk simulation.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from statistics import median
from time import perf_counter
from typing import Any

from tercet.bots.arena.match import play as play_table
from tercet.bots.chipset.mind import ChipsetBot
from tercet.bots.chipset.rule_players import RULE_PLAYERS
from tercet.bots.chipset.skills import CLARITY
from tercet.bots.chipset.strategy import save, shipped
from tercet.bots.human.skills import CHAMPION, SKILL_KEYS
from tercet.bots.intent import Intent
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.odds.compiled import Counts
from tercet.tables import new_table
from tools.chipset_training.deals import TRAINED, Seat, Stakes, play


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", default="bench")
    given = parser.parse_args()
    strategy = shipped()
    print(f"{strategy.iterations} iterations, {len(save(strategy)):,} bytes, exploitability:")
    print("  " + ", ".join(f"{done}: {left:.4f}" for done, left in strategy.curve))
    print(f"  as shipped: {strategy.exploitability:.4f} chips a deal")
    against_rule_players(given.deals, given.seed)
    ladder(given.deals, given.seed)
    decisions()


def against_rule_players(deals: int, seed: str) -> None:
    print(f"\ntrained strategy against | chips a deal (standard error), {deals:,} deals | seconds")
    play(shipped(), (Seat(TRAINED), Seat(0)), 10, seed, Stakes())  # compiles
    for kind, name in enumerate(RULE_PLAYERS):
        begun = perf_counter()
        gains = play(shipped(), (Seat(TRAINED), Seat(kind)), deals, seed, Stakes())
        print(f"{name} | {figure(gains)} | {perf_counter() - begun:.1f}")


def ladder(deals: int, seed: str) -> None:
    print("\nskill | against the next lower, chips a deal | the champion against it")
    seats = [Seat(TRAINED, clarity.overlooks, clarity.whims) for clarity in CLARITY]
    for i in range(len(seats) - 1, -1, -1):
        best = play(shipped(), (seats[-1], seats[i]), deals, seed, Stakes())
        if i == 0:
            print(f"{SKILL_KEYS[i]} | | {figure(best)}")
            continue
        lower = play(shipped(), (seats[i], seats[i - 1]), deals, seed, Stakes())
        print(f"{SKILL_KEYS[i]} | {figure(lower)} | {figure(best)}")


def figure(gains: Counts) -> str:
    return f"{gains.mean():+.3f} ({gains.std() / len(gains) ** 0.5:.3f})"


class Timed:
    """A champion that is watched at every decision."""

    def __init__(self, name: str) -> None:
        self.bot, self.name, self.asked = ChipsetBot(CHAMPION), name, 0
        self.times: list[float] = []

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        self.asked += 1
        chance = Chance(sha256(f"{self.name} {self.asked}".encode()).digest())
        begun = perf_counter()
        self.bot.look(view, at)
        intent = self.bot.decide(view, legal, chance)
        if len(legal):
            self.times.append(perf_counter() - begun)
        return intent


def decisions(matches: int = 20) -> None:
    times: list[float] = []
    begun, deals = perf_counter(), 0
    for match in range(matches):
        table = new_table("chipset", 2, sha256(bytes([match])).digest(), options={"ante": 1})
        players = [Timed(f"{match} {seat}") for seat in range(2)]
        play_table(table, players, Chance(bytes(32)))
        deals += table.state.deal
        times += [time for player in players for time in player.times]
    took = perf_counter() - begun
    times.sort()
    print(f"\na decision: median {1000 * median(times):.2f} ms, ", end="")
    print(f"99 of 100 below {1000 * times[len(times) * 99 // 100]:.2f} ms")
    begun = perf_counter()
    play(shipped(), (Seat(TRAINED), Seat(TRAINED)), 20_000, "speed", Stakes())
    bulk = 20_000 / (perf_counter() - begun)
    print(f"deals a second: engine {deals / took:.0f}, bulk {bulk:,.0f}")


if __name__ == "__main__":
    main()
