"""CoopSet as numbers: take three cards, or say one of the team's words."""

from __future__ import annotations

from functools import lru_cache

from tercet.cards import Triple
from tercet.engine.acts import Act
from tercet.envs.encoding import (
    TRIPLES,
    Begun,
    Choice,
    Field,
    Mask,
    count_field,
    flag_field,
    from_seat,
    triples_of,
)
from tercet.envs.encodings.layout import LayoutEncoding
from tercet.games.coopset.coopset import CoopSetView, SayAdd, SayDone, Unsay
from tercet.games.shared.race import Take


class CoopSetEncoding(LayoutEncoding):
    """One team: everybody is paid the team's score."""

    key = "coopset"
    choices = (
        Choice("three", len(TRIPLES), "take these three"),
        Choice("done", 1, "say that no more is to be taken from this layout"),
        Choice("add", 1, "ask for one more card"),
        Choice("unsay", 1, "take that word back"),
    )
    words = (SayDone(), SayAdd(), Unsay())

    def figures(self, seats: int) -> tuple[Field, ...]:
        """How the team stands, and who has spoken."""
        return (
            count_field("score", "of the team", below=True),
            count_field("layout", "its number, SETs taken from it, cards added to it", 3),
            count_field("wrong", "mistakes of the team"),
            flag_field("word", "of each member: has said one of the words", seats),
        )

    def count(self, view: CoopSetView, seat: int) -> list[int]:
        """The team's figures, and the words from the own seat on."""
        order = from_seat(len(view.players), seat)
        words = [view.players[other].word is not None for other in order]
        return [view.score, view.layout, view.sets, view.added, view.wrong, *words]

    def mask(self, view: CoopSetView, seat: int, begun: Begun) -> Mask:
        """Any three; "done" after the first SET, "add" before it, and both at the end."""
        word = view.players[seat].word is not None
        return _mask(self, len(view.table), word, bool(view.sets), bool(view.pile))

    def naming(self, view: CoopSetView, cards: Triple) -> Act:
        """Take them."""
        return Take(cards)

    def scores(self, view: CoopSetView) -> tuple[int, ...]:
        """The team's, for each of its members."""
        return (view.score,) * len(view.players)


@lru_cache(maxsize=512)
def _mask(encoding: CoopSetEncoding, cards: int, word: bool, sets: bool, pile: bool) -> Mask:
    return encoding.masked(
        three=range(triples_of(cards)),
        done=not word and (sets or not pile),
        add=not word and not sets,
        unsay=word,
    )
