"""The encodings of the games, one file each; this list is the only place that names them all."""

from __future__ import annotations

from typing import Final

from tercet.envs.encoding import Encoding
from tercet.envs.encodings.chipset import ChipsetEncoding
from tercet.envs.encodings.classic import ClassicEncoding
from tercet.envs.encodings.coopset import CoopSetEncoding
from tercet.envs.encodings.dice import DiceEncoding
from tercet.envs.encodings.scout import ScoutEncoding
from tercet.envs.encodings.setup import SetUpEncoding
from tercet.envs.encodings.solitaire import SolitaireEncoding
from tercet.envs.encodings.twenty import TwentyEncoding
from tercet.errors import Unreadable

#: Every game that is an environment, in the order of `tercet.games.GAMES`.
ENCODINGS: Final[tuple[Encoding, ...]] = (
    ClassicEncoding(),
    SolitaireEncoding(),
    ScoutEncoding(),
    ChipsetEncoding(),
    SetUpEncoding(),
    CoopSetEncoding(),
    TwentyEncoding(),
    DiceEncoding(),
)


def find_encoding(key: str) -> Encoding:
    """The encoding of the game with this key."""
    for encoding in ENCODINGS:
        if encoding.key == key:
            return encoding
    known = ", ".join(encoding.key for encoding in ENCODINGS)
    raise Unreadable("game_unknown", game=key[:40], known=known)
