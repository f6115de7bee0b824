"""How long bots let a person wait, in virtual time: `python -m tests.bots.waiting --games 5`.

A person who speaks at once plays every game with every skill. A wait is a time in which nothing can
happen without a bot: the person has said the word, it is another's turn, or the rules make the
person sit still. It ends when something has happened; a word of one bot alone does not end it. A
sealed question of ChipSet lasts its own time (CHIP-9a) and is not counted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tercet.bots.arena.match import Player, step
from tercet.bots.human.skills import SKILL_KEYS
from tercet.bots.intent import Intent
from tercet.bots.players import Bot, new_bot
from tercet.dice.finding import opening_turns
from tercet.dice.position import Position
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.engine.series import Ready, SeriesView
from tercet.engine.table import Step, Table
from tercet.games.chipset.terms import ChipsetView
from tercet.games.classic import NoneHere, TakeBack
from tercet.games.coopset.coopset import SayAdd, SayDone, Unsay
from tercet.games.dice.terms import DiceView, ThrowAgain
from tercet.games.scout.terms import GiveUp, ScoutView, Vote
from tercet.games.setup import Challenge
from tercet.tables import new_table

#: No bot may keep a person waiting for longer, and in a search of Scout for this long.
MOST_MS, MOST_SEARCH_MS = 8000, 12_000
#: Words that wait for those of others: to hear one does not end a wait.
WORDS = (NoneHere, TakeBack, SayDone, SayAdd, Unsay, GiveUp, Vote, Ready, ThrowAgain)
#: Tables where it matters what a mistake costs, and whose deals come one after the other.
TABLES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "classic": ("classic", {}, {"form": "dealers"}),
    "classic, locked out": ("classic", {"penalty": "lockout"}, {"form": "single"}),
    "scout": ("scout", {}, {"form": "dealers"}),
    "chipset": ("chipset", {}, {"form": "single"}),
    "setup": ("setup", {}, {"form": "dealers"}),
    "coopset": ("coopset", {}, {"form": "single"}),
    "twenty": ("twenty", {}, {"form": "target", "target": 2}),
    "dice": ("dice", {}, {"form": "single"}),
}
#: More than these no game is watched for.
MOST_STEPS = 400


class Waited(NamedTuple):
    """The longest waits of some games, in milliseconds: in searches of Scout, and everywhere else.

    `times` is how often anybody waited.
    """

    search: int = 0
    other: int = 0
    times: int = 0

    @property
    def too_long(self) -> bool:
        return self.other > MOST_MS or self.search > MOST_SEARCH_MS


class Impatient:
    """A person who speaks or plays after a second, mostly the word that others have to say, too."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed.to_bytes(32, "big"))

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        if not len(legal) or waits(view, legal):
            return None
        words = [act for act in (NoneHere(), SayDone(), SayAdd(), GiveUp()) if act in legal]
        number, self._chance = self._chance.below(10)
        if words and number < 7:
            return Intent(words[0], 1000)
        act, self._chance = legal.draw(self._chance)
        return Intent(act, 1000)


def waits(view: Any, legal: Acts) -> bool:
    """Whether a person with this view can do nothing of use until a bot acts."""
    if isinstance(view, SeriesView):
        view = view.table
    if TakeBack() in legal or Unsay() in legal:
        return True
    if isinstance(view, DiceView) and view.phase == "opening":
        assert view.seat is not None
        position = replace(Position.parse(view.position), to_move=view.seat)
        return not opening_turns(position)
    return all(isinstance(group[0], Challenge) for group in legal.groups if len(group))


def is_sealed(view: Any) -> bool:
    return isinstance(view, ChipsetView) and view.deadline is not None and _asks(view)


def _asks(view: ChipsetView) -> bool:
    return view.deadline is not None and view.deadline.label == "showdown"


def watch(table: Table, players: Sequence[Player], person: int, seed: int) -> Waited:
    """Play a table, and measure how long the person at this seat waits for the others."""
    chance, longest, since = Chance(seed.to_bytes(32, "big")), Waited(), -1
    for _ in range(MOST_STEPS):
        if table.outcome is not None:
            break
        view = table.view(person)
        if not waits(view, table.legal(person)) or is_sealed(view):
            since = -1
        elif since < 0:
            since = table.at
        chance = step(table, players, chance)
        if since >= 0:
            longest = _longer(longest, view, table.at - since)
            since = since if _is_mere_word(table.steps[-1]) else -1
    return longest


def _is_mere_word(done: Step) -> bool:
    """Whether somebody has spoken, and nothing has come of it yet."""
    return done.entry is not None and isinstance(done.entry.act, WORDS) and len(done.events) <= 1


def _longer(longest: Waited, view: Any, ms: int) -> Waited:
    inner = view.table if isinstance(view, SeriesView) else view
    search, other, times = longest
    if isinstance(inner, ScoutView) and inner.search is not None:
        return Waited(max(search, ms), other, times + 1)
    return Waited(search, max(other, ms), times + 1)


def longest_wait(
    name: str,
    key: str,
    games: int,
    bots: int = 1,
    make: Callable[[str, str, bytes, frozenset[int]], Player] = new_bot,
) -> Waited:
    """A person and so many bots of a skill at one of `TABLES`, several times."""
    game, options, match = TABLES[name]
    found = Waited()
    for number in range(games):
        seed = (1000 * number + bots).to_bytes(32, "big")
        table = new_table(game, 1 + bots, seed, options=options, match=match)
        seats = [
            make(game, key, bytes([seat + 1]) + seed[1:], frozenset({0})) for seat in range(bots)
        ]
        one = watch(table, [Impatient(number), *seats], 0, number)
        search, other = max(found.search, one.search), max(found.other, one.other)
        found = Waited(search, other, found.times + one.times)
    return found


class Slow:
    """A saboteur: a bot that takes a little longer than it means to."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        intent = self._bot.answer(view, legal, at)
        return None if intent is None else Intent(intent.act, intent.after_ms + MOST_MS - 1000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bots", type=int, nargs="*", default=[1, 3])
    parser.add_argument("--skills", nargs="*", default=SKILL_KEYS, help="such as strength:2.5")
    told = parser.parse_args()
    late = [_print_table(told.games, bots, told.skills) for bots in told.bots]
    sys.exit(any(late))


def _print_table(games: int, bots: int, keys: Sequence[str]) -> bool:
    """A line for each game; whether anybody waited for too long."""
    _print("", keys)
    late = False
    for name in TABLES:
        rows = [longest_wait(name, key, games, bots) for key in keys]
        late |= any(row.too_long for row in rows)
        _print(f"{name}, {bots} bots", [f"{row.other / 1000:.1f}" for row in rows])
        if any(row.search for row in rows):
            _print("  … a search", [f"{row.search / 1000:.1f}" for row in rows])
    return late


def _print(name: str, columns: Sequence[str]) -> None:
    sys.stdout.write(f"{name:28}" + "".join(f"{each:>13}" for each in columns) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
