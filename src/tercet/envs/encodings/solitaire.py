"""The solitaires as numbers: take three cards, say that there is none, or stop."""

from __future__ import annotations

from functools import lru_cache

from tercet.cards import Triple
from tercet.engine.acts import Act
from tercet.envs.encoding import TRIPLES, Begun, Choice, Field, Mask, count_field, triples_of
from tercet.envs.encodings.layout import LayoutEncoding
from tercet.games.solitaire import NoneHere, SolitaireView, Stop, Take


class SolitaireEncoding(LayoutEncoding):
    """One player against the pack, in all three forms (option `form`)."""

    key = "solitaire"
    players = 1
    choices = (
        Choice("three", len(TRIPLES), "take these three"),
        Choice("none", 1, "say that there is no SET"),
        Choice("stop", 1, "give up the solitaire"),
    )
    words = (NoneHere(), Stop())

    def figures(self, seats: int) -> tuple[Field, ...]:
        """What the form counts."""
        return (
            count_field("score", "as the form counts", below=True),
            count_field("owed", "debts, penalty points and mistakes", 3),
        )

    def count(self, view: SolitaireView, seat: int) -> tuple[int, ...]:
        """The figures of the form."""
        return view.score, view.debt, view.penalties, view.wrong

    def mask(self, view: SolitaireView, seat: int, begun: Begun) -> Mask:
        """Any three, and both words."""
        return _mask(self, len(view.table))

    def naming(self, view: SolitaireView, cards: Triple) -> Act:
        """Take them."""
        return Take(cards)

    def scores(self, view: SolitaireView) -> tuple[int, ...]:
        """SETs, less mistakes where the form counts them."""
        return (view.score,)


@lru_cache(maxsize=128)
def _mask(encoding: SolitaireEncoding, cards: int) -> Mask:
    return encoding.masked(three=range(triples_of(cards)), none=True, stop=True)
