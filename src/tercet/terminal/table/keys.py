"""A key for every place: three rows of the keyboard for three rows of cards, or the alphabet.

The same as in the browser. A terminal tells letters and not places of keys, so that whoever has
another keyboard says which: the rows stay rows on each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

KeyOrder = Literal["rows", "alphabet"]
Keyboard = Literal["qwerty", "qwertz", "azerty"]

ROWS: Final[Mapping[Keyboard, tuple[str, str, str]]] = {
    "qwerty": ("qwertyuiop", "asdfghjkl;", "zxcvbnm,./"),
    "qwertz": ("qwertzuiop", "asdfghjklö", "yxcvbnm,.-"),
    "azerty": ("azertyuiop", "qsdfghjklm", "wxcvbn,;:!"),
}
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"


class Keys:
    """Which key belongs to which place."""

    def __init__(self, order: KeyOrder = "rows", keyboard: Keyboard = "qwerty") -> None:
        self._order, self._rows = order, ROWS[keyboard]

    def of_place(self, place: int) -> str | None:
        """The key of a place on the table, to which cards are added by columns of three."""
        if self._order == "alphabet":
            return _ALPHABET[place] if place < len(_ALPHABET) else None
        row = self._rows[place % 3]
        return row[place // 3] if place // 3 < len(row) else None

    def in_row(self, row: int, place: int, before: int) -> str | None:
        """The key where table and hand are rows of their own; `before` places come earlier."""
        if self._order == "alphabet":
            return self.of_place(before + place)
        keys = self._rows[row]
        return keys[place] if place < len(keys) else None


def usual_keyboard(lang: str) -> Keyboard:
    """The keyboard that most who read this language have."""
    usual: dict[str, Keyboard] = {"de": "qwertz", "fr": "azerty"}
    return usual.get(lang, "qwerty")
