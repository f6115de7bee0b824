"""Matches between bots for the tests, small enough to be quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tercet.bots.arena.match import step
from tercet.bots.intent import Intent
from tercet.bots.players import Bot, new_bot
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.games import GAMES
from tercet.tables import new_table

#: Who plays where the usual two would think long or be too few, and in which match form.
_OTHERWISE: dict[str, tuple[tuple[str, ...], str]] = {
    "classic": (("champion", "master", "expert"), "tournament"),
    "solitaire": (("expert",), "single"),
    "scout": (("champion", "master", "regular"), "dealers"),
    "setup": (("champion", "regular"), "dealers"),
    "coopset": (("expert", "regular"), "single"),
    "twenty": (("champion", "casual"), "target"),
    "dice": (("expert", "regular"), "single"),
}
#: For each game players that do not think long, and a match form.
QUICK: tuple[tuple[str, tuple[str, ...], str], ...] = tuple(
    (game.facts.key, *_OTHERWISE.get(game.facts.key, (("champion", "regular"), "single")))
    for game in GAMES
)


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def seated(game: str, keys: Sequence[str], number: int = 1) -> list[Bot]:
    return [new_bot(game, key, seed_of(100 * number + at)) for at, key in enumerate(keys)]


def table_of(game: str, seats: int, number: int = 1, form: str = "single") -> Table:
    match = {"form": form, **({"target": 2} if form == "target" else {})}
    return new_table(game, seats, seed_of(number), match=match)


def play_on(
    table: Table, bots: Sequence[Any], each: Callable[[int], None], most: int = 400
) -> None:
    """Play so many steps, or to the end, and call `each` before every step."""
    chance = Chance(seed_of(7))
    for number in range(most):
        if table.outcome is not None:
            return
        each(number)
        chance = step(table, bots, chance)


class Watched:
    """A bot whose intents are kept."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.intents = bot, list[tuple[Intent, Acts]]()

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        intent = self.bot.answer(view, legal, at)
        if intent is not None:
            self.intents.append((intent, legal))
        return intent
