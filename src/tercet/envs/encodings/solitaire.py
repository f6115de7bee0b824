"""The solitaires as numbers: take three cards, say that there is none, or stop."""

from __future__ import annotations

from functools import lru_cache

from tercet.engine.acts import Act
from tercet.envs.encoding import (
    PLACES,
    TRIPLES,
    Begun,
    Choice,
    Encoding,
    Field,
    Mask,
    card_bytes,
    card_field,
    count_field,
    named_three,
    numbers,
    triples_of,
)
from tercet.games.solitaire import NoneHere, SolitaireView, Stop, Take


class SolitaireEncoding(Encoding):
    """One player against the pack, in all three forms (option `form`)."""

    key = "solitaire"
    players = 1
    choices = (
        Choice("three", len(TRIPLES), "take these three"),
        Choice("none", 1, "say that there is no SET"),
        Choice("stop", 1, "give up the solitaire"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Everything lies open but the pile."""
        return (
            card_field("table", PLACES, "the first 21 places of the table"),
            count_field("cards", "cards on the table and in the pile", 2),
            count_field("score", "as the form counts", below=True),
            count_field("owed", "debts, penalty points and mistakes", 3),
        )

    def observe(self, view: SolitaireView, seat: int, begun: Begun) -> bytes:
        """The table and the figures of the form."""
        figures = (len(view.table), view.pile, view.score, view.debt, view.penalties, view.wrong)
        return card_bytes(view.table, PLACES) + numbers(figures)

    def mask(self, view: SolitaireView, seat: int, begun: Begun) -> Mask:
        """Any three, and both words."""
        return _mask(self, len(view.table))

    def decide(self, view: SolitaireView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """Take, or a word."""
        if action < len(TRIPLES):
            return Take(named_three(view.table, action))
        return NoneHere() if action == len(TRIPLES) else Stop()

    def scores(self, view: SolitaireView) -> tuple[int, ...]:
        """SETs, less mistakes where the form counts them."""
        return (view.score,)


@lru_cache(maxsize=128)
def _mask(encoding: SolitaireEncoding, cards: int) -> Mask:
    return encoding.masked(three=range(triples_of(cards)), none=True, stop=True)
