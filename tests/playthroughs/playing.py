"""The games of the playthroughs, played; without words, so that WebAssembly can play them, too."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.games import GAMES, find_game
from tercet.tables import new_table

NAMES: Final = ("Ada", "Ben", "Cleo")

#: What else is told besides each game as it comes: name of the file, game, and what is asked for.
EXTRA: Final[dict[str, dict[str, Any]]] = {
    "classic-fxs1995": {"game": "classic", "edition": "fxs1995"},
    "classic-turquoise": {"game": "classic", "edition": "turquoise"},
    "classic-italian": {"game": "classic", "edition": "italian"},
    "classic-beginners": {"game": "classic", "options": {"fixed": "s"}},
    "classic-tournament": {
        "game": "classic",
        "edition": "turquoise",
        "options": {"fixed": "r"},
        "match": {"form": "tournament"},
    },
    "solitaire-first": {"game": "solitaire", "options": {"form": "first", "strict": True}},
    "solitaire-penalty": {"game": "solitaire", "options": {"form": "penalty"}},
    "solitaire-told": {"game": "solitaire", "options": {"strict": True, "tell": True}},
}


def playthroughs() -> dict[str, dict[str, Any]]:
    """Every playthrough by name: one for each game, and the extra ones."""
    return {game.facts.key: {"game": game.facts.key} for game in GAMES} | EXTRA


def played(name: str) -> Table:
    """The table of a playthrough, at its end."""
    asked = dict(playthroughs()[name])
    key = asked.pop("game")
    seed = hashlib.sha256(name.encode()).digest()
    table = new_table(key, NAMES[: find_game(key).facts.players[1]], seed, **asked)
    play(table, Chance(hashlib.sha256(b"play" + seed).digest()))
    return table


def play(table: Table, chance: Chance) -> None:
    """Play by chance to the end, now and then letting time run out."""
    while table.outcome is None:
        due, who = table.deadline, sorted(table.may_act())
        dozing, chance = chance.below(15)
        if due is not None and (not who or due.at <= table.at or not dozing):
            table.tick(max(due.at, table.at))
            continue
        seat, chance = chance.pick(who)
        act, chance = _choose(table, seat, chance)
        pause, chance = chance.below(900)
        at = table.at + pause
        table.act(seat, act, at if due is None or at < due.at else None, table.seq)


def _choose(table: Table, seat: int, chance: Chance) -> tuple[Act, Chance]:
    """An act by chance, but twice as often of the first kinds, which are the wiser ones."""
    acts = table.legal(seat)
    first, chance = chance.below(2)
    if first and len(acts.often) > 1:
        group, chance = chance.pick(acts.often[:2])
        return chance.pick(group)
    return acts.draw(chance)
