"""The dice as things: how many there are and what stands on their six sides (DICE-1).

A die is known by its number in the kit. Throwing it is choosing one of its sides, and that choice
comes from the caller: there is no chance in here.
"""

from __future__ import annotations

from dataclasses import dataclass

from tercet.dice.faces import Die


@dataclass(frozen=True, slots=True)
class Kit:
    """All the dice of a game, each a tuple of six sides."""

    name: str
    dice: tuple[tuple[Die, ...], ...]

    def __len__(self) -> int:
        return len(self.dice)

    def side(self, die: int, at: int) -> Die:
        """What a die shows when it has fallen on this side, 0 to 5."""
        return self.dice[die][at]
