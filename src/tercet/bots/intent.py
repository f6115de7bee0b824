"""What a bot is: something that sees views and intends acts, and nothing else.

A `Mind` plays one game at one seat. It is shown every view of its seat with the table time
(`look`), and when it may act it is asked what it means to do and when (`decide`). All it knows it
has from views; all its chance comes in as an argument.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct

from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance


class Intent(Struct, frozen=True):
    """An act, and how long after the view was shown it comes, in milliseconds.

    `planned`: it was meant for that moment before, and the view has changed nothing about it.
    """

    act: Act
    after_ms: int
    planned: bool = False


class Mind(ABC):
    """One game as one seat plays it; `at` is when it was last shown something.

    `people` are the seats of people, as everybody at a table knows them: they are not kept waiting.
    """

    at: int = 0
    people: frozenset[int] = frozenset()

    def look(self, view: Any, at: int) -> None:
        """Be shown a view at this table time, whether or not one may act."""
        self.at = at

    @abstractmethod
    def decide(self, view: Any, legal: Acts, chance: Chance) -> Intent | None:
        """What to do unless something happens before, or None to wait."""
