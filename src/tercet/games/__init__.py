"""The games of the family, one file each; this list is the only place that names them all.

A game is loaded when it is first asked for, because a command or a bot plays only one of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from tercet.engine.game import AnyGame
from tercet.errors import Unreadable

#: In the order in which people are shown them. The game `classic` is `CLASSIC` in the module
#: `tercet.games.classic`, and so on.
KEYS: Final = (
    "classic",
    "solitaire",
    "scout",
    "chipset",
    "setup",
    "coopset",
    "twenty",
    "dice",
)

#: Older versions of rules, kept so that their logs replay for ever.
RETIRED: Final[tuple[AnyGame, ...]] = ()

if TYPE_CHECKING:
    #: Every game in its newest version; whoever reads it has them all loaded.
    GAMES: tuple[AnyGame, ...]
else:

    def __getattr__(name: str) -> tuple[AnyGame, ...]:
        if name == "GAMES":
            return tuple(map(_newest, KEYS))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def find_game(key: str, version: int | None = None) -> AnyGame:
    """The game with this key; with a version, the rules of that version."""
    known = [_newest(key)] if key in KEYS else []
    for game in (*known, *RETIRED):
        if game.facts.key == key and version in (None, game.facts.version):
            return game
    if not known:
        raise Unreadable("game_unknown", game=key[:40], known=", ".join(KEYS))
    newest = known[0].facts.version
    code = "log_newer_rules" if (version or 0) > newest else "log_rules_unknown"
    raise Unreadable(code, game=key, version=version, newest=newest)


def _newest(key: str) -> AnyGame:
    return cast("AnyGame", getattr(import_module(f"tercet.games.{key}"), key.upper()))
