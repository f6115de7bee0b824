"""Names that tell nothing: the same for the same person as long as the key is the same.

Without the key nobody can tell who it was, not even by trying all names; who has thrown the key
away cannot either.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from tercet.tidy.rows import Somebody

KEY_BYTES: Final = 32
_LETTERS: Final = 12


class Pseudonyms:
    """Makes them; with a key of its own that nobody keeps, unless one is given."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key if key is not None else secrets.token_bytes(KEY_BYTES)

    def of(self, person: str) -> Somebody:
        """A person, by whatever tells that person from others."""
        digest = hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()
        return Somebody(f"p{digest[:_LETTERS]}")


def bot(key: str) -> Somebody:
    """A bot is called by its key."""
    return Somebody(key, key)
