"""Names that tell nothing: the same for the same person as long as the key is the same.

Without the key nobody can tell who it was, not even by trying all names; who has thrown the key
away cannot either. Games are named with a key that nobody keeps, whatever the key of the people:
the same game has another name in every export.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from tercet.tidy.rows import Somebody

KEY_BYTES: Final = 32
_LETTERS: Final = 12
_GAME_LETTERS: Final = 20


class Pseudonyms:
    """Makes them; with a key of its own that nobody keeps, unless one is given."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key if key is not None else secrets.token_bytes(KEY_BYTES)
        self._games = secrets.token_bytes(KEY_BYTES)

    def of(self, person: str) -> Somebody:
        """A person, by whatever tells that person from others."""
        return Somebody("p" + _keyed(self._key, person)[:_LETTERS])

    def game(self, id_: str) -> str:
        """A game, by whatever tells that game from others; for this export only."""
        return "g" + _keyed(self._games, id_)[:_GAME_LETTERS]


def _keyed(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def bot(key: str) -> Somebody:
    """A bot is called by its key."""
    return Somebody(key, key)
