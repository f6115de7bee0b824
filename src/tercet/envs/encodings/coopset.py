"""CoopSet as numbers: take three cards, or say one of the team's words."""

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
    flag_field,
    from_seat,
    named_three,
    numbers,
    triples_of,
)
from tercet.games.coopset.coopset import CoopSetView, SayAdd, SayDone, Unsay
from tercet.games.shared.race import Take


class CoopSetEncoding(Encoding):
    """One team: everybody is paid the team's score."""

    key = "coopset"
    choices = (
        Choice("three", len(TRIPLES), "take these three"),
        Choice("done", 1, "say that no more is to be taken from this layout"),
        Choice("add", 1, "ask for one more card"),
        Choice("unsay", 1, "take that word back"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Everything lies open but the pile."""
        return (
            card_field("table", PLACES, "the first 21 places of the table"),
            count_field("cards", "cards on the table and in the pile", 2),
            count_field("score", "of the team", below=True),
            count_field("layout", "its number, SETs taken from it, cards added to it", 3),
            count_field("wrong", "mistakes of the team"),
            flag_field("word", "of each member: has said one of the words", seats),
        )

    def observe(self, view: CoopSetView, seat: int, begun: Begun) -> bytes:
        """The layout, the team's figures, and who has spoken."""
        order = from_seat(len(view.players), seat)
        words = [view.players[other].word is not None for other in order]
        figures = (len(view.table), view.pile, view.score, view.layout, view.sets, view.added)
        return card_bytes(view.table, PLACES) + numbers([*figures, view.wrong, *words])

    def mask(self, view: CoopSetView, seat: int, begun: Begun) -> Mask:
        """Any three; "done" after the first SET, "add" before it, and both at the end."""
        word = view.players[seat].word is not None
        return _mask(self, len(view.table), word, bool(view.sets), bool(view.pile))

    def decide(self, view: CoopSetView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """Take, or a word."""
        if action < len(TRIPLES):
            return Take(named_three(view.table, action))
        return (SayDone(), SayAdd(), Unsay())[action - len(TRIPLES)]

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
