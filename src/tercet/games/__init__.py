"""The games of the family, one file each; this list is the only place that names them all."""

from __future__ import annotations

from typing import Final

from tercet.engine.game import AnyGame
from tercet.errors import Unreadable
from tercet.games.chipset import CHIPSET
from tercet.games.classic import CLASSIC
from tercet.games.coopset import COOPSET
from tercet.games.dice import DICE
from tercet.games.retired.chipset_1 import CHIPSET_1
from tercet.games.retired.solitaire_1 import SOLITAIRE_1
from tercet.games.scout import SCOUT
from tercet.games.setup import SETUP
from tercet.games.solitaire import SOLITAIRE
from tercet.games.twenty import TWENTY

#: Every game in its newest version, in the order in which people are shown them.
GAMES: Final[tuple[AnyGame, ...]] = (
    CLASSIC,
    SOLITAIRE,
    SCOUT,
    CHIPSET,
    SETUP,
    COOPSET,
    TWENTY,
    DICE,
)

#: Older versions of rules, kept so that their logs replay for ever.
RETIRED: Final[tuple[AnyGame, ...]] = (SOLITAIRE_1, CHIPSET_1)


def find_game(key: str, version: int | None = None) -> AnyGame:
    """The game with this key; with a version, the rules of that version."""
    for game in (*GAMES, *RETIRED):
        if game.facts.key == key and version in (None, game.facts.version):
            return game
    known = [game for game in GAMES if game.facts.key == key]
    if not known:
        keys = ", ".join(game.facts.key for game in GAMES)
        raise Unreadable("game_unknown", game=key[:40], known=keys)
    newest = known[0].facts.version
    code = "log_newer_rules" if (version or 0) > newest else "log_rules_unknown"
    raise Unreadable(code, game=key, version=version, newest=newest)
