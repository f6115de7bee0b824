"""What the players of a table are called where somebody reads it: by their names, or by number.

A log need not tell who played, and a name can be cut out of it; everything else stays.
"""

from __future__ import annotations

from typing import Protocol

from tercet.engine.log import Header
from tercet.words.texts import Texts


class Named(Protocol):
    """A table or a log."""

    @property
    def header(self) -> Header:
        """What was fixed before the first card."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names as far as they are told."""


def names_at(game: Named, texts: Texts) -> list[str]:
    """One name a seat: the player's own, or `Player 2` in the reader's language."""
    told = dict(enumerate(game.names))
    return [
        told.get(seat) or texts.say("player-number", number=seat + 1)
        for seat in range(game.header.count)
    ]
