"""What games share where any three cards of an open layout are named in one decision."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from tercet.cards import Triple
from tercet.engine.acts import Act
from tercet.envs.encoding import (
    PLACES,
    TRIPLES,
    Begun,
    Encoding,
    Field,
    card_bytes,
    card_field,
    count_field,
    named_three,
    numbers,
)


class LayoutEncoding(Encoding):
    """Everything lies open but the pile. The first choice is of three cards, each other a word."""

    #: What the choices after the first one say.
    words: ClassVar[tuple[Act, ...]]

    @abstractmethod
    def figures(self, seats: int) -> tuple[Field, ...]:
        """What the game counts besides cards."""

    @abstractmethod
    def count(self, view: Any, seat: int) -> Iterable[int]:
        """The same as numbers."""

    @abstractmethod
    def naming(self, view: Any, cards: Triple) -> Act:
        """To name three cards is this act."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The table and the pile, and what the game counts."""
        return (
            card_field("table", PLACES, "the first 21 places of the table"),
            count_field("cards", "cards on the table and in the pile", 2),
            *self.figures(seats),
        )

    def observe(self, view: Any, seat: int, begun: Begun) -> bytes:
        """The table and how it stands."""
        figures = (len(view.table), view.pile, *self.count(view, seat))
        return card_bytes(view.table, PLACES) + numbers(figures)

    def decide(self, view: Any, seat: int, begun: Begun, action: int) -> Act | Begun:
        """Three cards, or a word."""
        if action < len(TRIPLES):
            return self.naming(view, named_three(view.table, action))
        return self.words[action - len(TRIPLES)]
